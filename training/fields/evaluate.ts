/**
 * What the scorer of fields reads on layouts of authors that it was not fitted to, against the rules alone:
 * `node training/fields/evaluate.ts FILE… [--authors a,b] [--floor 0.5] [--by field|kind|author] [--misses]`.
 */
import { parseArgs } from 'node:util'
import { findDocumentType } from '../../src/domain/document-types/index.ts'
import { choose } from '../../src/reading/fields/scoring/choose.ts'
import { prepared, type Example } from './examples.ts'
import { setting, fit, likelihoods, scoreOf } from './fit.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    authors: { type: 'string', default: 'a,b,c,d,e,f,g,h' },
    folds: { type: 'string', default: '4' },
    by: { type: 'string', default: 'kind' },
    misses: { type: 'string', default: '' },
    floor: { type: 'string', default: '0' },
    recall: { type: 'boolean', default: false },
  },
})
let begun = performance.now()
const examples = positionals.flatMap(prepared)
console.log(examples.length, 'examples', ((performance.now() - begun) / 1000).toFixed(1), 's')
const authors = values.authors.split(',')
for (const setting of (process.env.SETTINGS ?? '').split(' ')) {
  for (const pair of setting.split(',')) {
    const [k = '', v] = pair.split('=')
    if (k) process.env[k] = v
  }
  console.log('SETTING', setting)
  run()
}
function run() {
  setting()

  const folds = Math.min(Number(values.folds), authors.length)
  interface Judged {
    readonly example: Example
    readonly at: number
    readonly probability: number
  }
  const judged: Judged[] = []
  for (let fold = 0; fold < folds; fold++) {
    const held = new Set(authors.filter((_, index) => index % folds === fold))
    begun = performance.now()
    const weights = fit(
      examples.filter(({ author, document }) => !held.has(author) && !document.endsWith('-20')),
      1,
    )
    const scored: { example: Example; probabilities: readonly number[] }[] = []
    for (const example of examples.filter(
      ({ author, document }) =>
        (held.has(author) && document.endsWith('-1')) || (fold === 0 && document.endsWith('-20')),
    )) {
      const probabilities = likelihoods(example.features.map((features) => scoreOf(features, weights)))
      scored.push({ example, probabilities })
    }
    for (const document of new Set(scored.map(({ example }) => example.document))) {
      const of = scored.filter(({ example }) => example.document === document)
      const fields = of.map(({ example: { sought, candidates }, probabilities }) => ({
        sought,
        candidates,
        probabilities,
      }))
      const chosen = choose(fields)
      for (const { example } of of) {
        const choice = chosen.get(example.field)
        const at = choice === undefined ? example.values.length : example.candidates.indexOf(choice.candidate)
        judged.push({ example, at, probability: choice?.probability ?? 1 })
      }
    }
    console.log('fold', fold, [...held].join(''), ((performance.now() - begun) / 1000).toFixed(1), 's')
  }
  const ofTuned = judged.filter(({ example }) => example.author === 'tuned')
  judged.splice(0, judged.length, ...judged.filter(({ example }) => example.author !== 'tuned'))
  const isRight = ({ example: { right, isPrinted, values } }: Judged, at: number) =>
    isPrinted && right.includes(at) && at < values.length
  function row(name: string, of: readonly Judged[], chosen: (one: Judged) => number): string {
    const printed = of.filter(({ example }) => example.isPrinted).length
    const exact = of.filter((one) => isRight(one, chosen(one))).length
    const wrong = of.filter((one) => chosen(one) < one.example.values.length && !isRight(one, chosen(one))).length
    return `${name.padEnd(34)} of ${String(printed).padStart(5)} exact ${((100 * exact) / printed).toFixed(1).padStart(5)} wrong ${((100 * wrong) / printed).toFixed(1).padStart(5)}`
  }
  const byRules = ({ example }: Judged) => example.given
  const atFloor = (floor: number) => (one: Judged) => (one.probability >= floor ? one.at : one.example.values.length)
  const reachable = judged.filter(
    ({ example }) => example.isPrinted && example.right.some((at) => at < example.values.length),
  ).length
  console.log('reachable', ((100 * reachable) / judged.filter(({ example }) => example.isPrinted).length).toFixed(1))
  console.log(row('rules', judged, byRules))
  console.log(row('tuned rules', ofTuned, byRules))
  for (const floor of [0, 0.5, 0.6, 0.7]) console.log(row(`tuned at ${floor}`, ofTuned, atFloor(floor)))
  for (const floor of [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) console.log(row(`scorer at ${floor}`, judged, atFloor(floor)))
  const nameOf = ({ example }: Judged) =>
    values.by === 'form'
      ? findDocumentType(example.docType)?.photoId
        ? 'card'
        : 'page'
      : values.by === 'field'
        ? example.field
        : values.by === 'author'
          ? example.author
          : example.kind
  for (const name of [...new Set(judged.map(nameOf))].sort()) {
    const of = judged.filter((one) => nameOf(one) === name)
    const printed = of.filter(({ example }) => example.isPrinted)
    const reach = printed.filter(({ example }) => example.right.some((at) => at < example.values.length)).length
    console.log(row(`${name} rules`, of, byRules), `reach ${((100 * reach) / printed.length).toFixed(1)}`)
    console.log(row(`${name} ${values.floor}`, of, atFloor(Number(values.floor))))
  }
  if (values.misses !== '')
    for (const one of judged) {
      if (nameOf(one) !== values.misses && values.misses !== 'all') continue
      const { example, probability } = one
      const at = atFloor(Number(values.floor))(one)
      if (isRight(one, at) || (!example.isPrinted && at === example.values.length)) continue
      const right = example.isPrinted ? (example.values[example.right[0] ?? -1] ?? '(not a candidate)') : '(none)'
      console.log(
        `${example.document} ${example.field}: ${at < example.values.length ? example.values[at] : '-'} (${probability.toFixed(2)}) right ${right}; rules ${example.values[example.given] ?? '-'}`,
      )
    }
}
