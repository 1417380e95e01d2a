import { sql, type Kysely } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import type { SignedInPerson } from '../domain/people/member.ts'
import { isRole } from '../domain/people/roles.ts'
import { localeOf } from './people.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Where a session was begun from, for its person to recognise. */
export interface SessionOrigin {
  /** Browser and system without versions. */
  readonly agent: string
  readonly address: string
}

/** A session to store: the hash of its token, never the token. */
export interface NewSession extends SessionOrigin {
  readonly id: string
  readonly tokenHash: Buffer
  readonly personId: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores a session that begins now. */
export async function insertSession(system: Kysely<Tables>, session: NewSession): Promise<void> {
  await system
    .insertInto('session')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      person_id: session.personId,
      created_at: session.createdAt,
      used_at: session.createdAt,
      expires_at: session.expiresAt,
      ended_at: null,
      proven_at: session.createdAt,
      agent: session.agent,
      address: session.address,
    })
    .execute()
}

/** A session and who has it, as far as the row says; whether it is live is for the caller to tell. */
export interface FoundSession {
  readonly person: SignedInPerson
  readonly usedAt: Date
  readonly expiresAt: Date
  readonly provenAt: Date
}

interface FoundRow {
  session_id: string
  person_id: string
  name: string
  email: string
  locale: string
  verified: boolean
  operates: boolean
  used_at: Date
  expires_at: Date
  proven_at: Date
  tenant_id: string | null
  workspace_name: string | null
  sandbox: string | null
  production: string | null
}

/**
 * The session of a token, with its person and what they are in which workspaces: one statement and no cache, so that a session
 * that was ended and a role that was changed count from the next request. Null for an unknown token, an ended session or a
 * removed person.
 */
export async function sessionByToken(store: Store, tokenHash: Buffer): Promise<FoundSession | null> {
  const { rows } = await sql<FoundRow>`
    select s.id as session_id, p.id as person_id, p.name, p.email, p.locale, p.email_verified_at is not null as verified,
      p.operates, s.used_at, s.expires_at, s.proven_at, w.id as tenant_id, w.name as workspace_name,
      max(m.role) filter (where m.environment = 'sandbox') as sandbox,
      max(m.role) filter (where m.environment = 'production') as production
    from session s
      join person p on p.id = s.person_id
      left join membership m on m.person_id = p.id
      left join workspace w on w.id = m.tenant_id
    where s.token_hash = ${tokenHash} and s.ended_at is null and p.removed_at is null
    group by s.id, p.id, w.id
    order by w.created_at, w.id`.execute(store.system)
  const [first] = rows
  if (first === undefined) return null
  return {
    person: {
      sessionId: first.session_id,
      personId: first.person_id,
      name: first.name,
      email: first.email,
      locale: localeOf(first.locale),
      emailVerified: first.verified,
      operates: first.operates,
      memberships: rows.flatMap((row) => membershipOf(row) ?? []),
    },
    usedAt: first.used_at,
    expiresAt: first.expires_at,
    provenAt: first.proven_at,
  }
}

function membershipOf(row: FoundRow): SignedInPerson['memberships'][number] | null {
  if (row.tenant_id === null || row.workspace_name === null) return null
  const roles: Record<Environment, ReturnType<typeof roleOf>> = {
    sandbox: roleOf(row.sandbox),
    production: roleOf(row.production),
  }
  return { tenantId: row.tenant_id, workspaceName: row.workspace_name, roles }
}

function roleOf(word: string | null) {
  return word !== null && isRole(word) ? word : null
}

/** Stores that a session was used, unless a later moment is stored. */
export async function recordSessionUse(store: Store, id: string, at: Date): Promise<void> {
  await store.system
    .updateTable('session')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', '<', at)
    .execute()
}

/** Ends a session; false when it had ended before or is none of the person's. */
export async function endSession(
  system: Kysely<Tables>,
  { id, personId, at }: { readonly id: string; readonly personId: string; readonly at: Date },
): Promise<boolean> {
  const ended = await system
    .updateTable('session')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** A session as its person sees it. */
export interface LiveSession extends SessionOrigin {
  readonly id: string
  readonly createdAt: Date
  readonly usedAt: Date
}

/** The sessions of a person that were used since a moment and have not ended, the last used first. */
export async function liveSessions(
  system: Kysely<Tables>,
  { personId, at, usedSince }: { readonly personId: string; readonly at: Date; readonly usedSince: Date },
): Promise<readonly LiveSession[]> {
  const rows = await system
    .selectFrom('session')
    .select(['id', 'created_at', 'used_at', 'agent', 'address'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where('used_at', '>', usedSince)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    usedAt: row.used_at,
    agent: row.agent,
    address: row.address,
  }))
}

/** Ends every session of a person but the one to keep; the ids of those that were ended. */
export async function endSessions(
  system: Kysely<Tables>,
  { personId, keep, at }: { readonly personId: string; readonly keep: string | null; readonly at: Date },
): Promise<readonly string[]> {
  let update = system
    .updateTable('session')
    .set({ ended_at: at })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
  if (keep !== null) update = update.where('id', '!=', keep)
  const rows = await update.returning('id').execute()
  return rows.map(({ id }) => id)
}
