/** Another reader of images, asked for single values that the product did not find. Its values are checked before use. */
export interface SecondOpinion {
  /** The unchecked texts by field; fields without a text are absent. Never throws. */
  ask(question: ImageQuestion): Promise<Readonly<Record<string, string>>>
}

export interface ImageQuestion {
  /** A file on the local disk that exists until the answer. */
  readonly path: string
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp'
  /** The kind of document, in English. */
  readonly document: string
  readonly fields: readonly {
    /** Canonical. */
    readonly name: string
    /** Examples of its printed labels. */
    readonly labels: readonly string[]
  }[]
  readonly signal: AbortSignal
}
