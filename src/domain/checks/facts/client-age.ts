import { ageAt } from '../../values/dates.ts'
import { datesOf } from '../../profile/date-readings.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** Full years of the client on the day of the verdict, by the younger reading of the birth date; null when it is not known. */
export function clientAge({ profile, asOf }: Pick<ClientContext, 'profile' | 'asOf'>): number | null {
  const ages = datesOf(profile, 'date_of_birth').map((born) => ageAt(born, asOf))
  return ages.length === 0 ? null : Math.min(...ages)
}
