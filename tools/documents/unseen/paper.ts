import { openChooser, type Chooser } from '../samples/draft.ts'

/** A document of an unseen layout while it is being written: seeded choices, and every value that it prints. */
export interface Paper extends Chooser {
  /** The day on which the document is handed in, YYYY-MM-DD; nothing that was issued is later. */
  readonly today: string
  /**
   * Records a field and answers what to print for it: `printed`, or the value. The value as a reader should give it: dates
   * YYYY-MM-DD; amounts with a dot and two decimals, without currency and separators; names and numbers as printed, with their
   * capitals, accents and spaces; an address is its printed lines joined by a comma and a space; several people are joined by
   * "; "; a country is its two letters. A field that is printed twice keeps its value; another value throws.
   */
  put(field: string, value: string, printed?: string): string
  readonly expected: Readonly<Record<string, string>>
  /** What each field was printed as. */
  readonly printed: ReadonlyMap<string, readonly string[]>
}

/** An empty paper. */
export function openPaper(seed: number, today: string): Paper {
  const expected: Record<string, string> = {}
  const printed = new Map<string, string[]>()
  return {
    ...openChooser(seed),
    today,
    put(field, value, form = value) {
      const known = expected[field]
      if (known !== undefined && known !== value) throw new Error(`${field} is printed as ${known} and as ${value}`)
      expected[field] = value
      printed.set(field, [...(printed.get(field) ?? []), form])
      return form
    },
    expected,
    printed,
  }
}
