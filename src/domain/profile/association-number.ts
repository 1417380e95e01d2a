import { charityRegistration, issuerOfCharityNumber } from '../formats/charity-registration.ts'
import type { ProfileDraft } from './profile-key.ts'
import type { Profile, ProfileValues } from './profile.ts'

/** A number under which an association is registered. */
type AssociationKey = 'charity_registration' | 'registration_number'

/**
 * True when the number under one key answers the other: an association of another country than Canada has one number, that of
 * its register. Canada registers a charity under another number than the entity. docs/rules/checks.md#charity-numbers.
 */
export function associationAnswers(point: string, { values }: Profile): boolean {
  const other: AssociationKey | null =
    point === 'registration_number'
      ? 'charity_registration'
      : point === 'charity_registration'
        ? 'registration_number'
        : null
  const number = other === null ? undefined : values[other]
  if (number === undefined) return false
  const country = issuerOfAssociation(values, number)
  if (country === undefined || country === 'CA') return false
  // A registration number is of any register; only one that is a charity's by its form answers for the charity.
  if (other === 'registration_number' && issuerOfCharityNumber(charityRegistration.normalise(number)) !== country)
    return false
  return isCharityNumber(number, country)
}

/** True for a valid number of the issuing country, ISO alpha-2. docs/rules/checks.md#charity-numbers. */
export function isCharityNumber(number: string, country: string | undefined): boolean {
  const context = country === undefined ? {} : { country }
  return charityRegistration.test(charityRegistration.normalise(number), context).valid
}

/** The country that registers the client: of incorporation, else of its address, else of the number's form. */
export function issuerOfAssociation(values: Partial<ProfileValues>, number: string): string | undefined {
  const { incorporation_country: country = values.country } = values
  return country ?? issuerOfCharityNumber(charityRegistration.normalise(number)) ?? undefined
}

/** Judges the charity number by the country of incorporation, which may be read after it. docs/rules/checks.md#charity-numbers. */
export function checkCharityNumber({ values, faults }: ProfileDraft): void {
  const { charity_registration: number, incorporation_country: country } = values
  if (number === undefined || country === undefined) return
  const earlier = faults.findIndex(({ key }) => key === 'charity_registration')
  if (earlier >= 0) faults.splice(earlier, 1)
  const result = charityRegistration.test(number, { country })
  if (!result.valid) faults.push({ key: 'charity_registration', value: number, why: result.why })
}
