import type { ScreenedParty, ScreeningHit, ScreeningResult } from './result.ts'
import { countsInCheck, exposureSeverity, mediaSeverity, sanctionsSeverity } from './severity.ts'
import type { ScreeningThresholds } from './thresholds.ts'

/** Hits stored with one verdict, at most. */
export const hitsMax = 200

/** One for each severity that a check can name, and one of adverse media. */
const leastEach = 5

/**
 * A screening with the number of hits limited. With many parties, each party has fewer hits: the most severe, and always one
 * for each severity that a check can name, so that no check passes because of the limit.
 */
export function boundedHits(screening: ScreeningResult, thresholds: ScreeningThresholds): ScreeningResult {
  if (screening.status !== 'run') return screening
  const found = screening.parties.filter(({ hits }) => hits.length > 0)
  const total = found.reduce((sum, { hits }) => sum + hits.length, 0)
  if (total <= hitsMax) return screening
  const each = Math.max(leastEach, Math.floor(hitsMax / found.length))
  return { ...screening, parties: screening.parties.map((party) => withHits(party, each, thresholds)) }
}

/** Most hits of one party that the name engine returns. */
const partyHitsMax = 20

/** Whether a stored screening may have left hits out: of a party, or to limit the hits of the verdict. */
export function mayBeCut(screening: ScreeningResult): boolean {
  if (screening.status !== 'run') return false
  const found = screening.parties.filter(({ hits }) => hits.length > 0).length
  const most = Math.min(partyHitsMax, Math.max(leastEach, Math.floor(hitsMax / Math.max(found, 1))))
  return screening.parties.some(({ hits, further = 0 }) => further > 0 || hits.length >= most)
}

function withHits(party: ScreenedParty, most: number, thresholds: ScreeningThresholds): ScreenedParty {
  if (party.hits.length <= most) return party
  const heaviest = party.hits.toSorted((a, b) => weight(b, thresholds) - weight(a, thresholds))
  const named = [
    ...[4, 3, 2, 1].map((wanted) => heaviest.find((hit) => weight(hit, thresholds) === wanted)),
    heaviest.find((hit) => mediaSeverity(hit) !== null),
  ].filter((hit) => hit !== undefined)
  const kept = new Set([...new Set([...named, ...heaviest])].slice(0, most))
  const cut = party.hits.filter((hit) => !kept.has(hit) && countsInCheck(hit, thresholds)).length
  return { ...withFurther(party, cut), hits: party.hits.filter((hit) => kept.has(hit)) }
}

function withFurther(party: ScreenedParty, cut: number): ScreenedParty {
  return cut === 0 ? party : { ...party, further: (party.further ?? 0) + cut }
}

/** Blocking hits, then hits with a warning, then adverse media and the rest; stable among equals. */
function weight(hit: ScreeningHit, thresholds: ScreeningThresholds): number {
  const [listed, exposed] = [sanctionsSeverity(hit, thresholds), exposureSeverity(hit, thresholds)]
  if (listed === 'critical') return 4
  if (exposed === 'critical') return 3
  if (exposed !== null) return 2
  return listed === null ? 0 : 1
}
