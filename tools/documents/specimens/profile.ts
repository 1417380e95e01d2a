import { passportDates } from './documents/passport.ts'
import { people } from './people.ts'
import type { Locale } from '../../../src/contract/locale.ts'

/** The answers of a client's file, by key of docs/rules/profile.md#keys. */
export type ProfileValues = Readonly<Record<string, string | number | boolean>>

/**
 * The profile of a language's person, in agreement with every specimen of that language: complete for the onboarding of an
 * individual under ca_aml (docs/rules/policy-packs.md#data-points). The passport is the declared document.
 */
export function profile(language: Locale, asOf: string): ProfileValues {
  const person = people[language]
  const { issued, expiry } = passportDates(asOf)
  return {
    first_name: person.firstName,
    middle_names: person.middleNames,
    last_name: person.lastName,
    date_of_birth: person.dateOfBirth,
    place_of_birth: person.placeOfBirth,
    sex: person.sex,
    citizenship: 'CA',
    street1: person.street,
    ...(person.unit === '' ? {} : { street2: person.unit }),
    city: person.city,
    province: person.province,
    postal_code: person.postalCode,
    country: 'CA',
    phone: person.phone,
    email: person.email,
    id_type: 'passport',
    id_number: person.passportNumber,
    id_issue_date: issued,
    id_expiry: expiry,
    sin: person.socialInsuranceNumber,
    employment_status: 'permanent',
    occupation: person.occupation,
    employer_name: person.employerName,
    annual_income: person.annualIncome,
    currency: 'CAD',
    account_type: 'chequing',
    purpose: 'payroll',
    source_of_funds: 'employment',
    third_party: false,
    pep_foreign: false,
    pep_domestic: false,
    pep_hio: false,
  }
}
