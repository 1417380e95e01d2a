import { fold } from '../../page/fold.ts'
import type { LabelledDocument } from '../labelled-document.ts'
import { firmIn } from '../values/names.ts'

/** Least letters of a word that distinguishes a firm. */
const distinctiveLetters = 4
/** Most words of a page, and letters of web addresses, that are compared with. */
const comparedWordsMax = 4_000
const addressLettersMax = 10_000
/** Words of a mail or web address. */
const address = /@|www\.|https?:|\.(?:com|ca|fr|uk|org|net|eu|ma|be|de|nl|ie|gov|coop)\b/
const generic =
  /^(?:bank|banque|caisse|credit|services?|societe|company|compagnie|group|groupe|ville|city|town|county|direction|office|ministry|ministere|department|national|general|royal|assurances?|insurance|energie|energy|telecom|mobile|water|eaux?|power|city|union|first|north|south|east|west|saint|sainte|monsieur|madame)$/

interface Printed {
  readonly words: ReadonlyMap<string, number>
  /** Mail and web addresses, letters only. */
  readonly addresses: string
}

const known = new WeakMap<LabelledDocument, Printed>()

/** What speaks for a name beside its place: it returns on the pages or in a web address, its legal form, how much of it is no name. */
export function nameSigns(value: string, document: LabelledDocument): readonly string[] {
  const { words, addresses } = known.get(document) ?? printedOn(document)
  const own = value.split(/[^\p{L}\p{N}&’'-]+/u).filter((word) => word !== '')
  const distinctive = own
    .map((word) => fold(word).replace(/[^a-z]/g, ''))
    .filter((word) => word.length >= distinctiveLetters && !generic.test(word))
  const times = Math.max(0, ...distinctive.slice(0, 3).map((word) => words.get(word) ?? 0))
  const firm = firmIn(value)
  const small = own.filter((word) => /^\p{Ll}/u.test(word)).length
  return [
    `returns ${Math.min(4, times)}`,
    `web ${distinctive.slice(0, 3).some((word) => addresses.includes(word))}`,
    `form ${firm === null ? 'none' : firm === value ? 'ends' : 'inside'}`,
    `small words ${Math.min(4, small)}`,
    `telling ${Math.min(4, distinctive.length)}`,
  ]
}

function printedOn(document: LabelledDocument): Printed {
  const words = new Map<string, number>()
  let addresses = ''
  for (const { page } of document.pages) {
    for (const { text } of page.words.slice(0, comparedWordsMax)) {
      const folded = fold(text)
      if (address.test(folded)) {
        if (addresses.length < addressLettersMax) addresses += ` ${folded.replace(/[^a-z]/g, '')}`
        continue
      }
      const word = folded.replace(/[^a-z]/g, '')
      if (word.length >= distinctiveLetters) words.set(word, (words.get(word) ?? 0) + 1)
    }
  }
  const found = { words, addresses }
  known.set(document, found)
  return found
}
