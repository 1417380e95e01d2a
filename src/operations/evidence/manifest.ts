import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { checkpointKeyId, publicKeyText, type PublicKeys } from '../../domain/audit/checkpoint.ts'
import { canonicalJson } from '../../domain/values/canonical-json.ts'
import type { Keyring } from '../../ports/secrets.ts'
import { signingKey } from '../audit/signing.ts'
import type { ArchiveFile, WrittenFile } from './zip-stream.ts'

/** The names of the files that an archive ends with. */
export const manifestName = 'manifest.json'
export const signatureName = 'manifest.sig'
/** The key that signed, as programs other than this one read it. */
export const publicKeyName = 'public-key.pem'

/** What an archive is. Changes when an earlier version can no longer be verified as it is. */
export const evidenceFormat = { format: 'gatehouse-evidence', version: 1 } as const
/** An export of everything about a client. */
export const clientExportFormat = { format: 'gatehouse-client-export', version: 1 } as const

const Manifest = Type.Object(
  {
    format: Type.Enum([evidenceFormat.format, clientExportFormat.format]),
    version: Type.Literal(1),
    /** When it was made, UTC. */
    made_at: Type.String(),
    product: Type.String(),
    engine: Type.String(),
    /** What the archive is about: ids only. */
    about: Type.Record(Type.String(), Type.String()),
    key: Type.Object({ id: Type.String(), public_key: Type.String() }),
    files: Type.Array(
      Type.Object({
        name: Type.String(),
        size: Type.Integer({ minimum: 0 }),
        sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      }),
    ),
  },
  { additionalProperties: false },
)

/** What an archive says of itself and of every file in it, but the manifest and its signature. docs/evidence.md#the-manifest. */
export type Manifest = Static<typeof Manifest>

/** The last files of an archive: the manifest, and its signature by the audit key over exactly its bytes. */
export function signedManifest(
  keys: Keyring,
  said: Omit<Manifest, 'key' | 'files'>,
  written: readonly WrittenFile[],
): readonly ArchiveFile[] {
  const key = signingKey(keys)
  const text = publicKeyText(key)
  const manifest: Manifest = {
    ...said,
    key: { id: checkpointKeyId(text), public_key: text },
    files: written.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
  }
  const bytes = Buffer.from(canonicalJson(manifest))
  return [
    { name: manifestName, content: bytes },
    { name: signatureName, content: sign(null, bytes, key) },
  ]
}

/** The file of the public key. */
export function publicKeyFile(keys: Keyring): ArchiveFile {
  const pem = createPublicKey(signingKey(keys)).export({ format: 'pem', type: 'spki' })
  return { name: publicKeyName, content: Buffer.from(pem) }
}

/** The manifest of these bytes; null when they are none that this version reads. */
export function readManifest(bytes: Buffer): Manifest | null {
  try {
    const value: unknown = JSON.parse(bytes.toString())
    return Value.Check(Manifest, value) ? value : null
  } catch {
    return null
  }
}

/** The key of `keys` that signed these bytes; null when none did. */
export function signerOf(bytes: Buffer, signature: Buffer, keys: PublicKeys): KeyObject | null {
  return [...keys.values()].find((key) => verify(null, bytes, key, signature)) ?? null
}
