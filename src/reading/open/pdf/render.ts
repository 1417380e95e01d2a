import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary, type PDFiumDocument, type PDFiumImageObject, type PDFiumPage } from '@hyzyla/pdfium'
import { noiseOf, heavyNoiseMin } from '../../raster/noise.ts'
import type { Raster } from '../../raster/raster.ts'

/** Long side a page is drawn at; a letter page then has 200 dpi. */
const sidePixels = 2200
/** A page thinner than this once drawn is no page. */
const sidePixelsMin = 16
/** Pages larger than this are drawn smaller: a poster took 2 GB. docs/pdf-files.md. */
const scaleMax = 4

/** A image whose sides have the ratio of the page's, within this share, is taken to fill it. */
const ratioSlack = 0.03

/** Draws PDF pages. */
export interface PdfRenderer {
  /** Pages of the file by index, from 0; null when the file cannot be opened. A page that cannot be drawn is left out. */
  render(
    bytes: Uint8Array,
    pages: readonly number[],
    options: { readonly shrink: number },
  ): Promise<ReadonlyMap<number, Raster> | null>
}

/** Loads PDFium from the installed package, about 50 ms. */
export async function openPdfRenderer(): Promise<PdfRenderer> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
  const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer })
  return {
    async render(bytes, pages, { shrink }) {
      const pdf = await library.loadDocument(bytes).catch(() => null)
      if (pdf === null) return null
      const rasters = new Map<number, Raster>()
      for (const index of pages) {
        const raster = await drawPage(pdf, index, shrink)
        if (raster !== null) rasters.set(index, raster)
      }
      pdf.destroy()
      return rasters
    },
  }
}

async function drawPage(pdf: PDFiumDocument, index: number, shrink: number): Promise<Raster | null> {
  try {
    const page = pdf.getPage(index)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const drawn = async (side: number): Promise<Raster | null> => {
      const scale = Math.min(scaleMax, side / Math.max(1, originalWidth, originalHeight)) / shrink
      // A page is closed once it is drawn.
      const { width, height, data } = await pdf.getPage(index).render({ scale, render: 'bitmap', colorSpace: 'Gray' })
      return Math.min(width, height) < sidePixelsMin ? null : { width, height, pixels: greyOf(data, width * height) }
    }
    // Of a scan drawn larger than it is, heavy noise would be as large as strokes.
    const ownSide = await scanSide(page, originalWidth / originalHeight)
    const scan = ownSide < sidePixels ? await drawn(ownSide) : null
    return scan !== null && noiseOf(scan) >= heavyNoiseMin ? scan : await drawn(sidePixels)
  } catch {
    // A damaged page is left out; the others are read.
    return null
  }
}

/** Long side in pixels of the one image that a scanned page is; Infinity for pages of another kind. */
async function scanSide(page: PDFiumPage, ratio: number): Promise<number> {
  let image: PDFiumImageObject | null = null
  for (const object of page.objects()) {
    if (image !== null || object.type !== 'image') return Infinity
    image = object
  }
  if (image === null) return Infinity
  // A damaged image has no size of its own; the page is drawn without it.
  const raw = await image.getImageDataRaw().catch(() => null)
  if (raw === null) return Infinity
  const { width, height } = raw
  return Math.abs(width / height / ratio - 1) > ratioSlack ? Infinity : Math.max(width, height)
}

/** PDFium hands a grey bitmap out as four bytes a pixel. */
function greyOf(data: Uint8Array, count: number): Uint8Array {
  if (data.length === count) return data
  const step = data.length / count
  const pixels = new Uint8Array(count)
  for (let pixel = 0; pixel < count; pixel++) pixels[pixel] = data[pixel * step] ?? 255
  return pixels
}
