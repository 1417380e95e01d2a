/**
 * Fits the weights of src/reading/fields/scoring to documents that training/fields/collect.ts wrote down:
 * `node training/fields/train.ts FOLDER FILE… [--without a,b]`, the last to leave authors out. FOLDER gets `field-scores.weights`,
 * `field-context.weights` and `reliability.json`. The same documents give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reliabilitySigns } from '../../src/reading/fields/scoring/reliability.ts'
import { packWeights } from '../../src/reading/fields/scoring/weights.ts'
import { examplesIn } from './examples.ts'
import { fitAll } from './both.ts'

/** The smallest difference of two weights. */
const step = 1 / 48

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', default: '' } },
})
const [folder, ...files] = positionals
const without = values.without.split(',')
if (folder === undefined || files.length === 0)
  throw new Error('Give the folder of the weights and the files of the documents.')
const examples = files.flatMap(examplesIn).filter(({ author }) => !without.includes(author))
const { fields, context, reliability } = fitAll(examples)
for (const [name, weights] of [
  ['field-scores', fields],
  ['field-context', context],
] as const) {
  const bytes = packWeights(weights, step)
  writeFileSync(join(folder, `${name}.weights`), bytes)
  process.stdout.write(`${name}: ${examples.length} examples, ${bytes.length} bytes\n`)
}
const byName = Object.fromEntries(reliabilitySigns.map((name, at) => [name, Number((reliability[at] ?? 0).toFixed(3))]))
writeFileSync(join(folder, 'reliability.json'), `${JSON.stringify(byName, null, 2)}\n`)
