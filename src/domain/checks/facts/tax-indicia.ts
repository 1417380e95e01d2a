import type { Bilingual } from '../../../contract/locale.ts'
import { parseAddress } from '../../names/parse-address.ts'
import { provinceCode } from '../../names/provinces.ts'
import { citizenshipsOf } from '../../profile/citizenships.ts'
import { documentAddress } from '../../profile/address.ts'
import { countryOfPhone } from '../../values/calling-codes.ts'
import { countryCode } from '../../values/countries.ts'
import { onceAnObject } from '../../values/verdict-memo.ts'
import type { CheckedDocument, ClientContext } from '../definition/contexts.ts'

/** A fact that points to a tax residence. */
export interface TaxIndicium {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly what: Bilingual
}

const what = {
  citizenship: { en: 'citizenship', fr: 'citoyenneté' },
  birth: { en: 'place of birth', fr: 'lieu de naissance' },
  residence: { en: 'residence address', fr: 'adresse de résidence' },
  incorporation: { en: 'place of incorporation', fr: 'lieu de constitution' },
  mailing: { en: 'mailing address', fr: 'adresse postale' },
  phone: { en: 'telephone number', fr: 'numéro de téléphone' },
  passport: { en: 'passport', fr: 'passeport' },
  permit: { en: 'residence permit', fr: 'titre de séjour' },
  document: { en: 'address on a document', fr: 'adresse sur un document' },
} as const satisfies Readonly<Record<string, Bilingual>>

const permits: ReadonlySet<string> = new Set(['permanent_resident_card', 'residence_permit'])

/** Documents that show where their holder lives. */
const ofResidence: ReadonlySet<string> = new Set([
  ...['utility_bill', 'telecom_bill', 'lease', 'property_tax_bill', 'insurance_statement', 'bank_statement'],
  ...['residence_certificate', 'notice_of_assessment', 'driver_licence', 'government_letter'],
])

/**
 * The indicia of United States status in a file. 26 CFR 1.1471-4(c)(5)(iv)(B); Canada–United States agreement, Annex I, II.B.1. Those of
 * an entity are its place of incorporation and its address.
 */
export function americanIndicia(context: ClientContext): readonly TaxIndicium[] {
  const { profile, kind, documents } = context
  const { values } = profile
  const found = residenceIndicia(context)
  if (kind === 'individual') {
    for (const country of citizenshipsOf(values)) found.push({ country, what: what.citizenship })
    const birth = values.country_of_birth ?? countryOfBirthplace(values.place_of_birth)
    if (birth !== null && birth !== undefined) found.push({ country: birth, what: what.birth })
    const phone = values.phone === undefined ? null : countryOfPhone(values.phone)
    if (phone !== null) found.push({ country: phone, what: what.phone })
    for (const { facts } of documents) {
      const issuer = facts.fields.id_country === undefined ? null : countryCode(facts.fields.id_country)
      if (issuer === null) continue
      if (facts.docType === 'passport') found.push({ country: issuer, what: what.passport })
      if (permits.has(facts.docType)) found.push({ country: issuer, what: what.permit })
    }
  }
  return found.filter(({ country }) => country === 'US')
}

/**
 * The indicia of residence of the Common Reporting Standard: an address, and a telephone number abroad when it is the only one. CRS
 * section III.B(2). Those of an entity are its place of incorporation and its address.
 */
export function reportingIndicia(context: ClientContext): readonly TaxIndicium[] {
  const { profile, kind, pack } = context
  const { phone } = profile.values
  const found = residenceIndicia(context)
  const called = kind !== 'individual' || phone === undefined ? null : countryOfPhone(phone)
  const home = pack.country ?? profile.values.country
  if (called !== null && called !== home) found.push({ country: called, what: what.phone })
  return found
}

/** Both laws ask for them. */
const knownResidences = onceAnObject<ClientContext, null, readonly TaxIndicium[]>(readResidences)

function residenceIndicia(context: ClientContext): TaxIndicium[] {
  return [...knownResidences(context, null)]
}

function readResidences({ profile, kind, documents }: ClientContext): readonly TaxIndicium[] {
  const { country, incorporation_country: incorporation, mailing_address: mailing } = profile.values
  const mailed = mailing === undefined ? undefined : mailedTo(mailing)
  const found: TaxIndicium[] = []
  if (country !== undefined) found.push({ country, what: what.residence })
  if (mailed !== undefined) found.push({ country: mailed, what: what.mailing })
  if (kind !== 'individual') {
    if (incorporation !== undefined) found.push({ country: incorporation, what: what.incorporation })
    return found
  }
  for (const document of documents) {
    const shown = addressCountry(document)
    if (shown !== null) found.push({ country: shown, what: what.document })
  }
  return found
}

function addressCountry({ facts }: CheckedDocument): string | null {
  if (!ofResidence.has(facts.docType)) return null
  const named = documentAddress(facts.fields, undefined)?.country
  return named === undefined ? null : countryCode(named)
}

/** "Boston, Massachusetts", "New York, NY" and "Boston, USA"; a state that is written as a country is ambiguous. */
function countryOfBirthplace(place: string | undefined): string | null {
  const parts = (place ?? '').split(',').map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  if (last.length <= 2) return last === 'US' || (parts.length > 1 && isStateCode(last)) ? 'US' : null
  const country = countryCode(last)
  if (country !== null || parts.length < 2) return country
  return provinceCode(last, 'US') === null ? null : 'US'
}

/** A state with a ZIP code names the country too: "Buffalo, NY 14201". */
function mailedTo(address: string): string | undefined {
  const { country, province, postal_code: code } = parseAddress(address)
  if (country !== undefined || code === undefined || province === undefined) return country
  return /^\d{5}/.test(code) && provinceCode(province, 'US') !== null ? 'US' : undefined
}

/** Two letters of a state that are no country's: `CA`, `DE` and `MA` are. */
function isStateCode(letters: string): boolean {
  return letters === letters.toUpperCase() && provinceCode(letters, 'US') !== null && countryCode(letters) === null
}
