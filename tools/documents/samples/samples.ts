import type { Locale } from '../../../src/contract/locale.ts'
import type { CaptureLevel } from '../degrade.ts'
import { openChooser, openDraft } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { layoutsIn, regionsOf } from './template.ts'
import type { Template } from './template.ts'
import { templates } from './templates/index.ts'

/** How a sample is captured: the issuer's PDF with its text, or an image at one of four degradations. */
export type Level = 'text' | Exclude<CaptureLevel, 'scan'>

/** All levels, best first. */
export const levels: readonly Level[] = ['text', 'clean', 'mild', 'medium', 'hard']

/** One document to render: everything about it follows from this. */
export interface Sample {
  readonly docType: string
  readonly layout: string
  readonly language: Locale
  readonly level: Level
  readonly seed: number
}

/** What to measure. `perLayout` is how many documents of each layout and language, at every level, from `firstSeed` on. */
export interface Choice {
  readonly types: readonly string[]
  readonly levels: readonly Level[]
  readonly languages: readonly Locale[]
  readonly perLayout: number
  readonly firstSeed: number
}

/** Samples of a choice in a fixed order; cards have no text level. */
export function chooseSamples(choice: Choice): readonly Sample[] {
  return templates
    .filter(({ docType }) => choice.types.length === 0 || choice.types.includes(docType))
    .flatMap((template) =>
      choice.languages.flatMap((language) =>
        layoutsIn(template, language).flatMap(({ name: layout }) =>
          Array.from({ length: choice.perLayout }, (_, index) => index).flatMap((index) =>
            choice.levels
              .filter((level) => level !== 'text' || template.form === 'page')
              .map((level) => ({ docType: template.docType, layout, language, level, seed: choice.firstSeed + index })),
          ),
        ),
      ),
    )
}

/** A spread of at most `count` samples, the same every time: each type comes before any type comes twice. */
export function spread(samples: readonly Sample[], count: number): readonly Sample[] {
  const chooser = openChooser(samples.length)
  const ranked = samples
    .map((sample) => ({ sample, rank: chooser.between(0, 1_000_000) }))
    .sort((a, b) => a.rank - b.rank)
  const seen = new Map<string, number>()
  return ranked
    .map(({ sample }) => {
      const turn = seen.get(sample.docType) ?? 0
      seen.set(sample.docType, turn + 1)
      return { sample, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ sample }) => sample)
}

/** The sheets of a sample with its draft, which knows what they say. */
export async function drawSample(
  sample: Sample,
): Promise<{ readonly draft: Draft; readonly sheets: readonly Sheet[]; readonly template: Template }> {
  const template = templates.find(({ docType }) => docType === sample.docType)
  const layout = template?.layouts.find(({ name }) => name === sample.layout)
  if (template === undefined || layout === undefined) throw new Error(`No layout ${sample.docType}/${sample.layout}`)
  const seed = seedOf(`${sample.docType} ${sample.layout} ${sample.language} ${sample.seed}`)
  const region = openChooser(seed).pick(regionsOf(layout, sample.language))
  const draft = openDraft({ language: sample.language, region, seed: seed + 1, today: handedIn })
  const sheets = await layout.draw(draft)
  return { draft, sheets, template }
}

/** The day documents are handed in. Fixed, so that two runs read the same bytes. */
const handedIn = '2026-06-18'

/** A number for a text (FNV-1a). */
export function seedOf(content: string): number {
  return [...content].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  )
}
