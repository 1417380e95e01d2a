/**
 * Counts MRZs that are accepted and are not what was printed. `npm run bench -- mrz-accepted [--count 5000] [--first 0] [--seed 1]`.
 *
 * MRZs of every format and issuer, with names and numbers that nobody chose, are drawn as strips (only their lines) and captured
 * badly: small, blurred, blotted, scratched, with reflections, noise and strong compression. Less than half can be read. Wrong is
 * a valid MRZ with a value that is not printed; reported is one with failing digits, although those printed hold.
 * Exits 1 when one was wrong.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { parseMrz, type Mrz } from '../src/domain/formats/mrz.ts'
import { readMrzAtAnyNoise } from '../src/reading/codes/mrz/noisy-mrz.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { mrzKinds } from '../test/reading/support/mrz-images.ts'
import { inventAnyMrz, stripImage } from '../test/reading/support/mrz-strips.ts'
import { seededRandom } from '../tools/documents/random.ts'

/** Drawn between two lines of progress. */
const progressEach = 250
const today = '2026-11-21'
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '5000' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    ...figuresOption,
  },
})
// Reading lets nobody's SVG in; the MRZs drawn here are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

/** What was accepted of the MRZs of one format. */
interface Tally {
  whole: number
  nameless: number
  wrong: number
  reported: number
  total: number
}

const count = Number(values.count)
const tallies = new Map<string, Tally>(
  mrzKinds.map((kind) => [kind, { whole: 0, nameless: 0, wrong: 0, reported: 0, total: 0 }]),
)
let spentMs = 0
const first = Number(values.first)
for (let number = first; number < first + count; number++) {
  if (number > first && (number - first) % progressEach === 0) console.error(`${number - first} drawn`)
  const kind = mrzKinds[number % mrzKinds.length]
  const tally = kind === undefined ? undefined : tallies.get(kind)
  if (kind === undefined || tally === undefined) continue
  // Each has a seed of its own, so that one can be drawn again alone.
  const random = seededRandom(Number(values.seed) * 1_000_003 + number)
  const lines = inventAnyMrz(kind, random)
  const raster = await stripImage(lines, random)
  const before = process.cpuUsage()
  const reading = await readMrzAtAnyNoise(raster, { today })
  const { user, system } = process.cpuUsage(before)
  spentMs += (user + system) / 1000
  tally.total++
  if (reading === null) continue
  const { mrz } = reading
  const isNameless = mrz.fields.last_name === undefined
  if (mrz.valid && says(mrz, lines)) tally[isNameless ? 'nameless' : 'whole']++
  else {
    tally[mrz.valid ? 'wrong' : 'reported']++
    console.log(
      `${kind} ${number} ${mrz.valid ? 'wrong' : 'digits fail'}\n  ${lines.join('\n  ')}\n  ${mrz.lines.join('\n  ')}`,
    )
  }
}
const sum = (of: 'whole' | 'nameless' | 'wrong' | 'reported') =>
  [...tallies.values()].reduce((total, tally) => total + tally[of], 0)
const rowOf = (total: number, { whole, nameless, wrong, reported }: Omit<Tally, 'total'>) =>
  `${total} drawn: ${whole} read, ${nameless} without names, ${wrong} wrong, ${reported} reported with failing digits`
for (const [kind, tally] of tallies) console.log(`${kind.padEnd(5)} ${rowOf(tally.total, tally)}`)
const whole = { whole: sum('whole'), nameless: sum('nameless'), wrong: sum('wrong'), reported: sum('reported') }
console.log(`${rowOf(count, whole)}, ${(spentMs / Math.max(1, count)).toFixed(0)} ms CPU each`)
printFigures({ drawn: count, ...whole })
process.exitCode = whole.wrong === 0 ? 0 : 1

/** Whether an MRZ says what is printed; one that was read without its names says nothing of them. */
function says({ fields, lines }: Mrz, printed: readonly string[]): boolean {
  if (fields.last_name !== undefined) return lines.join() === printed.join()
  const truth = parseMrz(printed, { today, exactly: true })
  return Object.entries(fields).every(([name, value]) => truth?.fields[name] === value)
}
