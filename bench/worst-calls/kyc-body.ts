import { valueKeysMax } from '../../src/contract/kyc-request.ts'
import { documentTypes } from '../../src/domain/document-types/index.ts'
import { partyLists } from '../../src/domain/profile/party-lists.ts'
import { profileKeys } from '../../src/domain/profile/profile-keys.ts'
import type { Gene } from './gene.ts'
import { textOf } from './texts.ts'

type Json = Record<string, unknown>
type Writer = (body: Json, gene: Gene) => void

const documentsMax = 50
const extraChecksMax = 50
/** Keys of `values` beside those of other genes. */
const unknownKeysMax = valueKeysMax - 100
/** Keys of a party, its address and the owners behind it. */
const partyFields = ['name', 'date_of_birth', 'address', 'citizenship', 'role', 'ownership_percent', 'id_number']
/** Keys of fields that rules compare with the profile and among documents. */
const readFields = [
  ...['document_holder_name', 'first_name', 'last_name', 'holder_names', 'date_of_birth', 'address', 'street1', 'city'],
  ...[
    'postal_code',
    'id_number',
    'expiry_date',
    'issue_date',
    'document_date',
    'mrz',
    'iban',
    'account_number',
    'net_pay',
  ],
  ...['gross_pay', 'annual_income', 'employer_name', 'issuer_name', 'registration_number', 'legal_name', 'directors'],
]

/** What can be written into a body of verify and assess, by place. */
const writers: Readonly<Record<string, Writer>> = {
  ...Object.fromEntries(profileKeys.flatMap(({ name }) => valueWriters(name))),
  ...Object.fromEntries(partyLists.map((list) => [`parties:${list}`, partyWriter(list)] as const)),
  ...Object.fromEntries(readFields.map((field) => [`field:${field}`, fieldWriter(field)] as const)),
  ...Object.fromEntries(
    ['reference', 'subject', 'kind', 'as_of', 'locale', 'purpose'].map((key) => [key, topWriter(key)]),
  ),
  ...Object.fromEntries(
    ['filename', 'step_key', 'step_hint', 'meta_created', 'document_id', 'seal', 'doc_type'].map((key) => [
      `document:${key}`,
      (body: Json, { text, length, count }: Gene) => {
        for (const [index, entry] of documentsOf(body, count).entries())
          entry[key] = textOf(text, length, String(index))
      },
    ]),
  ),
  kind_of_client: (body, { count }) => {
    body['kind'] = ['individual', 'corporation', 'trust', 'partnership', 'estate', 'charitable_org'][count % 6]
  },
  require_no_screening: (body) => void (body['screen_sanctions'] = false),
  another_day: (body) => {
    body['as_of'] = '2026-01-01'
    valuesOf(body)['country'] = 'MA'
  },
  unknown_values: (body, gene) => addKeys(valuesOf(body), { ...gene, count: Math.min(gene.count, unknownKeysMax) }),
  unknown_keys: (body, gene) => addKeys(body, gene),
  unknown_party_keys: (body, gene) => {
    const party = { name: 'Alma Adams' }
    addKeys(party, gene)
    valuesOf(body)['directors'] = [party]
  },
  address_parts: (body, gene) => {
    const address = {}
    addKeys(address, gene)
    valuesOf(body)['address'] = address
  },
  contact_parts: (body, gene) => {
    const contact = { name: 'Alma Adams' }
    addKeys(contact, gene)
    valuesOf(body)['trusted_contact'] = contact
  },
  spellings: (body, { text, length, count }) => {
    for (let index = 0; index < Math.min(count, unknownKeysMax); index++) {
      const { name = '' } = profileKeys[index % profileKeys.length] ?? {}
      valuesOf(body)[`${name}${'-'.repeat(Math.floor(index / profileKeys.length))}`] = textOf(text, length)
    }
  },
  deep: (body, { length, count }) => {
    let inner: unknown = 1
    for (let level = 0; level < Math.min(length, 60); level++) inner = level % 2 === 0 ? [inner] : { a: inner }
    valuesOf(body)['deep'] = Array.from({ length: Math.min(count, 20_000) }, () => inner)
  },
  owners: (body, { text, length, count }) => {
    const party = (width: number, place: string): Json => ({
      name: textOf(text, Math.min(length, 400), place),
      ownership_percent: '30',
      ...(width > 1 ? { owned_by: repeated(width, (index) => party(width >> 2, `${place} ${index}`)) } : {}),
    })
    valuesOf(body)['beneficial_owners'] = repeated(Math.min(count, 60), (index) => party(16, String(index)))
  },
  every_field: (body, gene) => {
    for (const entry of documentsOf(body, documentsMax)) {
      const fields = fieldsOf(entry)
      for (const name of readFields) fields[name] = textOf(gene.text, Math.min(gene.length, 1_000))
    }
  },
  unknown_fields: (body, gene) => {
    for (const entry of documentsOf(body, (gene.length % documentsMax) + 1)) addKeys(fieldsOf(entry), gene)
  },
  notes: (body, { text, length, count }) => {
    const [entry] = documentsOf(body, 1)
    if (entry !== undefined) entry['notes'] = repeated(count, () => textOf(text, length))
  },
  extra_checks: (body, { text, length, count }) => {
    body['extra_checks'] = repeated(Math.min(count, extraChecksMax), (index) => ({
      id: textOf(text, Math.min(length, 120), String(index)),
      label: textOf(text, length),
      severity: 'critical',
      passed: false,
      detail: textOf(text, length),
    }))
  },
  wrong_checks: (body, { count }) =>
    void (body['extra_checks'] = repeated(Math.min(count, extraChecksMax), () => ({}))),
  wrong_list: (body, { count }) => void (body['documents'] = repeated(count, () => 1)),
  wrong_fields: (body, { count }) => {
    const [entry] = documentsOf(body, 1)
    if (entry !== undefined) entry['fields'] = Object.fromEntries(repeated(count, (index) => [`f${index}`, index]))
  },
  wrong_notes: (body, { count }) => {
    const [entry] = documentsOf(body, 1)
    if (entry !== undefined) entry['notes'] = repeated(count, () => 1)
  },
  unusable_texts: (body, { length, count }) => {
    valuesOf(body)[textOf('letter', length)] = repeated(count, (index) => (index % 2 === 0 ? '\ud800' : '\u0000'))
  },
}

/** Where something can be written into a body of verify and assess. */
export const kycPlaces: readonly string[] = Object.keys(writers)

/** A body of verify and assess with each gene at its place; a later one overwrites an earlier one. */
export function kycBody(genes: readonly Gene[]): Json {
  const body: Json = { values: {}, reference: 'worst-call' }
  for (const gene of genes) writers[gene.place]?.(body, gene)
  return body
}

function valueWriters(key: string): readonly (readonly [string, Writer])[] {
  return [
    [`value:${key}`, (body, { text, length }) => void (valuesOf(body)[key] = textOf(text, length))],
    [
      `list:${key}`,
      (body, { text, length, count }) => {
        valuesOf(body)[key] = repeated(count, (index) => textOf(text, length, String(index)))
      },
    ],
  ]
}

function partyWriter(list: string): Writer {
  return (body, { text, length, count }) => {
    valuesOf(body)[list] = repeated(Math.min(count, 1_000), (index) =>
      Object.fromEntries(partyFields.map((field) => [field, textOf(text, Math.min(length, 1_000), String(index))])),
    )
  }
}

function fieldWriter(field: string): Writer {
  return (body, { text, length, count }) => {
    for (const [index, entry] of documentsOf(body, count).entries()) {
      entry['doc_type'] = documentTypes[(index + length) % documentTypes.length]?.id
      fieldsOf(entry)[field] = textOf(text, length)
    }
  }
}

function topWriter(key: string): Writer {
  return (body, { text, length }) => void (body[key] = textOf(text, length))
}

function valuesOf(body: Json): Json {
  return objectAt(body, 'values')
}

function fieldsOf(entry: Json): Json {
  return objectAt(entry, 'fields')
}

function objectAt(holder: Json, key: string): Json {
  const held = holder[key]
  const object: Json = typeof held === 'object' && held !== null ? Object.fromEntries(Object.entries(held)) : {}
  holder[key] = object
  return object
}

/** At least so many documents, up to the limit; those that an earlier gene made are kept. */
function documentsOf(body: Json, count: number): readonly Json[] {
  const held: readonly unknown[] = Array.isArray(body['documents']) ? body['documents'] : []
  const documents = repeated(Math.min(documentsMax, Math.max(count, held.length)), (index): Json => {
    const known = held[index]
    return typeof known === 'object' && known !== null
      ? Object.fromEntries(Object.entries(known))
      : { doc_type: documentTypes[index % documentTypes.length]?.id, seal: 'x'.repeat(43) }
  })
  body['documents'] = documents
  return documents
}

function addKeys(target: Json, { text, length, count }: Gene): void {
  const keyLength = Math.min(length, 200)
  for (let index = 0; index < count; index++) target[textOf(text, keyLength, String(index))] = 'x'
}

function repeated<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
