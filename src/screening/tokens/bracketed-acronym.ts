/** An acronym in brackets: two letters or more, in capitals. */
const bracketed = /\(\s*([A-Z]{3,12})\s*\)/
/** Words of which an acronym may leave out the initial. */
const small: ReadonlySet<string> = new Set(
  'of the and for in to de la el los las y des du et da do al e a an'.split(' '),
)

/** A name whose brackets contain its acronym. */
export interface AcronymOfName {
  /** The name without the brackets. */
  readonly name: string
  readonly acronym: string
}

/**
 * An organisation's name and the acronym that it gives itself in brackets: `Special Purpose Islamic Regiment (SPIR)`. Null where the
 * letters are not the initials of the words before them, in their order, small words aside (`Kvantek (HK) Limited`).
 */
export function acronymOfName(text: string): AcronymOfName | null {
  const found = bracketed.exec(text)
  if (found === null) return null
  const [brackets, acronym = ''] = found
  const before = text.slice(0, found.index)
  return isAcronymOf(acronym, before)
    ? { name: `${before} ${text.slice(found.index + brackets.length)}`, acronym }
    : null
}

function isAcronymOf(acronym: string, name: string): boolean {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  const initials = (these: readonly string[]) => these.map((word) => word.charAt(0)).join('')
  const letters = acronym.toLowerCase()
  return initials(words) === letters || initials(words.filter((word) => !small.has(word))) === letters
}
