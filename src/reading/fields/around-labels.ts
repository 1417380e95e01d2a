import type { FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { Word } from '../page/page.ts'
import type { LabelHit } from './labels.ts'
import type { LabelledPage } from './places.ts'
import { boxOf, type Row } from '../page/rows.ts'

/** Whether a one-word label has text close after it and no colon: "Partnership means the firm". */
export function beginsSentence(hit: LabelHit): boolean {
  const colon = /[:–—-]$/.test(hit.words.at(-1)?.text ?? '') || /^[:–—-]/.test(restOf(hit)[0]?.text ?? '')
  return hit.words.length === 1 && restOf(hit).length > 0 && !colon
}

/** The words after a label in its own column. */
export function restOf(hit: LabelHit): readonly Word[] {
  const last = hit.segment.words.findIndex((word) => word === hit.words.at(-1))
  return hit.segment.words.slice(last + 1)
}

/** Whether words continue the label as another one: "Name of the spouse", "Date de la facture précédente". */
export function continuesLabel(rule: FieldRule, words: readonly Word[]): boolean {
  const [first] = words
  const connects =
    /^(?:of|de|du|des|d’|d'|la|le|les|the|for|pour|and|et|to|à|au|aux|sur|on|in|en|par|by|is|est|no|n°|number|numéro)$/i
  const strict: readonly string[] = ['person_name', 'company', 'address', 'text', 'id_number', 'account', 'place']
  return (
    first !== undefined &&
    strict.includes(rule.kind) &&
    connects.test(first.text) &&
    !/^\p{Lu}{2}/u.test(first.text) &&
    !(/^\p{Lu}/u.test(first.text) && /^\p{Lu}/u.test(words[1]?.text ?? ''))
  )
}

/** Whether words between a label and its value make it another label: "Net pay adjustment 20.00". */
export function changesLabel(words: readonly Word[]): boolean {
  const harmless =
    /^(?:on|as|of|at|au|le|du|the|to|is|est|en|date|cad|usd|eur|mad|dhs?|and|et|cr[ée]diteur|d[ée]biteur|[^\p{L}]*)$/iu
  return (
    words.some((word) => !harmless.test(word.text.replace(/[.:,]/g, '')) && !/\d/.test(word.text)) &&
    !/\d{4}/.test(words.map((word) => word.text).join(' '))
  )
}

/** Whether words begin with "to" or "au": the first day of the period was not read. */
export function endsRange(words: readonly Word[]): boolean {
  return /^(?:to|au|through)$/i.test(words[0]?.text ?? '')
}

/** Words with those below when they end with "to", "au" or a dash: a period printed on two lines. */
export function withRangeEnd(words: readonly Word[], row: Row, page: LabelledPage): readonly Word[] {
  if (!/^(?:to|au|through|à|-|–|—)$/i.test(words.at(-1)?.text ?? '')) return words
  const [left, top, width, height] = boxOf(words)
  const next = page.rows[page.rows.indexOf(row) + 1]
  const below = next?.segments.find(
    (segment) => segment.box[0] < left + width && segment.box[0] + segment.box[2] > left,
  )
  if (below === undefined || below.box[1] - (top + height) > height * 2) return words
  return [...words, ...below.words]
}

/** Whether the label goes on in another language: "Authority / Autorité / Autoridad". */
export function goesOn(hit: LabelHit): boolean {
  return /\/$/.test(hit.words.at(-1)?.text ?? '') || /^\//.test(restOf(hit)[0]?.text ?? '')
}
