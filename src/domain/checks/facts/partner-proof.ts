import type { ClientContext } from '../definition/contexts.ts'

const prefix = 'partner:'

/** True when an extra check of this id, prefixed or not, passed and none failed. docs/api.md#extra-checks. */
export function hasPassed(id: string, { extraChecks }: Pick<ClientContext, 'extraChecks'>): boolean {
  const matching = extraChecks.filter((check) => idWithoutPrefix(check.id) === id)
  return matching.length > 0 && matching.every(({ passed }) => passed)
}

/** The id of an extra check as it was first sent: an earlier verdict may have given it the prefix. docs/api.md#extra-checks. */
export function idWithoutPrefix(id: string): string {
  return id.startsWith(prefix) ? id.slice(prefix.length) : id
}
