/**
 * Field values merged across the files of one call: the first non-empty value wins, in file order. docs/api.md#extract.
 * Keys that no file has are absent.
 */
export function mergeFields(
  documents: readonly { readonly fields: Readonly<Record<string, string>> }[],
): Record<string, string> {
  const merged = new Map<string, string>()
  for (const { fields } of documents) {
    for (const [name, value] of Object.entries(fields)) {
      if (value !== '' && !merged.has(name)) merged.set(name, value)
    }
  }
  return Object.fromEntries(merged)
}
