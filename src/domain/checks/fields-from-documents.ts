import { acceptedTypes } from '../document-types/steps.ts'
import { parseAddress } from '../names/parse-address.ts'
import { showsPostOfficeBox } from '../names/street-fault.ts'
import type { Profile } from '../profile/profile.ts'

/** The type and fields of a document entry. */
export interface ReadEntry {
  readonly doc_type: string
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** Fields copied to the data point of the same name. docs/rules/profile.md#values-from-documents. */
const copiedFields = ['first_name', 'last_name', 'date_of_birth', 'occupation', 'employer_name'] as const
const identityFields = ['id_number', 'id_expiry'] as const
const addressFields = ['street1', 'street2', 'city', 'province', 'postal_code'] as const
type AddressField = (typeof addressFields)[number]

const identityTypes: ReadonlySet<string> = new Set(acceptedTypes('photo_id') ?? [])

/**
 * Values of documents that fill gaps of the profile, by data point: the first document with a value gives it. The caller
 * passes only documents without a failed critical check. Identity number, expiry and type come from one photo identity
 * document. Data points that `declared` has are left out.
 * docs/rules/profile.md#values-from-documents.
 */
export function fieldsFromDocuments(entries: readonly ReadEntry[], declared?: Profile): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { doc_type: type, fields } of entries) {
    if (fields === undefined) continue
    for (const name of copiedFields) fill(name, fields[name], found, declared)
    if (identityTypes.has(type) && !found.has('id_type') && isFilled(fields.id_number)) {
      fill('id_type', type, found, declared)
      for (const name of identityFields) fill(name, fields[name], found, declared)
    }
    fillAddress(fields, found, declared)
  }
  return found
}

/** A document that shows a post office box shows no residence. docs/rules/profile.md#addresses. */
function fillAddress(
  fields: Readonly<Record<string, string>>,
  found: Map<string, string>,
  declared: Profile | undefined,
): void {
  const isAddressed = isFilled(fields.address)
  const isOpen = (name: AddressField) => !found.has(name) && !isDeclared(name, declared)
  const canFill = (name: AddressField) => isFilled(fields[name]) || (isAddressed && name !== 'street2')
  if (!addressFields.some((name) => isOpen(name) && canFill(name)) || showsPostOfficeBox(fields)) return
  for (const name of addressFields) fill(name, fields[name], found, declared)
  const lacks = addressFields.some((name) => name !== 'street2' && isOpen(name))
  if (!isFilled(fields.address) || !lacks) return
  const parts = parseAddress(fields.address, declared?.values.country ?? fields.id_country)
  for (const name of addressFields) fill(name, parts[name], found, declared)
}

function fill(
  name: string,
  value: string | undefined,
  found: Map<string, string>,
  declared: Profile | undefined,
): void {
  if (isFilled(value) && !found.has(name) && !isDeclared(name, declared)) found.set(name, value)
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isDeclared(name: string, declared: Profile | undefined): boolean {
  return declared !== undefined && (declared.given.has(name) || Object.hasOwn(declared.values, name))
}
