import { readPersonName } from './values/names.ts'
import { fold } from '../page/fold.ts'
import type { LabelledDocument } from './labelled-document.ts'
import type { FoundValue } from '../page/printed-text.ts'

/** The name on a form that asks for given names and family name in separate boxes; null without both. */
export function nameInParts({ pages }: LabelledDocument): FoundValue | null {
  for (const page of pages) {
    const given = partOfName(
      page,
      /^(?:\d+ )?(?:first names?|given names?|prenoms?)(?: and (?:initials?|middle names?)| et initiales?)?$/,
    )
    const family = partOfName(page, /^(?:\d+ )?(?:last name|family name|surname|nom de famille)$/)
    if (given !== null && family !== null)
      return { value: `${given.value} ${family.value}`, words: [...given.words, ...family.words] }
  }
  return null
}

function partOfName({ rows }: LabelledDocument['pages'][number], label: RegExp): FoundValue | null {
  for (const [index, row] of rows.entries()) {
    const box = row.segments.find(({ text }) => label.test(fold(text)))?.box
    const below = rows[index + 1]?.segments.find((line) => box !== undefined && Math.abs(line.box[0] - box[0]) < box[3])
    const name = below === undefined ? null : readPersonName(below.words)
    if (name !== null) return name
  }
  return null
}
