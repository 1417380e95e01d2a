import type { Bilingual } from '../../../contract/locale.ts'
import { linked } from '../../values/french.ts'
import { noun, type Agreement, type Noun } from '../../values/noun.ts'

/** Names of a type in running text and at the start of a check's label. */
export interface TypeNames {
  readonly names: Noun
  /** With article and capital: "The passport" / "Le passeport". */
  readonly titles: Bilingual
}

/** Names and titles from the English name, the French name, and the gender and number that French agrees with. */
export function namesOf(en: string, fr: string, agreement: Agreement): TypeNames {
  const names = noun(en, fr, agreement)
  const title = linked('le', names)
  return { names, titles: { en: `The ${en}`, fr: title.charAt(0).toUpperCase() + title.slice(1) } }
}

/** Names of a document of no type of ours. */
export const otherNames: TypeNames = {
  names: noun('other document', 'autre document', 'm'),
  titles: { en: 'The document', fr: 'Le document' },
}
