import { printedText, readRecords } from '../values/data-record.ts'
import { linked } from '../values/french.ts'
import { agreementOf, agreementPattern, noun, type Count, type Noun } from '../values/noun.ts'
import data from './field-names.json' with { type: 'json' }

const counts: Readonly<Record<string, Count>> = { one: 'one', many: 'many', mass: 'mass' }

/**
 * Names of canonical fields and data points in a sentence, with their grammar. `count` is written where English is not
 * counted as French is. docs/rules/profile.md#keys, docs/rules/document-types.md#types.
 */
export const fieldNames: readonly { readonly key: string; readonly name: Noun }[] = readRecords(
  'field-names.json',
  data,
  (record) => ({
    key: record.text('key', /^[a-z0-9_]+$/),
    name: noun(
      record.text('en', printedText),
      record.text('fr', printedText),
      agreementOf(record.text('agreement', agreementPattern)),
      counts[record.optionalText('count', /^(?:one|many|mass)$/)],
    ),
  }),
)

const names: ReadonlyMap<string, Noun> = new Map(fieldNames.map(({ key, name }) => [key, name]))

/** A place in a list of parties: `beneficial_owners[0].owned_by[1].country`. */
const partyPlace = /^([a-z_]+)((?:\[\d{1,3}\](?:\.owned_by(?=\[))?){1,9})(?:\.([a-z_]+))?$/

/** The name of a field, or of a member of a party by its place in a list; the key itself when it has none. */
export function fieldName(key: string): Noun {
  return names.get(key) ?? memberName(key) ?? noun(key, key, 'm', 'one')
}

/** « pays (bénéficiaires effectifs, no 1.2) »: positions count from 1, one for each level of a chain of owners. */
function memberName(key: string): Noun | null {
  const [, list = '', positions = '', member] = partyPlace.exec(key) ?? []
  const listName = names.get(list)
  if (listName === undefined) return null
  const place = [...positions.matchAll(/\d+/g)].map(([index]) => Number(index) + 1).join('.')
  const [en, fr] = [`${listName.en}, no. ${place}`, `${listName.fr}, no ${place}`]
  const name = member === undefined ? undefined : names.get(member)
  if (member !== undefined && name === undefined) return null
  return name === undefined ? noun(en, fr, 'm', 'one') : { ...name, en: `${name.en} (${en})`, fr: `${name.fr} (${fr})` }
}

/** The name of a data point: alternatives are joined with a slash. docs/api.md#verdict. */
export function pointName(point: string): Noun {
  const members = point.split('/').map((key) => fieldName(key))
  const [first] = members
  if (first === undefined || members.length === 1) return fieldName(point)
  // A masculine alternative decides the gender of all.
  const feminine = members.every(({ agreement }) => agreement.startsWith('f'))
  const [en, fr] = [members.map((name) => name.en), members.map((name) => name.fr)]
  return noun(en.join(' / '), fr.join(' / '), feminine ? 'f' : 'm', 'one')
}

/** The same in a sentence, after the article of the first: « numéro d’entreprise ou le NEQ ». */
export function pointInSentence(point: string): Noun {
  const [first, ...others] = point.split('/').map((key) => fieldName(key))
  if (first === undefined) return fieldName(point)
  return { ...pointName(point), fr: [first.fr, ...others.map((other) => linked('le', other))].join(' ou ') }
}
