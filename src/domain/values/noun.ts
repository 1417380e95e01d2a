import type { Bilingual } from '../../contract/locale.ts'

/** Gender and number of a French noun, `p` for plural: what articles, participles and verbs agree with. */
export type Agreement = 'm' | 'f' | 'mp' | 'fp'

/** How an English noun is counted: a passport, articles, cash. */
export type Count = 'one' | 'many' | 'mass'

/** A name inside a sentence, with its grammar as data. docs/rules/verdict.md#language. */
export interface Noun extends Bilingual {
  readonly agreement: Agreement
  readonly count: Count
  /**
   * How French uses the article: always (`le passeport`), except after "de" (`la France`, `de France`), or never (`Cuba`).
   */
  readonly article: 'always' | 'place' | 'never'
}

/** The pattern of an agreement in a data file. */
export const agreementPattern = /^[mf]p?$/

const agreements: ReadonlyMap<string, Agreement> = new Map((['m', 'f', 'mp', 'fp'] as const).map((one) => [one, one]))

/** The agreement that a data file names; the pattern has been tested. */
export function agreementOf(text: string): Agreement {
  return agreements.get(text) ?? 'm'
}

/** A noun with an article. A plural one is plural in English too, unless `count` says otherwise. */
export function noun(
  en: string,
  fr: string,
  agreement: Agreement,
  count: Count = agreement.endsWith('p') ? 'many' : 'one',
): Noun {
  return { en, fr, agreement, count, article: 'always' }
}

/** True for a noun, false for a text in two languages without grammar. */
export function isNoun(text: Bilingual | Noun): text is Noun {
  return 'agreement' in text
}
