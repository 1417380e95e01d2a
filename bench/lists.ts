/**
 * Imports every file of a folder that a format recognises, and prints what was read, how fast, and in how much memory; then
 * compiles all of it into one index. `npm run bench -- lists DIR`
 */
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ListRefused } from '../src/ports/list-engine.ts'
import { compileIndex, openIndex } from '../src/screening/engine.ts'
import { formatsOfSource } from '../src/screening/importers/index.ts'
import { fileHead } from '../src/screening/importers/file-text.ts'
import type { ReadList } from '../src/screening/entity/listed-entity.ts'
import { readSnapshot, writeSnapshot } from '../src/screening/snapshot.ts'
import { figuresOption, printFigures, printSkipped } from '../test/support/figures.ts'

const { positionals } = parseArgs({ allowPositionals: true, options: figuresOption })
const [folder] = positionals
if (folder === undefined) {
  printSkipped('no folder of lists was named')
  process.exit()
}
const work = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-bench-lists-'))
const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
const lists: ReadList[] = []
try {
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = path.join(folder, name)
    const info = await stat(file)
    if (!info.isFile()) continue
    const source = await sourceOf(file)
    if (source === null) continue
    const to = path.join(work, 'snapshot')
    const startedAt = performance.now()
    const cpu = process.cpuUsage()
    try {
      const facts = await writeSnapshot({ listId: source, path: file, to, topic: 'sanction' })
      const seconds = (performance.now() - startedAt) / 1000
      const { user, system } = process.cpuUsage(cpu)
      const columns = [
        source.padEnd(16),
        name.padEnd(44),
        `${facts.entities} entities`.padEnd(16),
        `${seconds.toFixed(2)} s (${((user + system) / 1e6).toFixed(2)} s CPU)`.padEnd(24),
        `${(info.size / 1024 / 1024 / seconds).toFixed(1)} MB/s`,
      ]
      console.log(columns.join(' '))
      const entities = await readSnapshot(to, facts.sha256)
      const publishedOn = '2026-01-01'
      const list = { id: `${source}/${lists.length}`, name, sha256: facts.sha256, publishedOn, checkedOn: publishedOn }
      lists.push({ list: { ...list, entities: facts.entities }, entities })
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error
      console.log(`${source.padEnd(16)} ${name.padEnd(44)} refused: ${error.message}`)
    }
  }
  const startedAt = performance.now()
  const bytes = compileIndex(lists)
  const compiledMs = performance.now() - startedAt
  await writeFile(path.join(work, 'index'), bytes)
  const openedAt = performance.now()
  openIndex(bytes)
  const total = lists.reduce((sum, { entities }) => sum + entities.length, 0)
  const opened = (performance.now() - openedAt).toFixed(0)
  console.log(
    `\nindex of ${total} entities: ${mb(bytes.length)} MB, ${compiledMs.toFixed(0)} ms to compile, ${opened} ms to open`,
  )
  console.log(`resident memory ${mb(process.memoryUsage().rss)} MB`)
  printFigures({ entities: total, index_mb: bytes.length / 1024 ** 2, compile_ms: compiledMs, lists: lists.length })
} finally {
  await rm(work, { recursive: true, force: true })
}

/** The first source whose formats recognise the file; null for a file that is no list. */
async function sourceOf(file: string): Promise<string | null> {
  const head = await fileHead(file)
  for (const [source, formats] of Object.entries(formatsOfSource)) {
    if (formats.some((format) => format.recognises(head))) return source
  }
  return null
}
