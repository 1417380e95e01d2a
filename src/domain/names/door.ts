/** The number on a door. docs/rules/checks.md#addresses. */
export interface Door {
  readonly from: number
  /** Greater than `from` in a range: `120-124`. */
  readonly to: number
  /** The letter or rank after the number, '' without one: `B` of `12B` and of `12 bis`. */
  readonly suffix: string
}

/** Ranks of French doors as the letters that stand for them. */
const ranks: Readonly<Record<string, string>> = { BIS: 'B', TER: 'T', QUATER: 'Q' }

/** Two numbers with a hyphen are a range when they are near, of one side of the street, and too large for a unit. */
const rangeMin = 10
const rangeSpanMax = 20

/** Digits of a number; more are no door. */
const pair = /^\s*(?:#\s*)?(\d{1,6})([A-Z]?)\s*[-–]\s*(\d{1,6})(?!\d)/i
/** Not `5e Avenue`, which has no door. */
const single = /^\s*(\d{1,6})(?!\d|(?:st|nd|rd|th|e|er|re|ère|ème|eme)(?!\p{L}))/iu
const suffix = /^\s*(?:[-–]\s*)?(bis|ter|quater|[A-D])(?![\p{L}\p{N}])(?=\s*[,\s]\s*\S)|^([A-Z])(?![\p{L}\p{N}])/iu

/**
 * The door that opens a street, and the text after it; a unit before it (`4-120`) is dropped. Null when the street does not begin
 * with a number. docs/rules/checks.md#addresses.
 */
export function takeDoor(street: string): { readonly door: Door | null; readonly rest: string } {
  const two = pair.exec(street)
  const one = two === null ? single.exec(street) : null
  const found = two ?? one
  if (found === null) return { door: null, rest: street }
  const after = street.slice(found[0].length)
  const marked = suffix.exec(after)
  const mark = (marked?.[1] ?? marked?.[2] ?? '').toUpperCase()
  const rest = marked === null ? after : after.slice(marked[0].length)
  const number = Number(two === null ? found[1] : found[3])
  const from = two === null || two[2] !== '' ? number : rangeStart(Number(two[1]), number)
  return { door: { from, to: number, suffix: ranks[mark] ?? mark }, rest }
}

/** The first number of a range; of a unit and a door, the door. */
function rangeStart(first: number, second: number): number {
  const isRange = first >= rangeMin && second > first && second - first <= rangeSpanMax && (second - first) % 2 === 0
  return isRange ? first : second
}

/** True when one door can be the other: the number is equal or in the range, and no other letter follows. */
export function isSameDoor(a: Door, b: Door): boolean {
  const apart = a.to < b.from || b.to < a.from
  if (apart || (a.from - b.from) % 2 !== 0) return false
  return a.suffix === b.suffix || a.suffix === '' || b.suffix === ''
}
