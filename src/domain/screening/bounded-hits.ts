import type { ScreenedParty, ScreeningHit, ScreeningResult } from './result.ts'
import { exposureSeverity, sanctionsSeverity } from './severity.ts'

/** Hits kept of one verdict: its input is sealed and stored with them. */
export const hitsMax = 200

/** One of each weight that a check can name. */
const leastEach = 3

/**
 * A screening with as many hits as a verdict keeps. A file of many parties with common names keeps fewer of each party:
 * those that come to most, and always one of each that a check can name, so that no check passes for the others' sake.
 */
export function boundedHits(screening: ScreeningResult): ScreeningResult {
  if (screening.status !== 'run') return screening
  const found = screening.parties.filter(({ hits }) => hits.length > 0)
  const total = found.reduce((sum, { hits }) => sum + hits.length, 0)
  if (total <= hitsMax) return screening
  const each = Math.max(leastEach, Math.floor(hitsMax / found.length))
  return { ...screening, parties: screening.parties.map((party) => withHits(party, each)) }
}

function withHits(party: ScreenedParty, most: number): ScreenedParty {
  if (party.hits.length <= most) return party
  const heaviest = party.hits.toSorted((a, b) => weight(b) - weight(a))
  const named = [3, 2, 1].flatMap((wanted) => heaviest.find((hit) => weight(hit) === wanted) ?? [])
  const kept = new Set([...new Set([...named, ...heaviest])].slice(0, most))
  return { ...party, hits: party.hits.filter((hit) => kept.has(hit)) }
}

/** Sanctions that block, then what a check names as a warning, then the rest; as they came among equals. */
function weight(hit: ScreeningHit): number {
  if (sanctionsSeverity(hit) === 'critical') return 3
  if (exposureSeverity(hit) !== null) return 2
  return sanctionsSeverity(hit) === null ? 0 : 1
}
