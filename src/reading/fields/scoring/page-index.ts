import type { Word } from '../../page/page.ts'
import type { Row, Segment } from '../../page/rows.ts'
import type { LabelHit } from '../labels.ts'
import type { LabelledPage } from '../places.ts'

/** Where the words, rows and labels of a page are, so that no candidate has to look for them. */
export interface PageIndex {
  readonly placeOf: ReadonlyMap<Word, { readonly row: Row; readonly segment: Segment }>
  readonly rowAt: ReadonlyMap<Row, number>
  readonly hitsOf: ReadonlyMap<Segment, readonly LabelHit[]>
  /** For each row, the nearest line above that is larger than usual or alone in capitals; '' without one. */
  readonly sections: readonly string[]
}

const known = new WeakMap<LabelledPage, PageIndex>()

/** The index of a page, made once. */
export function pageIndex(page: LabelledPage): PageIndex {
  const made = known.get(page) ?? makeIndex(page)
  known.set(page, made)
  return made
}

function makeIndex({ rows, hits }: LabelledPage): PageIndex {
  const placeOf = new Map<Word, { row: Row; segment: Segment }>()
  for (const row of rows)
    for (const segment of row.segments) for (const word of segment.words) placeOf.set(word, { row, segment })
  return {
    placeOf,
    rowAt: new Map(rows.map((row, index) => [row, index])),
    hitsOf: Map.groupBy(hits, ({ segment }) => segment),
    sections: sectionsOf(rows),
  }
}

function sectionsOf(rows: readonly Row[]): readonly string[] {
  const usual = rows[Math.floor(rows.length / 2)]?.height ?? 1
  let section = ''
  return rows.map((row) => {
    const over = section
    section = headingOf(row, usual) ?? section
    return over
  })
}

/** The text of a row that heads a section; null for another row. */
function headingOf({ segments, words, height }: Row, usual: number): string | null {
  const [only] = segments
  if (only === undefined || words.length > 8 || !hasLetters(only)) return null
  const isCapital = segments.length === 1 && only.text === only.text.toUpperCase() && only.text.length > 3
  return height > usual * 1.2 || isCapital ? only.text : null
}

/** Whether a run of words has more than marks and digits. */
export function hasLetters({ text }: Segment): boolean {
  return /\p{L}{2}/u.test(text)
}
