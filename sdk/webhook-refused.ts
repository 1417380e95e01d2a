/** Why a webhook was refused, with what most often causes it. `{seconds}` is by how much the clocks differ. */
export const refusals = {
  secret_missing: 'No secret was given, or one shorter than 16 characters: is the setting that holds it empty?',
  body_not_raw: 'The body is not bytes or text. Give the bytes as they came, before anything parses them.',
  headers_missing:
    'None of the signature headers came. This is no webhook of the service, or a proxy in front drops unknown headers.',
  signature_missing: 'X-Service-Timestamp came without X-Service-Signature-V2. A proxy in front may drop it.',
  timestamp_missing: 'X-Service-Signature-V2 came without X-Service-Timestamp. A proxy in front may drop it.',
  old_signature_only:
    'Only X-Service-Signature came, which cannot stop a replay. Let X-Service-Signature-V2 and X-Service-Timestamp through.',
  signature_malformed:
    'X-Service-Signature-V2 is not sha256= and 64 hexadecimal digits. Hand the header over whole and once.',
  timestamp_malformed: 'X-Service-Timestamp is not a number of Unix seconds. Hand the header over unchanged.',
  body_reserialised:
    'The body was parsed and written again: the signature fits the same JSON without added white space. Give the raw bytes.',
  timestamp_changed: 'The body and the secret are right, the timestamp is not the one that was signed.',
  secret_untrimmed: 'The secret has white space around it, as a line end from a file. Trim it.',
  secret_prefix_missing: 'The secret begins with whsec_ and that belongs to it. Give it as it was shown.',
  signature_wrong:
    'The signature is of another secret or of another body. Is it the secret of this endpoint, from its last rotation? Was the body decoded, decompressed or parsed on its way?',
  timestamp_old: 'The signature is right and {seconds} s old. This is a replay, or the clock here is fast.',
  timestamp_ahead: 'The signature is right and {seconds} s ahead. The clock here is slow.',
  event_unknown: 'The signature is right; the body is no event that this version knows.',
} as const

export type RefusalCode = keyof typeof refusals

/** A webhook that must not be acted on. Answer 400 or 401; `code` is for your log, nothing in it is from the request. */
export class WebhookRefused extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, seconds = 0) {
    super(refusals[code].replace('{seconds}', String(seconds)))
    this.name = 'WebhookRefused'
    this.code = code
  }
}
