import { variantsOf } from './name-variants.ts'

/** `SAINTPIERRE` and `STPIERRE`: `SAINTE` becomes `STE` with it. docs/rules/checks.md#person-names step 5. */
const saint = /^SAINT(?=[A-Z]|$)/

/** `Abd` and the article, in one word with or without the name after it: `ABDUL`, `ABDELRAHMAN`, `ABDERRAHIM`. */
const servant = /^ABD(?:A|E|I|O|U|OU)(?:L(.*)|([RSNZTD])(\2.+))$/
/** The article after `Abd`, as written in front of any letter. docs/rules/checks.md#person-names step 3. */
const articles: ReadonlySet<string> = new Set(
  'AL EL UL IL OUL AR ER UR OUR AS ES US OUS AN EN UN OUN AZ EZ UZ AT ET UT AD ED UD ACH ECH ASH ESH USH'.split(' '),
)
const servantOf = 'ABDEL'
/** Shortest name after `Abd al-`, in letters: `Abdel Q` is a given name and an initial. */
const nameLengthMin = 3

/**
 * The words of a name with the forms that vary in one spelling: `Saint` as `ST`, `Abd al-Rahman`, `Abdul Rahman` and `Abdalrahman`
 * as `ABDELRAHMAN`. Null when there are none. docs/rules/checks.md#person-names step 5.
 */
export function standardWords(words: readonly string[]): readonly string[] | null {
  if (!words.some((word) => word.startsWith('SAINT') || word.startsWith('ABD'))) return null
  const standard = joinServants(words.map((word) => word.replace(saint, 'ST')))
  return standard.length === words.length && standard.every((word, index) => word === words[index]) ? null : standard
}

function joinServants(words: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    const isApart = word === 'ABD' && articles.has(words[index + 1] ?? '')
    const name = words[index + (isApart ? 2 : 1)]
    if ((isApart || servant.exec(word)?.[1] === '') && name !== undefined && name.length >= nameLengthMin) {
      joined.push(`${servantOf}${name}`)
      index += isApart ? 2 : 1
    } else {
      joined.push(oneSpelling(word))
    }
  }
  return joined
}

/** A word of a group of variants stays: the group tells more. */
function oneSpelling(word: string): string {
  const match = servant.exec(word)
  const name = match?.[1] ?? match?.[3] ?? ''
  return name === '' || variantsOf(word).length > 0 ? word : `${servantOf}${name}`
}
