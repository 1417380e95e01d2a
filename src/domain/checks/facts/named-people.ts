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

/** The first share in a text: "60 %", "12,5%". */
const share = /(\d{1,3}(?:[.,]\d{1,6})?)\s*%/

/** The names that a field of a document lists with the share printed after each, 0 to 100; null without one. */
export function sharesIn(
  fields: Readonly<Record<string, string>>,
  list: string,
): readonly { readonly name: string; readonly percent: number | null }[] {
  return (fields[list] ?? '')
    .split(between)
    .map((text) => {
      const percent = share.exec(text)?.[1]
      return {
        name: text.replace(after, '').trim(),
        percent: percent === undefined ? null : Number(percent.replace(',', '.')),
      }
    })
    .filter(({ name }) => name !== '')
    .slice(0, namesMax)
}
