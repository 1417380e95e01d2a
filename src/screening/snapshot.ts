import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { ListRefused, SnapshotDamaged, type ReadRequest, type SnapshotFacts } from '../ports/list-engine.ts'
import { isIsoDate } from '../domain/values/dates.ts'
import { damageCount, damagedReason } from './importers/double-encoded.ts'
import { fileHead } from './importers/file-text.ts'
import { foreignFile } from './importers/foreign-file.ts'
import { formatsOfSource, listFormats } from './importers/index.ts'
import type { ListFormat } from './importers/list-format.ts'
import type { ListedEntity } from './entity/listed-entity.ts'

/** Most entries of one list. OpenSanctions with every politician has 1.2 million. */
const entitiesMax = 3_000_000
/** Characters of an id in the reason of a refusal. */
const shownIdChars = 60
/** Entries between two progress reports. */
const progressEntities = 5_000

/** Reads a list's file into a snapshot: one JSON line per entry, sorted by record, compressed. Throws ListRefused. */
export async function writeSnapshot({ listId, path, to, topic, onProgress }: ReadRequest): Promise<SnapshotFacts> {
  const format = await formatOf(listId, path)
  const lines: { readonly recordId: string; readonly line: string }[] = []
  const damage = damageCount()
  let [bytes, names, births, publishedOn, part] = [0, 0, 0, '', '']
  const tell = () => onProgress?.({ bytes, entities: lines.length })
  const onBytes = (more: number) => {
    bytes += more
    tell()
  }
  await format.read(
    { path, listId, topic, onBytes },
    {
      entity(entity) {
        if (lines.length === entitiesMax) throw new ListRefused(0, `the list has more than ${entitiesMax} entries`)
        names += entity.names.length
        births += entity.births.length
        // Once more after the file: character references of XML and escapes of JSON are read by now.
        for (const { text } of entity.names) damage.add(text)
        lines.push({ recordId: entity.recordId, line: JSON.stringify(entity) })
        if (lines.length % progressEntities === 0) tell()
      },
      publishedOn(date) {
        publishedOn = isIsoDate(date) ? date : ''
      },
      part(name) {
        part = name
      },
    },
  )
  if (damage.isTooHigh()) throw new ListRefused(0, damagedReason)
  const canonical = sorted(lines, format.idsAreUnique ?? false)
  const hash = createHash('sha256')
  for (const line of canonical) hash.update(line).update('\n')
  await pipeline(Readable.from(withEnds(canonical)), createGzip({ level: 6 }), createWriteStream(to, { mode: 0o600 }))
  tell()
  return {
    sha256: hash.digest('hex'),
    entities: canonical.length,
    names,
    births,
    publishedOn,
    part,
    parser: `${format.id}-${format.version}`,
    sizeBytes: (await stat(to)).size,
  }
}

/** The entries of a snapshot, in order. Throws SnapshotDamaged when the SHA-256 differs. */
export async function readSnapshot(path: string, sha256: string): Promise<readonly ListedEntity[]> {
  const entities: ListedEntity[] = []
  const hash = createHash('sha256')
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const bytes of unzipped(path)) {
      if (!(bytes instanceof Uint8Array)) continue
      hash.update(bytes)
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const entity: unknown = JSON.parse(line)
        if (isEntity(entity)) entities.push(entity)
      }
    }
  } catch {
    throw new SnapshotDamaged(sha256)
  }
  if (hash.digest('hex') !== sha256) throw new SnapshotDamaged(sha256)
  return entities
}

function unzipped(path: string): AsyncIterable<unknown> {
  const gunzip = createGunzip()
  createReadStream(path)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip)
  return gunzip
}

/** Throws ListRefused when the file's format is not one of the source's formats. */
async function formatOf(listId: string, path: string): Promise<ListFormat> {
  const head = await fileHead(path)
  if (head.trim() === '') throw new ListRefused(0, 'the file is empty')
  const [source = ''] = listId.split('/')
  const accepted = formatsOfSource[source] ?? []
  const format = listFormats.find((candidate) => accepted.includes(candidate) && candidate.recognises(head))
  if (format !== undefined) return format
  const known = listFormats.find((candidate) => candidate.recognises(head))
  const is = known === undefined ? foreignFile(head) : `the file is ${known.id}`
  const others = Object.keys(formatsOfSource).filter(
    (id) => known !== undefined && formatsOfSource[id]?.includes(known),
  )
  const hint = others.length === 1 ? `. Import it as ${others.join()}` : ''
  throw new ListRefused(0, `${is}; ${listId} comes as ${accepted.map(({ id }) => id).join(', ')}${hint}`)
}

/**
 * Lines in canonical order: repeated entries once; records that share an id are numbered, independent of file order, or refused.
 */
function sorted(
  lines: readonly { readonly recordId: string; readonly line: string }[],
  idsAreUnique: boolean,
): readonly string[] {
  const ordered = lines.toSorted((a, b) => compare(a.recordId, b.recordId) || compare(a.line, b.line))
  const canonical: string[] = []
  let [last, lastLine, times] = ['', '', 0]
  for (const { recordId, line } of ordered) {
    if (recordId === last && line === lastLine) continue
    times = recordId === last ? times + 1 : 1
    if (times > 1 && idsAreUnique) {
      throw new ListRefused(0, `the id ${recordId.slice(0, shownIdChars)} is given to two entries`)
    }
    ;[last, lastLine] = [recordId, line]
    canonical.push(times === 1 ? line : renumbered(line, `${recordId}#${times}`))
  }
  return canonical
}

function renumbered(line: string, recordId: string): string {
  const entity: unknown = JSON.parse(line)
  return JSON.stringify({ ...(isEntity(entity) ? entity : {}), recordId })
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function* withEnds(lines: readonly string[]): Generator<string> {
  for (const line of lines) yield `${line}\n`
}

/** A minimal check of our own lines: the SHA-256 of the file proves the content. */
function isEntity(value: unknown): value is ListedEntity {
  return typeof value === 'object' && value !== null && 'recordId' in value && 'names' in value && 'pep' in value
}
