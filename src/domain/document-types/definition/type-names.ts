import type { Bilingual } from '../../../contract/locale.ts'

/** Names of a type in running text and at the start of a check's label. */
export interface TypeNames {
  readonly names: Bilingual
  /** With article and capital: "The passport" / "Le passeport". */
  readonly titles: Bilingual
}

/** Names and titles from the English name, the French name and the French article as printed (`Le `, `L’`, `Les `). */
export function namesOf(en: string, fr: string, article: 'Le ' | 'La ' | 'L’' | 'Les '): TypeNames {
  return { names: { en, fr }, titles: { en: `The ${en}`, fr: `${article}${fr}` } }
}

/** Names of a document of no type of ours. */
export const otherNames: TypeNames = {
  names: { en: 'other document', fr: 'autre document' },
  titles: { en: 'The document', fr: 'Le document' },
}
