import { isIsoDate } from '../../values/dates.ts'

/**
 * Where a document that prints no date of its own carries one, tried in this order. docs/rules/document-types.md#types.
 */
const dateFields = ['document_date', 'period_end', 'pay_period_end', 'lease_start'] as const

/** The day a document speaks of, YYYY-MM-DD; null when none could be read. */
export function documentDate(fields: Readonly<Record<string, string>>): string | null {
  for (const name of dateFields) {
    const date = fields[name]
    if (date !== undefined && isIsoDate(date)) return date
  }
  return null
}

/** The value of a field when it is a day of the calendar. */
export function dateField(fields: Readonly<Record<string, string>>, name: string): string | null {
  const date = fields[name]
  return date !== undefined && isIsoDate(date) ? date : null
}
