import type { DocumentMime, Reading, ReadOutcome } from '../../src/ports/reader.ts'

/** A file to read and what is printed on it. `docType` is null when nobody says what it is. */
export interface SampleDocument {
  readonly file: string
  readonly kind: string
  readonly docType: string | null
  readonly level: string
  readonly mime: DocumentMime
  readonly expected: Readonly<Record<string, string>>
}

/** Counts of one group of documents. */
export interface Tally {
  documents: number
  unavailable: number
  fields: number
  exact: number
  typed: number
  types: number
  validMrz: number
  readonly seconds: number[]
}

/** Something that came out otherwise than printed; `got` is undefined when it was not read. */
export interface Miss {
  readonly file: string
  readonly field: string
  readonly got: string | undefined
  readonly printed: string
}

/** The counts by kind and level, and every miss. A type counts as right when it was detected without a hint. */
export function score(
  documents: readonly SampleDocument[],
  outcomes: readonly ReadOutcome[],
): { readonly tallies: ReadonlyMap<string, ReadonlyMap<string, Tally>>; readonly misses: readonly Miss[] } {
  const tallies = new Map<string, Map<string, Tally>>()
  const misses: Miss[] = []
  for (const [index, document] of documents.entries()) {
    const ofKind = tallies.get(document.kind) ?? new Map<string, Tally>()
    tallies.set(document.kind, ofKind)
    const tally = ofKind.get(document.level) ?? emptyTally()
    ofKind.set(document.level, tally)
    const outcome = outcomes[index]
    const reading = outcome?.status === 'read' ? outcome.reading : null
    tally.documents++
    if (reading === null) {
      tally.unavailable++
      misses.push({
        file: document.file,
        field: '(file)',
        got: outcome?.status === 'unavailable' ? outcome.cause : undefined,
        printed: 'read',
      })
    } else {
      tally.seconds.push(reading.durationMs / 1000)
      if (hasValidMrz(reading)) tally.validMrz++
    }
    if (document.docType !== null) {
      tally.typed++
      if (reading?.docType === document.docType) tally.types++
      else misses.push({ file: document.file, field: '(type)', got: reading?.docType, printed: document.docType })
    }
    for (const [field, printed] of Object.entries(document.expected)) {
      tally.fields++
      const got = reading?.fields[field]
      if (got === printed) tally.exact++
      else misses.push({ file: document.file, field, got, printed })
    }
  }
  return { tallies, misses }
}

/** An MRZ was read and no check digit speaks against it. */
export function hasValidMrz({ mrz }: Reading): boolean {
  return mrz !== null && Object.values(mrz.parts).every((part) => part !== false)
}

/** The counts of several groups together. */
export function sum(tallies: Iterable<Tally>): Tally {
  const whole = emptyTally()
  for (const tally of tallies) {
    whole.documents += tally.documents
    whole.unavailable += tally.unavailable
    whole.fields += tally.fields
    whole.exact += tally.exact
    whole.typed += tally.typed
    whole.types += tally.types
    whole.validMrz += tally.validMrz
    whole.seconds.push(...tally.seconds)
  }
  return whole
}

/** The value at a share of the sorted numbers, 0 when there are none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function emptyTally(): Tally {
  return { documents: 0, unavailable: 0, fields: 0, exact: 0, typed: 0, types: 0, validMrz: 0, seconds: [] }
}
