/** Another reader of images, asked for single values that ours did not find. What it says is not believed as it is. */
export interface SecondOpinion {
  /** The texts it gives for the fields asked for, as they came; fields it gives none for are absent. Never throws. */
  ask(question: ImageQuestion): Promise<Readonly<Record<string, string>>>
}

export interface ImageQuestion {
  /** A file on this machine's disk, that lives until the answer. */
  readonly path: string
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp'
  /** What the document is, in English. */
  readonly document: string
  readonly fields: readonly {
    /** Canonical. */
    readonly name: string
    /** What is printed beside it, as examples. */
    readonly labels: readonly string[]
  }[]
  readonly signal: AbortSignal
}
