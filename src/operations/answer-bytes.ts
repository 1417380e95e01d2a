const placeBytes = 4

/** The JSON text of an answer. */
export interface AnswerText {
  readonly text: string
  /** Set when the case's id is not known yet: it goes between this and `text`. */
  readonly beforeCaseId?: string
}

/**
 * The bytes of an answer as they are sealed: where the case's id goes (4 bytes, 0 for nowhere), then the text without it. The
 * statement that files a case finds its id, which the answer has.
 */
export function answerBytes({ text, beforeCaseId = '' }: AnswerText): Buffer {
  const place = Buffer.alloc(placeBytes)
  place.writeUInt32LE(Buffer.byteLength(beforeCaseId))
  return Buffer.concat([place, Buffer.from(beforeCaseId), Buffer.from(text)])
}

/** The text of `answerBytes` with the id in its place. */
export function answerText(bytes: Buffer, caseId: string | null): string {
  const at = bytes.readUInt32LE(0)
  const text = bytes.subarray(placeBytes)
  if (at === 0) return text.toString()
  if (caseId === null) throw new Error('an answer about a case has no id of one')
  return `${text.subarray(0, at).toString()}${caseId}${text.subarray(at).toString()}`
}
