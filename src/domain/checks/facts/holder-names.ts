import { withoutAbsentParts } from '../../names/absent-name.ts'

/** Separators between the holders of a joint account. */
const jointHolders = /\s+(?:and|et|or|ou|&)\s+|\s*[;/&]\s*/i
/** Holders compared per document, at most. */
const holdersMax = 6

/** Titles of the holders of a joint account who share one family name: "Mr & Mrs O Clearwater". */
const title = /^(?:mr|mrs|ms|miss|mx|dr|m|mme|mlle|monsieur|madame|mademoiselle)\.?(?=\s|$)/i

/** The full names of a document's holders; empty when it has none. */
export function holderNames({
  first_name: first,
  last_name: last,
  document_holder_name: holder,
}: Readonly<Record<string, string>>): readonly string[] {
  if (first !== undefined && last !== undefined) return [withoutAbsentParts(`${first} ${last}`)]
  if (holder !== undefined) {
    const names = holder
      .split(jointHolders)
      .filter((name) => name !== '')
      .slice(0, holdersMax)
    return withFamilyName(names).map(withoutAbsentParts)
  }
  const only = last ?? first
  return only === undefined ? [] : [only]
}

/** Gives a title alone the name after the last title, and a title with one word the family name: "Mr O & Mrs C Clearwater". */
function withFamilyName(names: readonly string[]): readonly string[] {
  const last = names.at(-1) ?? ''
  const titleOfLast = title.exec(last)?.[0]
  if (names.length < 2 || titleOfLast === undefined) return names
  const rest = last.slice(titleOfLast.length).trim()
  const family = rest.slice(rest.lastIndexOf(' ') + 1)
  return names.map((name) => {
    const own = title.exec(name)?.[0]
    if (own === undefined || name === last || name.startsWith(titleOfLast)) return name
    const given = name.slice(own.length).trim()
    if (given === '') return `${own} ${rest}`
    return given.includes(' ') ? name : `${name} ${family}`
  })
}
