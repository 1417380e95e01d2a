/**
 * The names and the call that cost most to screen, and what they cost others: `npm run bench -- worst-screening [DIR]
 * [--seconds 60] [--rounds 5] [--seed 1]`. Without DIR on an invented list, with DIR on the lists in `DIR/lists`. Worst names are
 * searched by hill climbing; an ordinary name in the same run is the baseline. Then a real server is given the worst call that
 * the limits allow: how long it holds the event loop, and the p99 of another workspace's calls beside three of them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileIndex, openIndex } from '../src/screening/engine.ts'
import { seededRandom } from '../tools/documents/random.ts'
import { figuresOption, median, printFigures } from '../test/support/figures.ts'
import { said } from './load/turns.ts'
import { measureBesideWorst, worstOfCall } from './screening/beside-worst.ts'
import { inventEntities } from './screening/invented-list.ts'
import { list, readLists } from './screening/read-lists.ts'
import { findWorstNames, knownParty, searchCpuMs } from './screening/worst-names.ts'

const goals = { nameMs: 20, callMs: 1_000, holdMs: 50, ratio: 1.25 } as const
const inventedCount = 80_000
/** Of the names found, those that the worst call is made of: by the word, the most expensive. */
const namesOfCall = 5
const namesShown = 3
const roundMs = 5_000
const ordinaryNames = ['Clara Clearwater', 'Marc Lefebvre', 'Nadia Benali', 'Northern Timber Holdings Ltd.']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    ...figuresOption,
  },
})
const [directory] = positionals
const random = seededRandom(Number(values.seed))
const bytes = compileIndex(
  directory === undefined
    ? [list('invented', inventEntities(inventedCount, random))]
    : readLists(join(directory, 'lists')),
)
const index = openIndex(bytes)
const worst = findWorstNames(index, Number(values.seconds), random)
const ordinaryMs = median(ordinaryNames.map((name) => searchCpuMs(index, knownParty(name, 'person'))))
const worstMs = worst[0]?.cpuMs ?? 0
console.log(
  `worst name ${worstMs.toFixed(1)} ms CPU (goal ≤ ${goals.nameMs}: ${said(worstMs <= goals.nameMs)}) of ${worst.length} climbs; ` +
    `an ordinary one ${ordinaryMs.toFixed(2)} ms`,
)
for (const { cpuMs, kind, text } of worst.slice(0, namesShown))
  console.log(`  ${cpuMs.toFixed(1)} ms, ${kind}: ${text}`)

const folder = mkdtempSync(join(tmpdir(), 'bench-worst-'))
try {
  const file = join(folder, 'index')
  writeFileSync(file, bytes)
  const found = await measureBesideWorst(file, worstOfCall(worst, namesOfCall), {
    rounds: Number(values.rounds),
    roundMs,
  })
  console.log(
    `worst call ${found.worstCallCpuMs.toFixed(0)} ms CPU (goal ≤ ${goals.callMs}: ${said(found.worstCallCpuMs <= goals.callMs)}), ` +
      `answered in ${found.worstCallMs.toFixed(0)} ms`,
  )
  console.log(
    `longest turn of the event loop by it ${found.holdWorstCpuMs.toFixed(1)} ms CPU (goal ≤ ${goals.holdMs}: ${said(found.holdWorstCpuMs <= goals.holdMs)}), ` +
      `by honest calls ${found.holdHonestCpuMs.toFixed(1)} ms; on the clock ${found.holdWorstMs.toFixed(1)} ms, ` +
      `by honest calls ${found.holdHonestMs.toFixed(1)} ms, idle ${found.holdIdleMs.toFixed(1)} ms`,
  )
  console.log(
    `p99 of another workspace beside three of them ${found.p99BesideMs.toFixed(1)} ms, alone ${found.p99AloneMs.toFixed(1)} ms: ` +
      `${found.ratio.toFixed(2)} (goal ≤ ${goals.ratio}: ${said(found.ratio <= goals.ratio)}); ${found.refused} calls refused`,
  )
  printFigures({
    ...{ names: index.names, worst_name_cpu_ms: worstMs, ordinary_name_cpu_ms: ordinaryMs, climbs: worst.length },
    ...{ worst_call_cpu_ms: found.worstCallCpuMs, worst_call_ms: found.worstCallMs },
    ...{ hold_worst_ms: found.holdWorstMs, hold_idle_ms: found.holdIdleMs, hold_honest_ms: found.holdHonestMs },
    ...{ hold_worst_cpu_ms: found.holdWorstCpuMs, hold_honest_cpu_ms: found.holdHonestCpuMs },
    ...{ p99_alone_ms: found.p99AloneMs, p99_beside_ms: found.p99BesideMs, p99_ratio: found.ratio },
    refused: found.refused,
  })
} finally {
  rmSync(folder, { recursive: true })
}
