import { openBarcodes } from './barcode/read-barcodes.ts'
import { openOcr, type Ocr } from './ocr/tesseract.ts'
import { openPdfRenderer, type PdfRenderer } from './pdf/render.ts'

/** Everything a child keeps warm between files. */
export interface Instruments {
  readonly ocr: Ocr
  readonly pdf: PdfRenderer
}

/** Loads recogniser, barcode decoder and PDF renderer. */
export async function openInstruments(): Promise<Instruments> {
  const [ocr, pdf] = await Promise.all([openOcr(), openPdfRenderer(), openBarcodes()])
  return { ocr, pdf }
}
