import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary, type PDFiumDocument, type PDFiumImageObject, type PDFiumPage } from '@hyzyla/pdfium'
import { noiseOf, heavyNoiseMin } from '../../raster/noise.ts'
import type { Raster } from '../../raster/raster.ts'

/** Long side of a drawn page: 200 dpi for letter size. */
const sidePixels = 2200
/** A page with a shorter side is skipped. */
const sidePixelsMin = 16
/** Largest scale, in pixels a point, for very small pages. docs/pdf-files.md. */
const scaleMax = 4

/** An image fills the page when the ratios of their sides differ by at most this share. */
const ratioSlack = 0.03

/** A drawn page with its size as shown, in points. */
export interface DrawnPage extends Raster {
  readonly points: { readonly width: number; readonly height: number }
}

/** Draws PDF pages as grey images. */
export interface PdfRenderer {
  /** Drawn pages by index, from 0; null when the file cannot be opened. A page that cannot be drawn is absent. */
  render(
    bytes: Uint8Array,
    pages: readonly number[],
    options: { readonly shrink: number },
  ): Promise<ReadonlyMap<number, DrawnPage> | null>
}

/** Loads PDFium from the installed package. About 50 ms. */
export async function openPdfRenderer(): Promise<PdfRenderer> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
  const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer })
  return {
    async render(bytes, pages, { shrink }) {
      const pdf = await library.loadDocument(bytes).catch(() => null)
      if (pdf === null) return null
      const rasters = new Map<number, DrawnPage>()
      for (const index of pages) {
        const raster = await drawPage(pdf, index, shrink)
        if (raster !== null) rasters.set(index, raster)
      }
      pdf.destroy()
      return rasters
    },
  }
}

async function drawPage(pdf: PDFiumDocument, index: number, shrink: number): Promise<DrawnPage | null> {
  try {
    const page = pdf.getPage(index)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const points = { width: originalWidth, height: originalHeight }
    const drawn = async (side: number): Promise<DrawnPage | null> => {
      const scale = Math.min(scaleMax, side / Math.max(1, originalWidth, originalHeight)) / shrink
      // `render` closes the page.
      const { width, height, data } = await pdf.getPage(index).render({ scale, render: 'bitmap', colorSpace: 'Gray' })
      if (Math.min(width, height) < sidePixelsMin) return null
      return { width, height, pixels: greyOf(data, width * height), points }
    }
    // An enlarged scan with heavy noise would have noise as large as strokes.
    const ownSide = await scanSide(page, originalWidth / originalHeight)
    const scan = ownSide < sidePixels ? await drawn(ownSide) : null
    return scan !== null && noiseOf(scan) >= heavyNoiseMin ? scan : await drawn(sidePixels)
  } catch {
    // A damaged page is skipped.
    return null
  }
}

/** Long side, in pixels, of the single image of a scanned page; Infinity for other pages. */
async function scanSide(page: PDFiumPage, ratio: number): Promise<number> {
  let image: PDFiumImageObject | null = null
  for (const object of page.objects()) {
    if (image !== null || object.type !== 'image') return Infinity
    image = object
  }
  if (image === null) return Infinity
  // A damaged image has no size; the page is drawn without it.
  const raw = await image.getImageDataRaw().catch(() => null)
  if (raw === null) return Infinity
  const { width, height } = raw
  return Math.abs(width / height / ratio - 1) > ratioSlack ? Infinity : Math.max(width, height)
}

/** PDFium returns a grey bitmap with four bytes a pixel. */
function greyOf(data: Uint8Array, count: number): Uint8Array {
  if (data.length === count) return data
  const step = data.length / count
  const pixels = new Uint8Array(count)
  for (let pixel = 0; pixel < count; pixel++) pixels[pixel] = data[pixel * step] ?? 255
  return pixels
}
