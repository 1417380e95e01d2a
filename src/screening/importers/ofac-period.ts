import { addDays } from '../../domain/values/dates.ts'
import type { ListedBirth } from '../entity/listed-entity.ts'
import { monthBirth, rangeBirth, yearBirth } from './births.ts'

/** The birth of a period of OFAC, given by the days of its edges (YYYY-MM-DD, '' for none); null without a day. */
export function periodBirth(days: readonly string[], isCirca: boolean): ListedBirth | null {
  const known = days.filter(Boolean).sort()
  const [from = '', to = ''] = [known[0], known.at(-1)]
  if (from === '') return null
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  if (isCirca) {
    return firstYear === lastYear ? yearBirth(firstYear, true) : rangeBirth(firstYear - 1, lastYear + 1)
  }
  if (from === to) return { from, to, precision: 'day' }
  const startsYear = from.endsWith('-01-01')
  if (startsYear && to.endsWith('-12-31')) {
    return firstYear === lastYear ? yearBirth(firstYear, false) : rangeBirth(firstYear, lastYear)
  }
  const endsMonth = from.endsWith('-01') && addDays(to, 1).endsWith('-01')
  if (endsMonth && from.slice(0, 7) === to.slice(0, 7)) return monthBirth(firstYear, Number(from.slice(5, 7)))
  return { from, to, precision: 'range' }
}
