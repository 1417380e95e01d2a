import type { DocumentMime } from '../../../src/ports/reader.ts'
import * as images from './worst-images.ts'
import * as pdfs from './worst-pdfs.ts'

/** A file made to cost as much reading as it can. */
export interface WorstFile {
  readonly name: string
  readonly mime: DocumentMime
  readonly make: () => Buffer | Promise<Buffer>
}

const pdf = (name: string, make: WorstFile['make']): WorstFile => ({ name, mime: 'application/pdf', make })
const png = (name: string, make: WorstFile['make']): WorstFile => ({ name, mime: 'image/png', make })

/** The worst files we know, small enough to be uploaded. docs/reading.md#limits. */
export const worstFiles: readonly WorstFile[] = [
  pdf('dense text', pdfs.denseText),
  pdf('dense words', pdfs.denseWords),
  pdf('nested forms', pdfs.nestedForms),
  pdf('form in itself', pdfs.formInItself),
  pdf('deflate bomb', pdfs.deflateBomb),
  pdf('predictor rows', pdfs.predictorRows),
  pdf('JBIG2 of 60,000 pixels a side', () => pdfs.declaredPixels('JBIG2Decode')),
  pdf('JPX of 60,000 pixels a side', () => pdfs.declaredPixels('JPXDecode')),
  pdf('many annotations', pdfs.manyAnnotations),
  pdf('many fonts', pdfs.manyFonts),
  pdf('tiny pages', pdfs.tinyPages),
  pdf('tiny tiles', pdfs.tinyTiles),
  pdf('many paths', pdfs.manyPaths),
  pdf('runs of text', pdfs.runsOfText),
  png('noise', () => images.noise()),
  png('specks', images.specks),
  png('lines of shapes', images.linesOfShapes),
  png('bars', images.bars),
  png('chevrons', images.chevrons),
  png('most pixels, PNG', () => images.mostPixels('png')),
  { name: 'most pixels, TIFF', mime: 'image/tiff', make: () => images.mostPixels('tiff') },
  { name: 'most pixels, WebP', mime: 'image/webp', make: () => images.mostPixels('webp') },
  { name: 'pages of noise', mime: 'image/tiff', make: images.noisyPages },
]
