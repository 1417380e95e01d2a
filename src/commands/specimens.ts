import path from 'node:path'
import type { Command } from './command.ts'
import { loadSpecimens } from './load-specimens.ts'

/** Writes the specimen documents and their expected fields, for a partner's tests. */
export const specimensCommand: Command = {
  words: 'specimens',
  about: 'write the specimen documents with their expected fields',
  positionals: ['DIR'],
  options: { 'as-of': { type: 'text', about: 'date the specimens are valid on, YYYY-MM-DD (default today)' } },
  async run(context, given) {
    const directory = path.resolve(String(given['DIR']))
    const asOf = given['as-of'] === undefined ? new Date().toISOString().slice(0, 10) : String(given['as-of'])
    const { writeSpecimens } = await loadSpecimens()
    const written = await writeSpecimens(directory, { asOf, onProgress: context.onProgress })
    return { directory, specimens: written }
  },
  lines: (value) => specimenLines(value),
}

function specimenLines(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('specimens' in value) || !Array.isArray(value.specimens))
    return []
  const files = value.specimens.map((specimen: { file: string }) => `  ${specimen.file}`)
  return [
    `${files.length} specimens and their manifest in ${'directory' in value ? String(value.directory) : ''}`,
    ...files,
  ]
}
