import { open, type FileHandle } from 'node:fs/promises'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { errors } from '../../contract/errors.ts'
import { checkpointKeyId, readPublicKeys } from '../../domain/audit/checkpoint.ts'
import { checkProof, type TrailProof } from './check-proof.ts'
import { checkAnswer, checkPolicy, type AnswerProof, type PolicyProof } from './check-verdict.ts'
import { evidenceFormat, manifestName, readManifest, signatureName, signerOf, type Manifest } from './manifest.ts'
import { ArchiveDamaged, hashFile, readDirectory, type FoundFile } from './read-zip.ts'
import { VerdictFacts } from './verdict-facts.ts'

/** Largest file that is parsed, in bytes; documents are only hashed. */
const parsedBytesMax = 64 * 1024 * 1024

/** A file of an archive that is not as the manifest says. `framing`: its bytes are, what the archive says around them is not. */
export interface FileFault {
  readonly file: string
  readonly fault: 'changed' | 'missing' | 'extra' | 'framing'
}

/** The output of `evidence verify`. */
export interface ArchiveReport {
  /** Nothing was changed, the signature is valid and nothing that could be proven failed. */
  readonly ok: boolean
  /** What is wrong with the archive as a whole; null when nothing is. */
  readonly archive: string | null
  readonly signature: 'valid' | 'invalid' | 'unreadable'
  /** `given`: a key that the caller brought. `in_archive`: nothing is known of who holds it. */
  readonly key: { readonly id: string; readonly public_key: string; readonly from: 'given' | 'in_archive' } | null
  readonly manifest: Omit<Manifest, 'files' | 'key'> | null
  /** Files that are as the manifest says. */
  readonly unchanged: number
  readonly faults: readonly FileFault[]
  /** What the content proves; null for an archive without a verdict. */
  readonly verdict: {
    readonly policy: PolicyProof
    readonly answer: AnswerProof
    readonly audit: TrailProof
  } | null
}

/**
 * Verifies an archive without its installation. `publicKeys` are the only accepted ones; null takes the one in the archive, which
 * proves nothing of who signed. Throws the refusal of a file that cannot be read.
 */
export async function verifyArchive(path: string, publicKeys: readonly string[] | null): Promise<ArchiveReport> {
  const handle = await opened(path)
  try {
    return await verified(handle, publicKeys)
  } catch (error) {
    if (!(error instanceof ArchiveDamaged)) throw error
    const nothing = { key: null, manifest: null, unchanged: 0, faults: [], verdict: null }
    return { ok: false, archive: error.message, signature: 'unreadable', ...nothing }
  } finally {
    await handle.close()
  }
}

async function verified(handle: FileHandle, publicKeys: readonly string[] | null): Promise<ArchiveReport> {
  const directory = await readDirectory(handle)
  const found = new Map<string, FoundFile>()
  for (const stored of directory) found.set(stored.name, await hashFile(handle, stored))
  const read = (name: string) => contentOf(handle, found.get(name))
  const [bytes, signature] = [await read(manifestName), await read(signatureName)]
  const manifest = bytes === null ? null : readManifest(bytes)
  const accepted = publicKeys ?? (manifest === null ? [] : [manifest.key.public_key])
  const keys = knownKeys(accepted)
  const signer = bytes === null || signature === null ? null : signerOf(bytes, signature, keys)
  const faults = faultsOf(manifest, found)
  const about = manifest === null ? null : shownManifest(manifest)
  const signer_key = accepted.find((text) => keys.get(checkpointKeyId(text)) === signer)
  const verdict =
    manifest?.format === evidenceFormat.format
      ? await verdictProofs(read, { accepted, given: publicKeys !== null })
      : null
  const state = manifest === null ? 'unreadable' : signer === null ? 'invalid' : 'valid'
  return {
    ok: state === 'valid' && faults.length === 0 && (verdict === null || !contradicts(verdict)),
    archive: null,
    signature: state,
    key:
      signer === null || signer_key === undefined
        ? null
        : {
            id: checkpointKeyId(signer_key),
            public_key: signer_key,
            from: publicKeys === null ? 'in_archive' : 'given',
          },
    manifest: about,
    unchanged: found.size - faults.filter(({ fault }) => fault !== 'missing').length,
    faults,
    verdict,
  }
}

/** Lines of an older version of the secret are signed by its key. */
const Keys = Type.Object({ public_keys: Type.Array(Type.String()) })

type Read = (name: string) => Promise<Buffer | null>

async function verdictProofs(
  read: Read,
  { accepted, given }: { readonly accepted: readonly string[]; readonly given: boolean },
): Promise<ArchiveReport['verdict']> {
  const facts = parsed(await read('verdict/facts.json'))
  if (!Value.Check(VerdictFacts, facts)) {
    return {
      policy: 'not_in_archive',
      answer: 'not_readable',
      audit: { proven: 'not', why: 'the facts are not readable' },
    }
  }
  const files = {
    input: await read('verdict/input.json'),
    answer: await read('verdict/answer.json'),
    policy: await read('policy.json'),
    policyFile: await read('policy-file.json'),
  }
  const proof = parsed(await read('audit/proof.json'))
  const keys = given || !Value.Check(Keys, proof) ? accepted : [...accepted, ...proof.public_keys]
  return {
    policy: checkPolicy(files, facts),
    answer: checkAnswer(files, facts),
    audit: checkProof(proof, facts, knownKeys(keys)),
  }
}

/** What an archive of an earlier engine, or one without a proof of its entry, leaves open is no contradiction. */
function contradicts({ policy, answer, audit }: NonNullable<ArchiveReport['verdict']>): boolean {
  return policy === 'differs' || answer === 'differs' || answer === 'not_readable' || audit.proven === 'not'
}

function faultsOf(manifest: Manifest | null, found: ReadonlyMap<string, FoundFile>): readonly FileFault[] {
  if (manifest !== null && found.get(manifestName)?.framed === false) {
    // What it says of the others is no longer what was signed: only their own CRC speaks.
    return [...found].flatMap(([file, { framed }]) => (framed ? [] : [{ file, fault: 'changed' }]))
  }
  const faults: FileFault[] = []
  const listed = new Map((manifest?.files ?? []).map((file) => [file.name, file]))
  for (const [name, { sha256, framed, stored }] of found) {
    const file = listed.get(name)
    const isLast = name === manifestName || name === signatureName
    if (file === undefined && !isLast && manifest !== null) faults.push({ file: name, fault: 'extra' })
    else if (file !== undefined && (file.sha256 !== sha256 || file.size !== stored.sizeBytes)) {
      faults.push({ file: name, fault: 'changed' })
    } else if (!framed) faults.push({ file: name, fault: isLast ? 'changed' : 'framing' })
  }
  for (const name of [...listed.keys(), manifestName, signatureName]) {
    if (!found.has(name)) faults.push({ file: name, fault: 'missing' })
  }
  return faults
}

function shownManifest({ format, version, made_at, product, engine, about }: Manifest): ArchiveReport['manifest'] {
  return { format, version, made_at, product, engine, about }
}

/** A text that is no key accepts nothing. */
function knownKeys(texts: readonly string[]): ReturnType<typeof readPublicKeys> {
  try {
    return readPublicKeys(texts)
  } catch {
    return new Map()
  }
}

async function contentOf(handle: FileHandle, file: FoundFile | undefined): Promise<Buffer | null> {
  if (file === undefined || file.stored.sizeBytes > parsedBytesMax) return null
  const chunks: Buffer[] = []
  await hashFile(handle, file.stored, (chunk) => chunks.push(chunk))
  return Buffer.concat(chunks)
}

function parsed(bytes: Buffer | null): unknown {
  try {
    return bytes === null ? null : JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

async function opened(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (error) {
    throw error instanceof Error && 'code' in error ? errors.fileNotReadable(String(error.code)) : error
  }
}
