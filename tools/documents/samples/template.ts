import type { Locale } from '../../../src/contract/locale.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Region } from '../person.ts'
import type { Draft } from './draft.ts'

/**
 * How documents of one type look, written from what issuers print and not from the labels of the extractors.
 *
 * Values follow the docstring of `Specimen.expected`. Beyond it: names of several people are joined by "; "; yes and no are
 * "true" and "false"; a country is its two letters (UTO stays UTO) and tax residences are countries joined by "; "; a rate
 * is a decimal with a dot and no sign; a frequency, an employment status, an origin of funds, the kind of an identity
 * document and the status of a registration are words of the contract's lists (`biweekly`, `permanent`, `property_sale`,
 * `passport`, `active`).
 */
export interface Template {
  readonly docType: string
  /** A card is photographed, both sides on one image; a page also comes as a PDF. */
  readonly form: 'card' | 'page'
  /** At least two for each language. */
  readonly layouts: readonly Layout[]
}

/** One way the document looks. */
export interface Layout {
  readonly name: string
  /** Regions that issue it, by language; a language that is absent has no such layout. Default Canada and Québec. */
  readonly regions?: Readonly<Partial<Record<Locale, readonly Region[]>>>
  draw(draft: Draft): readonly Sheet[] | Promise<readonly Sheet[]>
}

/** Layouts of a template that exist in a language. */
export function layoutsIn({ layouts }: Template, language: Locale): readonly Layout[] {
  return layouts.filter((layout) => regionsOf(layout, language).length > 0)
}

/** Regions a layout is issued in. */
export function regionsOf({ regions }: Layout, language: Locale): readonly Region[] {
  if (regions !== undefined) return regions[language] ?? []
  return language === 'en' ? ['CA'] : ['QC']
}
