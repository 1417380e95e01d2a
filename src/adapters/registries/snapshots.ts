import { open, readdir, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { RegistryEntity, type RegistryKey } from '../../contract/registry.ts'
import { isIsoDate } from '../../domain/values/dates.ts'
import { compactNumber } from '../../domain/formats/format-rule.ts'
import { companyNameKey } from '../../domain/names/company-name.ts'
import type { RegisterSays } from '../../domain/registry/registry-lookup.ts'
import { RegisterUnavailable, type Register } from '../../ports/registry.ts'
import { pickByName } from './pick-by-name.ts'

/** Most entities of one snapshot; each takes about 200 bytes of memory. */
const entitiesMax = 2_000_000
const lineBytesMax = 256 * 1024
const snapshotsMax = 20
/** Most records read for one name. */
const namesakesMax = 20

/** First line of a snapshot. */
const Header = Type.Object({
  source: Type.String({ minLength: 1, maxLength: 60 }),
  source_name: Type.String({ minLength: 1, maxLength: 200 }),
  record_type: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  snapshot_date: Type.String(),
  /** ISO alpha-2 of the numbers; null for LEIs. */
  country: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 2 }),
  /** URL of a record for people, with `{number}`. */
  url: Type.String({ maxLength: 500 }),
})
type Header = Static<typeof Header>

/** An invalid snapshot file; the message names the file and the line. */
export class SnapshotUnreadable extends Error {
  constructor(file: string, line: number) {
    super(`${file}: line ${line} is not valid in a register snapshot. Correct or remove the file.`)
    this.name = 'SnapshotUnreadable'
  }
}

/** Position of a record in its file. */
interface Place {
  readonly start: number
  readonly bytes: number
}

/**
 * The snapshots of a folder, `*.jsonl`: a header, then one entity per line in the form of `registry.entity`. Numbers and names
 * are indexed in memory; records are read on demand. docs/operations.md#registers-of-companies.
 */
export async function openSnapshots(
  folder: string,
): Promise<{ readonly registers: readonly Register[]; close(): Promise<void> }> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const handles: FileHandle[] = []
  const close = async () => {
    for (const handle of handles) await handle.close()
  }
  try {
    const registers: Register[] = []
    for (const name of files.slice(0, snapshotsMax)) {
      const handle = await open(path.join(folder, name))
      handles.push(handle)
      registers.push(await openSnapshot(handle, name))
    }
    return { registers, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openSnapshot(handle: FileHandle, file: string): Promise<Register> {
  const places = new Map<string, Place[]>()
  let header: Header | null = null
  let count = 0
  for await (const { text, place } of linesOf(handle, file)) {
    const value = parsed(text)
    if (header === null) {
      if (!Value.Check(Header, value) || !isIsoDate(value.snapshot_date)) throw new SnapshotUnreadable(file, 1)
      header = value
      continue
    }
    count += 1
    if (!Value.Check(RegistryEntity, value) || count > entitiesMax) throw new SnapshotUnreadable(file, count + 1)
    for (const key of keysOf(value)) {
      const known = places.get(key)
      if (known === undefined) places.set(key, [place])
      else if (known.length < namesakesMax) known.push(place)
    }
  }
  if (header === null) throw new SnapshotUnreadable(file, 1)
  return snapshotRegister(header, (key) => readPlaces(handle, places.get(key) ?? []))
}

function snapshotRegister(header: Header, read: (key: string) => Promise<readonly RegistryEntity[]>): Register {
  const found = (entity: RegistryEntity): RegisterSays => ({
    status: 'found',
    recordType: header.record_type,
    entity,
    url: header.url.replace('{number}', encodeURIComponent(entity.registration_number)),
  })
  return {
    id: header.source,
    name: header.source_name,
    mode: 'file',
    snapshotDate: header.snapshot_date,
    canAnswer: ({ by, country }) =>
      by === 'lei' || header.country === null || header.country === country || (by === 'name' && country === null),
    async ask({ by, value }) {
      const entities = await read(by === 'name' ? keyOf('name', companyNameKey(value)) : keyOf(by, value))
      if (by === 'name') {
        const named = entities.map((entity) => ({
          entity,
          number: entity.registration_number,
          names: [entity.legal_name, ...entity.previous_names.map(({ name }) => name)],
        }))
        const picked = pickByName(value, named)
        if (picked.status === 'several') return { status: 'ambiguous', candidates: picked.candidates }
        return picked.status === 'none' ? { status: 'not_found' } : found(picked.record.entity)
      }
      const [entity] = entities
      return entity === undefined ? { status: 'not_found' } : found(entity)
    },
  }
}

/** Index keys of an entity. Register numbers share one kind of key because a snapshot has one country. */
function keysOf(entity: RegistryEntity): readonly string[] {
  return [
    keyOf('registration_number', entity.registration_number),
    ...(entity.business_number === null ? [] : [keyOf('business_number', entity.business_number.slice(0, 9))]),
    ...(entity.lei === null ? [] : [keyOf('lei', entity.lei)]),
    keyOf('name', companyNameKey(entity.legal_name)),
  ]
}

function keyOf(by: RegistryKey, value: string): string {
  if (by === 'name') return `n${value}`
  const kind = by === 'business_number' ? 'b' : by === 'lei' ? 'l' : 'r'
  return kind + compactNumber(value)
}

async function readPlaces(handle: FileHandle, places: readonly Place[]): Promise<readonly RegistryEntity[]> {
  return await Promise.all(
    places.map(async ({ start, bytes }) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, start)
      const value = parsed(buffer.subarray(0, bytesRead).toString('utf8'))
      if (!Value.Check(RegistryEntity, value)) throw new RegisterUnavailable('snapshot_changed')
      return value
    }),
  )
}

async function* linesOf(handle: FileHandle, file: string): AsyncGenerator<{ text: string; place: Place }> {
  let rest: Buffer = Buffer.alloc(0)
  let start = 0
  let line = 0
  for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 })) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('a stream without an encoding gives bytes')
    let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a)) {
      line += 1
      if (end > 0) yield { text: bytes.toString('utf8', 0, end), place: { start, bytes: end } }
      start += end + 1
      bytes = bytes.subarray(end + 1)
    }
    if (bytes.length > lineBytesMax) throw new SnapshotUnreadable(file, line + 1)
    rest = bytes
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), place: { start, bytes: rest.length } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
