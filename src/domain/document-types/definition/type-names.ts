import type { Bilingual } from '../../../contract/locale.ts'

/** How a type is called in running text and at the start of a check's label. */
export interface TypeNames {
  readonly names: Bilingual
  /** With article and capital: "The passport" / "Le passeport". */
  readonly titles: Bilingual
}

/** Names and titles from the English name, the French name and the French article as it is printed (`Le `, `L’`, `Les `). */
export function namesOf(en: string, fr: string, article: 'Le ' | 'La ' | 'L’' | 'Les '): TypeNames {
  return { names: { en, fr }, titles: { en: `The ${en}`, fr: `${article}${fr}` } }
}

/** What a document that is none of ours is called. */
export const otherNames: TypeNames = {
  names: { en: 'other document', fr: 'autre document' },
  titles: { en: 'The document', fr: 'Le document' },
}
