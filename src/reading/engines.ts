import { openBarcodes } from './codes/barcode/read-barcodes.ts'
import { openNativeOcr } from './recognise/ocr/native.ts'
import { openOcr, type Ocr } from './recognise/ocr/tesseract.ts'
import { openPdfRenderer, type PdfRenderer } from './open/pdf/render.ts'

/** Engines that a reading process keeps loaded between files. */
export interface ReadingEngines {
  readonly ocr: Ocr
  readonly pdf: PdfRenderer
}

/** Loads OCR engine, barcode decoder and PDF renderer. `nativeOcr` is the path of a program that reads whole pages, or null. */
export async function openEngines(nativeOcr: string | null): Promise<ReadingEngines> {
  const [ocr, pdf] = await Promise.all([openOcr(), openPdfRenderer(), openBarcodes()])
  return { ocr: nativeOcr === null ? ocr : openNativeOcr(nativeOcr, ocr), pdf }
}
