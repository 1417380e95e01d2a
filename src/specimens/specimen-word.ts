import type { Language } from './specimen.ts'

/** The word every page carries. */
export const specimenWord: Readonly<Record<Language, string>> = { en: 'SPECIMEN', fr: 'SPÉCIMEN' }
