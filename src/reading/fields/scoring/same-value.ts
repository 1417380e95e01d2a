import type { FieldKind } from '../../../domain/document-types/definition/document-type.ts'
import { lettersOf } from '../../page/fold.ts'
import type { Candidate } from './candidate.ts'
import type { DescribedField } from './choose.ts'

/** Kinds whose values are the same text when their letters and digits are: "RIDGEWAY BANK" and "Ridgeway Bank". */
const texts: ReadonlySet<FieldKind> = new Set(['person_name', 'people', 'company', 'address', 'place', 'text'])

/** Values of a field that are weighed in context: the likeliest. */
const valuesMax = 40

/** A field whose candidates all have different values. */
export interface Joined {
  readonly field: DescribedField
  /** For each candidate the indexes that the places of its value had before, the likeliest first. */
  readonly places: readonly (readonly number[])[]
}

/**
 * One candidate for each value. A value that is printed at several places is as probable as all of them together; the likeliest
 * place stands for it.
 */
export function joinSameValues({ sought, candidates, probabilities, features }: DescribedField): Joined {
  const probabilityOf = (index: number) => probabilities[index] ?? 0
  const sumOf = (of: readonly number[]) => of.reduce((sum, index) => sum + probabilityOf(index), 0)
  const keyOf = (index: number) => valueKey(sought.kind, candidates[index]?.value ?? '')
  const byValue = Map.groupBy(candidates.keys(), keyOf).values()
  const places = [...byValue]
    .toSorted((a, b) => sumOf(b) - sumOf(a))
    .slice(0, valuesMax)
    .map((of) => of.toSorted((a, b) => probabilityOf(b) - probabilityOf(a)))
    .map((of) => (texts.has(sought.kind) ? mixedCaseFirst(of, candidates) : of))
  return {
    field: {
      sought,
      candidates: places.flatMap(([first = 0]) => candidates[first] ?? []),
      probabilities: [...places.map(sumOf), probabilities.at(-1) ?? 1],
      features: [...places.map(([first = 0]) => features[first]), features.at(-1)].filter((one) => one !== undefined),
    },
    places,
  }
}

/** A name that is printed in capitals and in small letters is given as in the latter. */
function mixedCaseFirst(places: readonly number[], candidates: readonly Candidate[]): readonly number[] {
  const isMixed = (index: number) => /\p{Ll}/u.test(candidates[index]?.value ?? '')
  return [...places.filter(isMixed), ...places.filter((index) => !isMixed(index))]
}

/** Whether two texts are the same value of a kind of field. */
export function isSameValue(kind: FieldKind, one: string, other: string): boolean {
  return valueKey(kind, one) === valueKey(kind, other)
}

function valueKey(kind: FieldKind, value: string): string {
  return texts.has(kind) ? lettersOf(value) : value
}
