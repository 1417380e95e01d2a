import { addDays, monthEnd } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** A calendar month that is over. */
export function calendarMonth(paper: Paper, most = 9): { readonly start: string; readonly end: string } {
  const back = paper.between(1, most)
  return { start: addDays(monthEnd(paper.today, back + 1), 1), end: monthEnd(paper.today, back) }
}

/** About a month that ends on any day, at least two weeks ago. */
export function slidingMonth(paper: Paper, length = 30): { readonly start: string; readonly end: string } {
  const end = addDays(paper.today, -paper.between(14, 190))
  return { start: addDays(end, -length), end }
}

/** A day so many days ago. */
export function daysAgo(paper: Paper, least: number, most: number): string {
  return addDays(paper.today, -paper.between(least, most))
}
