import type { ClientKind } from '../../../contract/client-kind.ts'
import { ageAt } from '../../values/dates.ts'
import { datesOf, type DateKey } from '../../profile/date-readings.ts'
import type { Profile } from '../../profile/profile.ts'
import type { Thresholds } from '../../policy-packs/definition/policy-pack.ts'
import { adultAge } from './adult-age.ts'

interface Judged {
  readonly kind: ClientKind
  readonly thresholds: Thresholds
  /** YYYY-MM-DD. */
  readonly asOf: string
}

/**
 * The dates with two readings that the rules judge differently: one of age, the other not; one expired, the other not. Such a date
 * answers no data point. docs/rules/profile.md#dates.
 */
export function dateDisagreements(profile: Profile, { kind, thresholds, asOf }: Judged): readonly DateKey[] {
  if (profile.readings === undefined || profile.readings.size === 0) return []
  const min = adultAge(thresholds, profile.values.province)
  const differ = (key: DateKey, isFine: (day: string) => boolean): readonly DateKey[] =>
    new Set(datesOf(profile, key).map(isFine)).size > 1 ? [key] : []
  return [
    ...(kind === 'individual' ? differ('date_of_birth', (day) => ageAt(day, asOf) >= min) : []),
    ...differ('id_expiry', (day) => day >= asOf),
  ]
}
