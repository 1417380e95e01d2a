import type { FieldEvidence } from '../../ports/reader.ts'
import type { Word } from '../page/page.ts'
import { readNames } from './values/names.ts'
import { fold, lettersOf } from '../page/fold.ts'
import type { LabelledDocument } from './labelled-document.ts'
import { boxOf } from '../page/rows.ts'

/** Most words between "née à" and the sex or the parents, and most words that name the parents. */
const childWordsMax = 12
const parentWordsMax = 24
/** Articles that towns begin with. */
const article = /^(?:le|la|les)$/

/**
 * Place of birth and name of a child in a French act of birth that prints them without a comma between: "née à Rennes Anne Claire
 * Roy, du sexe féminin, de Paul Roy et de …". The family name is what the child shares with a parent (Code civil art. 57). Empty
 * with a comma after the place: then the type's phrases read them.
 */
export function readBirthAct({ type, pages }: LabelledDocument): Readonly<Record<string, FieldEvidence>> {
  if (type.id !== 'birth_certificate') return {}
  for (const { rows, page } of pages) {
    const words = rows.flatMap((row) => row.words)
    const at = words.findIndex(
      (word, index) => /^nee?(?:\(e\))?$/.test(fold(word.text)) && fold(words[index + 1]?.text ?? '') === 'a',
    )
    const run = at === -1 ? [] : upToComma(words.slice(at + 2, at + 2 + childWordsMax))
    const parts = partsOf(run, parentsOf(words.slice(at + 2 + run.length)))
    if (parts === null) continue
    const source = page.source === 'text_layer' ? 'text_layer' : 'labelled_print'
    return Object.fromEntries(
      Object.entries(parts).map(([name, taken]) => [
        name,
        {
          value: taken.map((word) => word.text.replace(/,$/, '')).join(' '),
          source,
          confidence: Math.min(...taken.map((word) => word.confidence)),
          page: page.index,
          box: boxOf(taken),
        },
      ]),
    )
  }
  return {}
}

/** Words up to and including the first that ends in a comma; empty when none does. */
function upToComma(words: readonly Word[]): readonly Word[] {
  return words.slice(0, words.findIndex((word) => word.text.endsWith(',')) + 1)
}

/** Names after "fils de", "fille de" or "du sexe …, de". */
function parentsOf(words: readonly Word[]): readonly string[] {
  const start = words.slice(0, childWordsMax).findIndex((word) => fold(word.text) === 'de')
  const taken = words.slice(start + 1, start + 1 + parentWordsMax)
  const end = taken.findIndex((word) => /[.;]$/.test(word.text) && word.text.length > 2)
  const named = start === -1 ? null : readNames(end === -1 ? taken : taken.slice(0, end + 1))
  return named?.value.split('; ') ?? []
}

function partsOf(
  run: readonly Word[],
  parents: readonly string[],
): {
  readonly place_of_birth: readonly Word[]
  readonly first_name: readonly Word[]
  readonly last_name: readonly Word[]
} | null {
  const shared = Math.max(0, ...parents.map((parent) => sharedEnd(run, parent.split(' '))))
  const placeWords = article.test(fold(run[0]?.text ?? '')) ? 2 : 1
  if (shared === 0 || run.length < placeWords + 1 + shared) return null
  return {
    place_of_birth: run.slice(0, placeWords),
    first_name: run.slice(placeWords, run.length - shared),
    last_name: run.slice(run.length - shared),
  }
}

/** Number of equal words at the end. */
function sharedEnd(run: readonly Word[], parent: readonly string[]): number {
  let count = 0
  while (
    count < Math.min(run.length, parent.length - 1) &&
    lettersOf(run[run.length - 1 - count]?.text ?? '') === lettersOf(parent[parent.length - 1 - count] ?? '')
  )
    count++
  return count
}
