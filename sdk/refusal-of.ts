import { GatehouseError, type Issue } from './gatehouse-error.ts'

type Json = Readonly<Record<string, unknown>>

/** The error of an answer that is not 2xx, whatever its shape; a proxy may have written it. docs/api.md#three-shapes-of-error. */
export function refusalOf(status: number, headers: Headers, text: string): GatehouseError {
  const body = parsed(text)
  const detail = isJson(body) ? body['detail'] : undefined
  const { code, message, ...details } = isJson(detail) ? detail : isJson(body) ? body : {}
  const issues = Array.isArray(detail) ? detail.filter(isIssue).map(({ type, loc, msg }) => ({ type, loc, msg })) : []
  const said = typeof detail === 'string' ? detail : typeof message === 'string' ? message : faultsText(issues)
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return new GatehouseError({
    kind: 'answer',
    status,
    message: said === '' ? `The service answered ${status}.` : said,
    code: typeof code === 'string' ? code : null,
    issues,
    details: typeof code === 'string' ? details : {},
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: seconds >= 0 ? seconds : null,
  })
}

function faultsText(issues: readonly Issue[]): string {
  return issues.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')
}

function isIssue(value: unknown): value is Issue {
  return (
    isJson(value) &&
    typeof value['type'] === 'string' &&
    typeof value['msg'] === 'string' &&
    Array.isArray(value['loc'])
  )
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
