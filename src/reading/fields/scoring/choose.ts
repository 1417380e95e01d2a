import type { FieldKind } from '../../../domain/document-types/definition/document-type.ts'
import type { Candidate, SoughtField } from './candidate.ts'
import type { Features } from './places.ts'

/** A field with its candidates and the probability of each; the last probability is that of leaving the field out. */
export interface ScoredField {
  readonly sought: SoughtField
  readonly candidates: readonly Candidate[]
  readonly probabilities: readonly number[]
}

/** The same with the features of each candidate, and last those of leaving the field out. */
export interface DescribedField extends ScoredField {
  readonly features: readonly Features[]
}

/** The value of a field and how probable it is. */
export interface Choice {
  readonly candidate: Candidate
  readonly probability: number
}

/** Candidates of a field that are weighed together with those of others. */
const weighedMax = 6
const weighedMin = 0.001
/** Amounts that add up are chosen when they are less probable by this factor at most: wrong ones add up by chance far more rarely. */
const addedUpFactor = 300
/** Share of its doubt that an amount keeps when the amounts add up. */
const doubtLeft = 0.15
/** Largest difference that rounding makes. */
const roundingMax = 0.006

/** A part of a sum. Issuers print credits, debits and deductions with and without a minus; only a balance has a sign of its own. */
interface Part {
  readonly field: string
  readonly sign: 1 | -1
  readonly isSigned?: true
}

/** Sums that a document prints: the first is the sum of the others. */
const sums: readonly (readonly Part[])[] = [
  [
    { field: 'closing_balance', sign: 1 },
    { field: 'opening_balance', sign: 1, isSigned: true },
    { field: 'total_credits', sign: 1 },
    { field: 'total_debits', sign: -1 },
  ],
  [
    { field: 'net_pay', sign: 1 },
    { field: 'gross_pay', sign: 1 },
    { field: 'deductions_total', sign: -1 },
  ],
]
/** Dates of which the first is before the second. */
const periods = [
  ['period_start', 'period_end'],
  ['pay_period_start', 'pay_period_end'],
  ['lease_start', 'lease_end'],
] as const

/** Kinds whose values are printed for one field each. The same date can be the end of a period and that of the document. */
const exclusive: Readonly<Partial<Record<FieldKind, string>>> = {
  money: 'money',
  person_name: 'name',
  company: 'name',
  address: 'address',
  account: 'number',
  id_number: 'number',
}

/** One value for each field, or none: the most probable values that hold together. */
export function choose(fields: readonly ScoredField[]): ReadonlyMap<string, Choice> {
  const weighed = periods.reduce(
    inOrder,
    sums.reduce(addedUp, new Map(fields.map((field) => [field.sought.name, field]))),
  )
  return withoutSharing([...weighed.values()])
}

type Fields = ReadonlyMap<string, ScoredField>

/** The fields with the probabilities of amounts raised that add up. */
function addedUp(fields: Fields, sum: (typeof sums)[number]): Fields {
  const parts = sum.flatMap(({ field }) => fields.get(field) ?? [])
  if (parts.length < sum.length) return fields
  let best: { readonly at: readonly number[]; readonly probability: number } | null = null
  for (const at of combinations(parts.map(likeliest))) {
    const amounts = at.map((index, part) => Number(parts[part]?.candidates[index]?.value))
    const [total = 0, ...rest] = amounts
    const added = rest.reduce((all, amount, index) => all + signed(amount, sum[index + 1]), 0)
    if (Math.abs(total - added) > roundingMax || amounts.filter((amount) => amount !== 0).length < 3) continue
    const probability = at.reduce((product, index, part) => product * (parts[part]?.probabilities[index] ?? 0), 1)
    if (probability > (best?.probability ?? 0)) best = { at, probability }
  }
  const likeliestOfEach = parts.reduce((product, { probabilities }) => product * Math.max(...probabilities), 1)
  if (best === null || best.probability * addedUpFactor < likeliestOfEach) return fields
  const raised = new Map(fields)
  for (const [part, field] of parts.entries()) {
    const index = best.at[part] ?? 0
    const doubt = (1 - (field.probabilities[index] ?? 0)) * doubtLeft
    raised.set(field.sought.name, { ...field, probabilities: withProbability(field.probabilities, index, 1 - doubt) })
  }
  return raised
}

function signed(amount: number, part: Part | undefined): number {
  return (part?.sign ?? 1) * (part?.isSigned === true ? amount : Math.abs(amount))
}

/** The fields with the likeliest start and end of a period of which the start is first. */
function inOrder(fields: Fields, [startName, endName]: (typeof periods)[number]): Fields {
  const [start, end] = [fields.get(startName), fields.get(endName)]
  if (start === undefined || end === undefined) return fields
  const [s, e] = [topOf(start), topOf(end)]
  if (s === start.candidates.length || e === end.candidates.length) return fields
  if ((start.candidates[s]?.value ?? '') < (end.candidates[e]?.value ?? '')) return fields
  let best: { readonly s: number; readonly e: number; readonly probability: number } = {
    s: start.candidates.length,
    e: end.candidates.length,
    probability: 0,
  }
  for (const one of [...likeliest(start), start.candidates.length]) {
    for (const other of [...likeliest(end), end.candidates.length]) {
      const isWhole = one < start.candidates.length && other < end.candidates.length
      if (isWhole && (start.candidates[one]?.value ?? '') >= (end.candidates[other]?.value ?? '')) continue
      const probability = (start.probabilities[one] ?? 0) * (end.probabilities[other] ?? 0)
      if (probability > best.probability) best = { s: one, e: other, probability }
    }
  }
  return new Map(fields)
    .set(startName, { ...start, probabilities: only(start, best.s) })
    .set(endName, { ...end, probabilities: only(end, best.e) })
}

/** One choice that keeps its probability; all others have none, but for leaving the field out. */
function only({ probabilities, candidates }: ScoredField, kept: number): readonly number[] {
  const probability = probabilities[kept] ?? 0
  return probabilities.map((_, index) =>
    index === kept ? probability : index === candidates.length ? 1 - probability : 0,
  )
}

/** Gives each value to the field that it suits best. */
function withoutSharing(fields: readonly ScoredField[]): ReadonlyMap<string, Choice> {
  const open = fields.map((field) => ({ ...field, at: topOf(field) }))
  const chosen = new Map<string, Choice>()
  const taken: { readonly group: string; readonly candidate: Candidate }[] = []
  while (open.length > 0) {
    open.sort((a, b) => (b.probabilities[b.at] ?? 0) - (a.probabilities[a.at] ?? 0))
    const [next] = open
    if (next === undefined) break
    const candidate = next.candidates[next.at]
    const group = exclusive[next.sought.kind]
    const isTaken =
      candidate !== undefined &&
      group !== undefined &&
      taken.some((other) => other.group === group && sharesWords(other.candidate, candidate))
    if (isTaken) {
      const probabilities = withProbability(next.probabilities, next.at, 0)
      open[0] = { ...next, probabilities, at: topOf({ ...next, probabilities }) }
      continue
    }
    open.shift()
    if (candidate === undefined) continue
    chosen.set(next.sought.name, { candidate, probability: next.probabilities[next.at] ?? 0 })
    if (group !== undefined) taken.push({ group, candidate })
  }
  return chosen
}

function sharesWords(a: Candidate, b: Candidate): boolean {
  return a.page === b.page && a.words.some((word) => b.words.includes(word))
}

/** Probabilities with another one at a place. The others share the rest; where they have none, leaving the field out takes it. */
function withProbability(probabilities: readonly number[], at: number, probability: number): readonly number[] {
  const rest = 1 - (probabilities[at] ?? 0)
  const left = 1 - probability
  return probabilities.map((one, index) => {
    if (index === at) return probability
    if (rest > 0) return (one / rest) * left
    return index === probabilities.length - 1 ? left : 0
  })
}

function topOf({ probabilities }: ScoredField): number {
  return probabilities.indexOf(Math.max(...probabilities))
}

/** Indexes of the likeliest candidates. */
function likeliest({ candidates, probabilities }: ScoredField): readonly number[] {
  return candidates
    .map((_, index) => index)
    .filter((index) => (probabilities[index] ?? 0) >= weighedMin)
    .sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0))
    .slice(0, weighedMax)
}

function combinations(choices: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return choices.reduce<readonly (readonly number[])[]>(
    (done, next) => done.flatMap((before) => next.map((one) => [...before, one])),
    [[]],
  )
}
