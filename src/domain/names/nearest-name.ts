import { editDistance } from './edit-distance.ts'

/** Typos allowed: one for each three letters, up to three. */
const lettersPerTypo = 3
const typosMax = 3

/**
 * The known name that a misspelt one most likely means, such as `GATEHOUSE_PORT` for `GATEHOUSE_PROT`; null when none is near.
 * Equally near names: the first. Compared without case. docs/operations.md#settings.
 */
export function nearestName(misspelt: string, known: readonly string[]): string | null {
  const wanted = misspelt.toLowerCase()
  const limit = Math.min(typosMax, Math.floor(wanted.length / lettersPerTypo))
  let nearest: { readonly name: string; readonly distance: number } | null = null
  for (const name of known) {
    const distance = editDistance(wanted, name.toLowerCase(), limit)
    if (distance <= limit && (nearest === null || distance < nearest.distance)) nearest = { name, distance }
  }
  return nearest?.name ?? null
}
