import type { Static, TSchema } from 'typebox'
import type { Scope } from '../contract/scopes.ts'
import type { Locale } from '../contract/locale.ts'
import type { DocumentMime } from '../ports/reader.ts'
import type { StoredWorkspaceKey } from '../store/workspace-keys.ts'
import type { Services } from './services.ts'

/** Who is calling, as proven by the key: set before any work begins. */
export interface Caller {
  readonly tenantId: string
  readonly keyId: string
  readonly requestId: string
  /** From Accept-Language; a body's `locale` goes before it. */
  readonly locale: Locale
  readonly workspace: WorkspaceRights
  /** What seals the workspace's data, still wrapped, as read with the key; null until its first is made. */
  readonly workspaceKey: StoredWorkspaceKey | null
}

/** What the workspace is enabled for, read with the key in one question. */
export interface WorkspaceRights {
  readonly kyc: boolean
  readonly growth: boolean
  readonly eid: 'sandbox' | 'none'
  /** Document reads a UTC calendar month. */
  readonly readCap: number
  /** Null: nothing chosen. */
  readonly regime: string | null
  /** The version of its own policy that the workspace runs; null while it uses an unedited pack. */
  readonly policy: { readonly id: string; readonly version: number } | null
}

/** One uploaded file, complete on this machine's disk until the call is answered. */
export interface UploadedFile {
  readonly filename: string
  /** As declared, lower case; one of the contract's five (image/jpg already read as image/jpeg). */
  readonly mime: DocumentMime
  readonly path: string
  readonly sizeBytes: number
  readonly sha256: Buffer
}

export interface Upload {
  readonly files: readonly UploadedFile[]
  /** Text parts by name; the first of a repeated name counts. */
  readonly fields: Readonly<Record<string, string>>
}

interface OperationShape {
  /** Stable name, also the operationId of the description. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** With parameters as `{name}`. */
  readonly path: string
  readonly scope: Scope
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly answer: { readonly status: number; readonly schema: TSchema }
  /** Every refusal this operation can answer beyond 401, 403, 404, 429 and 500, with when. */
  readonly refusals: readonly { readonly status: number; readonly when: string }[]
}

/** An operation that takes a JSON body, which has been validated when it runs. */
export interface JsonOperation<Body extends TSchema = TSchema> extends OperationShape {
  readonly takes: 'json'
  readonly body: Body
  /** A body that passes the schema's published example. */
  readonly example: unknown
  run(services: Services, caller: Caller, body: Static<Body>): Promise<unknown>
}

/** An operation that takes a multipart form with files. */
export interface UploadOperation extends OperationShape {
  readonly takes: 'upload'
  /** The form, for the description. */
  readonly form: TSchema
  readonly filesMax: number
  run(services: Services, caller: Caller, upload: Upload): Promise<unknown>
}

export type PartnerOperation = JsonOperation | UploadOperation
