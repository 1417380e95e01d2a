import type { Language } from './specimens/specimen.ts'

/** The word every page carries. */
export const specimenWord: Readonly<Record<Language, string>> = { en: 'SPECIMEN', fr: 'SPÉCIMEN' }
