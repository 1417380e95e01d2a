import type { ChainEntry } from '../../domain/audit/chain.ts'
import { readChain, readUnchained } from '../../store/audit-chain.ts'
import { writeNewFile } from '../line-file/new-file.ts'
import { writeLineFile } from '../line-file/write.ts'
import type { OperatorServices } from '../services.ts'
import { csvLine } from './csv-line.ts'

/** The header of an export of entries without proof, for people and spreadsheets. */
const entriesFormat = { format: 'gatehouse-audit-entries', version: 1 } as const

/** Which entries to export; null selects all. */
export interface EntryFilter {
  readonly from: Date | null
  /** Exclusive. */
  readonly to: Date | null
  /** The id of a key, the name of a job, or `command_line`. */
  readonly actor: string | null
  readonly action: string | null
}

/** An entry with its position in the chain, null until the job has chained it. */
interface PlacedEntry extends ChainEntry {
  readonly seq: number | null
  readonly hash: string | null
}

/** The columns of both formats, in order. */
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

/** Writes the selected entries of workspaces to a new file, in the order of their chains. Returns how many. */
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
    for await (const { entry } of readUnchained(store, id)) {
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

/** A moment in the format of entries, with microseconds, so that texts can be compared. */
function entryTime(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z')
}
