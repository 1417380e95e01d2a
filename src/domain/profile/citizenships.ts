/** Every nationality of a client or a party, ISO 3166-1 alpha-2, in the order sent; empty when none is known. */
export function citizenshipsOf({
  citizenship,
  citizenships,
}: {
  readonly citizenship?: string | undefined
  readonly citizenships?: readonly string[] | undefined
}): readonly string[] {
  return citizenships ?? (citizenship === undefined ? [] : [citizenship])
}

/** The nationalities as a profile keeps them: the first, and all of them when there are several. */
export function keptCitizenships(codes: readonly string[]): {
  readonly citizenship?: string
  readonly citizenships?: readonly string[]
} {
  if (codes.length === 1 && codes[0] !== undefined) return { citizenship: codes[0] }
  const all = [...new Set(codes)]
  const [citizenship] = all
  if (citizenship === undefined) return {}
  return all.length === 1 ? { citizenship } : { citizenship, citizenships: all }
}
