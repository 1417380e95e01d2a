/** How far a long operation is. */
export interface Progress {
  readonly done: number
  /** Null where it is not known beforehand. */
  readonly total: number | null
  readonly unit: 'cases' | 'entries' | 'rows' | 'documents' | 'specimens'
}

export type OnProgress = (progress: Progress) => void
