import { ageAt } from '../../values/dates.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** Full years of the client on the day of the verdict; null when the birth date is not known. */
export function clientAge({ profile, asOf }: Pick<ClientContext, 'profile' | 'asOf'>): number | null {
  const { date_of_birth: born } = profile.values
  return born === undefined ? null : ageAt(born, asOf)
}
