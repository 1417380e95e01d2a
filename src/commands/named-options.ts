import type { Given } from './command.ts'

/** The given options, under the names of the operation's input: `case-id` is `case_id`. */
export function namedOptions(given: Given, ...names: readonly string[]): object {
  return Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name.replaceAll('-', '_'), given[name]]])),
  )
}
