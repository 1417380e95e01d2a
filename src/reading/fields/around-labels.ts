import type { FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { Word } from '../page/page.ts'
import type { LabelHit } from './labels.ts'
import type { LabelledPage } from './places.ts'
import { boxOf, type Row } from '../page/rows.ts'

/** "Partnership means the firm": one word with text close behind and no colon is no label of a firm's name. */
export function beginsSentence(hit: LabelHit): boolean {
  const colon = /[:–—-]$/.test(hit.words.at(-1)?.text ?? '') || /^[:–—-]/.test(restOf(hit)[0]?.text ?? '')
  return hit.words.length === 1 && restOf(hit).length > 0 && !colon
}

/** What follows a label in its own column. */
export function restOf(hit: LabelHit): readonly Word[] {
  const last = hit.segment.words.findIndex((word) => word === hit.words.at(-1))
  return hit.segment.words.slice(last + 1)
}

/** "Name of the spouse", "Date de la facture précédente": the label was only the beginning of another one. */
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

/** Words between a label and its value that make it another label: "Net pay adjustment 20.00". */
export function wordsThatDisturb(words: readonly Word[]): boolean {
  const harmless =
    /^(?:on|as|of|at|au|le|du|the|to|is|est|en|date|cad|usd|eur|mad|dhs?|and|et|cr[ée]diteur|d[ée]biteur|[^\p{L}]*)$/iu
  return (
    words.some((word) => !harmless.test(word.text.replace(/[.:,]/g, '')) && !/\d/.test(word.text)) &&
    !/\d{4}/.test(words.map((word) => word.text).join(' '))
  )
}

/** The first day of a period was not read: what is left begins with "to" or "au". */
export function endsRange(words: readonly Word[]): boolean {
  return /^(?:to|au|through)$/i.test(words[0]?.text ?? '')
}

/** A period printed on two lines: what ends with "to", "au" or a dash goes on below. */
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

/** The label is printed in a further language: "Authority / Autorité / Autoridad". */
export function goesOn(hit: LabelHit): boolean {
  return /\/$/.test(hit.words.at(-1)?.text ?? '') || /^\//.test(restOf(hit)[0]?.text ?? '')
}
