import type { Bilingual } from '../../../contract/locale.ts'
import { linked } from '../../values/french.ts'
import type { Noun } from '../../values/noun.ts'

/** Names joined by commas; use semicolons when the names contain commas. */
export function listOf(names: readonly Bilingual[], separator: ', ' | '; ' = ', '): Bilingual {
  const list = { en: '', fr: '' }
  for (const [index, name] of names.entries()) {
    const before = index === 0 ? '' : separator
    list.en += before + name.en
    list.fr += before + name.fr
  }
  return list
}

/** Nouns to choose from, in French each with its article: « un passeport, une carte nationale d’identité ». */
export function choiceOf(names: readonly Noun[]): Bilingual {
  return { en: names.map(({ en }) => en).join(', '), fr: names.map((name) => linked('un', name)).join(', ') }
}

/** A name at the start of a sentence. */
export function capitalised({ en, fr }: Bilingual): Bilingual {
  return { en: capital(en), fr: capital(fr) }
}

/** A title inside a sentence: "the passport", « l’avis de cotisation ». */
export function inSentence(title: Noun): Noun {
  const { en, fr } = title
  return { ...title, en: en.charAt(0).toLowerCase() + en.slice(1), fr: fr.charAt(0).toLowerCase() + fr.slice(1) }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first sentence of a check’s detail as the end of another sentence. */
export function clauseOf(detail: string): string {
  const end = detail.search(/\.(?= |$)/)
  const sentence = end < 0 ? detail : detail.slice(0, end)
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
