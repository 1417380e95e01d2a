import { Worker } from 'node:worker_threads'
import type { ReportWriter } from '../../ports/report-writer.ts'
import type { ReportTask } from './pdf-thread.ts'

/** Longest time for one report, in milliseconds, the start of its thread included: about twenty times what it takes. */
const reportMsMax = 20_000
/** Largest heap of a thread, in MB. */
const heapMbMax = 256

const documentIdPattern = /^[A-Za-z0-9._:-]{1,64}$/
/** Characters of a title that the library would write into XML as they are. */
const markup = /[<>&]/

/**
 * Writes reports as tagged PDF. Drawing takes some 300 ms of computing, so each report has a thread of its own, one at
 * a time; the thread that serves requests only waits. `timeLimitMs` is for one report.
 */
export function openPdfReportWriter({
  timeLimitMs = reportMsMax,
}: { readonly timeLimitMs?: number } = {}): ReportWriter {
  let last: Promise<unknown> = Promise.resolve()
  return {
    write(content, options) {
      if (!documentIdPattern.test(options.documentId)) throw new RangeError('the document id of a report does not fit')
      if (markup.test(content.title)) throw new RangeError('the title of a report has no <, > or &')
      const written = last.then(() => writtenBy(startThread({ content, options }), timeLimitMs))
      last = written.catch(() => {})
      return written
    },
  }
}

function startThread(task: ReportTask): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMbMax }
  return new Worker(new URL('./pdf-thread.ts', import.meta.url), { workerData: task, resourceLimits })
}

/** The file that a thread answers with. Throws Error when it fails or is too slow; the error has no part of a report. */
function writtenBy(thread: Worker, timeLimitMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => settle(() => reject(new Error(`the report was not made: ${why}`)))
    const timer = setTimeout(() => fail('it took too long'), timeLimitMs)
    const settle = (how: () => void) => {
      clearTimeout(timer)
      how()
      void thread.terminate()
    }
    thread
      .on('message', (bytes: unknown) => {
        if (bytes instanceof Uint8Array) settle(() => resolve(bytes))
        else fail('its thread answered something else')
      })
      .on('error', (error: unknown) => fail(error instanceof Error ? error.name : 'unknown'))
      .on('exit', (code) => fail(`its thread ended with ${code}`))
  })
}
