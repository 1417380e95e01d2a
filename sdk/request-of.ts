import type { UploadFile } from './files.ts'
import { operations } from './operations.ts'
import type { Operations } from './types.ts'

/** The client's settings and those of one call, put together. */
export interface RequestSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly environment: 'production' | 'sandbox' | undefined
  readonly idempotencyKey: string | undefined
}

/** Where and how an operation is called with an input. Throws TypeError for an input that lacks a parameter of the path. */
export function requestOf(
  name: keyof Operations,
  input: object,
  settings: RequestSettings,
): [url: string, RequestInit] {
  const [method, path, takes, , place] = operations[name]
  const { environment, idempotencyKey } = settings
  const headers = new Headers({ authorization: `Bearer ${settings.apiKey}`, accept: '*/*' })
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  if (place === 'header' && environment !== undefined) headers.set('x-service-environment', environment)
  const unnamed = !('environment' in input) || input.environment === undefined
  const given = place === 'input' && unnamed && environment !== undefined ? { ...input, environment } : input
  const url = settings.baseUrl.replace(/\/+$/, '')
  if (takes === 'json') {
    headers.set('content-type', 'application/json')
    return [url + path, { method, headers, body: JSON.stringify(given) }]
  }
  if (takes === 'form') return [url + path, { method, headers, body: formOf(given) }]
  return [url + placed(path, given), { method, headers }]
}

/** The path with its parameters, and the rest of the input as the query. */
function placed(path: string, input: object): string {
  const rest = new Map<string, unknown>(Object.entries(input))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    // An empty value or a dot would name another path.
    if (value === undefined || /^\.{0,2}$/.test(String(value))) throw new TypeError(`${name} is missing`)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value))
  return query.size === 0 ? filled : `${filled}?${query}`
}

function formOf(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const file of value) form.append(name, blobOf(file), file.name)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

function blobOf({ content, type }: UploadFile): Blob {
  if (content instanceof Blob && type === undefined) return content
  return new Blob([content], { type: type ?? '' })
}
