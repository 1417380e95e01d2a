import type { DocumentType } from '../../../domain/document-types/definition/document-type.ts'
import type { Box } from '../../raster/raster.ts'
import { boxOf } from '../../page/rows.ts'
import type { Candidate } from './candidate.ts'
import type { DescribedField, ScoredField } from './choose.ts'
import { groups, openFeatures, type Features, type Open } from './places.ts'

/** From this probability on a candidate is told to the other fields. */
const toldMin = 0.25
/** Steps of probabilities. */
const steps = [0.02, 0.1, 0.3, 0.6, 0.85, 0.97] as const
/** Values this many heights above or below are told of. */
const [nearHeights, farHeights] = [1.5, 5]
const heightMin = 8

/** A candidate that is likely the value of a field. */
interface Claim {
  readonly field: string
  readonly probability: number
  readonly candidate: Candidate
  readonly box: Box
}

/**
 * Features of each candidate of each field by what all fields of the document are likely to be, and last those of leaving the field out:
 * how likely the candidate is beside the others, which other fields its words suit, and what stands around it.
 */
export function contextFeatures(
  scored: readonly DescribedField[],
  type: DocumentType,
): ReadonlyMap<DescribedField, readonly Features[]> {
  const claims = scored.flatMap(claimsOf)
  return new Map(
    scored.map((field) => {
      const { sought, candidates, probabilities, features: own } = field
      const order = probabilities
        .map((_, index) => index)
        .sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0))
      const most = stepOf(probabilities[order[0] ?? 0] ?? 0)
      const none = stepOf(probabilities.at(-1) ?? 0)
      const ranks = new Map(order.map((index, rank) => [index, Math.min(4, rank)]))
      const others = claims.filter((claim) => claim.field !== sought.name)
      const all = probabilities.map((probability, index) => {
        const features = openFeatures(sought, type)
        const candidate = candidates[index]
        const tag = candidate === undefined ? 'none ' : ''
        const step = stepOf(probability)
        const rank = ranks.get(index) ?? 4
        features.add(`${tag}step ${step}`, groups.like)
        features.add(`${tag}rank ${rank}`, groups.like)
        features.addOfAny(`${tag}step ${step} rank ${rank}`, groups.like)
        features.addOfAny(`${tag}step ${step} most ${most} none ${none}`, groups.like)
        if (candidate !== undefined) addOthers(features, candidate, { probability, step }, others)
        features.addKnown(own[index])
        return features.done()
      })
      return [field, all]
    }),
  )
}

function claimsOf({ sought, candidates, probabilities }: ScoredField): readonly Claim[] {
  return candidates.flatMap((candidate, index) => {
    const probability = probabilities[index] ?? 0
    if (probability < toldMin || candidate.words.length === 0) return []
    return [{ field: sought.name, probability, candidate, box: boxOf(candidate.words) }]
  })
}

function addOthers(
  features: Open,
  { page, words }: Candidate,
  own: { readonly probability: number; readonly step: number },
  claims: readonly Claim[],
): void {
  if (words.length === 0) return
  const box = boxOf(words)
  const claiming = new Map<string, number>()
  const around = new Set<string>()
  for (const claim of claims) {
    if (claim.candidate.page !== page) continue
    if (claim.candidate.words.some((word) => words.includes(word)))
      claiming.set(claim.field, Math.max(claiming.get(claim.field) ?? 0, claim.probability))
    else {
      const side = sideOf(box, claim.box)
      if (side !== null) around.add(`${side} ${claim.field}`)
    }
  }
  for (const [field, probability] of claiming)
    features.add(
      `claimed ${field} ${probability > own.probability ? 'more' : 'less'} ${stepOf(probability)}`,
      groups.like,
    )
  const most = stepOf(Math.max(0, ...claiming.values()))
  features.addOfAny(`claims ${Math.min(3, claiming.size)} ${most} step ${own.step}`, groups.like)
  for (const one of around) features.add(one, groups.like)
}

/** Where another value stands, seen from one; null when it is far. */
function sideOf(own: Box, other: Box): string | null {
  const across = Math.max(other[0] - (own[0] + own[2]), own[0] - (other[0] + other[2]))
  const down = Math.max(other[1] - (own[1] + own[3]), own[1] - (other[1] + other[3]))
  if (down < 0) return other[0] > own[0] ? 'right' : 'left'
  if (across >= 0) return null
  const heights = down / Math.max(heightMin, Math.min(own[3], other[3]))
  const side = other[1] > own[1] ? 'under' : 'over'
  return heights < nearHeights ? side : heights < farHeights ? `far ${side}` : null
}

function stepOf(probability: number): number {
  const step = steps.findIndex((least) => probability < least)
  return step === -1 ? steps.length : step
}
