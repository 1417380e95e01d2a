import { createGunzip } from 'node:zlib'
import { createInterface } from 'node:readline'
import type { ScreeningResult } from '../../domain/screening/result.ts'
import type { Blobs } from '../../ports/blobs.ts'
import { snapshotKey } from '../screening/list-files.ts'
import { timeSlices } from '../time-slice.ts'

/** An entry of a list as it was imported from its publisher. */
export interface ListedEntry {
  readonly list_id: string
  /** SHA-256 of all the lines of the list, hex. */
  readonly snapshot_sha256: string
  readonly record_id: string
  /** The line of the entry among them. */
  readonly line: string
}

const recordIdPattern = /"recordId":("(?:[^"\\]|\\.)*")/

/**
 * The entries that a screening found, from the lists that it ran against. A list that is no longer kept, or is a workspace's own,
 * gives none: the hits say what was compared. docs/evidence.md#the-lists.
 */
export async function listedEntries(blobs: Blobs, screening: ScreeningResult): Promise<readonly ListedEntry[]> {
  if (screening.status !== 'run') return []
  const hits = screening.parties.flatMap((party) => party.hits)
  const found: ListedEntry[] = []
  for (const { id, sha256 } of screening.bundle.lists) {
    const wanted = new Set(hits.filter(({ listId }) => listId === id).map(({ recordId }) => recordId))
    if (wanted.size === 0 || !(await blobs.has(snapshotKey(sha256)))) continue
    found.push(...(await linesOf(blobs, { listId: id, sha256, wanted })))
  }
  return found
}

async function linesOf(
  blobs: Blobs,
  {
    listId,
    sha256,
    wanted,
  }: { readonly listId: string; readonly sha256: string; readonly wanted: ReadonlySet<string> },
): Promise<readonly ListedEntry[]> {
  const found: ListedEntry[] = []
  const slice = timeSlices()
  const source = await blobs.get(snapshotKey(sha256))
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  try {
    for await (const line of createInterface({ input: gunzip, crlfDelay: Infinity })) {
      const recordId: unknown = JSON.parse(recordIdPattern.exec(line)?.[1] ?? 'null')
      if (typeof recordId === 'string' && wanted.has(recordId)) {
        found.push({ list_id: listId, snapshot_sha256: sha256, record_id: recordId, line })
      }
      await slice()
    }
  } finally {
    source.destroy()
  }
  return found
}
