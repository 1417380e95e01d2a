import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ListedKind } from '../../domain/screening/result.ts'
import { ListRefused } from '../../ports/list-engine.ts'
import { csvRows } from './csv-rows.ts'
import { draftEntity, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFile, ListFormat } from './list-format.ts'
import { addRemarks, givenFirst, partsOf } from './ofac-remarks.ts'

/** Columns of the three files, in order; none has a header row. OFAC data specification. */
const primaryColumns = 12
const aliasColumns = 5
const addressColumns = 6
const commentColumns = 2
/** OFAC's mark for an empty cell, and the end-of-file character of MS-DOS that ends its files. */
const nothing = '-0-'
const endOfFile = '\u001a'
/** Bytes at the end of a file in which that character is looked for. */
const tailBytes = 64

/**
 * OFAC's SDN and consolidated lists as CSV: `sdn.csv` or `cons_prim.csv`, with the aliases (`alt.csv`, `cons_alt.csv`)
 * in the same folder; optional are addresses (`add`) and the rest of long remarks (`comments`).
 */
export const ofacCsv: ListFormat = {
  id: 'ofac-csv',
  version: 2,
  recognises: (head) => /^\d+,"[^"]+",(?:-0-|"(?:individual|vessel|aircraft)") ?,/.test(head),
  idsAreUnique: true,
  async read(file, found) {
    const beside = await filesBeside(file.path)
    const comments = await commentsOf(file, beside.comments)
    const drafts = new Map<string, { readonly draft: EntityDraft; readonly line: number }>()
    for await (const { cells, line } of rowsOf(file, file.path, primaryColumns)) {
      const draft = draftOf(cells, file.listId, comments)
      if (drafts.has(draft.recordId)) throw new ListRefused(line, `the number ${draft.recordId} is given twice`)
      drafts.set(draft.recordId, { draft, line })
    }
    await refuseCut(file.path, Object.values(beside))
    let aliases = 0
    for await (const { cells, line } of rowsOf(file, beside.aliases, aliasColumns)) {
      aliases++
      const known = drafts.get(cells[0] ?? '')
      if (known === undefined)
        throw new ListRefused(line, `${path.basename(beside.aliases)}: an alias of a number that is not listed`)
      addAlias(known.draft, cells)
    }
    if (aliases === 0)
      throw new ListRefused(0, `${path.basename(beside.aliases)} is empty: half of the names would be missing`)
    if (beside.addresses !== null) {
      for await (const { cells } of rowsOf(file, beside.addresses, addressColumns)) {
        const known = drafts.get(cells[0] ?? '')?.draft
        const role = known?.kind === 'person' ? 'residence' : 'jurisdiction'
        known?.countries.push({ text: cells[4] ?? '', role })
      }
    }
    for (const { draft, line } of drafts.values()) found.entity(listedEntity(draft, line))
  },
}

function draftOf(cells: readonly string[], listId: string, comments: ReadonlyMap<string, string>): EntityDraft {
  const [recordId = '', name = '', type = '', programs = '', , callSign = '', , , , flag = '', , remarks = ''] = cells
  const draft = draftEntity({ listId, recordId, kind: kindOf(type) }, ['sanction'])
  if (draft.kind === 'person') draft.names.push({ text: givenFirst(name), kind: 'primary', ...partsOf(name) })
  else draft.names.push({ text: name, kind: 'primary' })
  draft.programs.push(...programs.replace(/^\[|\]$/g, '').split(/\]\s*\[|;\s*/))
  draft.countries.push({ text: flag, role: 'jurisdiction' })
  if (callSign !== '') draft.identifiers.push({ type: 'other', value: callSign })
  addRemarks(draft, remarks + (comments.get(recordId) ?? ''))
  return draft
}

function addAlias(draft: EntityDraft, cells: readonly string[]): void {
  const [, , type = '', name = ''] = cells
  const kind = type === 'fka' ? 'previous' : 'alias'
  if (draft.kind === 'person') draft.names.push({ text: givenFirst(name), kind, ...partsOf(name) })
  else draft.names.push({ text: name, kind })
}

/** OFAC writes no type for organizations. */
export function kindOf(type: string): ListedKind {
  const kinds: Readonly<Record<string, ListedKind>> = { individual: 'person', vessel: 'vessel', aircraft: 'aircraft' }
  return kinds[type.toLowerCase()] ?? 'organization'
}

async function* rowsOf(file: ListFile, from: string, columns: number) {
  for await (const { cells, line } of csvRows({ path: from, onBytes: file.onBytes })) {
    if (cells.length === 1 && cells[0]?.trim() === endOfFile) continue
    if (cells.length !== columns) {
      throw new ListRefused(line, `${path.basename(from)}: the row has ${cells.length} cells, not ${columns}`)
    }
    yield { cells: cells.map((cell) => (cell.trim() === nothing ? '' : cell.trim())), line }
  }
}

async function commentsOf(file: ListFile, from: string | null): Promise<ReadonlyMap<string, string>> {
  const comments = new Map<string, string>()
  if (from === null) return comments
  for await (const { cells } of rowsOf(file, from, commentColumns)) {
    comments.set(cells[0] ?? '', (comments.get(cells[0] ?? '') ?? '') + (cells[1] ?? ''))
  }
  return comments
}

/** The files of one list by OFAC's names. Throws ListRefused without the aliases, which are half of all names. */
async function filesBeside(primary: string) {
  const [folder, own] = [path.dirname(primary), path.basename(primary)]
  const names = new Set(await readdir(folder))
  const beside = (part: string): string | null => {
    const name = own.replace(/sdn|prim/i, (word) => inCaseOf(word, part))
    const found = name !== own && names.has(name) ? name : null
    return found === null ? null : path.join(folder, found)
  }
  const aliases = beside('alt')
  if (aliases === null) {
    throw new ListRefused(0, `the file of aliases (alt.csv or cons_alt.csv) is missing beside ${own}`)
  }
  const comments = beside(/sdn/i.test(own) ? 'sdn_comments' : 'comments')
  return { aliases, addresses: beside('add'), comments }
}

/** OFAC's files all end in one character; where the first has it, a file without it was cut short. */
async function refuseCut(primary: string, beside: readonly (string | null)[]): Promise<void> {
  if ((await lastCharacter(primary)) !== endOfFile) return
  for (const other of beside) {
    if (other === null || (await lastCharacter(other)) === endOfFile) continue
    throw new ListRefused(0, `${path.basename(other)} has no mark at its end: it is empty or cut short`)
  }
}

async function lastCharacter(from: string): Promise<string> {
  const file = await open(from)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read({ position: Math.max(size - tailBytes, 0), length: tailBytes })
    return buffer.toString('latin1', 0, bytesRead).trimEnd().slice(-1)
  } finally {
    await file.close()
  }
}

function inCaseOf(word: string, part: string): string {
  return word === word.toUpperCase() ? part.toUpperCase() : part
}
