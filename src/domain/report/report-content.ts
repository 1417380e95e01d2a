import type { Locale } from '../../contract/locale.ts'

/** Colour of a cell. It repeats what the words say: a reader who sees no colours misses nothing. */
export type ReportTone = 'plain' | 'muted' | 'good' | 'warning' | 'bad'

/** One value of a table. */
export interface ReportCell {
  readonly text: string
  readonly tone: ReportTone
}

/** A column of a table; the shares of a table's columns add up to 1. */
export interface ReportColumn {
  readonly label: string
  readonly share: number
}

/** A part of a section. In both forms of table the first cell of a row is its header. */
export type ReportBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Opens a part of the section, one level below its heading. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: ReportCell }[] }
  | {
      readonly kind: 'table'
      readonly columns: readonly ReportColumn[]
      /** As many cells as there are columns. */
      readonly rows: readonly (readonly ReportCell[])[]
    }

export interface ReportSection {
  readonly heading: string
  readonly blocks: readonly ReportBlock[]
}

/** What a report says, in reading order and in one language. How it is drawn is the writer's. */
export interface ReportContent {
  readonly language: Locale
  readonly title: string
  /** The line under the title. */
  readonly subtitle: string
  /** A framed warning before everything else; null for none. */
  readonly notice: string | null
  readonly sections: readonly ReportSection[]
  /** The foot of each page, with `{page}` and `{pages}` for its number and their count. */
  readonly pageLabel: string
  /** Printed at the top of each page, for what each must say; absent: nothing. */
  readonly banner?: string
  /** The foot of each page beside its number; absent: the id of the document. */
  readonly foot?: readonly string[]
  /**
   * The word beside what is romanised because no font has its letters, whose original stays in the text of the file; absent: such
   * letters are shown as code points.
   */
  readonly romanised?: string
}
