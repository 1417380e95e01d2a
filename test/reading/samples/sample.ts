/** A document as text, set in a fixed pitch, and what it says. */
export interface Sample {
  readonly docType: string
  readonly language: 'en' | 'fr'
  /** Lines as printed; three spaces or more part columns, `# ` begins a line in large print. */
  readonly text: string
  readonly fields: Readonly<Record<string, string>>
}

/** Puts a sample's parts together. */
export function sample(
  docType: string,
  language: Sample['language'],
  text: string,
  fields: Readonly<Record<string, string>>,
): Sample {
  return { docType, language, text, fields }
}
