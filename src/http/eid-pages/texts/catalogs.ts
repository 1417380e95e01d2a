import type { Locale } from '../../../contract/locale.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Texts } from './texts.ts'

/** Every text of the pages by language. A missing one does not compile. */
export const catalogs: Readonly<Record<Locale, Texts>> = { en, fr }
