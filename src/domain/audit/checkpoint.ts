import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** The length and the last hash of a workspace's chain at one moment. */
export interface Checkpoint {
  readonly tenant_id: string
  readonly seq: number
  /** Hexadecimal. */
  readonly hash: string
  /** UTC. */
  readonly time: string
  /** SHA-256 of the workspace's previous checkpoint line, null for its first, so that a removed line is detected. */
  readonly previous: string | null
  /** Id of the public key, see `checkpointKeyId`. */
  readonly key: string
}

/** The bytes before the 32 key bytes in PKCS #8 and SubjectPublicKeyInfo of an Ed25519 key. RFC 8410 section 7. */
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicHead = Buffer.from('302a300506032b6570032100', 'hex')

/** The signing key of a 32-byte seed. */
export function checkpointKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([privateHead, seed]), format: 'der', type: 'pkcs8' })
}

/** The public key's 32 bytes, base64url: the operator prints it and stores it elsewhere to verify signatures. */
export function publicKeyText(key: KeyObject): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return der.subarray(publicHead.length).toString('base64url')
}

function publicKeyOf(text: string): KeyObject {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 32) throw new Error('a public key is 32 bytes in base64url')
  return createPublicKey({ key: Buffer.concat([publicHead, bytes]), format: 'der', type: 'spki' })
}

/** First 16 hexadecimal digits of SHA-256 over a public key's text. */
export function checkpointKeyId(publicKey: string): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
}

/** The line to export: the checkpoint with its Ed25519 signature (RFC 8032), members in fixed order. */
export function checkpointLine(checkpoint: Checkpoint, key: KeyObject): string {
  const signature = sign(null, Buffer.from(signedText(checkpoint)), key).toString('base64url')
  return JSON.stringify({ ...JSON.parse(signedText(checkpoint)), signature })
}

/** Public keys by `checkpointKeyId`. */
export type PublicKeys = ReadonlyMap<string, KeyObject>

/** The public keys of these texts. Throws when one is not a public key. */
export function readPublicKeys(texts: readonly string[]): PublicKeys {
  return new Map(texts.map((text) => [checkpointKeyId(text), publicKeyOf(text)]))
}

/** The checkpoint of a line; null when the line is not a checkpoint signed by one of these keys, or was changed. */
export function readCheckpointLine(line: string, publicKeys: PublicKeys): Checkpoint | null {
  const { checkpoint, signature } = parseLine(line) ?? {}
  if (checkpoint === undefined || signature === undefined) return null
  const publicKey = publicKeys.get(checkpoint.key)
  if (publicKey === undefined) return null
  const signed = Buffer.from(signedText(checkpoint))
  return verify(null, signed, publicKey, Buffer.from(signature, 'base64url')) ? checkpoint : null
}

/** The digest of a line, for the `previous` of the next one. */
export function checkpointDigest(line: string): string {
  return createHash('sha256').update(line).digest('hex')
}

function signedText(checkpoint: Checkpoint): string {
  const { tenant_id, seq, hash, time, previous, key } = checkpoint
  return JSON.stringify({ tenant_id, seq, hash, time, previous, key })
}

function parseLine(line: string): { readonly checkpoint: Checkpoint; readonly signature: string } | null {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const members = new Map<string, unknown>(Object.entries(value))
  const text = (name: string): string | null => {
    const member = members.get(name)
    return typeof member === 'string' ? member : null
  }
  const [tenant_id, hash, time, key] = [text('tenant_id'), text('hash'), text('time'), text('key')]
  const [seq, signature, previous] = [members.get('seq'), text('signature'), text('previous')]
  if (tenant_id === null || hash === null || time === null || key === null || signature === null) return null
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq)) return null
  return { checkpoint: { tenant_id, seq, hash, time, previous, key }, signature }
}
