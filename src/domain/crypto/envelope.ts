import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto'

/**
 * Envelope encryption of personal data: AES-256-GCM (NIST SP 800-38D) with random nonces of 96 bits. A data key seals a
 * handful of values, far below the 2^32 that random nonces allow (SP 800-38D 8.3).
 * docs/decisions/0003-sealed-at-rest.md. Keys are key objects: handed over as bytes, a key is imported again at each
 * use, for 12 µs on Node 24.
 */
const cipher = 'aes-256-gcm'
const version = 1
const idBytes = 16
const tagBytes = 16

export const keyBytes = 32
export const nonceBytes = 12

/** Columns that hold sealed bytes, as they are named in the additional data: renaming one makes its rows unreadable. */
export type SealedColumn =
  | 'kyc_case.subject'
  | 'kyc_case.metadata_json'
  | 'kyc_case.assignment'
  | 'extraction.fields'
  | 'extraction.checks'
  | 'document.entry'
  | 'document.provenance'
  | 'verdict.input'
  | 'verdict.answer'
  | 'cleared_hit.decision'
  | 'idempotent_call.answer'
  | 'case_alert.changes'
  | 'case_note.content'
  | 'case_decision.content'
  | 'webhook_endpoint.secret'
  | 'eid_account.credentials'
  | 'eid_request.asked'
  | 'eid_request.result'
  | 'eid_session.data'
  | 'mail.body'
  | 'bank_data_account.credentials'
  | 'bank_connection.record'
  | 'bank_transaction_page.transactions'

/**
 * What a sealed value is bound to. A case is named by environment and reference, which never change and are unique in a
 * workspace: unlike its id they are known before the one statement that finds or makes the case.
 */
export interface EncryptionContext {
  readonly tenantId: string
  /** Null for what belongs to the workspace and no case. */
  readonly case: { readonly environment: string; readonly reference: string } | null
  readonly column: SealedColumn
  /** Id of the row; '' for the case's own row. */
  readonly rowId: string
}

export interface DataKey {
  readonly id: string
  readonly key: KeyObject
}

/** Sealed bytes were changed, belong to another context, or were sealed with another key. */
export class SealBroken extends Error {
  constructor(what: string) {
    super(`${what} cannot be opened: changed, moved, or sealed with another key`)
    this.name = 'SealBroken'
  }
}

/** `version (1) | data key id (16) | nonce (12) | ciphertext | tag (16)`. Each nonce is used once. */
export function sealBytes(
  dataKey: DataKey,
  options: { context: EncryptionContext; nonce: Buffer; bytes: Uint8Array },
): Buffer {
  const head = Buffer.concat([Buffer.from([version]), idToBytes(dataKey.id)])
  const additionalData = additionalDataOf(head, contextParts(options.context))
  return encrypt(dataKey.key, { head, nonce: options.nonce, additionalData, bytes: options.bytes })
}

/** The bytes that were sealed in this context. Throws SealBroken. */
export function openBytes(key: KeyObject, options: { context: EncryptionContext; sealed: Buffer }): Buffer {
  const { context, sealed } = options
  const head = sealed.subarray(0, 1 + idBytes)
  return decrypt(key, {
    additionalData: additionalDataOf(head, contextParts(context)),
    bytes: sealed.subarray(1 + idBytes),
    what: context.column,
  })
}

/** Id of the data key that sealed these bytes. Throws SealBroken on what is no sealed value. */
export function dataKeyIdOf(sealed: Buffer): string {
  if (sealed[0] !== version || sealed.length < 1 + idBytes) throw new SealBroken('a value without a seal')
  return bytesToId(sealed.subarray(1, 1 + idBytes))
}

/** A key that another key locks up, bound to what names it: `version (1) | nonce (12) | ciphertext (32) | tag (16)`. */
export function wrapKey(key: KeyObject, options: { under: KeyObject; nonce: Buffer; name: readonly string[] }): Buffer {
  const head = Buffer.from([version])
  const additionalData = additionalDataOf(head, options.name)
  return encrypt(options.under, { head, nonce: options.nonce, additionalData, bytes: key.export() })
}

/** The key that was wrapped under this name. Throws SealBroken. */
export function unwrapKey(wrapped: Buffer, options: { under: KeyObject; name: readonly string[] }): KeyObject {
  const head = wrapped.subarray(0, 1)
  const additionalData = additionalDataOf(head, options.name)
  return createSecretKey(
    decrypt(options.under, { additionalData, bytes: wrapped.subarray(1), what: options.name[0] ?? 'a key' }),
  )
}

/** What a workspace's key is bound to. */
export function workspaceKeyName(tenantId: string, keyVersion: number): readonly string[] {
  return ['workspace key', tenantId, String(keyVersion)]
}

/** What a data key is bound to. */
export function dataKeyName(tenantId: string, id: string): readonly string[] {
  return ['data key', tenantId, id]
}

/** The 16 bytes of a UUID. */
export function idToBytes(id: string): Buffer {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  if (bytes.length !== idBytes) throw new Error('an id of a data key is a UUID')
  return bytes
}

/** The text of a UUID of 16 bytes. */
export function bytesToId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function contextParts({ tenantId, case: of, column, rowId }: EncryptionContext): readonly string[] {
  return ['value', tenantId, of?.environment ?? '', of?.reference ?? '', column, rowId]
}

/** JSON keeps the parts apart whatever they hold. */
function additionalDataOf(head: Buffer, parts: readonly string[]): Buffer {
  return Buffer.concat([head, Buffer.from(JSON.stringify(parts))])
}

/** The head as it is, then nonce, ciphertext and tag, each copied once. */
function encrypt(
  key: KeyObject,
  { head, nonce, additionalData, bytes }: { head: Buffer; nonce: Buffer; additionalData: Buffer; bytes: Uint8Array },
): Buffer {
  const work = createCipheriv(cipher, key, nonce).setAAD(additionalData)
  return Buffer.concat([head, nonce, work.update(bytes), work.final(), work.getAuthTag()])
}

function decrypt(
  key: KeyObject,
  { additionalData, bytes, what }: { additionalData: Buffer; bytes: Buffer; what: string },
): Buffer {
  if (additionalData[0] !== version || bytes.length < nonceBytes + tagBytes) throw new SealBroken(what)
  const end = bytes.length - tagBytes
  const work = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  work.setAAD(additionalData).setAuthTag(bytes.subarray(end))
  const opened = work.update(bytes.subarray(nonceBytes, end))
  try {
    return Buffer.concat([opened, work.final()])
  } catch {
    throw new SealBroken(what)
  }
}
