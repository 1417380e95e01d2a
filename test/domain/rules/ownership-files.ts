import type { KycRequest } from '../../../src/contract/kyc-request.ts'

type Entry = NonNullable<KycRequest['documents']>[number]

const address = '1 Elm St, Ottawa ON K1A 0B1'

/** Two owners of a company. */
export const nina = { name: 'Nina Maple', address, date_of_birth: '1980-01-01', country: 'CA' }
export const omar = { name: 'Omar Pine', address, date_of_birth: '1981-01-01', country: 'CA' }

/** A company that Nina owns alone. */
export const company = {
  legal_name: 'Maple Labs Inc.',
  registration_number: '1234567',
  incorporation_country: 'CA',
  country: 'CA',
  directors: [nina],
  beneficial_owners: [{ ...nina, ownership_percent: 100 }],
}

function document(doc_type: string, fields: Record<string, string>): Entry {
  return { doc_type, fields, mapped: Object.keys(fields).length }
}

/** A register extract of the company. */
export function extract(beneficial_owners: string, changes: Record<string, string> = {}): Entry {
  return document('registry_extract', {
    legal_name: 'Maple Labs Inc.',
    registration_number: '1234567',
    registry_status: 'Active',
    document_date: '2026-10-01',
    issuer_name: 'Corporations Canada',
    ...(beneficial_owners === '' ? {} : { beneficial_owners }),
    ...changes,
  })
}

/** A passport of a person. */
export function passportOf(first_name: string, last_name: string, changes: Record<string, string> = {}): Entry {
  return document('passport', {
    first_name,
    last_name,
    date_of_birth: '1980-01-01',
    id_number: 'AB123456',
    id_expiry: '2031-02-01',
    id_issue_date: '2021-02-01',
    id_country: 'CA',
    ...changes,
  })
}
