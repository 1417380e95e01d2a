/** What stands between the names of a list that was read. */
const between = /\s*[;\n]\s*/
/** A share or a role printed after a name: "Clara Clearwater (60 %)", "Clara Clearwater - 60%". */
const after = /\s*(?:\(.*\)|[-–:,]?\s*\d+(?:[.,]\d+)?\s*%.*)$/
/** Most names of one list looked at. */
const namesMax = 50

/** The people that fields of a document list, in order. */
export function namesIn(fields: Readonly<Record<string, string>>, lists: readonly string[]): readonly string[] {
  return lists
    .flatMap((list) => (fields[list] ?? '').split(between))
    .map((name) => name.replace(after, '').trim())
    .filter((name) => name !== '')
    .slice(0, namesMax)
}
