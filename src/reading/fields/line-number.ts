import type { FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { LabelledPage } from './places.ts'
import type { FoundValue } from '../page/printed-text.ts'

/** A page with this many amounts with cents prints all amounts with cents. */
const amountsWithCentsMin = 3

/** Whether an amount is the number of a form's line ("26000"): a label, or without cents on a page of amounts with cents. */
export function isLineNumber({ kind }: FieldRule, { words }: FoundValue, { hits, rows }: LabelledPage): boolean {
  const [word] = words
  if (kind !== 'money' || words.length !== 1 || word === undefined || !/^\d{5}$/.test(word.text)) return false
  const amounts = rows.flatMap((row) => row.words).filter(({ text }) => /\d[.,]\d{2}$/.test(text))
  return amounts.length >= amountsWithCentsMin || hits.some((hit) => hit.words.length === 1 && hit.words[0] === word)
}
