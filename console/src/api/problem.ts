/** One fault of an input, as the API lists it. */
export interface Issue {
  /** Where: names and positions from the input's root. */
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
}

/** A call that was refused or did not arrive. Its message is the server's own sentence, in English; show it beside the page's text. */
export class Problem extends Error {
  /** 0: no answer came. */
  readonly status: number
  readonly code: string
  readonly issues: readonly Issue[]
  /** Roles that may do it, where the person's may not. */
  readonly roles: readonly string[]
  /** Null when no answer came. */
  readonly requestId: string | null

  constructor(status: number, body: unknown, requestId: string | null) {
    const { code, message, issues, roles } = read(body)
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.issues = issues
    this.roles = roles
    this.requestId = requestId
  }
}

/** The three shapes of error of the API, as one. docs/api.md#three-shapes-of-error. */
function read(body: unknown): {
  readonly code: string
  readonly message: string
  readonly issues: readonly Issue[]
  readonly roles: readonly string[]
} {
  const top = fieldsOf(body)
  const { detail } = top
  if (typeof detail === 'string') return { code: '', message: detail, issues: [], roles: [] }
  if (Array.isArray(detail)) {
    const issues = detail.map(issueOf)
    return { code: 'invalid', message: issues.map(({ msg }) => msg).join(' · '), issues, roles: [] }
  }
  const { code, message, roles } = detail === undefined ? top : fieldsOf(detail)
  return {
    code: String(code ?? ''),
    message: String(message ?? ''),
    issues: [],
    roles: Array.isArray(roles) ? roles.map(String) : [],
  }
}

function issueOf(value: unknown): Issue {
  const { loc, msg, type } = fieldsOf(value)
  const place = Array.isArray(loc) ? loc.map((one) => (typeof one === 'number' ? one : String(one))) : []
  return { loc: place, msg: String(msg ?? ''), type: String(type ?? '') }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
