import { existsSync, writeFileSync } from 'node:fs'
import { UsageError, type Command } from './command.ts'
import { table } from './table.ts'

/** Writes the report of a case to a file. docs/case-report.md. */
export const caseReportCommand: Command = {
  words: 'cases report',
  about: 'write the report of a case to a new PDF file',
  positionals: ['ID'],
  options: {
    out: { type: 'text', required: true, about: 'the file to write; it must not exist' },
    locale: { type: 'text', about: 'en or fr (default en)' },
    verdict: { type: 'text', about: 'one of its verdicts (default: the newest)' },
  },
  async run(context, given) {
    const file = String(given['out'])
    // Before the report is made: its audit entry should not be of a file that nobody got.
    if (existsSync(file)) throw new UsageError(`${file} exists: name a new file`)
    const answer = await context.operate('cases.report', {
      id: given['ID'],
      ...(given['locale'] === undefined ? {} : { locale: given['locale'] }),
      ...(given['verdict'] === undefined ? {} : { verdict_id: given['verdict'] }),
    })
    const bytes = pdfOf(answer)
    writeFileSync(file, bytes, { flag: 'wx', mode: 0o600 })
    return { file, bytes: bytes.length }
  },
  lines: table,
}

function pdfOf(answer: unknown): Buffer {
  const pdf: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'pdf') : null
  if (typeof pdf !== 'string') throw new Error('cases.report answers a file')
  return Buffer.from(pdf, 'base64')
}
