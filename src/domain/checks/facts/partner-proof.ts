import type { JudgedContext } from '../definition/contexts.ts'

/** An extra check came back passed, as the partner sent it or prefixed, and never failed. docs/api.md#extra-checks. */
export function hasPassed(id: string, { extraChecks }: Pick<JudgedContext, 'extraChecks'>): boolean {
  const matching = extraChecks.filter((check) => check.id === id || check.id === `partner:${id}`)
  return matching.length > 0 && matching.every(({ passed }) => passed)
}
