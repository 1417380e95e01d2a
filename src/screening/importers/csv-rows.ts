import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ListRefused } from '../../ports/list-engine.ts'
import { fileText } from './file-text.ts'
import type { ListFile } from './list-format.ts'

/** Longest row of a list, in bytes; the longest seen, with its statement of reasons, has 30 kB. */
const rowBytesMax = 1024 * 1024

export interface CsvRow {
  readonly cells: readonly string[]
  /** Last line of the row. */
  readonly line: number
}

/** The rows of a CSV file, header rows included, with any number of cells. Throws ListRefused for a broken row. */
export async function* csvRows(
  file: Pick<ListFile, 'path' | 'onBytes'>,
  { delimiter = ',' }: { readonly delimiter?: string } = {},
): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: false,
    skip_empty_lines: true,
    max_record_size: rowBytesMax,
  })
  const source = Readable.from(fileText(file))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const parsed of parser) {
      const row = rowOf(parsed)
      if (row !== null) yield row
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ListRefused(lineOf(error), reasons[error.code] ?? 'the row is not CSV')
    throw error
  } finally {
    source.destroy()
  }
}

/**
 * Rows as records by header name; the header is the first row with every wanted name. Throws ListRefused without one.
 */
export async function* csvRecords(
  file: Pick<ListFile, 'path' | 'onBytes'>,
  header: { readonly wanted: readonly string[]; readonly delimiter?: string; readonly rowsBefore?: number },
): AsyncGenerator<{ readonly record: ReadonlyMap<string, string>; readonly line: number }> {
  const { wanted, rowsBefore = 0 } = header
  let names: readonly string[] | null = null
  let before = 0
  let nearest: { readonly missing: readonly string[]; readonly line: number } | null = null
  for await (const { cells, line } of csvRows(file, header)) {
    if (names !== null) {
      if (cells.length !== names.length) {
        throw new ListRefused(line, `the row has ${cells.length} cells, the header ${names.length}`)
      }
      yield { record: new Map(names.map((name, index) => [name, cells[index]?.trim() ?? ''])), line }
      continue
    }
    const here = cells.map((cell) => cell.trim().toLowerCase())
    if (wanted.every((name) => here.includes(name))) names = here
    else {
      const missing = wanted.filter((name) => !here.includes(name))
      if (nearest === null || missing.length < nearest.missing.length) nearest = { missing, line }
      if (++before > rowsBefore) throw noHeader(nearest)
    }
  }
  if (names === null && nearest !== null) throw noHeader(nearest)
  if (names === null) throw new ListRefused(0, 'the file has no header row')
}

/** Names what the row that is most like a header lacks. */
function noHeader({ missing, line }: { readonly missing: readonly string[]; readonly line: number }): ListRefused {
  return new ListRefused(line, `the header has no column ${missing.join(', ')}`)
}

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed: the file may be cut short',
  CSV_MAX_RECORD_SIZE: `the row has more than ${rowBytesMax} bytes`,
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of a cell',
  CSV_INVALID_CLOSING_QUOTE: 'something follows the closing quote of a cell',
}

function rowOf(parsed: unknown): CsvRow | null {
  if (typeof parsed !== 'object' || parsed === null || !('record' in parsed) || !('info' in parsed)) return null
  const { record, info } = parsed
  if (!Array.isArray(record)) return null
  return { cells: record.map(String), line: lineOf(info) }
}

function lineOf(info: unknown): number {
  return typeof info === 'object' && info !== null && 'lines' in info && typeof info.lines === 'number' ? info.lines : 0
}
