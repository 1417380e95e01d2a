import { clearedHitsFor } from '../../domain/screening/cleared-hits.ts'
import type { ScreenedBundle, ScreeningHit } from '../../domain/screening/result.ts'
import { hitSeverity, hitsInOrder } from '../../domain/screening/severity.ts'
import { defaultThresholds } from '../../domain/screening/thresholds.ts'
import type { StoredCase } from '../../store/cases.ts'
import type { OperatorServices } from '../services.ts'
import { openDecisions, type OpenedDecision } from './cleared-hits.ts'
import { lastScreening, todayOf, type LastScreening } from './last-screening.ts'

/** A hit of a case's last verdict with the decision on it. */
export interface ReadHit {
  readonly party: string
  readonly hit: ScreeningHit
  /** What it was found in: the lists, or adverse media. */
  readonly bundle: ScreenedBundle
  /** Its severity in the checks while it is open. */
  readonly severity: 'critical' | 'warning' | 'none'
  /** The decision that holds today, or one that waits for a second reviewer; null: it is open. */
  readonly decision: OpenedDecision | null
}

/** The hits of a case's last verdict. */
export interface ReadHits {
  /** Null when the case has no verdict, or it was erased. */
  readonly last: LastScreening | null
  /** The lists that were screened against; null when none were. */
  readonly bundle: ScreenedBundle | null
  readonly hits: readonly ReadHit[]
}

/** Reads the hits of a case's last verdict, the gravest of each party first. Throws SealBroken. */
export async function readHits(services: OperatorServices, found: StoredCase): Promise<ReadHits> {
  const last = await lastScreening(services, found)
  return { last, ...(last === null ? { bundle: null, hits: [] } : await hitsOfScreening(services, found, last)) }
}

/** The hits of a verdict of a case with the decisions of today. Throws SealBroken. */
export async function hitsOfScreening(
  services: Pick<OperatorServices, 'store' | 'workspaceKeys' | 'clock'>,
  found: StoredCase,
  last: LastScreening,
): Promise<Omit<ReadHits, 'last'>> {
  if (last.input.screening.status !== 'run') return { bundle: null, hits: [] }
  const { bundle, media, parties: screened } = last.input.screening
  const { tenantId, environment, reference } = found
  const decisions = await openDecisions(services, { tenantId, environment, reference, parties: last.parties })
  const cleared = decisions.map(({ hit }) => hit)
  const today = todayOf(services, last)
  const thresholds = last.input.screeningThresholds?.scores ?? defaultThresholds
  const hits = screened.flatMap(({ party, hits }) => {
    const asked = last.parties.find((candidate) => candidate.party === party)
    return hitsInOrder(hits, last.resolved.chosen.pack).map((hit): ReadHit => {
      const holding = asked === undefined ? [] : clearedHitsFor(hit, asked, cleared, today)
      const about = decisions.filter((decision) => holding.some(({ id }) => id === decision.hit.id))
      const decision = about.find(({ waiting }) => !waiting) ?? about[0] ?? null
      const source = hit.article === undefined ? bundle : (media ?? bundle)
      return { party, hit, bundle: source, severity: hitSeverity(hit, thresholds) ?? 'none', decision }
    })
  })
  return { bundle, hits }
}
