/**
 * The first values of a list, in its order, and after them the first that are sanctioned: `most` of each, so that many entries of
 * other topics hide no sanctions.
 */
export function firstAndSanctioned<Value>(
  ordered: readonly Value[],
  most: number,
  isSanctioned: (value: Value) => boolean,
): readonly Value[] {
  const first = ordered.slice(0, most)
  if (ordered.length <= most) return first
  const room = most - first.filter(isSanctioned).length
  return room === 0 ? first : [...first, ...ordered.slice(most).filter(isSanctioned).slice(0, room)]
}
