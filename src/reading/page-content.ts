import { inTurn, scaling } from '../domain/values/homography.ts'
import type { Capture, PageGeometry, ReadingNote } from '../ports/reader.ts'
import { cutOut, smallSidePixels } from './clean/cut-out.ts'
import { flawsOf, type Flaws } from './recognise/image-defects.ts'
import type { ReadingEngines } from './engines.ts'
import { readMachineCodes } from './codes/machine-codes.ts'
import { stepsWithin, type CpuBudget } from './page/cpu-budget.ts'
import { isPlain } from './page/is-plain.ts'
import type { ReadPage } from './page/page.ts'
import { geometryOfPrint, geometryOfText } from './page/page-geometry.ts'
import { countRevisions } from './open/pdf/revisions.ts'
import { isScan, shownPages } from './open/pdf/shown-pages.ts'
import type { DrawnPage } from './open/pdf/render.ts'
import { readTextLayer } from './open/pdf/text-layer.ts'
import type { DocumentRequest } from './process/protocol.ts'
import { recogniseCapture } from './open/capture.ts'
import { decodeImage, decodeSmall } from './raster/decode.ts'
import { readExif } from './open/exif.ts'
import { perceptualHash } from './raster/perceptual-hash.ts'
import type { Raster } from './raster/raster.ts'
import { recognisePage, type RecognisedPage } from './recognise/recognise.ts'

/** Most pages of one file that go through OCR, which takes seconds a page. */
const recognisedPagesMax = 3
/** Reduction of a page drawn to see which words show, against one drawn for OCR. */
const previewShrink = 4

/** The pages of a file as words, before type and fields are known. */
export interface PageContent {
  /** In file order; pages read by OCR are in `recognised` too. */
  readonly pages: readonly ReadPage[]
  readonly recognised: readonly RecognisedPage[]
  /** Text layers of pages that were read by OCR because a person does not see that text, in points. */
  readonly textsBesideOcr: readonly ReadPage[]
  /** Of all these pages, in the same order. */
  readonly geometries: readonly PageGeometry[]
  /** CPU milliseconds that reading them took. */
  readonly recognisedCpuMs: number
  readonly pageCount: number
  readonly created: string
  readonly modified: string
  readonly producer: string
  readonly revisions: number
  readonly perceptualHash: string | null
  readonly capture: Capture | null
  /** Of the recognised pages. */
  readonly flaws: readonly Flaws[]
  readonly notes: readonly ReadingNote[]
}

/** A request with the current day, YYYY-MM-DD, which decides the century of birth dates in an MRZ, and its budget. */
type DatedRequest = DocumentRequest & { readonly today: string; readonly budget: CpuBudget }

const noContent: PageContent = {
  pages: [],
  recognised: [],
  textsBesideOcr: [],
  geometries: [],
  recognisedCpuMs: 0,
  pageCount: 0,
  created: '',
  modified: '',
  producer: '',
  revisions: 1,
  perceptualHash: null,
  capture: null,
  flaws: [],
  notes: [],
}

/** Opens a file and reads its pages. A file that cannot be opened has no pages and a note with the cause. */
export async function readPageContent(
  bytes: Uint8Array,
  request: DatedRequest,
  engines: ReadingEngines,
): Promise<PageContent> {
  return request.mime === 'application/pdf' ? readPdf(bytes, request, engines) : readImage(bytes, request, engines)
}

async function readImage(bytes: Uint8Array, request: DatedRequest, engines: ReadingEngines): Promise<PageContent> {
  const { shrink } = request
  const image = await decodeImage(bytes, { pagesMax: recognisedPagesMax, shrink })
  if (image === null) return { ...noContent, notes: [{ code: 'undecodable' }] }
  const { read: rasters, cpuMs } = await readWithin(request.budget, image.pages.entries(), async ([index, raster]) => {
    const small = await decodeSmall(bytes, { page: index, sidePixels: smallSidePixels })
    const { raster: cut, toImage } = cutOut(raster, small)
    const size = image.sizes[index] ?? raster
    const original = { unit: 'pixel', width: size.width, height: size.height } as const
    return readRaster(cut, { index, original, toOriginal: inTurn(toImage, scaling(raster, size)) }, request, engines)
  })
  const recognised = rasters.map(({ recognised }) => recognised)
  const exif = readExif(image.exif)
  return {
    ...noContent,
    pages: recognised.map(({ page }) => page),
    recognised,
    geometries: rasters.map(({ geometry }) => geometry),
    recognisedCpuMs: cpuMs,
    pageCount: image.pageCount,
    created: exif.created,
    modified: exif.modified,
    producer: exif.software,
    perceptualHash: await hashOf(image.pages[0]),
    capture: await recogniseCapture(bytes, { exif, image: image.pages[0] ?? null }),
    flaws: rasters.flatMap(({ flaws }) => flaws),
    notes: [
      ...(image.truncated ? [{ code: 'truncated_image' as const }] : []),
      ...unread(image.pageCount - rasters.length),
    ],
  }
}

async function readPdf(bytes: Uint8Array, request: DatedRequest, engines: ReadingEngines): Promise<PageContent> {
  const revisions = countRevisions(bytes)
  const layer = await readTextLayer(bytes, request.budget)
  if (layer === 'encrypted') return { ...noContent, revisions, notes: [{ code: 'encrypted_pdf' }] }
  const { pages, pageCount } = layer === 'broken' ? { pages: [], pageCount: 0 } : layer
  const scans = layer === 'broken' ? [0] : pages.filter(isScan).map(({ page }) => page.index)
  const draw = (indexes: readonly number[], shrink: number) => engines.pdf.render(bytes, indexes, { shrink })
  const rasters =
    scans.length === 0 ? new Map<number, DrawnPage>() : await draw(scans.slice(0, recognisedPagesMax), request.shrink)
  if (layer === 'broken' && (rasters === null || rasters.size === 0))
    return { ...noContent, revisions, notes: [{ code: 'undecodable' }] }
  const { read: readRasters, cpuMs } = await readWithin(request.budget, rasters ?? [], ([index, raster]) => {
    const place = {
      index,
      original: { unit: 'point', ...raster.points },
      toOriginal: scaling(raster, raster.points),
    } as const
    return readRaster(raster, place, request, engines)
  })
  const recognised = readRasters.map(({ recognised }) => recognised)
  const read = new Map(recognised.map(({ page }) => [page.index, page]))
  const texts = pages.filter(({ page }) => !scans.includes(page.index))
  const shown = await shownPages(texts, (indexes) => draw(indexes, request.shrink * previewShrink))
  const unreadCount = Math.max(0, pageCount - pages.length) + scans.length - recognised.length
  return {
    pages: [...shown.pages, ...read.values()].sort((a, b) => a.index - b.index),
    recognised,
    textsBesideOcr: pages.filter(({ page }) => read.has(page.index)).map(({ page }) => page),
    geometries: [...shown.pages.map(geometryOfText), ...readRasters.map(({ geometry }) => geometry)].sort(
      (a, b) => a.page - b.page,
    ),
    recognisedCpuMs: cpuMs,
    pageCount: Math.max(pageCount, recognised.length),
    created: layer === 'broken' ? '' : layer.created,
    modified: layer === 'broken' ? '' : layer.modified,
    producer: layer === 'broken' ? '' : layer.producer,
    revisions,
    perceptualHash: await hashOf(rasters?.get(0)),
    capture: null,
    flaws: readRasters.flatMap(({ flaws }) => flaws),
    notes: [
      ...unread(unreadCount),
      ...(shown.hidden ? [{ code: 'hidden_text' as const }] : []),
      ...(pages.some(({ trust }) => trust === 'written_over') ? [{ code: 'written_over' as const }] : []),
    ],
  }
}

/** The first pages as read, as many as the budget allows, and what they took. */
async function readWithin<P>(
  budget: CpuBudget,
  pages: Iterable<P>,
  read: (page: P) => Promise<ReadRaster>,
): Promise<{ readonly read: readonly ReadRaster[]; readonly cpuMs: number }> {
  const begunMs = budget.spentMs()
  const inBudget = stepsWithin(budget)
  const done: ReadRaster[] = []
  for (const page of pages) {
    const pageBegunMs = budget.spentMs()
    const one = await inBudget(() => read(page))
    if (one === null) break
    done.push(one)
    if (isPlain([one.recognised.page])) budget.credit(budget.spentMs() - pageBegunMs)
  }
  return { read: done, cpuMs: budget.spentMs() - begunMs }
}

interface ReadRaster {
  readonly recognised: RecognisedPage
  readonly geometry: PageGeometry
  readonly flaws: readonly Flaws[]
}

/** A page of the file and the map onto it from the image that it is read from. */
interface PlacedPage extends Pick<PageGeometry, 'original' | 'toOriginal'> {
  readonly index: number
}

async function readRaster(
  raster: Raster,
  { index, ...place }: PlacedPage,
  { shrink, today }: DatedRequest,
  { ocr }: ReadingEngines,
): Promise<ReadRaster> {
  const codes = await readMachineCodes(raster, { today })
  const recognised = await recognisePage(raster, index, ocr, { shrink, codes })
  return { recognised, geometry: geometryOfPrint(recognised, place), flaws: [flawsOf(raster, recognised)] }
}

function unread(count: number): readonly ReadingNote[] {
  return count > 0 ? [{ code: 'pages_not_read', subject: String(count) }] : []
}

async function hashOf(raster: Raster | undefined): Promise<string | null> {
  return raster === undefined ? null : perceptualHash(raster)
}
