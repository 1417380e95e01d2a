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

/** What a side prints, with its name in the table and in the figures. */
const lines = [
  ['generated', 'generated files'],
  ['sample', 'two documents'],
  ['corporation', 'a corporation'],
] as const

const measured = sides.map(() => lines.map((): number[] => []))
for (let round = 0; round < rounds; round++) {
  for (const [index, side] of sides.entries()) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, side])
    const cost = JSON.parse(stdout) as Readonly<Record<(typeof lines)[number][0], number>>
    for (const [line, [name]] of lines.entries()) measured[index]?.[line]?.push(cost[name])
  }
}
const figures: Record<string, number> = {}
for (const [line, [name, title]] of lines.entries()) {
  const [ours = Number.NaN, theirs = Number.NaN] = measured.map((side) => median(side[line] ?? []))
  const ratio = ours / theirs
  console.log(
    `${title.padEnd(17)} ${ours.toFixed(1)} µs CPU a verdict, ${theirs.toFixed(1)} there: ${ratio.toFixed(2)} (goal ≤ ${goal})`,
  )
  figures[`${name}_us`] = ours
  figures[`${name}_ratio`] = ratio
}
printFigures(figures)
