/**
 * Every refusal of the contract: one line each, with status and exact body. Any code may throw one; http/refusal.ts
 * sends it. docs/api.md#three-shapes-of-error has the shapes, docs/api.md#refusals the texts.
 */
export class Refusal extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>
  /** One word of a closed list, for metrics. The text of some bodies quotes the caller; this never does. */
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

/** Largest number of issues listed in one answer, so that a request body cannot make the answer large. */
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
const idempotencyKeyRefused = (msg: string) =>
  new Refusal(422, { detail: [{ type: 'value_error', loc: ['header', 'Idempotency-Key'], msg }] })
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
  addressNotAllowed: () => coded(403, 'address_not_allowed', 'This API key may not be used from this address.'),
  directAccess: (baseUrl: string) =>
    coded(403, 'direct_access_refused', `Call the public base address instead: ${baseUrl}`),

  // docs/api.md#refusals, 404 and 409
  routeUnknown: (method: string, path: string) => top(404, 'not_found', `Nothing answers ${method} ${path}`),
  notFound: () => text(404, 'not_found', 'Not Found'),
  eidNotSetUp: () => text(404, 'eid_not_set_up', 'identity verification is not set up for this tenant'),
  bankConnectionUnknown: () => text(404, 'bank_connection_unknown', 'Bank connection not found'),
  caseUnknown: () => text(404, 'case_unknown', 'Case not found'),
  caseErased: () =>
    coded(
      409,
      'case_erased',
      'The content of this verdict was erased, so nothing is left to prove. Read the case for what remains.',
    ),
  archiveTooLarge: () =>
    coded(409, 'archive_too_large', 'The files are more than one archive of 4 GB can hold. Download them one by one.'),
  bankUnavailable: () =>
    coded(
      409,
      'bank_connect_unavailable',
      'No bank data provider that can answer this is set up for this environment.',
    ),
  bankConsentEnded: () =>
    coded(
      409,
      'bank_consent_ended',
      'The client’s consent to this bank connection has ended. Create a new connection.',
    ),
  bankConnectionOfCase: () =>
    coded(409, 'bank_connection_of_case', 'This bank connection belongs to a case. Erase the case.'),
  keyAlreadyRotated: () =>
    coded(
      409,
      'key_already_rotated',
      'This key was already rotated and is in its grace period. Use or rotate its replacement.',
    ),
  legalHold: () =>
    coded(409, 'legal_hold', 'This case is under legal hold and cannot be erased. Release the hold first.'),
  policyRuns: () =>
    coded(
      409,
      'policy_runs',
      'This workspace runs its own policy. Publish one over the other pack, or revert to the unedited pack first.',
    ),
  idempotencyKeyInUse: (retryAfterSeconds: number) =>
    new Refusal(
      409,
      {
        detail: {
          code: 'idempotency_key_in_use',
          message: 'A call with this Idempotency-Key is still running. Repeat it to get its answer.',
        },
      },
      { 'Retry-After': String(retryAfterSeconds) },
    ),
  idempotentAnswerErased: () =>
    coded(
      409,
      'idempotent_answer_erased',
      'A call with this Idempotency-Key was done, and what it answered was erased since. Nothing was done again.',
    ),
  eidEnded: () => coded(409, 'eid_ended', 'This eID check has already ended. Start a new one to try another outcome.'),
  keyNotActive: () => coded(409, 'key_not_active', 'Only an active key can be limited. Limit its replacement.'),
  keyRevoked: () => coded(409, 'key_revoked', 'A revoked key cannot be rotated. Create a new key.'),

  webhookDeleted: () =>
    coded(
      409,
      'webhook_deleted',
      'The endpoint of this delivery was deleted. Create a new endpoint; old deliveries cannot be sent again.',
    ),

  // docs/api.md#refusals, 413
  bodyTooLarge: () => text(413, 'body_too_large', 'Request body too large.'),
  fileTooLarge: (maxMb: number) => text(413, 'file_too_large', `File too large. Maximum allowed size is ${maxMb} MB.`),
  imageTooLarge: (width: number, height: number) =>
    text(413, 'image_too_large', `Image is ${width}x${height} pixels; the maximum is 50 megapixels.`),
  imageBomb: () => text(413, 'image_bomb', 'Image dimensions are too large to process.'),

  // Commands that ask a running server
  controlTokenWrong: () =>
    top(
      403,
      'control_token_wrong',
      'The command has not the token of this data folder. Run it as the user and from the version of the server.',
    ),

  // The operator's API: docs/console-api.md#refusals
  operatorKeyMissing: () => text(401, 'operator_key_missing', 'Missing operator key'),
  operatorKeyInvalid: () => text(401, 'operator_key_invalid', 'Invalid or revoked operator key'),
  operatorKeyExpired: () => text(401, 'operator_key_expired', 'Operator key expired'),
  operatorKeyReads: () => text(403, 'operator_key_reads', 'This operator key may only read'),
  crossSite: () => coded(403, 'cross_site_refused', 'A page of another site may not call this API.'),

  // People at the console: docs/console.md#routes
  sessionMissing: () => text(401, 'session_missing', 'Sign in first'),
  signInRefused: () => text(401, 'sign_in_refused', 'The e-mail address or the password is wrong'),
  passwordWrong: () => coded(403, 'password_wrong', 'The password is wrong.'),
  signInWait: (seconds: number) =>
    new Refusal(
      429,
      { detail: { code: 'sign_in_wait', message: 'Too many wrong passwords. Wait before the next attempt.', seconds } },
      { 'Retry-After': String(seconds) },
    ),
  linkInvalid: () => coded(403, 'link_invalid', 'This link was used, has expired or was replaced. Ask for a new one.'),
  roleLacking: (...roles: readonly string[]) =>
    coded(403, 'role_lacking', `Your role may not do this. Roles that may: ${roles.join(', ')}.`, { roles }),
  operatesLacking: () => coded(403, 'operates_lacking', 'This needs a person who operates the installation.'),
  emailUnverified: () => coded(403, 'email_unverified', 'Verify your e-mail address before you do this.'),

  invitedAsAnother: () =>
    coded(401, 'invited_as_another', 'This invitation is for an address that has an account. Sign in with it first.'),
  ownerOnly: () => coded(403, 'owner_only', 'Only an owner of the workspace gives or takes the role of owner.'),
  ownRoles: () => coded(403, 'own_roles', 'Only an owner changes their own roles. Ask another member.'),
  lastOwner: () =>
    coded(
      409,
      'last_owner',
      'Nothing was changed: the workspace would have no owner in production. Make another first.',
    ),
  memberExists: () => coded(409, 'member_exists', 'This address is a member already. Change their roles instead.'),
  memberWithoutRole: () =>
    coded(422, 'member_without_role', 'Give a role in the sandbox or in production, or remove the member.'),
  peopleExist: () => coded(409, 'people_exist', 'There are people already. Name the address of one.'),
  nobodyYet: () =>
    coded(409, 'nobody_yet', 'There is nobody yet. Leave out the address to get the link of the first person.'),
  emailTaken: () => coded(409, 'email_taken', 'This address belongs to somebody already.'),

  // Commands on the hits of a case
  clearedHitsFull: (max: number) =>
    coded(
      409,
      'cleared_hits_full',
      `This case already has ${max} cleared hits, the most allowed. Reopen a hit before you clear another.`,
    ),

  reviewerMissing: () =>
    new Refusal(422, {
      detail: [
        {
          type: 'value_error',
          loc: ['body', 'reviewer'],
          msg: 'Value error, this workspace wants two reviewers: name the one who decides',
        },
      ],
    }),
  clientNotTold: () =>
    new Refusal(422, {
      detail: [
        {
          type: 'value_error',
          loc: ['body', 'applies_to'],
          msg: 'Value error, only a name is known of this party, and others have it: send its date of birth or a number of it, or clear the hit for this case',
        },
      ],
    }),
  otherClearingWaits: (expires: string, appliesTo: string) =>
    coded(
      409,
      'other_clearing_waits',
      'Another decision on this hit waits for a second reviewer. Confirm it as it is, or reopen the hit.',
      { expires, applies_to: appliesTo },
    ),

  // docs/api.md#deciding-on-a-case
  verdictNotNewest: (newest: string | null) =>
    coded(
      409,
      'verdict_not_newest',
      'Nothing was decided: this is not the newest verdict of the case. Read the newest one and decide on it.',
      { verdict_id: newest },
    ),
  caseNotesFull: (max: number) =>
    coded(409, 'case_notes_full', `This case already has ${max} notes, the most allowed.`),
  caseDecisionsFull: (max: number) =>
    coded(409, 'case_decisions_full', `This case already has ${max} decisions, the most allowed.`),

  // Commands that read or write files on disk
  fileTaken: () => top(409, 'file_taken', 'File already exists; choose another name.'),
  fileNotWritable: (cause: string) =>
    top(
      422,
      'file_not_writable',
      `File cannot be written (${cause}). Check the folder and its permissions, or choose another path.`,
    ),
  checkpointsMissing: () =>
    top(
      422,
      'checkpoints_missing',
      'The file has no checkpoint of these workspaces. Pass a file with their checkpoints.',
    ),
  listRefused: (line: number, reason: string) =>
    top(
      422,
      'list_refused',
      `Nothing was imported: ${line === 0 ? '' : `line ${line}: `}${reason}. Download or correct the file and import it again.`,
    ),
  listEmpty: () =>
    top(
      409,
      'list_empty',
      'Nothing was imported: the list has no entries. If that is correct, repeat with --accept-shrink.',
    ),
  listShrank: (what: string, before: number, now: number) =>
    top(
      409,
      'list_shrank',
      `Nothing was imported: of ${before} ${what} there are ${now}. The file may be cut short or be another list, which has a name of its own (SOURCE/NAME). If it is correct, repeat with --accept-shrink.`,
    ),
  listOlder: (file: string, running: string) =>
    top(
      409,
      'list_older',
      `Nothing was imported: the file is of ${file} and the list in use of ${running}. Get the newest file, or repeat with --accept-older.`,
    ),
  listReplacedBefore: (on: string) =>
    top(
      409,
      'list_replaced_before',
      `Nothing was imported: a newer list replaced these entries already; they were imported on ${on}. Get the newest file, or repeat with --accept-older.`,
    ),
  nothingStaged: (listId: string) =>
    top(404, 'nothing_staged', `No file of ${listId} is staged. Import one with --stage first.`),
  nothingProposed: (environment: string) =>
    top(404, 'nothing_proposed', `No thresholds are proposed for ${environment}. Propose some first.`),
  proposalUnfinished: () =>
    top(
      409,
      'proposal_unfinished',
      'Nothing was activated: not every stored case was compared yet. Finish with screening thresholds compare.',
    ),
  proposalStale: () =>
    top(
      409,
      'proposal_stale',
      'Nothing was activated: the lists or the thresholds changed since these were proposed. Propose them again.',
    ),
  proposedByYou: () =>
    top(
      409,
      'proposed_by_you',
      'Nothing was activated: this workspace wants two reviewers, and you proposed these. Another system user must activate them.',
    ),
  listsBusy: () => top(409, 'lists_busy', 'Nothing was imported: other imports kept changing the lists. Try again.'),
  fileNotReadable: (cause: string) =>
    top(422, 'file_not_readable', `File cannot be read (${cause}). Check its path, permissions and content.`),

  // docs/api.md#refusals, 422
  reference: () => text(422, 'reference', 'reference must be 1-64 characters of A-Z a-z 0-9 _ . : -'),
  environment: () => text(422, 'environment', "environment must be 'sandbox' or 'production'"),
  eidCountry: () => text(422, 'eid_country', 'identity verification is available for Canadian clients only'),
  subject: () => text(422, 'subject', 'subject must be at most 255 characters'),
  idempotencyKeyMalformed: () =>
    idempotencyKeyRefused('Value error, Idempotency-Key must be 1 to 255 visible ASCII characters'),
  idempotencyKeyReused: () =>
    idempotencyKeyRefused('Value error, this Idempotency-Key was sent before with another request'),
  webhookUrl: (reason: string) =>
    coded(422, 'webhook_url_refused', `The endpoint cannot be called: ${reason}. Choose another URL.`),
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

  // docs/api.md#refusals, 502
  eidUnavailable: () => text(502, 'eid_unavailable', 'the identity verification service did not answer'),
  bankDataUnavailable: () => text(502, 'bank_data_unavailable', 'the bank data service did not answer'),
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
