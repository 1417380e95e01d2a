import { readTextLayer } from '../../src/reading/open/pdf/text-layer.ts'
import { openCpuBudget } from '../../src/reading/page/cpu-budget.ts'
import type { ReadPage } from '../../src/reading/page/page.ts'
import { textPdf } from '../../tools/documents/drawing/pdf.ts'
import type { Sheet } from '../../tools/documents/drawing/sheet.ts'
import { chooseSamples, drawSample } from '../../tools/documents/samples/samples.ts'
import { drawUnseen, unseenSamples, type Split } from '../../tools/documents/unseen/samples.ts'

const cpuMs = 60_000

/** A document to learn from: its words, and what it is. */
export interface TypedDocument {
  /** Who drew its layout; `tuned` for the layouts that the titles and cues of the types were written on. */
  readonly author: string
  readonly layout: string
  readonly docType: string
  readonly pages: readonly ReadPage[]
}

/** Documents of the layouts that titles and cues were written on, `seeds` of each layout and language. */
export async function tunedDocuments(seeds: number): Promise<readonly TypedDocument[]> {
  const languages = ['en', 'fr'] as const
  const samples = chooseSamples({ types: [], levels: ['clean'], languages, perLayout: seeds, firstSeed: 1 })
  const documents: TypedDocument[] = []
  for (const sample of samples) {
    const { sheets } = await drawSample(sample)
    const layout = [sample.docType, sample.layout, sample.language].join('-')
    documents.push({ author: 'tuned', layout, docType: sample.docType, pages: await pagesOf(sheets) })
  }
  return documents
}

/** Documents of a split of the unseen layouts, `seeds` of each. */
export async function unseenDocuments(
  split: Exclude<Split, 'sealed'>,
  seeds: number,
): Promise<readonly TypedDocument[]> {
  const documents: TypedDocument[] = []
  for (const sample of unseenSamples({ split, perLayout: seeds, firstSeed: 1 })) {
    const { sheets } = await drawUnseen(sample)
    const { hand: author, layout } = sample
    const name = `${author}-${layout.name}`
    documents.push({ author, layout: name, docType: layout.docType, pages: await pagesOf(sheets) })
  }
  return documents
}

/** The words of the sheets as a PDF has them: cards too, since reading pixels takes seconds. */
async function pagesOf(sheets: readonly Sheet[]): Promise<readonly ReadPage[]> {
  const bytes = textPdf(sheets, { date: '2026-01-01', producer: 'training', title: 'training' })
  const layer = await readTextLayer(bytes, openCpuBudget(cpuMs))
  return typeof layer === 'string' ? [] : layer.pages.map(({ page }) => page)
}
