/** An answer that is JSON text already: one that was filed is not written a second time. */
export class WrittenJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** The same object with one member more, at its end. `text` must be an object with members. */
  with(name: string, value: unknown): WrittenJson {
    return new WrittenJson(`${this.text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`)
  }
}

/** The text of an answer, whoever wrote it. */
export function jsonText(answer: unknown): string {
  return answer instanceof WrittenJson ? answer.text : JSON.stringify(answer)
}
