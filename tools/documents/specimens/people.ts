import { postalLines } from '../person.ts'
import type { Person } from '../person.ts'
import type { Locale } from '../../../src/contract/locale.ts'

/** The person of a language's specimens. Nobody has this name, birthday and address together. */
export interface SpecimenPerson extends Person {
  readonly heightCm: number
  readonly unit: string
  readonly province: 'ON' | 'QC'
  readonly phone: string
  readonly email: string
  /** Passes the Luhn check; never issued to this person, as there is none. */
  readonly socialInsuranceNumber: string
  readonly passportNumber: string
  readonly nationalIdNumber: string
  /** In the grammar of the province: Ontario ends in the birth date, Québec holds it. */
  readonly licenceNumber: string
  readonly employerName: string
  /** Dollars before tax; the payslips come to about as much. */
  readonly annualIncome: number
}

/** One adult per language, living in Canada. */
export const people: Readonly<Record<Locale, SpecimenPerson>> = {
  en: {
    firstName: 'Clara',
    middleNames: 'Jane',
    lastName: 'Clearwater',
    dateOfBirth: '1985-04-12',
    placeOfBirth: 'Port Haven',
    sex: 'F',
    heightCm: 168,
    street: '218 Heronwood Crescent',
    unit: '',
    city: 'Ottawa',
    province: 'ON',
    postalCode: 'K1V 7T9',
    phone: '+16135550142',
    email: 'clara.clearwater@example.com',
    socialInsuranceNumber: '531904274',
    passportNumber: 'UA2047318',
    nationalIdNumber: 'K49027715',
    licenceNumber: 'C4827-10398-55412',
    occupation: 'Geospatial Analyst',
    employerName: 'Kestrel Mapping Ltd.',
    annualIncome: 65_000,
  },
  fr: {
    firstName: 'Marie-Ève',
    middleNames: 'Solange',
    lastName: 'Tremblay-Roy',
    dateOfBirth: '1988-11-03',
    placeOfBirth: 'Val-des-Brumes',
    sex: 'F',
    heightCm: 164,
    street: '1450, rue des Érables-Rouges',
    unit: 'app. 12',
    city: 'Québec',
    province: 'QC',
    postalCode: 'G1K 4B8',
    phone: '+14185550167',
    email: 'marie-eve.tremblay-roy@example.com',
    socialInsuranceNumber: '274618354',
    passportNumber: 'UF5183907',
    nationalIdNumber: 'X4RTBPFW4',
    licenceNumber: 'T6420-031188-04',
    occupation: 'Technicienne en ventilation',
    employerName: 'Ateliers Norduvent inc.',
    annualIncome: 63_000,
  },
}

/** Street and town of a person of the specimens as letters print them. */
export function homeLines(person: SpecimenPerson): readonly [string, string] {
  return postalLines(person, person.province === 'ON' ? 'CA' : 'QC')
}
