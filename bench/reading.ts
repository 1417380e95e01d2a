/**
 * Reads every document of a folder that has a manifest and prints how many fields came out exactly, how many types were
 * right, and the time each took. `node bench/reading.ts DIR [--readers N] [--only TEXT] [--verbose] [--no-hint]`.
 *
 * Two manifests are understood: `manifest.json`, an array of {file, doc_type, mime, expected}, as `gatehouse specimens`
 * writes it; and `manifest.jsonl`, one {file, kind, mrz?} a line.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { DocumentMime, Reading } from '../src/ports/reader.ts'
import { openReader } from '../src/reading/pool.ts'

interface Sample {
  readonly file: string
  readonly kind: string
  readonly docType: string | null
  readonly mime: DocumentMime
  readonly expected: Readonly<Record<string, string>>
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    readers: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    hint: { type: 'boolean', default: false },
  },
})
const folder = resolve(positionals[0] ?? '.')
const samples = readManifest(folder).filter(({ file, kind }) => `${kind} ${file}`.includes(values.only))
const startedAt = performance.now()
const reader = await openReader({ readers: Number(values.readers), readableFolders: [folder] })
while (!reader.health().ready) await new Promise((resume) => setTimeout(resume, 5))
console.log(`pool warm after ${Math.round(performance.now() - startedAt)} ms`)

const groups = new Map<
  string,
  { fields: number; exact: number; types: number; typed: number; ms: number[]; zones: number }
>()
const readAt = performance.now()
const outcomes = await reader.read(
  samples.map(({ file, mime, docType }) => ({
    path: join(folder, file),
    mime,
    docTypeHint: values.hint ? docType : null,
  })),
  { signal: AbortSignal.timeout(600_000) },
)
const wallMs = performance.now() - readAt
await reader.close()

for (const [index, sample] of samples.entries()) {
  const outcome = outcomes[index]
  if (outcome?.status !== 'read') {
    console.log(`${sample.file}: unavailable (${outcome?.cause})`)
    continue
  }
  count(sample, outcome.reading)
}
for (const [name, { fields, exact, types, typed, ms, zones }] of [...groups].sort()) {
  const sorted = ms.sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  console.log(
    `${name.padEnd(26)} ${String(ms.length).padStart(3)} docs  fields ${exact}/${fields}  types ${types}/${typed}  zones ${zones}  p50 ${at(0.5)} ms  p95 ${at(0.95)} ms`,
  )
}
console.log(`${samples.length} documents in ${(wallMs / 1000).toFixed(1)} s`)

function count(sample: Sample, reading: Reading): void {
  const ending = sample.file.replace(/^.*\./, '')
  const level = /-text\.pdf$/.test(sample.file) ? 'text pdf' : /-scan\.pdf$/.test(sample.file) ? 'scan pdf' : ending
  const name = `${sample.kind} ${level}`
  const group = groups.get(name) ?? { fields: 0, exact: 0, types: 0, typed: 0, ms: [], zones: 0 }
  groups.set(name, group)
  group.ms.push(reading.durationMs)
  const zoneValid = reading.mrz !== null && Object.values(reading.mrz.parts).every((part) => part !== false)
  if (zoneValid) group.zones++
  if (sample.docType !== null) {
    group.typed++
    if (reading.docType === sample.docType) group.types++
    else console.log(`${sample.file}: type ${reading.docType} (${reading.docTypeConfidence.toFixed(2)})`)
  }
  for (const [field, expected] of Object.entries(sample.expected)) {
    group.fields++
    if (reading.fields[field] === expected) group.exact++
    else
      console.log(
        `${sample.file}: ${field} = ${JSON.stringify(reading.fields[field])}, printed ${JSON.stringify(expected)}`,
      )
  }
  if (values.verbose) {
    const notes = reading.notes.map(({ code, subject }) => `${code}${subject ? ` ${subject}` : ''}`).join(', ')
    const zone =
      reading.mrz === null
        ? 'no zone'
        : `${reading.mrz.format} ${zoneValid ? 'valid' : JSON.stringify(reading.mrz.parts)}`
    console.log(
      `${sample.file}: ${reading.docType} ${reading.docTypeConfidence.toFixed(2)}, ${Math.round(reading.durationMs)} ms, text ${reading.textLength}, ocr ${reading.ocrConfidence?.toFixed(2)}, ${zone}, barcode ${reading.barcode?.kind ?? '-'}, notes [${notes}]`,
    )
    console.log(`  ${JSON.stringify(reading.fields)}`)
  }
}

function readManifest(from: string): Sample[] {
  const ours = join(from, 'manifest.json')
  if (existsSync(ours)) {
    const entries: { file: string; doc_type: string; mime: DocumentMime; expected: Record<string, string> }[] =
      JSON.parse(readFileSync(ours, 'utf8'))
    return entries.map(({ file, doc_type, mime, expected }) => ({
      file,
      kind: doc_type,
      docType: doc_type,
      mime,
      expected,
    }))
  }
  const types: Record<string, string> = { passport: 'passport', id_card: 'national_id' }
  return readFileSync(join(from, 'manifest.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): { file: string; kind: string; mrz?: string[] } => JSON.parse(line))
    .flatMap(({ file, kind, mrz }): Sample[] => {
      const mime = mimeOf(file)
      if (mime === null || kind === 'mrz_line') return []
      return [
        { file, kind, docType: types[kind] ?? null, mime, expected: mrz === undefined ? {} : { mrz: mrz.join('\n') } },
      ]
    })
}

function mimeOf(file: string): DocumentMime | null {
  const ending = file.replace(/^.*\./, '').toLowerCase()
  const mimes: Record<string, DocumentMime> = {
    pdf: 'application/pdf',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    tif: 'image/tiff',
    tiff: 'image/tiff',
  }
  return mimes[ending] ?? null
}
