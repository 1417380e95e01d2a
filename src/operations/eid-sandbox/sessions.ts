import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { nonceBytes, openBytes, sealBytes, type EncryptionContext } from '../../domain/crypto/envelope.ts'
import { outcomeOfEmail } from '../../domain/eid-sandbox/outcome.ts'
import { isFinalStep, newSessionData, type SessionData } from '../../domain/eid-sandbox/session.ts'
import type { EidClient } from '../../domain/eid/definition/eid-client.ts'
import { insertWorkspaceDataKey } from '../../store/data-keys.ts'
import {
  findSession,
  insertSession,
  sessionOfToken,
  updateSession,
  type StoredSession,
} from '../../store/eid-sessions.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { openDataKey } from '../sealing/open-sealed.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { Services } from '../services.ts'
import { isUuid } from '../uuid.ts'

/** Days for which a client can use the link, and for which the provider keeps a result. docs/rules/eid.md#providers. */
export const sessionDays = 7
const dayMs = 86_400_000
/** Bytes of the secret in a link; base64url makes 43 characters of them. */
const tokenBytes = 32
const tokenPattern = /^[\w-]{43}$/
/** Attempts of a change that others keep overtaking. */
const changesMax = 5

/** A session with its data, as read at one moment. */
export interface Session extends Omit<StoredSession, 'data'> {
  readonly data: SessionData
}

type Needed = Pick<Services, 'store' | 'workspaceKeys' | 'clock'>

/** Starts a session and returns its id and the secret of its link, which is stored nowhere. */
export async function createSession(
  services: Needed,
  tenantId: string,
  client: EidClient,
): Promise<{ readonly ref: string; readonly token: string; readonly expiresAt: Date }> {
  const at = services.clock.now()
  const ref = randomUUID()
  const token = randomBytes(tokenBytes).toString('base64url')
  const expiresAt = new Date(at.getTime() + sessionDays * dayMs)
  const sealer = await newSealer(services, { tenantId, workspaceKey: null, case: null })
  const data = sealer.seal('eid_session.data', ref, jsonBytes(newSessionData(client)))
  await withTenant(services.store.app, tenantId, async (tx) => {
    await insertWorkspaceDataKey(tx, tenantId, { ...sealer.stored, at })
    await insertSession(tx, {
      ...{ tenantId, ref, data, expiresAt, createdAt: at, step: 'start' },
      outcome: outcomeOfEmail(client.email),
      dataKeyId: sealer.stored.id,
      tokenHash: hashOf(token),
    })
  })
  return { ref, token, expiresAt }
}

/** The session behind a link; null for an unknown, ended or expired one alike. */
export async function sessionOfLink(services: Needed, token: string): Promise<Session | null> {
  if (!tokenPattern.test(token)) return null
  const found = await sessionOfToken(services.store, hashOf(token))
  const session = found === null ? null : await readSession(services, found.tenantId, found.ref)
  return session === null || session.expiresAt <= services.clock.now() ? null : session
}

/** The session with this id; null when there is none or it was erased. */
export async function readSession(services: Needed, tenantId: string, ref: string): Promise<Session | null> {
  const read = await readStored(services, tenantId, ref)
  return read === null ? null : { ...read.stored, data: read.data }
}

/**
 * Changes a session by what `change` returns for its present state; null leaves it. A concurrent change makes it run again.
 * Returns the session afterwards; null when there is none. A final session is never changed. `within` runs in the commit of the
 * change, and not at all when nothing is changed.
 */
export async function changeSession(
  services: Needed,
  { tenantId, ref }: Pick<Session, 'tenantId' | 'ref'>,
  change: (session: Session) => Partial<Pick<Session, 'step' | 'outcome' | 'data'>> | null,
  within: (tx: TenantTransaction) => Promise<void> = async () => {},
): Promise<Session | null> {
  for (let attempt = 0; attempt < changesMax; attempt++) {
    const read = await readStored(services, tenantId, ref)
    if (read === null) return null
    const session: Session = { ...read.stored, data: read.data }
    const changes = isFinalStep(session.step) ? null : change(session)
    if (changes === null) return session
    const { data, ...rest } = changes
    const at = services.clock.now()
    const sealed = data === undefined ? {} : { data: read.seal(data) }
    const isDone = await withTenant(services.store.app, tenantId, async (tx) => {
      if (!(await updateSession(tx, read.stored, { ...rest, ...sealed, at }))) return false
      await within(tx)
      return true
    })
    if (isDone) return { ...session, ...changes }
  }
  throw new Error('an eID session kept changing')
}

async function readStored(services: Needed, tenantId: string, ref: string) {
  if (!isUuid(ref)) return null
  const stored = await findSession(services.store, tenantId, ref)
  const key = stored === null ? null : await openDataKey(services, tenantId, stored.dataKeyId)
  if (stored === null || key === null) return null
  const context: EncryptionContext = { tenantId, case: null, column: 'eid_session.data', rowId: ref }
  const data: SessionData = JSON.parse(openBytes(key, { context, sealed: stored.data }).toString())
  const seal = (changed: SessionData) =>
    sealBytes({ id: stored.dataKeyId, key }, { context, nonce: randomBytes(nonceBytes), bytes: jsonBytes(changed) })
  return { stored, data, seal }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
