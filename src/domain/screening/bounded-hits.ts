import type { ScreenedParty, ScreeningHit, ScreeningResult } from './result.ts'
import { countsInCheck, exposureSeverity, mediaSeverity, sanctionsSeverity } from './severity.ts'

/** Hits stored with one verdict, at most. */
export const hitsMax = 200

/** One for each severity that a check can name, and one of adverse media. */
const leastEach = 4

/**
 * A screening with the number of hits limited. With many parties, each party has fewer hits: the most severe, and always one
 * for each severity that a check can name, so that no check passes because of the limit.
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
  const named = [
    ...[3, 2, 1].map((wanted) => heaviest.find((hit) => weight(hit) === wanted)),
    heaviest.find((hit) => mediaSeverity(hit) !== null),
  ].filter((hit) => hit !== undefined)
  const kept = new Set([...new Set([...named, ...heaviest])].slice(0, most))
  const cut = party.hits.filter((hit) => !kept.has(hit) && countsInCheck(hit)).length
  return { ...withFurther(party, cut), hits: party.hits.filter((hit) => kept.has(hit)) }
}

function withFurther(party: ScreenedParty, cut: number): ScreenedParty {
  return cut === 0 ? party : { ...party, further: (party.further ?? 0) + cut }
}

/** Blocking hits, then hits with a warning, then adverse media and the rest; stable among equals. */
function weight(hit: ScreeningHit): number {
  if (sanctionsSeverity(hit) === 'critical') return 3
  if (exposureSeverity(hit) !== null) return 2
  return sanctionsSeverity(hit) === null ? 0 : 1
}
