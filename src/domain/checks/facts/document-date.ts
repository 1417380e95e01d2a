import { isIsoDate } from '../../values/dates.ts'

/** Fields that give a document its date, in the order tried. docs/rules/document-types.md#types. */
const dateFields = ['document_date', 'period_end', 'pay_period_end', 'lease_start'] as const

/** The date of a document, YYYY-MM-DD; null when it has none. */
export function documentDate(fields: Readonly<Record<string, string>>): string | null {
  for (const name of dateFields) {
    const date = fields[name]
    if (date !== undefined && isIsoDate(date)) return date
  }
  return null
}

/** The value of a field if it is a calendar date; null otherwise. */
export function dateField(fields: Readonly<Record<string, string>>, name: string): string | null {
  const date = fields[name]
  return date !== undefined && isIsoDate(date) ? date : null
}
