import { parentPort, workerData } from 'node:worker_threads'
import type { ReportContent } from '../../domain/report/report-content.ts'
import type { ReportOptions } from '../../ports/report-writer.ts'
import { drawReport } from './draw-report.ts'

/** What a thread is started with. It answers with the bytes of the file, and an error ends it. */
export interface ReportTask {
  readonly content: ReportContent
  readonly options: ReportOptions
}

const { content, options }: ReportTask = workerData
const bytes = await drawReport(content, options)
parentPort?.postMessage(bytes)
