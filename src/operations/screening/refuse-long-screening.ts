import { errors, issuesMax, type Issue } from '../../contract/errors.ts'
import type { ScreenableParty } from '../../domain/screening/screenable-party.ts'
import { exceededLimits, partyLimits, type ExceededLimit } from '../../domain/screening/party-limits.ts'

type Values = Readonly<Record<string, unknown>>

/** Where the values are in the call. */
const root = ['body', 'values'] as const

const units = {
  parties: { whole: 'Values', unit: 'parties to screen', field: 'Parties' },
  names: { whole: 'Values', unit: 'names to screen', field: 'Names' },
  words: { whole: 'Values', unit: 'words in the names to screen', field: 'Words' },
  wordsOfName: { whole: 'Name', unit: 'words', field: 'Words' },
} as const

/** Throws the 422 list of every limit that the parties of a call exceed. docs/api.md#who-is-screened. */
export function refuseLongScreening(values: Values, parties: readonly ScreenableParty[]): void {
  const exceeded = exceededLimits(parties)
  if (exceeded.length > 0) throw errors.issues(exceeded.slice(0, issuesMax).map((limit) => issueOf(values, limit)))
}

function issueOf(values: Values, { limit, actual, name }: ExceededLimit): Issue {
  const most = partyLimits[limit]
  const place = name === null ? null : placeOf(values, name)
  const about = { loc: [...root, ...(place ?? [])], ...(place === null ? {} : { input: name }) }
  if (limit === 'charactersOfName') {
    return {
      type: 'string_too_long',
      ...about,
      msg: `String should have at most ${most} characters`,
      ctx: { max_length: most },
    }
  }
  const { whole, unit, field } = units[limit]
  return {
    type: 'too_long',
    ...about,
    msg: `${whole} should have at most ${most} ${unit}, not ${actual}`,
    ctx: { field_type: field, max_length: most, actual_length: actual },
  }
}

/** The path of the first text that is the name; null when the name was made of several. JSON of a call has at most 64 levels. */
function placeOf(value: unknown, name: string): Issue['loc'] | null {
  if (typeof value === 'string') return value.trim() === name ? [] : null
  if (typeof value !== 'object' || value === null) return null
  const isList = Array.isArray(value)
  for (const [key, inner] of Object.entries(value)) {
    const place = placeOf(inner, name)
    if (place !== null) return [isList ? Number(key) : key, ...place]
  }
  return null
}
