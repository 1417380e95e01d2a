import type { JudgedContext } from '../definition/contexts.ts'

/** True when an extra check of this id, prefixed or not, passed and none failed. docs/api.md#extra-checks. */
export function hasPassed(id: string, { extraChecks }: Pick<JudgedContext, 'extraChecks'>): boolean {
  const matching = extraChecks.filter((check) => check.id === id || check.id === `partner:${id}`)
  return matching.length > 0 && matching.every(({ passed }) => passed)
}
