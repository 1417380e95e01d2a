import type { Kysely, Selectable } from 'kysely'
import type { Locale } from '../contract/locale.ts'
import { isRole } from '../domain/people/roles.ts'
import type { RolesByEnvironment } from './memberships.ts'
import { localeOf } from './people.ts'
import type { InvitationRow, Tables } from './tables.ts'

/** Somebody who was asked to join a workspace. */
export interface StoredInvitation {
  readonly tenantId: string
  readonly id: string
  /** Lower case. */
  readonly email: string
  readonly locale: Locale
  readonly roles: RolesByEnvironment
  /** As of the audit trail. */
  readonly invitedBy: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores an invitation with the hash of its token; one that waits for the same address is withdrawn. */
export async function insertInvitation(
  tx: Kysely<Tables>,
  invitation: StoredInvitation,
  tokenHash: Buffer,
): Promise<void> {
  const { tenantId, createdAt } = invitation
  await tx
    .updateTable('invitation')
    .set({ withdrawn_at: createdAt, email: null })
    .where('tenant_id', '=', tenantId)
    .where('email', '=', invitation.email)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  await tx
    .insertInto('invitation')
    .values({
      tenant_id: tenantId,
      id: invitation.id,
      email: invitation.email,
      locale: invitation.locale,
      sandbox_role: invitation.roles.sandbox,
      production_role: invitation.roles.production,
      token_hash: tokenHash,
      invited_by: invitation.invitedBy,
      created_at: createdAt,
      expires_at: invitation.expiresAt,
      accepted_at: null,
      withdrawn_at: null,
    })
    .execute()
}

/** The invitations of a workspace that can still be accepted, the oldest first. */
export async function openInvitations(
  tx: Kysely<Tables>,
  tenantId: string,
  at: Date,
): Promise<readonly StoredInvitation[]> {
  const rows = await tx
    .selectFrom('invitation')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => invitationOf(row) ?? [])
}

/** The invitation of a token that can still be accepted; null for any other. Locked until the transaction ends. */
export async function invitationByToken(
  system: Kysely<Tables>,
  tokenHash: Buffer,
  at: Date,
): Promise<StoredInvitation | null> {
  const row = await system
    .selectFrom('invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : invitationOf(row)
}

/** Ends an invitation, once, and forgets its address; false when it had ended. */
export async function endInvitation(
  tx: Kysely<Tables>,
  { tenantId, id }: Pick<StoredInvitation, 'tenantId' | 'id'>,
  end: { readonly as: 'accepted' | 'withdrawn'; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('invitation')
    .set({ email: null, ...(end.as === 'accepted' ? { accepted_at: end.at } : { withdrawn_at: end.at }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function invitationOf(row: Selectable<InvitationRow>): StoredInvitation | null {
  if (row.email === null) return null
  const role = (word: string | null) => (word !== null && isRole(word) ? word : null)
  return {
    tenantId: row.tenant_id,
    id: row.id,
    email: row.email,
    locale: localeOf(row.locale),
    roles: { sandbox: role(row.sandbox_role), production: role(row.production_role) },
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
