import type { PartyReport, ScreeningResult } from './result.ts'
import { countsInCheck } from './severity.ts'
import type { ScreeningThresholds } from './thresholds.ts'

/** The hits of each party that count, by the names of the entries, for the additional Canadian screening. docs/rules/eid.md#aml-screening. */
export function partyReports(screening: ScreeningResult, thresholds: ScreeningThresholds): readonly PartyReport[] {
  if (screening.status !== 'run') return []
  return screening.parties.map(({ party, hits }) => ({
    party,
    hits: hits.filter((hit) => countsInCheck(hit, thresholds)).map(({ entry }) => entry),
  }))
}
