import { isIsoDate } from '../values/dates.ts'

/** A two-digit expiry year more than this many years ahead is read as the past century. */
const expiryYearsAheadMax = 50

/** A birth date is in the past: of this century if possible, else of the one before. */
export function birthDate(yymmdd: string, today: string): string {
  return dateOf(yymmdd, `20${yymmdd.slice(0, 2)}` <= today.slice(0, 4) ? 20 : 19, (date) => date <= today)
}

/** An expiry date; a year more than 50 ahead belongs to the past century. Empty when there is no such day. */
export function expiryDate(yymmdd: string, today: string): string {
  const ahead = 2000 + Number(yymmdd.slice(0, 2)) - Number(today.slice(0, 4))
  return dateOf(yymmdd, ahead > expiryYearsAheadMax ? 19 : 20, () => true)
}

/** YYYY-MM-DD of a two-digit year in a century, in the past one where `accept` refuses; empty when there is no such day. */
export function dateOf(yymmdd: string, century: 19 | 20, accept: (date: string) => boolean): string {
  const date = `${century}${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`
  if (!isIsoDate(date)) return ''
  return accept(date) ? date : `19${date.slice(2)}`
}
