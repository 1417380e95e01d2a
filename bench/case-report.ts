import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { openPdfReportWriter } from '../src/adapters/report/pdf.ts'
import { caseReportContent } from '../src/domain/case-report/report-content.ts'
import { fullCase, longCase } from '../test/domain/case-report/report-rows.ts'
import { figuresOption, median, printFigures } from '../test/support/figures.ts'

/**
 * The report of a case with 50 documents, 200 checks and 500 happenings against that of a case with one of each, in both languages:
 * `npm run bench -- case-report [--rounds 5]`. The time is of the content and the file, the start of its thread included; the event
 * loop is watched meanwhile, and once without a report. The CPU time is of all threads: it says what a busy machine makes slower.
 */
const goals = { longMs: 2_000, loopMs: 50 } as const
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, ...figuresOption } })
const rounds = Number(values.rounds)
const idleMs = 2_000

const writer = openPdfReportWriter()
const long = longCase({ documents: 50, checks: 200, happenings: 500 })
const idleLoopMs = await loopDuring(() => new Promise((resolve) => setTimeout(resolve, idleMs)))
const times = {
  long: new Array<number>(),
  short: new Array<number>(),
  content: new Array<number>(),
  cpu: new Array<number>(),
}
let bytes = 0
const loopMs = await loopDuring(async () => {
  for (let round = 0; round < rounds; round++) {
    for (const locale of ['en', 'fr'] as const) {
      for (const [kind, input] of [
        ['short', fullCase],
        ['long', long],
      ] as const) {
        const startedAt = performance.now()
        const cpuBefore = process.cpuUsage()
        const content = caseReportContent({ ...input, locale })
        if (kind === 'long') times.content.push(performance.now() - startedAt)
        const file = await writer.write(content, { createdAt: input.printedAt, documentId: 'case-1' })
        times[kind].push(performance.now() - startedAt)
        if (kind === 'short') continue
        bytes = file.length
        const { user, system } = process.cpuUsage(cpuBefore)
        times.cpu.push((user + system) / 1000)
      }
    }
  }
})
const [longMs, shortMs] = [median(times.long), median(times.short)]
const slowestMs = Math.max(...times.long)
const reached = slowestMs <= goals.longMs && loopMs <= goals.loopMs ? 'reached' : 'MISSED'
console.log(
  `long ${longMs.toFixed(0)} ms (slowest ${slowestMs.toFixed(0)}, CPU ${median(times.cpu).toFixed(0)}), short ${shortMs.toFixed(0)} ms, ` +
    `content ${Math.max(...times.content).toFixed(1)} ms at most, ${(bytes / 1024).toFixed(0)} KiB`,
)
console.log(
  `event loop ${loopMs.toFixed(1)} ms late at most, ${idleLoopMs.toFixed(1)} ms when idle ` +
    `(goals ≤ ${goals.longMs} ms, ≤ ${goals.loopMs} ms late: ${reached})`,
)
printFigures({
  ...{
    long_ms: longMs,
    long_slowest_ms: slowestMs,
    short_ms: shortMs,
    long_cpu_ms: median(times.cpu),
    content_ms: Math.max(...times.content),
  },
  ...{ loop_ms: loopMs, idle_loop_ms: idleLoopMs, file_kb: bytes / 1024 },
})

/** How late the event loop ran at most, in milliseconds. */
async function loopDuring(work: () => Promise<unknown>): Promise<number> {
  const resolutionMs = 5
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  await work()
  delay.disable()
  return Math.max(0, delay.max / 1e6 - resolutionMs)
}
