import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditActor } from '../domain/audit/actions.ts'

/** Longest name of a system user in an audit entry; the column holds 64 characters. */
const userCharactersMax = 48
const throughCommandLine = 'command_line'

const user = new AsyncLocalStorage<string>()

/**
 * The actor of audit entries for commands: `command_line-alice` for the system user `alice`, or `command_line` where the user is
 * unknown. docs/operations.md#audit-trail.
 */
export const operatorActor: AuditActor = {
  type: 'operator',
  get id() {
    const name = user.getStore()
    return name === undefined ? throughCommandLine : `${throughCommandLine}-${name}`
  },
}

/** Runs `work` as a system user: audit entries of the operator that it writes carry the name. */
export function actingAs<Result>(name: string | null, work: () => Result): Result {
  const written = (name ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]/g, '_')
    .slice(0, userCharactersMax)
  return written === '' ? work() : user.run(written, work)
}
