import { fold } from '../../page/fold.ts'
import type { LabelledDocument } from '../labelled-document.ts'
import { firmIn } from '../values/names.ts'

/** Least letters of a word that tells one firm from another. */
const tellingLetters = 4
/** Most words of a page, and letters of web addresses, that are compared with. */
const toldWordsMax = 4_000
const addressLettersMax = 10_000
/** Words of a mail or web address. */
const address = /@|www\.|https?:|\.(?:com|ca|fr|uk|org|net|eu|ma|be|de|nl|ie|gov|coop)\b/
const generic =
  /^(?:bank|banque|caisse|credit|services?|societe|company|compagnie|group|groupe|ville|city|town|county|direction|office|ministry|ministere|department|national|general|royal|assurances?|insurance|energie|energy|telecom|mobile|water|eaux?|power|city|union|first|north|south|east|west|saint|sainte|monsieur|madame)$/

interface Told {
  readonly words: ReadonlyMap<string, number>
  /** Mail and web addresses, letters only. */
  readonly addresses: string
}

const told = new WeakMap<LabelledDocument, Told>()

/** What speaks for a name beside its place: it returns on the pages or in a web address, its legal form, how much of it is no name. */
export function nameSigns(value: string, document: LabelledDocument): readonly string[] {
  const { words, addresses } = told.get(document) ?? tell(document)
  const own = value.split(/[^\p{L}\p{N}&’'-]+/u).filter((word) => word !== '')
  const telling = own
    .map((word) => fold(word).replace(/[^a-z]/g, ''))
    .filter((word) => word.length >= tellingLetters && !generic.test(word))
  const times = Math.max(0, ...telling.slice(0, 3).map((word) => words.get(word) ?? 0))
  const firm = firmIn(value)
  const small = own.filter((word) => /^\p{Ll}/u.test(word)).length
  return [
    `returns ${Math.min(4, times)}`,
    `web ${telling.slice(0, 3).some((word) => addresses.includes(word))}`,
    `form ${firm === null ? 'none' : firm === value ? 'ends' : 'inside'}`,
    `small words ${Math.min(4, small)}`,
    `telling ${Math.min(4, telling.length)}`,
  ]
}

function tell(document: LabelledDocument): Told {
  const words = new Map<string, number>()
  let addresses = ''
  for (const { page } of document.pages) {
    for (const { text } of page.words.slice(0, toldWordsMax)) {
      const folded = fold(text)
      if (address.test(folded)) {
        if (addresses.length < addressLettersMax) addresses += ` ${folded.replace(/[^a-z]/g, '')}`
        continue
      }
      const word = folded.replace(/[^a-z]/g, '')
      if (word.length >= tellingLetters) words.set(word, (words.get(word) ?? 0) + 1)
    }
  }
  const found = { words, addresses }
  told.set(document, found)
  return found
}
