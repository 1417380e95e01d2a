import type { Bilingual } from '../../../contract/locale.ts'

/** What a person does about a failed check of a family, and where its rule comes from. */
export interface Clearing {
  readonly clears: Bilingual
  /** Article, standard, `practice` or `ours`. */
  readonly source: string
}

/** An entry, short enough to read as a table. */
export function clearing(source: string, en: string, fr: string): Clearing {
  return { source, clears: { en, fr } }
}
