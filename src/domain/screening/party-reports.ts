import type { PartyReport, ScreeningResult } from './result.ts'
import { exposureSeverity, sanctionsSeverity } from './severity.ts'
import type { ScreeningThresholds } from './thresholds.ts'

/** The hits of each party that count, by the names of the entries, for the additional Canadian screening. docs/rules/eid.md#aml-screening. */
export function partyReports(screening: ScreeningResult, thresholds: ScreeningThresholds): readonly PartyReport[] {
  if (screening.status !== 'run') return []
  return screening.parties.map(({ party, hits }) => ({
    party,
    hits: hits
      .filter((hit) => (sanctionsSeverity(hit, thresholds) ?? exposureSeverity(hit, thresholds)) !== null)
      .map(({ entry }) => entry),
  }))
}
