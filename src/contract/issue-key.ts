/** Longest key repeated in a `loc`, in characters. docs/api.md#422-entries. */
const keyLengthMax = 100

/**
 * A key of the caller as a `loc` shows it: well-formed, and cut when it is long. A hundred entries below one key of 500 KB would
 * otherwise be an answer of 50 MB. docs/api.md#422-entries.
 */
export function issueKey(key: string): string {
  return key.length <= keyLengthMax ? key.toWellFormed() : `${key.slice(0, keyLengthMax).toWellFormed()}…`
}
