/**
 * A text from a stranger's file without what no field can hold: control characters, which PostgreSQL refuses in part
 * (U+0000) and which hide text from a reader, marks that turn the direction of writing, and halves of surrogate pairs.
 * Line feeds stay.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/(?!\n)[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu, '')
}

/** Every value of a record cleaned. */
export function cleanTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanText(text)]))
}
