import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { figuresOption, median, printFigures } from '../test/support/figures.ts'

/**
 * CPU of a verdict over generated client files, one with two documents and a corporation: `npm run bench -- verdicts [--against DIR]`. DIR is
 * another checkout with its packages, to compare with. Each side runs in a process of its own, and the sides take turns.
 */

const goal = 1
const rounds = 7
/** What load/verdict-side.ts measures, and what it is called here. */
const kinds = { generated: 'generated files', sample: 'two documents', corporation: 'a corporation' } as const
type Kind = keyof typeof kinds
const names = ['generated', 'sample', 'corporation'] as const satisfies readonly Kind[]

const { values } = parseArgs({ options: { against: { type: 'string' }, ...figuresOption } })
const here = fileURLToPath(new URL('..', import.meta.url))
const sides = values.against === undefined ? [here] : [here, values.against]
const program = fileURLToPath(new URL('load/verdict-side.ts', import.meta.url))

const taken = sides.map((): Record<Kind, number[]> => ({ generated: [], sample: [], corporation: [] }))
for (let round = 0; round < rounds; round++) {
  for (const [index, side] of sides.entries()) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, side])
    const cost = JSON.parse(stdout) as Record<Kind, number>
    for (const kind of names) taken[index]?.[kind].push(cost[kind])
  }
}
const figures: Record<string, number> = {}
for (const kind of names) {
  const [ours = Number.NaN, theirs] = taken.map((side) => median(side[kind]))
  figures[`${kind}_us`] = ours
  if (theirs !== undefined) figures[`${kind}_ratio`] = ours / theirs
  const beside =
    theirs === undefined ? '' : `, ${theirs.toFixed(1)} there: ${(ours / theirs).toFixed(2)} (goal ≤ ${goal})`
  console.log(`${kinds[kind].padEnd(17)} ${ours.toFixed(1)} µs CPU a verdict${beside}`)
}
printFigures(figures)
