import type { ChainEntry } from '../../domain/audit/chain.ts'
import { readChain, readUnsealed } from '../../store/audit-chain.ts'
import { writeNewFile } from '../line-file/new-file.ts'
import { writeLineFile } from '../line-file/write.ts'
import type { OperatorServices } from '../services.ts'
import { csvLine } from './csv-line.ts'

/** Marks a file of entries alone: for people and spreadsheets; it proves nothing. */
const entriesFormat = { format: 'gatehouse-audit-entries', version: 1 } as const

/** Entries that are wanted; null is all. */
export interface EntryFilter {
  readonly from: Date | null
  /** The first moment that is not wanted any more. */
  readonly to: Date | null
  /** The id of a key, the name of a job, or `command_line`. */
  readonly actor: string | null
  readonly action: string | null
}

/** An entry with its place in the chain, which is null until the job has sealed it. */
interface PlacedEntry extends ChainEntry {
  readonly seq: number | null
  readonly hash: string | null
}

/** The columns of both forms, in order. */
const columns = [
  'tenant_id',
  'seq',
  'at',
  'actor_type',
  'actor_id',
  'action',
  'object_type',
  'object_id',
  'case_id',
  'changed',
  'outcome',
  'reason',
  'count',
  'request_id',
  'id',
  'hash',
] as const satisfies readonly (keyof PlacedEntry)[]

/** Writes the wanted entries of workspaces to a new file, in the order of their chains; answers how many. */
export function exportEntries(
  services: OperatorServices,
  wanted: { readonly workspaceIds: readonly string[]; readonly filter: EntryFilter },
  file: { readonly path: string; readonly format: 'csv' | 'jsonl' },
): Promise<number> {
  return file.format === 'csv' ? writeCsv(services, wanted, file.path) : writeLines(services, wanted, file.path)
}

type Wanted = Parameters<typeof exportEntries>[1]

function writeCsv(services: OperatorServices, wanted: Wanted, path: string): Promise<number> {
  return writeNewFile(path, async (file) => {
    await file.write(csvLine(columns))
    let entries = 0
    for await (const entry of wantedEntries(services, wanted)) {
      await file.write(csvLine(columns.map((column) => entry[column])))
      entries++
    }
    return entries
  })
}

async function writeLines(services: OperatorServices, wanted: Wanted, path: string): Promise<number> {
  let entries = 0
  await writeLineFile(path, async ({ put }) => {
    await put({ ...entriesFormat, at: services.clock.now().toISOString() })
    for await (const entry of wantedEntries(services, wanted)) {
      await put(Object.fromEntries(columns.map((column) => [column, entry[column]])))
      entries++
    }
    return { entries }
  })
  return entries
}

async function* wantedEntries(
  { store }: OperatorServices,
  { workspaceIds, filter }: Wanted,
): AsyncGenerator<PlacedEntry> {
  for (const id of workspaceIds) {
    for await (const { seq, hash, entry } of readChain(store, id)) {
      if (entry !== null && isWanted(entry, filter)) yield { ...entry, seq, hash: hash.toString('hex') }
    }
    for await (const { entry } of readUnsealed(store, id)) {
      if (isWanted(entry, filter)) yield { ...entry, seq: null, hash: null }
    }
  }
}

function isWanted(entry: ChainEntry, { from, to, actor, action }: EntryFilter): boolean {
  return (
    (from === null || entry.at >= entryTime(from)) &&
    (to === null || entry.at < entryTime(to)) &&
    (actor === null || entry.actor_id === actor) &&
    (action === null || entry.action === action)
  )
}

/** A moment as entries have it: with microseconds, so that texts compare as moments do. */
function entryTime(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z')
}
