/** An answer that is already JSON text: a stored answer is not serialised again. */
export class WrittenJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Appends a member. `text` must be an object that is not empty. */
  with(name: string, value: unknown): WrittenJson {
    return new WrittenJson(`${this.text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`)
  }
}

/** The JSON text of an answer. */
export function jsonText(answer: unknown): string {
  return answer instanceof WrittenJson ? answer.text : JSON.stringify(answer)
}
