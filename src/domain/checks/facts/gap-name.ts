import type { Bilingual } from '../../../contract/locale.ts'
import { fieldName, pointName } from '../../profile/field-names.ts'

/** A detail of one party: `beneficial_owners[0].address`. */
const detailOfParty = /^([a-z0-9_]{1,40})\[(\d{1,4})\]\.([a-z0-9_[\].]{1,200})$/

/** Memoised names: the packs have few points, and a list of parties is short. */
const names = new Map<string, Bilingual>()
const namesMax = 500

/** An entry of `missing` in words: "country", "beneficial owners 1: address". docs/rules/profile.md#completeness. */
export function gapName(gap: string): Bilingual {
  const known = names.get(gap)
  if (known !== undefined) return known
  const name = nameOf(gap)
  if (names.size < namesMax) names.set(gap, name)
  return name
}

function nameOf(gap: string): Bilingual {
  const [, list, place, detail] = detailOfParty.exec(gap) ?? []
  if (list === undefined || place === undefined || detail === undefined) return pointName(gap)
  const [party, part, number] = [fieldName(list), nameOf(detail), Number(place) + 1]
  return { en: `${party.en} ${number} (${part.en})`, fr: `${party.fr} ${number} (${part.fr})` }
}
