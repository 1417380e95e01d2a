import type { ClientKind } from '../../contract/client-kind.ts'
import type { Environment } from '../../contract/environment.ts'
import type { OtherFile } from '../../domain/checks/definition/contexts.ts'
import type { Reuse } from '../../domain/checks/definition/document-facts.ts'
import { holderNames } from '../../domain/checks/facts/holder-names.ts'
import { SealBroken, type SealedColumn, type EncryptionContext } from '../../domain/crypto/envelope.ts'
import { identityIndex, identityOf } from '../../domain/crypto/identity-index.ts'
import { reuseOf, type OtherUse } from '../../domain/checks/reuse.ts'
import { findEarlierDocuments, type EarlierDocument, type KeyedValue } from '../../store/earlier-documents.ts'
import type { Caller } from '../operation.ts'
import { openKeyed } from '../sealing/open-keyed.ts'
import type { Services } from '../services.ts'
import { parseStoredReading } from '../cases/stored-reading.ts'

/** The case of a call, and its subject according to the call. */
interface AskedCase {
  readonly reference: string
  readonly environment: Environment
  /** Of this call; null when not sent. */
  readonly subject: string | null
  readonly kind: ClientKind
  /** Merged over the files of the call. */
  readonly fields: Readonly<Record<string, string>>
}

/** One file of this call. */
interface NewFile {
  readonly docType: string
  readonly fields: Readonly<Record<string, string>>
  readonly sha256: Buffer
}

/** Related files of earlier calls. */
export interface EarlierFiles {
  /** Files of the case itself. */
  readonly caseFiles: readonly OtherFile[]
  /** For each new file: whether another client's case has it, and the index to store so that later calls find it. */
  readonly files: readonly { readonly reuse: Exclude<Reuse, null>; readonly identityIndex: Buffer | null }[]
}

interface OpenedDocument {
  readonly reference: string
  readonly subject: string | null
  readonly document: {
    readonly sha256: Buffer
    readonly identityIndex: Buffer | null
    readonly filename: string
    readonly fields: Readonly<Record<string, string>>
    readonly perceptualHash: string | null
  } | null
}

/**
 * Searches the case and the other cases of the workspace and environment for the files of a call. Opened personal data is kept in
 * memory only during the call. docs/reference/en/checks/duplicate.md, docs/reference/en/checks/reused.md.
 */
export async function findEarlierFiles(
  services: Services,
  caller: Caller,
  asked: AskedCase,
  files: readonly NewFile[],
): Promise<EarlierFiles> {
  const { tenantId } = caller
  const { environment, reference, kind } = asked
  const { key } = await services.workspaceKeys.open(tenantId, caller.workspaceKey)
  const indexes = files.map(({ docType, fields }) => {
    const identity = identityOf(docType, fields)
    return identity === null ? null : identityIndex(key, identity)
  })
  const found = await findEarlierDocuments(services.store, {
    tenantId,
    environment,
    reference,
    sha256: files.map(({ sha256 }) => sha256),
    identityIndexes: indexes.flatMap((index) => index ?? []),
  })
  const earlier: OpenedDocument[] = []
  for (const one of found) earlier.push(await openDocument(services, { tenantId, environment }, one))
  const own = earlier.filter((one) => one.reference === reference)
  const others = earlier.filter((one) => one.reference !== reference)
  const subject = asked.subject ?? own[0]?.subject ?? null
  const client = { kind, names: subject === null ? holderNames(asked.fields) : [subject] }
  return {
    caseFiles: own.flatMap(({ document }) => {
      if (document === null) return []
      const { filename, sha256, perceptualHash } = document
      return [{ filename, sha256: sha256.toString('hex'), perceptualHash }]
    }),
    files: files.map(({ sha256 }, position) => {
      const index = indexes[position] ?? null
      return { reuse: reuseOf(client, usesOf(others, sha256, index)), identityIndex: index }
    }),
  }
}

function usesOf(others: readonly OpenedDocument[], sha256: Buffer, index: Buffer | null): readonly OtherUse[] {
  return others.flatMap(({ subject, document }) => {
    if (document === null) return []
    const sameFile = document.sha256.equals(sha256)
    const sameNumber = index !== null && document.identityIndex?.equals(index) === true
    if (!sameFile && !sameNumber) return []
    const names = subject === null ? holderNames(document.fields) : [subject]
    return [{ what: sameFile ? 'file' : 'id_number', names } as const]
  })
}

async function openDocument(
  services: Services,
  { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
  { reference, subject, document }: EarlierDocument,
): Promise<OpenedDocument> {
  const open = (column: SealedColumn, rowId: string, value: KeyedValue | null) =>
    openJson(services, { tenantId, case: { environment, reference }, column, rowId }, value)
  const named = await open('kyc_case.subject', '', subject)
  const client = { reference, subject: typeof named === 'string' ? named : null }
  if (document === null) return { ...client, document: null }
  const entry = await open('document.entry', document.id, document.entry)
  const provenance = await open('document.provenance', document.id, document.provenance)
  return {
    ...client,
    document: {
      sha256: document.sha256,
      identityIndex: document.identityIndex,
      filename: textOf(entry, 'filename') ?? '',
      fields: textsOf(isRecord(entry) ? entry.fields : null),
      perceptualHash: parseStoredReading(provenance)?.perceptualHash ?? null,
    },
  }
}

/** Opens a sealed value; null when there is none. A broken seal counts as none, so that other documents can still be read. */
async function openJson(services: Services, context: EncryptionContext, value: KeyedValue | null): Promise<unknown> {
  if (value === null) return null
  try {
    return JSON.parse((await openKeyed(services, context, value)).toString('utf8'))
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

function textOf(value: unknown, name: string): string | null {
  const text = isRecord(value) ? value[name] : null
  return typeof text === 'string' ? text : null
}

function textsOf(value: unknown): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, text] of Object.entries(isRecord(value) ? value : {})) {
    if (typeof text === 'string') texts[name] = text
  }
  return texts
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
