import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  businessDaysOf,
  calendarMonth,
  dayOfDate,
  monthIndexOf,
} from '../../../../src/domain/bank/simulator/business-days.ts'
import {
  bankCountries,
  easterSunday,
  holidayNumbers,
  type BankCountry,
} from '../../../../src/domain/bank/simulator/holidays.ts'
import type { BankCategory } from '../../../../src/domain/bank/definition/category.ts'
import { simulateAccount } from '../../../../src/domain/bank/simulator/simulate-account.ts'
import { addDays } from '../../../../src/domain/values/dates.ts'
import { numberedClient } from './account-arbitrary.ts'

const dateOf = (day: number) => addDays('1970-01-01', day)

/** Days of a year on which banks are closed besides weekends, MM-DD. */
function closed(country: BankCountry, year: number): string {
  const business = businessDaysOf(country)
  return [...holidayNumbers(country, year)]
    .map(dateOf)
    .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()))
    .filter((date) => !business.isBusinessDay(dayOfDate(date)))
    .map((date) => date.slice(5))
    .sort()
    .join(' ')
}

describe('Easter', () => {
  for (const date of [
    '1961-04-02',
    '2000-04-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]) {
    it(date, () => assert.equal(dateOf(easterSunday(Number(date.slice(0, 4)))), date))
  }
})

describe('holidays on weekdays', () => {
  const rows: readonly (readonly [country: BankCountry, year: number, days: string])[] = [
    ['CA', 2020, '01-01 04-10 05-18 07-01 09-07 10-12 11-11 12-25 12-28'],
    ['CA', 2022, '01-03 04-15 05-23 07-01 09-05 09-30 10-10 11-11 12-26 12-27'],
    ['CA', 2026, '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28'],
    ['CA', 2027, '01-01 03-26 05-24 07-01 09-06 09-30 10-11 11-11 12-27 12-28'],
    ['FR', 2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25'],
    ['FR', 2025, '01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-11 12-25'],
    ['MA', 2023, '01-11 05-01 08-14 08-21 11-06'],
    ['MA', 2026, '01-01 01-14 05-01 07-30 08-14 08-20 08-21 11-06 11-18'],
    ['MA', 2028, '01-11 01-14 05-01 08-14 08-21 10-31 11-06'],
  ]
  for (const [country, year, days] of rows) it(`${country} ${year}`, () => assert.equal(closed(country, year), days))
})

describe('business days', () => {
  const canada = businessDaysOf('CA')
  it('before and after a long weekend', () => {
    assert.equal(dateOf(canada.onOrBefore(dayOfDate('2026-04-05'))), '2026-04-02')
    assert.equal(dateOf(canada.onOrAfter(dayOfDate('2026-12-26'))), '2026-12-29')
    assert.equal(dateOf(canada.onOrAfter(dayOfDate('2026-12-24'))), '2026-12-24')
  })
  it('a month knows its days', () => {
    const month = calendarMonth(monthIndexOf('2028-02-10'))
    assert.deepEqual([month.text, dateOf(month.first), dateOf(month.last)], ['2028-02', '2028-02-01', '2028-02-29'])
  })
})

describe('rows of accounts', () => {
  const booked: readonly BankCategory[] = [
    'salary',
    'pension',
    'government_benefit',
    'rent',
    'mortgage',
    'utilities',
    'loan_payment',
    'savings_transfer',
    'tax_payment',
    'reversed_payment',
  ]
  const codes: Readonly<Record<BankCountry, readonly string[]>> = {
    CA: ['001', '006', 'SBX-NSF', 'SBX-RETIRED', 'SBX-SMALLBIZ'],
    MA: ['007', '145'],
    FR: ['30004', '20041'],
  }
  const rows = (code: string) =>
    Array.from({ length: 30 }, (_, number) => simulateAccount(numberedClient(code, number), '2027-03-31')).flatMap(
      ({ transactions }) => transactions,
    )
  for (const country of bankCountries) {
    it(`${country}: pay, pensions, debits and transfers fall on business days`, () => {
      const business = businessDaysOf(country)
      for (const row of codes[country].flatMap(rows)) {
        if (!booked.includes(row.category)) continue
        assert.ok(business.isBusinessDay(dayOfDate(row.date)), `${row.category} on ${row.date}`)
      }
    })
  }
  for (const code of ['007', '30004']) {
    it(`${code}: every row falls on a business day, and pay on the 28th or the business day before`, () => {
      const business = businessDaysOf(code === '007' ? 'MA' : 'FR')
      for (const { date, category } of rows(code)) {
        assert.ok(business.isBusinessDay(dayOfDate(date)))
        const payday = dateOf(business.onOrBefore(dayOfDate(`${date.slice(0, 7)}-28`)))
        if (category === 'salary') assert.equal(date, payday)
      }
    })
  }
  it('SBX-SALARY is paid on the 15th and the last business day, or the business day before', () => {
    const dates = simulateAccount(numberedClient('SBX-SALARY', 1), '2026-11-30')
      .transactions.filter(({ category }) => category === 'salary')
      .map(({ date }) => date)
    assert.deepEqual(dates.slice(-8), [
      '2026-08-14',
      '2026-08-31',
      '2026-09-15',
      '2026-09-29',
      '2026-10-15',
      '2026-10-30',
      '2026-11-13',
      '2026-11-30',
    ])
  })
  it('a pay every two weeks comes on Fridays, and before a holiday on Thursday', () => {
    const paydays = Array.from({ length: 60 }, (_, number) =>
      simulateAccount(numberedClient('001', number), '2027-01-31').transactions.filter(
        (row) => row.category === 'salary',
      ),
    ).filter((salaries) => salaries.length > 26)
    assert.ok(paydays.length > 5)
    for (const salaries of paydays) {
      const fridays = salaries.map(
        ({ date }) =>
          dayOfDate(date) + (['2026-04-02', '2025-12-25', '2026-12-24', '2026-12-31'].includes(date) ? 1 : 0),
      )
      for (const [index, day] of fridays.entries()) {
        assert.equal(new Date(dateOf(day)).getUTCDay(), 5, dateOf(day))
        if (index > 0) assert.equal(day - (fridays[index - 1] ?? 0), 14)
      }
    }
    const all = paydays.flat().map(({ date }) => date)
    assert.ok(all.includes('2026-04-02') || all.includes('2026-12-31'), 'one payday is moved')
  })
})
