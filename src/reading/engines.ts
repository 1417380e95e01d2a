import { openBarcodes } from './codes/barcode/read-barcodes.ts'
import { openNativeOcr } from './recognise/ocr/native.ts'
import { openOnnxPrintReader } from './recognise/ocr/onnx/open-onnx.ts'
import { openOcr, type Ocr } from './recognise/ocr/tesseract.ts'
import { openPdfRenderer, type PdfRenderer } from './open/pdf/render.ts'

/** Engines that a reading process keeps loaded between files. */
export interface ReadingEngines {
  readonly ocr: Ocr
  readonly pdf: PdfRenderer
}

/**
 * Loads OCR engine, barcode decoder and PDF renderer. `nativeOcr` is the path of a program that reads whole pages, or null. With
 * `onnx` print of cards and photographs is read with the onnx packages; throws OnnxReaderMissing without them.
 */
export async function openEngines(
  nativeOcr: string | null,
  { onnx }: { readonly onnx: boolean } = { onnx: false },
): Promise<ReadingEngines> {
  const [ocr, pdf] = await Promise.all([openOcr(), openPdfRenderer(), openBarcodes()])
  const withPrint = onnx ? { ...ocr, print: await openOnnxPrintReader() } : ocr
  return { ocr: nativeOcr === null ? withPrint : openNativeOcr(nativeOcr, withPrint), pdf }
}
