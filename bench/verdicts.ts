import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { figuresOption, median, printFigures } from '../test/support/figures.ts'

/**
 * CPU of a verdict beside that of another checkout, over the same generated client files: `npm run bench -- verdicts --against
 * DIR`, where DIR is a checkout with its packages. Each side runs in a process of its own, and the sides take turns.
 */

const goal = 1
const rounds = 7

const { values } = parseArgs({ options: { against: { type: 'string' }, ...figuresOption } })
if (values.against === undefined) throw new Error('verdicts: --against names the checkout to compare with')
const here = fileURLToPath(new URL('..', import.meta.url))
const sides = [here, values.against] as const
const program = fileURLToPath(new URL('load/verdict-side.ts', import.meta.url))

const files: number[][] = [[], []]
const samples: number[][] = [[], []]
for (let round = 0; round < rounds; round++) {
  for (const [index, side] of sides.entries()) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, side])
    const { generated, sample } = JSON.parse(stdout) as { readonly generated: number; readonly sample: number }
    files[index]?.push(generated)
    samples[index]?.push(sample)
  }
}
const [ours = Number.NaN, theirs = Number.NaN] = files.map(median)
const [sample = Number.NaN, theirSample = Number.NaN] = samples.map(median)
console.log(
  `generated files   ${ours.toFixed(1)} µs CPU a verdict, ${theirs.toFixed(1)} there: ${(ours / theirs).toFixed(2)} (goal ≤ ${goal})`,
)
console.log(
  `two documents     ${sample.toFixed(1)} µs CPU a verdict, ${theirSample.toFixed(1)} there: ${(sample / theirSample).toFixed(2)} (goal ≤ ${goal})`,
)
printFigures({
  generated_us: ours,
  generated_ratio: ours / theirs,
  sample_us: sample,
  sample_ratio: sample / theirSample,
})
