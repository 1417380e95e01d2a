/**
 * A text of an untrusted file without control characters (PostgreSQL refuses U+0000), invisible characters, marks of writing
 * direction and lone surrogates. Line feeds stay.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/(?!\n)[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu, '')
}

/** Every value of a record cleaned. */
export function cleanTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanText(text)]))
}
