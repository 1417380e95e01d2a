import type { Bilingual } from '../../../contract/locale.ts'
import { printedText, readRecords } from '../../values/data-record.ts'
import data from './field-names.json' with { type: 'json' }

/**
 * Names of canonical fields and data points in a sentence. docs/rules/profile.md#keys,
 * docs/rules/document-types.md#types.
 */
export const fieldNames: readonly (Bilingual & { readonly key: string })[] = readRecords(
  'field-names.json',
  data,
  (record) => ({
    key: record.text('key', /^[a-z0-9_]+$/),
    en: record.text('en', printedText),
    fr: record.text('fr', printedText),
  }),
)

const names: ReadonlyMap<string, Bilingual> = new Map(fieldNames.map(({ key, en, fr }) => [key, { en, fr }]))

/** The name of a field; the key itself when it has none. */
export function fieldName(key: string): Bilingual {
  return names.get(key) ?? { en: key, fr: key }
}

/** The name of a data point: alternatives are joined with a slash. docs/api.md#verdict. */
export function pointName(point: string): Bilingual {
  const members = point.split('/').map((key) => fieldName(key))
  return { en: members.map(({ en }) => en).join(' / '), fr: members.map(({ fr }) => fr).join(' / ') }
}
