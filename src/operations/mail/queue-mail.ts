import { insertWorkspaceDataKey, type StoredDataKey } from '../../store/data-keys.ts'
import { insertMail, type NewMail } from '../../store/mails.ts'
import { newId } from '../../store/new-id.ts'
import type { TenantTransaction } from '../../store/tenant.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { Services } from '../services.ts'
import { bodyBytes, mailContext, type MailBody } from './mail-body.ts'

/** A mail that is sealed and can be queued. */
export interface SealedMail {
  readonly mail: NewMail
  readonly dataKey: StoredDataKey
}

/**
 * Seals a mail under a data key of its own, which is destroyed when the mail has ended. Done before the transaction that queues
 * it: the workspace's key may have to be read.
 */
export async function sealMail(
  services: Pick<Services, 'workspaceKeys'>,
  given: {
    readonly tenantId: string
    readonly kind: string
    readonly mail: MailBody
    /** The key of the eID request it belongs to. */
    readonly eidKey: number | null
    readonly at: Date
  },
): Promise<SealedMail> {
  const { tenantId, kind, eidKey, at } = given
  const id = newId(at)
  const sealer = await newSealer(services, { tenantId, workspaceKey: null, case: null, at })
  const { column, rowId } = mailContext(tenantId, id)
  const body = sealer.seal(column, rowId, bodyBytes(given.mail))
  return { mail: { tenantId, id, kind, dataKeyId: sealer.dataKey.id, body, eidKey, at }, dataKey: sealer.stored }
}

/** Queues a sealed mail in the transaction of what it tells about: it is sent if and only if that commits. */
export async function queueMail(tx: TenantTransaction, { mail, dataKey }: SealedMail): Promise<void> {
  await insertWorkspaceDataKey(tx, mail.tenantId, { ...dataKey, at: mail.at })
  await insertMail(tx, mail)
}
