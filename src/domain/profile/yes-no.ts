import { shaped } from './value-shape.ts'

/** Accepted answers to a yes/no question, lower case. docs/rules/profile.md#yes-and-no. */
const answers: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['oui', true],
  ['non', false],
  ['o', true],
  ['n', false],
  ['1', true],
  ['0', false],
])

/** The answer to a yes/no question; null when it is none. docs/rules/profile.md#yes-and-no. */
export function parseYesNo(raw: unknown): boolean | null {
  const answer = answers.get(raw)
  if (answer !== undefined) return answer
  return typeof raw === 'string' ? (answers.get(raw.trim().toLowerCase()) ?? null) : null
}

/** A yes/no answer; anything else does not count as given. */
export const yesNo = shaped<boolean>({ kind: 'yes_no' }, (raw) => {
  const answer = parseYesNo(raw)
  return answer === null ? { why: 'unknown_value', unanswered: true } : { value: answer }
})
