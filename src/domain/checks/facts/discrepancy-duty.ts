import type { DiscrepancyDuty } from '../../policy-packs/definition/discrepancy-duty.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** The pack's duty to report where it covers the client's country of incorporation; else null. docs/rules/registries.md#discrepancies. */
export function dutyAbout({
  pack,
  profile: { values },
}: Pick<JudgedContext, 'pack' | 'profile'>): DiscrepancyDuty | null {
  const home = values.incorporation_country ?? values.country ?? pack.country
  const duty = pack.discrepancyDuty
  return duty !== undefined && home !== null && duty.countries.includes(home) ? duty : null
}
