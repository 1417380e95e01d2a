import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { descriptionName } from '../../../../src/domain/bank/analysis/description-name.ts'
import { namedGroups, recurringSeries } from '../../../../src/domain/bank/analysis/recurring-series.ts'
import { scheduleOf } from '../../../../src/domain/bank/analysis/schedule.ts'
import { addDays } from '../../../../src/domain/values/dates.ts'
import { accountOf, type Row } from '../account.ts'

describe('the name in a description', () => {
  const names: readonly (readonly [description: string, name: string])[] = [
    ['Payroll ACME Inc', 'PAYROLL ACME INC'],
    ['LOAN PAYMENT REF#A12B 004417', 'LOAN PAYMENT REF'],
    ['Dépôt paie 2026-10-15', 'DEPOT PAIE'],
    ['RENT 15 NOV 2026', 'RENT'],
    ['Loyer novembre', 'LOYER'],
    ['Loyer mai', 'LOYER'],
    ['MARS INC PAYROLL', 'MARS INC PAYROLL'],
    ['VISA ****4921', 'VISA'],
    ['00123456', '00123456'],
    ['MAY', 'MAY'],
    ['***', ''],
  ]
  for (const [description, name] of names) {
    it(`${description} is ${name === '' ? 'empty' : name}`, () => assert.equal(descriptionName(description), name))
  }
})

/** A series of dates with one amount. */
function seriesOf(dates: readonly string[], amounts: readonly number[] = dates.map(() => 10_000)) {
  const rows = dates.map((date, index): Row => [date, 'PAYER', amounts[index] ?? 0, 'salary'])
  const [group] = namedGroups(accountOf(rows).transactions)
  return recurringSeries(group!)
}

/** That many dates from a Friday on, so many days apart. */
function every(days: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => addDays('2026-01-09', index * days))
}

describe('the rhythm', () => {
  const gaps: readonly (readonly [days: number, frequency: string | null])[] = [
    ...([5, 9, 12, 17, 26, 34, 84, 96] as const).map((days) => [days, null] as const),
    ...([6, 7, 8] as const).map((days) => [days, 'weekly'] as const),
    ...([13, 14] as const).map((days) => [days, 'biweekly'] as const),
    ...([15, 16] as const).map((days) => [days, 'semimonthly'] as const),
    ...([27, 30, 33] as const).map((days) => [days, 'monthly'] as const),
    ...([85, 90, 95] as const).map((days) => [days, 'quarterly'] as const),
  ]
  for (const [days, frequency] of gaps) {
    it(`of ${days} days is ${frequency ?? 'none'}`, () =>
      assert.equal(scheduleOf(every(days, 4))?.frequency ?? null, frequency))
  }

  it('of two dates is none', () => assert.equal(seriesOf(every(14, 2)), null))

  const next: readonly (readonly [what: string, dates: readonly string[], frequency: string, expected: string])[] = [
    ['weekly', every(7, 3), 'weekly', '2026-01-30'],
    ['every second Friday', every(14, 6), 'biweekly', '2026-04-03'],
    ['every second Friday, one a day early', ['2026-03-20', '2026-04-02', '2026-04-17'], 'biweekly', '2026-05-01'],
    ['the 1st and 15th', ['2026-08-01', '2026-08-15', '2026-09-01', '2026-09-15'], 'semimonthly', '2026-10-01'],
    ['the 15th and the last', ['2026-08-15', '2026-08-31', '2026-09-15', '2026-09-30'], 'semimonthly', '2026-10-15'],
    ['the last and the 15th', ['2026-08-31', '2026-09-15', '2026-09-30', '2026-10-15'], 'semimonthly', '2026-10-31'],
    ['the 15th and the 28th', ['2026-08-15', '2026-08-28', '2026-09-15', '2026-09-28'], 'semimonthly', '2026-10-15'],
    [
      'the 15th, paid on Friday before a weekend',
      ['2026-05-29', '2026-06-15', '2026-06-30', '2026-07-15', '2026-07-31', '2026-08-14'],
      'semimonthly',
      '2026-08-31',
    ],
    ['the last of the month', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'], 'monthly', '2026-05-31'],
    ['the 30th', ['2026-09-30', '2026-10-30', '2026-11-30'], 'monthly', '2026-12-30'],
    ['the 30th before February', ['2025-11-30', '2025-12-30', '2026-01-30'], 'monthly', '2026-02-28'],
    ['the 1st, once late', ['2026-08-01', '2026-09-01', '2026-10-03'], 'monthly', '2026-11-01'],
    ['the 1st, once early', ['2026-07-31', '2026-09-01', '2026-10-01'], 'monthly', '2026-11-01'],
    ['every quarter', ['2026-01-15', '2026-04-15', '2026-07-15'], 'quarterly', '2026-10-15'],
  ]
  for (const [what, dates, frequency, expected] of next) {
    it(`${what} is ${frequency}, next on ${expected}`, () => {
      const series = seriesOf(dates)
      assert.deepEqual([series?.frequency, series?.nextExpected], [frequency, expected])
    })
  }
})

describe('the amounts of a series', () => {
  const dates = every(14, 4)

  it('may be 15 % off the median', () => {
    const { occurrences, averageCents } = seriesOf(dates, [10_000, 8_500, 10_000, 11_500])!
    assert.deepEqual([occurrences, averageCents], [4, 10_000])
  })
  it('count less when one is further off, and not at all when more than a quarter is', () => {
    const series = seriesOf(dates, [10_000, 10_000, 10_000, 11_501])
    assert.deepEqual([series?.occurrences, series?.averageCents], [3, 10_000])
    assert.equal(seriesOf(dates, [10_000, 10_000, 8_499, 11_501]), null)
    assert.equal(seriesOf(every(14, 5), [10_000, 10_000, 10_000, 8_499, 11_501]), null)
  })
  it('without a word in the description are of nobody', () => {
    const rows = every(14, 3).map((date): Row => [date, '***', 10_000, 'salary'])
    assert.deepEqual(namedGroups(accountOf(rows).transactions), [])
  })
  it('are of one payer only', () => {
    const rows = every(14, 3).map((date, index): Row => [date, `PAYER ${'ABC'[index]}X`, 10_000, 'salary'])
    assert.equal(namedGroups(accountOf(rows).transactions).length, 3)
  })
})

describe('the confidence', () => {
  const rows: readonly (readonly [
    what: string,
    dates: readonly string[],
    amounts: readonly number[],
    value: number,
  ])[] = [
    ['3 punctual equal payments', every(7, 3), [100, 100, 100], 0.88],
    ['6 punctual equal payments', every(7, 6), [100, 100, 100, 100, 100, 100], 0.98],
    ['amounts that are 5 % off on average', every(7, 4), [100, 100, 90, 110], 0.89],
    ['one of three gaps a day too long', ['2026-01-09', '2026-01-16', '2026-01-23', '2026-01-31'], [1, 1, 1, 1], 0.85],
    ['one of four out of the band', every(7, 4), [100, 100, 100, 200], 0.66],
  ]
  for (const [what, dates, amounts, value] of rows) {
    it(`of ${what} is ${value}`, () => assert.equal(seriesOf(dates, amounts)?.confidence, value))
  }
})
