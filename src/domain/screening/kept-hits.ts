import { countsInCheck, type Weighed } from './severity.ts'
import type { ScreeningThresholds } from './thresholds.ts'

/** What a hit is about, the gravest first. Hits of one class never take the place of those of another. */
const topicClasses = ['sanction', 'listing', 'exposure', 'media'] as const
type TopicClass = (typeof topicClasses)[number]

function topicClass({ topics }: Pick<Weighed, 'topics'>): TopicClass {
  if (topics.includes('sanction')) return 'sanction'
  if (topics.includes('pep') || topics.includes('rca')) return 'exposure'
  return topics.includes('adverse_media') ? 'media' : 'listing'
}

/** True for a hit that counts in a check as one of a sanctions list. */
export function isSanction(hit: Weighed, thresholds: ScreeningThresholds): boolean {
  return topicClass(hit) === 'sanction' && countsInCheck(hit, thresholds)
}

/**
 * The hits that are kept of a party, in their order: `most` of sanctions, of other listings, of political exposure and of adverse media
 * each, those that count in a check before those that do not. `cut` is how many of the others count. docs/screening.md#explanation-of-a-hit.
 */
export function keptHits<Hit>(
  ordered: readonly Hit[],
  { most, thresholds }: { readonly most: number; readonly thresholds: ScreeningThresholds },
  weighed: (hit: Hit) => Weighed,
): { readonly kept: readonly Hit[]; readonly cut: number } {
  if (ordered.length <= most) return { kept: ordered, cut: 0 }
  const room = new Map<TopicClass, number>()
  const kept = new Set<Hit>()
  let cut = 0
  for (const wanted of [true, false]) {
    for (const hit of ordered) {
      const facts = weighed(hit)
      if (countsInCheck(facts, thresholds) !== wanted) continue
      const kind = topicClass(facts)
      const left = room.get(kind) ?? most
      if (left > 0) kept.add(hit)
      else if (wanted) cut++
      room.set(kind, Math.max(0, left - 1))
    }
  }
  return { kept: ordered.filter((hit) => kept.has(hit)), cut }
}
