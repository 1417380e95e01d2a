import type { Static, TObject, TSchema } from 'typebox'
import type { Environment } from '../contract/environment.ts'
import type { Issue } from '../contract/errors.ts'
import type { Scope } from '../contract/scopes.ts'
import type { Locale } from '../contract/locale.ts'
import type { DocumentMime } from '../ports/reader.ts'
import type { StoredWorkspaceKey } from '../store/workspace-keys.ts'
import type { ClaimedCall } from './claimed-call.ts'
import type { Services } from './services.ts'

/** The caller, authenticated by the key. */
export interface Caller {
  readonly tenantId: string
  readonly keyId: string
  readonly requestId: string
  /** From the header `X-Service-Environment`, for the operations that read it; `sandbox` for the others. */
  readonly environment: Environment
  /** From Accept-Language; a `locale` in the body overrides it. */
  readonly locale: Locale
  readonly workspace: WorkspaceRights
  /** The wrapped key that seals the workspace's data; null until the first is made. */
  readonly workspaceKey: StoredWorkspaceKey | null
  /** Set for a call with an Idempotency-Key: what the operation stores ends the call in the same commit. */
  readonly claimed?: ClaimedCall
}

/** The settings of the caller's workspace, read together with the key. */
export interface WorkspaceRights {
  /** As its owner named it. */
  readonly name: string
  readonly kyc: boolean
  readonly growth: boolean
  readonly eid: 'sandbox' | 'none'
  /** The environments with an account at an eID provider. */
  readonly eidAccounts: readonly string[]
  /** Document reads a UTC calendar month. */
  readonly readCap: number
  /** Null when none is chosen. */
  readonly regime: string | null
  /** The pack that the regime stands over; absent or null for its own choice. */
  readonly extends?: string | null
  /** The version of its own policy that the workspace runs; null while it uses an unedited pack. */
  readonly policy: { readonly id: string; readonly version: number } | null
  /** The version of its thresholds of the screening by environment; null: the product's default. */
  readonly thresholds: Readonly<Record<Environment, number | null>>
  /** Whether it may hold entries whose MAC binds no workspace, of versions before that. */
  readonly earlierEntries: boolean
}

/** One uploaded file, complete on the local disk until the call is answered. */
export interface UploadedFile {
  readonly filename: string
  /** The declared type in lower case, one of the five of the contract (image/jpg becomes image/jpeg). */
  readonly mime: DocumentMime
  readonly path: string
  readonly sizeBytes: number
  readonly sha256: Buffer
}

export interface Upload {
  readonly files: readonly UploadedFile[]
  /** Text parts by name; the first of a repeated name counts. */
  readonly fields: Readonly<Record<string, string>>
  /** Names of the file parts that were not read, because they are not named `files`. */
  readonly unreadFiles: readonly string[]
}

interface OperationShape {
  /** Stable name, also the operationId of the description. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** Parameters are written as `{name}`. */
  readonly path: string
  readonly scope: Scope
  readonly tag: string
  readonly summary: string
  readonly description: string
  /** The header `X-Service-Environment` names the environment; default `sandbox`. */
  readonly environmentHeader?: true
  /**
   * It has no effect, here or elsewhere, before one `storeVerdict`, which takes the Idempotency-Key of the call. Absent: the key is
   * claimed before the operation runs. docs/decisions/0010-idempotency.md.
   */
  readonly takesKeyAtCommit?: true
  /** Refuses a call after its key and plan are proven and before its parameters and body are read. */
  admits?(services: Services, caller: Caller): Promise<void>
  /** `media` has the content types of an answer that is a file. */
  readonly answer: { readonly status: number; readonly schema: TSchema; readonly media?: readonly string[] }
  /** Every refusal of this operation except 401, 403, 404, 429 and 500, and its condition. */
  readonly refusals: readonly { readonly status: number; readonly when: string }[]
}

/** An operation with a JSON body, which is validated before it runs. */
export interface JsonOperation<Body extends TSchema = TSchema> extends OperationShape {
  readonly takes: 'json'
  readonly body: Body
  /** The example of the published description; it must be valid. */
  readonly example: unknown
  /** The example is answered 404 unless what it names was stored before: its ids are replaced. */
  readonly exampleNeedsStored?: true
  /** Failures that the schema cannot say, listed with its own. The body may be anything. */
  issues?(body: Readonly<Record<string, unknown>>): readonly Issue[]
  run(services: Services, caller: Caller, body: Static<Body>): Promise<unknown>
}

/** The parameters of a call, by their place. */
export type ParameterSchema = TObject<{ path: TObject; query: TObject }>

/** An operation without a body: its parameters are validated before it runs. */
export interface ParameterOperation<Parameters extends ParameterSchema = ParameterSchema> extends OperationShape {
  readonly takes: 'parameters'
  readonly parameters: Parameters
  /** The query of the published example, by parameter; it must be valid. */
  readonly exampleQuery?: Readonly<Record<string, string>>
  /** Seconds that the published collection waits before this call: the sandbox's client needs them. */
  readonly collectionWaitSeconds?: number
  run(services: Services, caller: Caller, given: Static<Parameters>): Promise<unknown>
}

/** An operation with a multipart form of files. */
export interface UploadOperation extends OperationShape {
  readonly takes: 'upload'
  /** The form in the published description. */
  readonly form: TSchema
  readonly filesMax: number
  run(services: Services, caller: Caller, upload: Upload): Promise<unknown>
}

export type PartnerOperation = JsonOperation | ParameterOperation | UploadOperation
