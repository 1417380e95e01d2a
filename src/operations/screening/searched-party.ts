import { errors, type Issue } from '../../contract/errors.ts'
import { pastDate } from '../../domain/profile/date-values.ts'
import { namedParty } from '../../domain/screening/parties.ts'
import { partyLimits, wordsOfName } from '../../domain/screening/party-limits.ts'
import { countryCode } from '../../domain/values/countries.ts'
import type { PartyToScreen } from '../../ports/screener.ts'

/** Most hits that a search looks for, so that its total is known beyond those it shows. */
const hitsFoundMax = 100

/** What a search says of a party, as its query has it. */
interface SearchedParty {
  readonly name: string
  readonly kind?: 'person' | 'entity'
  readonly date_of_birth?: string
  readonly country?: string
}

/**
 * The party of a search. A country supports a hit and contradicts none, since the query does not say whether it is a nationality.
 * Throws the 422 list of every value that cannot be read; `asOf` is the day of the call, YYYY-MM-DD.
 */
export function searchedParty(
  { name, kind, date_of_birth: born = '', country: place = '' }: SearchedParty,
  asOf: string,
): PartyToScreen {
  const words = wordsOfName(name)
  const birth = born === '' ? {} : pastDate(born, { asOf, country: null })
  const isBirth = born === '' || birth.value !== undefined || birth.readings !== undefined
  const country = place === '' ? '' : countryCode(place)
  const issues = [
    ...(words > partyLimits.wordsOfName ? [wordsIssue(name, words)] : []),
    ...(isBirth ? [] : [valueIssue('date_of_birth', born, 'no day of the past can be read')]),
    ...(country === null ? [valueIssue('country', place, 'no country has this code or name')] : []),
  ]
  if (country === null || issues.length > 0) throw errors.issues(issues)
  const party = namedParty({
    name: name.trim(),
    ...(kind === undefined ? {} : { kind }),
    ...(birth.value === undefined ? {} : { date_of_birth: birth.value }),
    ...(birth.readings === undefined ? {} : { birth_readings: birth.readings }),
    ...(country === '' ? {} : { country }),
  })
  return { ...party, party: name.trim(), hitsMax: hitsFoundMax }
}

function wordsIssue(name: string, words: number): Issue {
  const most = partyLimits.wordsOfName
  return {
    type: 'too_long',
    loc: ['query', 'name'],
    msg: `Name should have at most ${most} words, not ${words}`,
    input: name,
    ctx: { field_type: 'Words', max_length: most, actual_length: words },
  }
}

function valueIssue(parameter: string, input: string, error: string): Issue {
  return { type: 'value_error', loc: ['query', parameter], msg: `Value error, ${error}`, input, ctx: { error } }
}
