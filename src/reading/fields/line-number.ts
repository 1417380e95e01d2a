import type { FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { LabelledPage } from './places.ts'
import type { FoundValue } from '../page/printed-text.ts'

/** A page with so many amounts with cents prints all of them so. */
const amountsWithCentsMin = 3

/** The number of a form's line, "26000", which names an amount and is none: its own label, or a number among amounts with cents. */
export function isLineNumber({ kind }: FieldRule, { words }: FoundValue, { hits, rows }: LabelledPage): boolean {
  const [word] = words
  if (kind !== 'money' || words.length !== 1 || word === undefined || !/^\d{5}$/.test(word.text)) return false
  const amounts = rows.flatMap((row) => row.words).filter(({ text }) => /\d[.,]\d{2}$/.test(text))
  return amounts.length >= amountsWithCentsMin || hits.some((hit) => hit.words.length === 1 && hit.words[0] === word)
}
