/** Longest key shown, in characters, and most digits of a name. */
const keyLengthMax = 64
const digitsMax = 3

/** A word of a name: letters with a short number, as in `street1`, `line_2`, `w8ben`. */
const plainName =
  /^_?\p{L}[\p{L}\p{M}]*(?:\d{1,2}[\p{L}\p{M}]*)?(?:[_.$-](?:[\p{L}\p{M}]+(?:\d{1,2}[\p{L}\p{M}]*)?|\d{1,2}))*$/u

/** What stands for a key that is no plain name. */
const hidden = '…'

/**
 * A key of a request as an answer names it. A key that could be data (a space, an `@`, a run of digits, a control character)
 * is shown as `…`, or by the `known` name that it stands for. docs/api.md#ignored-fields.
 */
export function shownKey(key: string, known: string = hidden): string {
  if (key.length > keyLengthMax || !plainName.test(key)) return known
  return (key.match(/\d/g)?.length ?? 0) > digitsMax ? known : key
}
