import { bankStatement } from './bank-statement.ts'
import type { DocumentType } from './document-type.ts'
import { driverLicence } from './driver-licence.ts'
import { nationalId } from './national-id.ts'
import { other } from './other.ts'
import { passport } from './passport.ts'
import { payslip } from './payslip.ts'
import { namedTypes, otherNames, type TypeNames } from './type-names.ts'
import { utilityBill } from './utility-bill.ts'

/** Every document type the product reads, strongest identity document first. domain/4-documents. */
export const documentTypes: readonly DocumentType[] = [
  passport,
  nationalId,
  driverLicence,
  payslip,
  utilityBill,
  bankStatement,
  other,
]

const typesById = new Map(documentTypes.map((type) => [type.id, type]))

/** Ids of all document types an entry may carry, those read first. `other` is last. */
export const documentTypeIds: readonly string[] = [
  ...[...typesById.keys()].filter((id) => id !== 'other'),
  ...Object.keys(namedTypes),
  'other',
]

/** The type of an id; null when we do not read that type. */
export function findDocumentType(id: string): DocumentType | null {
  return typesById.get(id) ?? null
}

/** Whether this is one of the canonical type ids, also of a type that we do not read. */
export function isDocumentTypeId(id: string): boolean {
  return typesById.has(id) || Object.hasOwn(namedTypes, id)
}

/** Name and title of any canonical type; those of `other` for an id that is not ours, since a partner may send any text. */
export function typeNames(id: string): TypeNames {
  const named = Object.hasOwn(namedTypes, id) ? namedTypes[id] : undefined
  return typesById.get(id) ?? named ?? otherNames
}
