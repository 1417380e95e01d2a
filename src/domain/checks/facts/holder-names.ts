import { withoutAbsentParts } from '../../names/absent-name.ts'

/** Separators between the holders of a joint account. */
const jointHolders = /\s+(?:and|et|or|ou|&)\s+|\s*[;/&]\s*/i
/** Holders compared per document, at most. */
const holdersMax = 6

/** The full names of a document's holders; empty when it has none. */
export function holderNames({
  first_name: first,
  last_name: last,
  document_holder_name: holder,
}: Readonly<Record<string, string>>): readonly string[] {
  if (first !== undefined && last !== undefined) return [withoutAbsentParts(`${first} ${last}`)]
  if (holder !== undefined) {
    return holder
      .split(jointHolders)
      .filter((name) => name !== '')
      .slice(0, holdersMax)
      .map(withoutAbsentParts)
  }
  const only = last ?? first
  return only === undefined ? [] : [only]
}
