export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** A sentence in both languages: a missing one does not compile. */
export type Bilingual = Readonly<Record<Locale, string>>
