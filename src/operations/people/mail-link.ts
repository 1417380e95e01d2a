import { workspacesOfPerson } from '../../store/memberships.ts'
import type { StoredPerson } from '../../store/people.ts'
import { lastLinkAt, replaceLink } from '../../store/person-links.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { queueMail, sealMail } from '../mail/queue-mail.ts'
import { personMail } from './person-mail.ts'
import type { PeopleServices } from './people-action.ts'
import { makeToken } from './person-token.ts'

const minuteMs = 60_000
/** The time between two mails of one kind to one person. */
const betweenMailsMs = 5 * minuteMs

const pages = {
  reset_password: { page: 'new-password', lifeMs: 60 * minuteMs, kind: 'new_password' },
  verify_email: { page: 'confirm-email', lifeMs: 24 * 60 * minuteMs, kind: 'confirm_email' },
} as const

/**
 * Mails a person a link, and ends the one before; nothing is sent within five minutes of the last. The mail is queued with those of a
 * workspace of the person, or of the installation's oldest. docs/console.md#mail.
 */
export async function mailLink(
  services: PeopleServices,
  purpose: keyof typeof pages,
  person: Pick<StoredPerson, 'id' | 'email' | 'locale'>,
): Promise<void> {
  const { store, clock, publicUrl } = services
  const at = clock.now()
  const last = await lastLinkAt(store.system, { purpose, personId: person.id })
  if (last !== null && at.getTime() - last.getTime() < betweenMailsMs) return
  const [own] = await workspacesOfPerson(store.system, person.id)
  const tenantId = own ?? (await listWorkspaces(store))[0]?.id
  if (tenantId === undefined) return
  const { page, lifeMs, kind } = pages[purpose]
  const token = makeToken()
  const expiresAt = new Date(at.getTime() + lifeMs)
  const link = `${publicUrl()}/console/${page}#${token.text}`
  const { email: to, locale: language } = person
  const body = personMail(purpose, { to, workspace: '', link, expiresAt, language })
  const mail = await sealMail(services, { tenantId, kind, mail: body, eidKey: null, at })
  await store.system
    .transaction()
    .execute((tx) => replaceLink(tx, { tokenHash: token.hash, purpose, personId: person.id, createdAt: at, expiresAt }))
  await withTenant(store.app, tenantId, (tx) => queueMail(tx, mail))
}
