import type { FieldEvidence, FieldSource } from '../../ports/reader.ts'

type Fields = Readonly<Record<string, FieldEvidence>>

/**
 * What every source says of a field beside the value that was chosen, in the order of `sources`. What one source says twice counts once;
 * a source that agrees with the chosen value is kept too, since a person may want to see it confirmed. docs/reading.md#places.
 */
export function otherSources(
  chosen: Fields,
  sources: readonly Fields[],
): Readonly<Record<string, readonly FieldEvidence[]>> {
  const others = new Map<string, FieldEvidence[]>()
  for (const [name, evidence] of sources.flatMap((fields) => Object.entries(fields))) {
    const known = others.get(name) ?? []
    const own = chosen[name]
    if ([...(own === undefined ? [] : [own]), ...known].some((one) => saysSame(one, evidence))) continue
    others.set(name, [...known, evidence])
  }
  return Object.fromEntries(others)
}

function saysSame(one: FieldEvidence, other: FieldEvidence): boolean {
  return one.value === other.value && kindOf(one.source) === kindOf(other.source)
}

/** Print is one source, with a label and without. */
function kindOf(source: FieldSource): FieldSource {
  return source === 'unlabelled_print' ? 'labelled_print' : source
}
