/**
 * Fits the weights of src/reading/fields/scoring to documents that training/fields/collect.ts wrote down:
 * `node training/fields/train.ts WEIGHTS FILE… [--without a,b]`, the last to leave authors out. The same documents give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packWeights } from '../../src/reading/fields/scoring/weights.ts'
import { examplesIn } from './examples.ts'
import { fit } from './fit.ts'

/** The smallest difference of two weights. */
const step = 1 / 48

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', default: '' } },
})
const [target, ...files] = positionals
const without = values.without.split(',')
if (target === undefined || files.length === 0)
  throw new Error('Give the file of the weights and those of the documents.')
const examples = files.flatMap(examplesIn).filter(({ author }) => !without.includes(author))
const bytes = packWeights(fit(examples, 1), step)
writeFileSync(target, bytes)
process.stdout.write(`${examples.length} examples, ${bytes.length} bytes\n`)
