import { existsSync, writeFileSync } from 'node:fs'
import { UsageError, type Command } from './command.ts'
import { table } from './table.ts'

/** Writes the file of a document. docs/operations.md#looking-at-cases. */
export const readDocumentCommand: Command = {
  words: 'documents read',
  about: 'write the file of a document of a case',
  positionals: ['ID'],
  options: { out: { type: 'text', required: true, about: 'the file to write; it must not exist' } },
  async run(context, given) {
    const file = String(given['out'])
    // Before the document is read: its audit entry should not be of a file that nobody got.
    if (existsSync(file)) throw new UsageError(`${file} exists: name a new file`)
    const answer = await context.operate('documents.read', { id: given['ID'] })
    const { content, mime } = fileOf(answer)
    const bytes = Buffer.from(content, 'base64')
    writeFileSync(file, bytes, { flag: 'wx', mode: 0o600 })
    return { file, mime, bytes: bytes.length }
  },
  lines: table,
}

function fileOf(answer: unknown): { readonly content: string; readonly mime: string } {
  const [content, mime]: unknown[] =
    typeof answer === 'object' && answer !== null ? [Reflect.get(answer, 'content'), Reflect.get(answer, 'mime')] : []
  if (typeof content !== 'string' || typeof mime !== 'string') throw new Error('documents.read answers a file')
  return { content, mime }
}
