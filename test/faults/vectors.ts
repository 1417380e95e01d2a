/**
 * Runs the test vectors of a folder and prints a table: `npm run faults -- vectors DIR [--only NAME] [--rows N]`. The folder has
 * one `NAME.jsonl` a suite, each line with an `id` and what is expected; a suite without its file is left out. The vectors
 * themselves are other projects' and are not part of this one. Exits 1 when a row fails. docs/reliability.md#vectors.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { figuresOption, printFigures, printSkipped } from '../support/figures.ts'
import { files, jsonBodies, naughtyStrings, requestIds } from './vectors/calls.ts'
import { addresses, hmac, identities, resolverAnswers, urls, webhookSignatures } from './vectors/primitives.ts'
import { notRun, readRows, type Suite } from './vectors/suite.ts'

const suites: readonly Suite[] = [
  ...[
    jsonBodies,
    naughtyStrings,
    requestIds,
    hmac,
    webhookSignatures,
    addresses,
    urls,
    resolverAnswers,
    identities,
    files,
  ],
]
/** Failures printed a suite. */
const shownMax = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, rows: { type: 'string' }, ...figuresOption },
})
const [given] = positionals
if (given === undefined) {
  printSkipped('no folder of vectors was named')
  process.exit()
}
const folder = resolve(given)
const sums = { rows: 0, passed: 0, failed: 0, not_run: 0 }
console.log('suite                     rows  pass  fail  not run')
for (const suite of suites.filter(({ name }) => name.includes(values.only))) {
  const rows = readRows(folder, suite.name)
  if (rows === null) continue
  const chosen = rows.slice(0, values.rows === undefined ? rows.length : Number(values.rows))
  const failures: string[] = []
  let skipped = 0
  await suite.run(chosen, folder, (row, outcome) => {
    if (outcome === notRun) skipped++
    else if (outcome !== null) failures.push(`  ${row.id}: ${outcome}`)
  })
  const passed = chosen.length - failures.length - skipped
  const counts = [chosen.length, passed, failures.length, skipped]
  sums.rows += chosen.length
  sums.passed += passed
  sums.failed += failures.length
  sums.not_run += skipped
  console.log(suite.name.padEnd(24) + counts.map((count) => String(count).padStart(6)).join(''))
  for (const failure of failures.slice(0, shownMax)) console.log(failure)
  if (failures.length > 0) process.exitCode = 1
}
printFigures(sums)
