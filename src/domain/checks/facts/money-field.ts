const moneyPattern = /^-?\d{1,12}(\.\d{1,4})?$/

/**
 * A money field of a document in whole cents; null when it is absent or not canonical.
 * docs/rules/document-types.md#values.
 */
export function centsField(fields: Readonly<Record<string, string>>, name: string): number | null {
  const text = fields[name]
  return text !== undefined && moneyPattern.test(text) ? Math.round(Number(text) * 100) : null
}
