import type { AuditActor } from '../../domain/audit/actions.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { workspacesOfPerson } from '../../store/memberships.ts'
import { newId } from '../../store/new-id.ts'
import { endSession, insertSession, type SessionOrigin } from '../../store/sessions.ts'
import type { TenantTransaction } from '../../store/tenant.ts'
import { makeToken } from './person-token.ts'
import { sessionLifeMs } from './prove-session.ts'

/** The actor of what a person does for themselves. docs/operations.md#audit-trail. */
export function personActor(personId: string): AuditActor {
  return { type: 'operator', id: `person-${personId}` }
}

/** Starts a session, with an entry in every workspace of the person, and ends the one that the browser had. Returns the token. */
export async function startSession(
  tx: TenantTransaction,
  { personId, at, origin, replaces, requestId }: Start,
): Promise<string> {
  const token = makeToken()
  const id = newId(at)
  const expiresAt = new Date(at.getTime() + sessionLifeMs)
  await insertSession(tx, { id, tokenHash: token.hash, personId, createdAt: at, expiresAt, ...origin })
  await auditForPerson(tx, { personId, action: 'session.started', objectId: id, at, requestId })
  if (replaces !== null && (await endSession(tx, { ...replaces, at }))) {
    const { id: ended, personId: whose } = replaces
    await auditForPerson(tx, { personId: whose, action: 'session.ended', objectId: ended, at, requestId })
  }
  return token.text
}

interface Start {
  readonly personId: string
  readonly at: Date
  readonly origin: SessionOrigin
  /** The session that the browser had before; null: none. */
  readonly replaces: { readonly id: string; readonly personId: string } | null
  readonly requestId: string
}

/** Writes what a person did for themselves to the audit trail of each of their workspaces. */
export async function auditForPerson(
  tx: TenantTransaction,
  {
    personId,
    ...act
  }: {
    readonly personId: string
    readonly action: 'session.started' | 'session.ended' | 'member.changed'
    readonly objectId: string
    readonly at: Date
    readonly changed?: readonly string[]
    readonly requestId: string
  },
): Promise<void> {
  for (const tenantId of await workspacesOfPerson(tx, personId)) {
    await insertAuditEntry(tx, { tenantId, actor: personActor(personId), ...act })
  }
}

/** Writes which sessions of a person were ended. */
export async function auditSessions(
  tx: TenantTransaction,
  given: {
    readonly personId: string
    readonly ended: readonly string[]
    readonly at: Date
    readonly requestId: string
  },
): Promise<void> {
  const { personId, ended, at, requestId } = given
  for (const objectId of ended) await auditForPerson(tx, { personId, action: 'session.ended', objectId, at, requestId })
}
