import { formBytes, formType } from '../../test/http/support/form.ts'
import type { Gene } from './gene.ts'
import { kycBody, kycPlaces } from './kyc-body.ts'
import { changedText, rawPlaces } from './raw-body.ts'
import { textOf } from './texts.ts'

/** One call as it is sent. */
export interface WorstCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** What exists on the server that is tried. */
export interface Known {
  readonly connectionId: string
  readonly eidKey: number
}

/** An operation whose worst call is searched. */
export interface SearchedOperation {
  readonly name: string
  readonly places: readonly string[]
  /** A call with these genes; it may be larger than the limits. */
  call(genes: readonly Gene[], known: Known): WorstCall
}

/** The most that a header may have before the HTTP parser refuses the call, all together 16 KiB. */
const headerLengthMax = 8_000
const partsMax = 40

const json = { 'Content-Type': 'application/json' }
const connections = '/v1/partner/bank-connections'
const headerNames = ['x-request-id', 'accept-language', 'x-partner-identity', 'x-forwarded-for', 'cookie', 'accept']

/** Every operation of the API with what can be varied of its calls. */
export const searchedOperations: readonly SearchedOperation[] = [
  posted('verify', '/v1/kyc/verify', kycPlaces, kycBody),
  posted('assess', '/v1/kyc/assess', kycPlaces, kycBody),
  posted(
    'startEid',
    '/v1/kyc/eid',
    fieldsAsPlaces([
      'email',
      'first_name',
      'last_name',
      'country',
      'subject',
      'address',
      'phone',
      'language',
      'documents',
    ]),
    (genes) => ({ email: 'pass+a@example.com', first_name: 'A', last_name: 'B', ...writtenFields(genes) }),
  ),
  posted(
    'connectBank',
    connections,
    fieldsAsPlaces(['bank_code', 'bank_name', 'case_id', 'access_grant']),
    (genes) => ({
      bank_code: 'SBX-SALARY',
      ...writtenFields(genes),
    }),
  ),
  {
    name: 'extract',
    places: [...['reference', 'subject', 'kind', 'doc_type', 'step_key', 'files', 'unknown'], ...headerNames],
    call: (genes) => ({
      method: 'POST',
      path: '/v1/kyc/extract',
      headers: { 'Content-Type': formType, ...writtenHeaders(genes) },
      body: formBytes(genes.flatMap(partsOf)),
    }),
  },
  read('showEid', ['environment', 'unknown'], ({ eidKey }) => `/v1/kyc/eid/${eidKey}`),
  read('listBankTransactions', ['from', 'to', 'type', 'category', 'limit', 'offset', 'unknown'], ({ connectionId }) => {
    return `${connections}/${connectionId}/transactions?limit=500`
  }),
  read('analyseBankConnection', ['months', 'unknown'], ({ connectionId }) => {
    return `${connections}/${connectionId}/analysis?months=12`
  }),
  read('searchScreening', ['name', 'kind', 'date_of_birth', 'country', 'limit', 'unknown'], () => {
    return '/v1/screening/search?name=Serge+Sanctionov&limit=50'
  }),
  {
    name: 'refreshBank',
    places: headerNames,
    call: (genes, { connectionId }) => ({
      method: 'POST',
      path: `${connections}/${connectionId}/refresh`,
      headers: writtenHeaders(genes),
      body: Buffer.alloc(0),
    }),
  },
  read('openapi', ['unknown'], () => '/openapi.json'),
  read('postman', ['unknown'], () => '/postman.json'),
  read('unknownRoute', ['unknown'], () => '/v1/unknown'),
]

function posted(
  name: string,
  path: string,
  places: readonly string[],
  body: (genes: readonly Gene[]) => object,
): SearchedOperation {
  return {
    name,
    places: [...places, ...rawPlaces, ...headerNames],
    call: (genes) => ({
      method: 'POST',
      path,
      headers: { ...json, ...writtenHeaders(genes) },
      body: Buffer.from(changedText(JSON.stringify(body(genes)), genes)),
    }),
  }
}

function read(name: string, query: readonly string[], pathOf: (known: Known) => string): SearchedOperation {
  return {
    name,
    places: [...query, ...headerNames],
    call(genes, known) {
      const path = pathOf(known)
      const given = genes.filter(({ place }) => query.includes(place)).map(queryOf)
      const text = given.join('&').slice(0, headerLengthMax).replace(/%.?$/, '')
      return {
        method: 'GET',
        path: text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`,
        headers: writtenHeaders(genes),
        body: Buffer.alloc(0),
      }
    },
  }
}

function queryOf({ place, text, length, count }: Gene): string {
  const value = encodeURIComponent(textOf(text, Math.min(length, headerLengthMax)).toWellFormed())
  return Array.from({ length: Math.min(count, 1_000) }, () => `${place}=${value}`)
    .join('&')
    .slice(0, headerLengthMax)
}

/** Header values in the characters that a header may have. */
function writtenHeaders(genes: readonly Gene[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    genes
      .filter(({ place }) => headerNames.includes(place))
      .map(({ place, text, length }) => {
        const value = textOf(text, Math.min(length, headerLengthMax)).replaceAll(/[^\x20-\x7e]/g, ',')
        return [place, value.trim()] as const
      }),
  )
}

function fieldsAsPlaces(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [`text:${name}`, `list:${name}`, `keys:${name}`])
}

/** A field as a long text, a list of texts or an object of many keys. */
function writtenFields(genes: readonly Gene[]): object {
  const fields: Record<string, unknown> = {}
  for (const { place, text, length, count } of genes) {
    const [kind, name = ''] = place.split(':')
    if (kind === 'text') fields[name] = textOf(text, length)
    if (kind === 'list') fields[name] = Array.from({ length: count }, () => textOf(text, length))
    if (kind === 'keys') {
      const keyLength = Math.min(length, 200)
      fields[name] = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [textOf(text, keyLength, String(index)), 1] as const),
      )
    }
  }
  return fields
}

function partsOf({ place, text, length, count }: Gene) {
  if (headerNames.includes(place)) return []
  const content = Buffer.from(textOf(text, length))
  return Array.from({ length: Math.min(count, partsMax + 5) }, (_, index) =>
    place === 'files'
      ? {
          name: 'files',
          filename: textOf(text, Math.min(length, 5_000)).replaceAll(/["\r\n]/g, '_'),
          type: 'application/pdf',
          content: Buffer.concat([Buffer.from('%PDF-1.4\n'), content]),
        }
      : { name: place === 'unknown' ? `unknown${index}` : place, content },
  )
}
