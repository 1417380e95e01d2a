/**
 * What the scorer of fields reads on layouts of authors that it was not fitted to, beside the rules alone:
 * `node training/fields/evaluate.ts FILE… [--tuned FILE] [--authors a,b] [--folds N] [--floor 0.7] [--by kind|field|author|form]
 * [--misses NAME|all]`. FILEs are of training/fields/collect.ts. Documents of --tuned are judged and never fitted to: other seeds of
 * the tuned layouts. `exact` and `wrong` are shares of the values printed; wrong ones include values that are not printed.
 */
import { parseArgs } from 'node:util'
import { findDocumentType } from '../../src/domain/document-types/index.ts'
import { isReliable } from '../../src/reading/fields/scoring/reliability.ts'
import { choicesOf, fitAll, inContext, reliabilityBy, type AllWeights } from './both.ts'
import { examplesIn, writtenAs, type Example } from './examples.ts'

/** Floors below which a value is left out, to choose one. */
const floors = [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    tuned: { type: 'string', default: '' },
    authors: { type: 'string', default: 'a,b,c,d,e,f,g,h' },
    folds: { type: 'string', default: '4' },
    floor: { type: 'string', default: '0.7' },
    by: { type: 'string', default: 'kind' },
    misses: { type: 'string', default: '' },
  },
})

/** An example with the candidate that was chosen. */
interface Judged {
  readonly example: Example
  /** Index of the candidate; that behind the last one when no value was chosen. */
  readonly at: number
  /** How far the choice can be relied on. */
  readonly probability: number
  /** Whether it is given as it is in use. */
  readonly isGiven: boolean
}

const examples = positionals.flatMap(examplesIn)
const tuned = values.tuned === '' ? [] : examplesIn(values.tuned)
const authors = values.authors.split(',')
const folds = Math.min(Number(values.folds), authors.length)
const floor = Number(values.floor)
const judged: Judged[] = []
const judgedTuned: Judged[] = []
for (let fold = 0; fold < folds; fold++) {
  const held = new Set(authors.filter((_, index) => index % folds === fold))
  const weights = fitAll(examples.filter(({ author }) => !held.has(author)))
  const tried = examples.filter(({ author }) => held.has(author))
  judged.push(...judge(tried, weights))
  if (fold === 0) judgedTuned.push(...judge(tuned, weights))
}
report()

/** The choices for all fields of each document. */
function judge(tried: readonly Example[], weights: AllWeights): readonly Judged[] {
  return choicesOf(inContext(tried, weights.fields), weights.context).map((one): Judged => {
    const { example, choice } = one
    if (choice === undefined) return { example, at: example.values.length, probability: 1, isGiven: false }
    const reliability = reliabilityBy(one, weights)
    return {
      example,
      at: example.candidates.indexOf(choice.candidate),
      probability: reliability,
      isGiven: isReliable(example.sought, choice, reliability),
    }
  })
}

function report(): void {
  if (tuned.length > 0) {
    print(row('tuned, rules', judgedTuned, byRules))
    for (const one of floors) print(row(`tuned, floor ${one}`, judgedTuned, atFloor(one)))
    print(row('tuned, as in use', judgedTuned, inUse))
  }
  print(row('rules', judged, byRules))
  for (const one of floors) print(row(`floor ${one}`, judged, atFloor(one)))
  print(row('as in use', judged, inUse))
  for (const [name, of] of [...Map.groupBy(judged, nameOf)].toSorted(([a], [b]) => a.localeCompare(b))) {
    print(row(`${name}, rules`, of, byRules))
    print(row(`${name}, floor ${floor}`, of, atFloor(floor)))
    if (values.misses === name || values.misses === 'all') for (const one of of) printMiss(one)
  }
}

function byRules({ example }: Judged): number {
  return example.given
}

function inUse({ example, at, isGiven }: Judged): number {
  return isGiven ? at : example.values.length
}

function atFloor(least: number): (one: Judged) => number {
  return ({ example, at, probability }) => (probability >= least ? at : example.values.length)
}

function isRight({ kind, printed, values: all }: Example, at: number): boolean {
  const value = all[at]
  return value !== undefined && writtenAs(kind, value) === printed
}

function row(name: string, of: readonly Judged[], chosen: (one: Judged) => number): string {
  const printed = of.filter(({ example }) => example.printed !== undefined).length
  const given = of
    .map((one) => ({ example: one.example, at: chosen(one) }))
    .filter(({ example, at }) => at < example.values.length)
  const exact = given.filter(({ example, at }) => isRight(example, at)).length
  return `${name.padEnd(34)} of ${String(printed).padStart(5)}  exact ${share(exact, printed)}  wrong ${share(given.length - exact, printed)}`
}

function share(count: number, of: number): string {
  return of === 0 ? '    -  ' : `${((100 * count) / of).toFixed(1).padStart(5)} %`
}

function nameOf({ example }: Judged): string {
  if (values.by === 'field') return example.field
  if (values.by === 'author') return example.author
  if (values.by === 'source') return example.source
  return values.by === 'form' ? (findDocumentType(example.docType)?.photoId === true ? 'card' : 'page') : example.kind
}

function printMiss(one: Judged): void {
  const { example, probability } = one
  const at = atFloor(floor)(one)
  if (isRight(example, at) || (example.printed === undefined && at === example.values.length)) return
  const isCandidate = example.right.some((index) => index < example.values.length)
  const printed =
    example.printed === undefined ? '(not printed)' : `${example.printed}${isCandidate ? '' : ' (no candidate)'}`
  print(
    `  ${example.document} ${example.source} ${example.field}: ${example.values[at] ?? '-'} (${probability.toFixed(2)}), printed ${printed}`,
  )
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
