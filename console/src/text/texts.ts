export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** A text; a function puts its parts in. The parts of both languages are the same. */
type Text = string | ((...parts: never[]) => string)
export type Catalogue = Readonly<Record<string, Readonly<Record<Language, Text>>>>

/** A catalogue: each text beside its translation, so that a missing one is a type error. */
export function catalogue<Texts extends Catalogue>(texts: Texts): Texts {
  return texts
}

/** The language of a browser among ours; English for all others. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language))
    if (found !== undefined) return found
  }
  return 'en'
}
