import type { Bilingual } from '../../../contract/locale.ts'

/** What a person does about a failed check of a rule, and where the rule comes from. */
export interface Remediation {
  readonly text: Bilingual
  /** Article, standard, `practice` or `ours`. */
  readonly source: string
}

/** One entry, short enough to read as a table. */
export function remediation(source: string, en: string, fr: string): Remediation {
  return { source, text: { en, fr } }
}
