/** Separators between the names of a list. */
const between = /\s*[;\n]\s*/
/** A share or a role printed after a name: "Clara Clearwater (60 %)", "Clara Clearwater - 60%". */
const after = /\s*(?:\(.*\)|[-–:,]?\s*\d+(?:[.,]\d+)?\s*%.*)$/
/** Names read per list, at most. */
const namesMax = 50

/** The names that these fields of a document list, in order. */
export function namesIn(fields: Readonly<Record<string, string>>, lists: readonly string[]): readonly string[] {
  return lists
    .flatMap((list) => (fields[list] ?? '').split(between))
    .map((name) => name.replace(after, '').trim())
    .filter((name) => name !== '')
    .slice(0, namesMax)
}
