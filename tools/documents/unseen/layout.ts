import type { Sheet } from '../drawing/sheet.ts'
import type { Paper } from './paper.ts'

/** Where a document is issued; EU is a member state other than France. */
export type Country = 'CA' | 'QC' | 'FR' | 'MA' | 'US' | 'GB' | 'EU'

/**
 * One way that real issuers print a document, drawn by someone who has not read the extractors (src/reading) nor the layouts
 * that these were tuned on (samples/templates).
 */
export interface UnseenLayout {
  /** Unique among the layouts of its author. */
  readonly name: string
  /** An id of the data dictionary; `other` for what Gatehouse has no type for. */
  readonly docType: string
  readonly country: Country
  /** A card is photographed, its sides on one image; a page also comes as a PDF. */
  readonly form: 'card' | 'page'
  /** The pages, or the sides. Every field of the type that can be read on the paper is recorded with `put`. */
  draw(paper: Paper): readonly Sheet[] | Promise<readonly Sheet[]>
}

/** The layouts of one author. */
export interface Hand {
  readonly name: string
  /** What the weights of training/fields are fitted to. Never counted as unseen. */
  readonly training: readonly UnseenLayout[]
  /** For development. */
  readonly open: readonly UnseenLayout[]
  /** Read once, at the end of a piece of work, and published; open from then on. Nobody looks at them or at their misses before. */
  readonly sealed: readonly UnseenLayout[]
}
