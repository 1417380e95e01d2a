/** A process that only recognises: the page of a file as reading prepares it, as often as a message says; then it answers. */
import { readFileSync } from 'node:fs'
import { openOcr } from '../../src/reading/recognise/ocr/tesseract.ts'
import { preparePage } from '../../src/reading/clean/prepare.ts'
import { decodeImage } from '../../src/reading/raster/decode.ts'

const decoded = await decodeImage(readFileSync(process.argv[2] ?? ''), { pagesMax: 1, shrink: 1 })
const [page] = decoded?.pages ?? []
if (page === undefined) throw new Error('Name an image file.')
const { raster } = await preparePage(page, { shrink: 1 })
const ocr = await openOcr()

process.on('disconnect', () => process.exit(0))
process.on('message', (times) => {
  for (let time = 0; time < Number(times); time++)
    ocr.readPage(raster, { segmentation: 'auto', binarisation: 'sauvola', languages: 'french' })
  process.send?.('done')
})
process.send?.('ready')
