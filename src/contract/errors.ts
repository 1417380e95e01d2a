/**
 * Every refusal of the contract: one line each, status and exact body. Thrown anywhere, answered in one place
 * (http/refusal.ts). docs/api.md#three-shapes-of-error has the shapes, docs/api.md#refusals the texts.
 */
export class Refusal extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>
  /** One word for metrics, of a closed list: never what a caller sent, as the texts of some bodies have it. */
  readonly code: string

  constructor(
    status: number,
    body: ErrorBody,
    headers: Readonly<Record<string, string>> = {},
    code: string = refusalCode(body),
  ) {
    super(refusalText(body))
    this.name = 'Refusal'
    this.status = status
    this.body = body
    this.headers = headers
    this.code = code
  }
}

/** Issues listed in one answer; a body cannot make us write a book. */
export const issuesMax = 100

export interface Issue {
  readonly type: string
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly input?: string | number | boolean | null
  readonly ctx?: Readonly<Record<string, unknown>>
}

export type ErrorBody =
  | { readonly detail: string }
  | { readonly detail: { readonly code: string; readonly message: string; readonly [extra: string]: unknown } }
  | { readonly detail: readonly Issue[] }
  | { readonly code: string; readonly message: string; readonly details?: string | null }

const text = (status: number, code: string, detail: string) => new Refusal(status, { detail }, {}, code)
const coded = (status: number, code: string, message: string, extra: Record<string, unknown> = {}) =>
  new Refusal(status, { detail: { code, message, ...extra } })
const top = (status: number, code: string, message: string) => new Refusal(status, { code, message })

export const errors = {
  // docs/api.md#refusals, 400
  fileCount: () => text(400, 'file_count', 'Send between 1 and 5 files.'),
  fileType: (mime: string) =>
    text(
      400,
      'file_type',
      `Unsupported file type '${mime}'. Allowed types: application/pdf, image/jpeg, image/png, image/tiff, image/webp`,
    ),
  fileContent: () => text(400, 'file_content', 'File content does not match declared MIME type.'),

  // docs/api.md#refusals, 401 and 403
  keyMissing: () => text(401, 'key_missing', 'Missing API key'),
  keyInvalid: () => text(401, 'key_invalid', 'Invalid or revoked API key'),
  keyExpired: () => text(401, 'key_expired', 'API key expired'),
  identityUnproven: () => text(401, 'identity_unproven', 'Partner identity could not be verified'),
  scopeLacking: (scope: string) => text(403, 'scope_lacking', `API key lacks the ${scope} scope`),
  kycNotAllowed: () => coded(403, 'kyc_scope_not_allowed', 'This workspace is not enabled for the partner KYC API.'),
  bankNotAllowed: () => coded(403, 'bank_scope_not_allowed', 'This workspace is not enabled for the partner bank API.'),
  directAccess: (baseUrl: string) =>
    coded(403, 'direct_access_refused', `Call the public base address instead: ${baseUrl}`),

  // docs/api.md#refusals, 404 and 409
  routeUnknown: (method: string, path: string) => top(404, 'not_found', `Nothing answers ${method} ${path}`),
  notFound: () => text(404, 'not_found', 'Not Found'),
  keyAlreadyRotated: () =>
    coded(409, 'key_already_rotated', 'This key is already in its grace period; its replacement is active.'),
  legalHold: () => coded(409, 'legal_hold', 'This case is under legal hold: nothing of it can be erased.'),
  policyRuns: () =>
    coded(
      409,
      'policy_runs',
      'This workspace runs a policy of its own: publish one over the other pack, or revert to the pack first.',
    ),
  keyRevoked: () => coded(409, 'key_revoked', 'A revoked key cannot be rotated.'),

  webhookDeleted: () => coded(409, 'webhook_deleted', 'The endpoint of this delivery was deleted.'),

  // docs/api.md#refusals, 413
  bodyTooLarge: () => text(413, 'body_too_large', 'Request body too large.'),
  fileTooLarge: (maxMb: number) => text(413, 'file_too_large', `File too large. Maximum allowed size is ${maxMb} MB.`),
  imageTooLarge: (width: number, height: number) =>
    text(413, 'image_too_large', `Image is ${width}x${height} pixels; the maximum is 50 megapixels.`),
  imageBomb: () => text(413, 'image_bomb', 'Image dimensions are too large to process.'),

  // Commands on the hits of a case
  clearedHitsFull: (max: number) =>
    coded(409, 'cleared_hits_full', `No more than ${max} hits of a case can be cleared at once.`),

  // Commands that write or read a file
  fileTaken: () => top(409, 'file_taken', 'The file is there already: name a new one.'),
  fileNotWritable: (cause: string) => top(422, 'file_not_writable', `The file cannot be written there (${cause}).`),
  checkpointsMissing: () => top(422, 'checkpoints_missing', 'The file has no checkpoint of these workspaces.'),
  listRefused: (line: number, reason: string) =>
    top(
      422,
      'list_refused',
      line === 0 ? `Nothing was imported: ${reason}.` : `Nothing was imported: line ${line}: ${reason}.`,
    ),
  listEmpty: () => top(409, 'list_empty', 'Nothing was imported: the list has no entry. --accept-shrink imports it.'),
  listShrank: (before: number, now: number) =>
    top(
      409,
      'list_shrank',
      `Nothing was imported: the list has ${now} entries and had ${before}. --accept-shrink imports it when that is right.`,
    ),
  listsBusy: () => top(409, 'lists_busy', 'Other lists were imported meanwhile, again and again: try once more.'),
  fileNotReadable: (cause: string) => top(422, 'file_not_readable', `The file cannot be read (${cause}).`),

  // docs/api.md#refusals, 422
  reference: () => text(422, 'reference', 'reference must be 1-64 characters of A-Z a-z 0-9 _ . : -'),
  environment: () => text(422, 'environment', "environment must be 'sandbox' or 'production'"),
  subject: () => text(422, 'subject', 'subject must be at most 255 characters'),
  webhookUrl: (reason: string) => coded(422, 'webhook_url_refused', `The endpoint cannot be called: ${reason}.`),
  issues: (issues: readonly Issue[]) => new Refusal(422, { detail: issues }),

  // docs/api.md#refusals, 429
  readCap: (used: number, limit: number) =>
    coded(429, 'kyc_extract_cap_reached', 'The monthly document-read limit of this workspace is reached.', {
      used,
      limit,
    }),
  webhookTests: () => coded(429, 'webhook_test_limit', 'An endpoint can be tested 10 times a minute.'),
  rateLimit: (headers: Readonly<Record<string, string>>) =>
    new Refusal(429, { code: 'rate_limit_exceeded', message: 'Too many requests. Please slow down.' }, headers),

  // docs/api.md#refusals, 500
  internal: (details: string | null) =>
    new Refusal(500, { code: 'internal_error', message: 'An unexpected error occurred', details }),
} as const

function refusalCode(body: ErrorBody): string {
  if ('code' in body) return body.code
  if (typeof body.detail === 'string') return 'refused'
  return 'code' in body.detail ? body.detail.code : 'schema'
}

function refusalText(body: ErrorBody): string {
  if ('code' in body) return body.code
  if (typeof body.detail === 'string') return body.detail
  return 'code' in body.detail ? body.detail.code : 'schema'
}
