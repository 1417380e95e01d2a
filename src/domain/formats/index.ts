import { businessNumber } from './business-number.ts'
import { caAccount, caInstitution, caTransit } from './ca-account.ts'
import { caCorporationNumber } from './ca-corporation-number.ts'
import { charityRegistration } from './charity-registration.ts'
import { cin } from './cin.ts'
import { cniFr } from './cni-fr.ts'
import { driverLicence } from './driver-licence.ts'
import type { FormatRule } from './format-rule.ts'
import { iban } from './iban.ts'
import { ice } from './ice.ts'
import { ifNumber } from './if-number.ts'
import { lei } from './lei.ts'
import { neq } from './neq.ts'
import { nir } from './nir.ts'
import { passport } from './passport.ts'
import { postalCode } from './postal-code.ts'
import { prCard } from './pr-card.ts'
import { rc } from './rc.ts'
import { ribFr } from './rib-fr.ts'
import { ribMa } from './rib-ma.ts'
import { sin } from './sin.ts'
import { siren } from './siren.ts'
import { siret } from './siret.ts'
import { ssn } from './ssn.ts'
import { isClientNumber, uci } from './uci.ts'

/** Every number and code format, in the order of docs/rules/checks.md#number-formats. The MRZ has its own parser. */
export const formatRules: readonly FormatRule[] = [
  sin,
  ssn,
  businessNumber,
  charityRegistration,
  neq,
  caCorporationNumber,
  lei,
  ice,
  rc,
  ifNumber,
  cin,
  siren,
  siret,
  nir,
  cniFr,
  passport,
  prCard,
  uci,
  iban,
  ribFr,
  ribMa,
  caAccount,
  caInstitution,
  caTransit,
  driverLicence,
  postalCode,
]

const rulesById = new Map(formatRules.map((rule) => [rule.id, rule]))

/** The rule of an id; null when there is none. */
export function formatRule(id: string): FormatRule | null {
  return rulesById.get(id) ?? null
}

/**
 * The rule for the number of a document type, null when unknown. National cards differ by country, so without a country
 * there is no rule. A permanent resident card prints one of two numbers; `number` decides which rule applies.
 * docs/rules/checks.md#number-formats.
 */
export function documentNumberRule(docType: string, country: string | undefined, number?: string): FormatRule | null {
  if (docType === 'passport') return passport
  if (docType === 'driver_licence') return driverLicence
  if (docType === 'permanent_resident_card') return isClientNumber(docType, number) ? uci : prCard
  if (docType !== 'national_id') return null
  return country === 'MA' ? cin : country === 'FR' ? cniFr : null
}

/** Characters of a RIB by the country that prints it. */
const ribLengths = { FR: 23, MA: 24 } as const

/** The rule of a RIB, by its length and else by its country; null when it is of neither. docs/rules/checks.md#number-formats. */
export function ribRule(number: string, country: string | undefined): FormatRule | null {
  const { length } = ribMa.normalise(number)
  if (length === ribLengths.FR) return ribFr
  if (length === ribLengths.MA) return ribMa
  return country === 'FR' ? ribFr : country === 'MA' ? ribMa : null
}
