import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditActor } from '../domain/audit/actions.ts'

/** Longest name of a system user in an audit entry; the column holds 64 characters. */
const userCharactersMax = 48
const throughCommandLine = 'command_line'

const actor = new AsyncLocalStorage<string>()

/**
 * The actor of audit entries of the operator: `command_line-alice` for the system user `alice`, `command_line` where the user is
 * unknown, `console-` and the id of the key for the operator's API, `person-` and the id of a person who is signed in. docs/operations.md#audit-trail.
 */
export const operatorActor: AuditActor = {
  type: 'operator',
  get id() {
    return actor.getStore() ?? throughCommandLine
  },
}

/** Runs `work` as a system user: audit entries of the operator that it writes carry the name. */
export function actingAs<Result>(name: string | null, work: () => Result): Result {
  const written = (name ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]/g, '_')
    .slice(0, userCharactersMax)
  return written === '' ? work() : actor.run(`${throughCommandLine}-${written}`, work)
}

/** Runs `work` as a key of the operator: audit entries of the operator that it writes carry the id of the key. */
export function actingAsKey<Result>(keyId: string, work: () => Result): Result {
  return actor.run(`console-${keyId}`, work)
}

const personPrefix = 'person-'

/** Runs `work` as a person who is signed in: audit entries of the operator that it writes carry the id of the person. */
export function actingAsPerson<Result>(personId: string, work: () => Result): Result {
  return actor.run(`${personPrefix}${personId}`, work)
}

/** The person who is signed in and whose work this is; null: a key of the operator or the command line. */
export function actingPerson(): string | null {
  const { id } = operatorActor
  return id.startsWith(personPrefix) ? id.slice(personPrefix.length) : null
}
