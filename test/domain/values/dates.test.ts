import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  addDays,
  addMonths,
  ageAt,
  dateInTimeZone,
  daysBetween,
  isIsoDate,
  parseDate,
  yearOf,
} from '../../../src/domain/values/dates.ts'

const written: readonly (readonly [text: string, date: string | null])[] = [
  ['1990-05-10', '1990-05-10'],
  [' 1990-05-10 ', '1990-05-10'],
  ['1990-05-10T23:59:00Z', '1990-05-10'],
  ['1990/05/10', '1990-05-10'],
  ['1990.5.1', '1990-05-01'],
  ['19900510', '1990-05-10'],
  ['10 May 1990', '1990-05-10'],
  ['10 mai 1990', '1990-05-10'],
  ['1er août 1990', '1990-08-01'],
  ['1st of March 1990', '1990-03-01'],
  ['10-MAY-1990', '1990-05-10'],
  ['10MAY1990', '1990-05-10'],
  ['May 10, 1990', '1990-05-10'],
  ['Dec. 31, 1999', '1999-12-31'],
  ['31 déc. 1999', '1999-12-31'],
  ['1990 May 10', '1990-05-10'],
  ['25/12/1990', '1990-12-25'],
  ['12/25/1990', '1990-12-25'],
  ['05/05/1990', '1990-05-05'],
  ['05/06/1990', null],
  ['12-11-1990', null],
  ['05/06/90', null],
  ['10 May 90', null],
  ['1990-02-29', null],
  ['1992-02-29', '1992-02-29'],
  ['1990-13-01', null],
  ['32/12/1990', null],
  ['10 Brumaire 1990', null],
  ['1990', null],
  ['', null],
  ['1990-05-10 or so, as far as the registrar could tell', null],
]
for (const [text, date] of written) {
  test(`"${text}" is ${date === null ? 'not read as a date' : date}`, () => assert.equal(parseDate(text), date))
}

test('an ISO date is a day of the calendar and nothing more', () => {
  assert.equal(isIsoDate('2024-02-29'), true)
  for (const text of ['2023-02-29', '2024-2-29', '2024-02-29T00:00:00Z', '2024-00-10', '']) {
    assert.equal(isIsoDate(text), false, text)
  }
})

test('days between dates count over a leap day and backwards', () => {
  assert.equal(daysBetween('2024-02-28', '2024-03-01'), 2)
  assert.equal(daysBetween('2024-03-01', '2024-02-28'), -2)
  assert.equal(daysBetween('2026-11-21', '2026-11-21'), 0)
})

test('a month later than the 31st is the last day of a shorter month', () => {
  assert.equal(addMonths('2025-01-31', 1), '2025-02-28')
  assert.equal(addMonths('2024-01-31', 1), '2024-02-29')
  assert.equal(addMonths('2026-11-21', 12), '2027-11-21')
  assert.equal(addMonths('2026-01-31', -2), '2025-11-30')
})

test('who was born on 29 February turns older on 1 March of a common year', () => {
  assert.equal(ageAt('2004-02-29', '2022-02-28'), 17)
  assert.equal(ageAt('2004-02-29', '2022-03-01'), 18)
  assert.equal(ageAt('2008-11-21', '2026-11-20'), 17)
  assert.equal(ageAt('2008-11-21', '2026-11-21'), 18)
})

test('the date of one instant depends on the time zone', () => {
  const instant = '2026-11-22T04:30:00Z'
  assert.equal(dateInTimeZone(instant, 'America/Toronto'), '2026-11-21')
  assert.equal(dateInTimeZone(instant, 'Europe/Paris'), '2026-11-22')
  assert.equal(dateInTimeZone(instant, 'Africa/Casablanca'), '2026-11-22')
  assert.equal(dateInTimeZone('2026-11-21T23:59:59.999Z', 'UTC'), '2026-11-21')
})

test('the date of a time zone changes at its midnight, whatever was asked before', () => {
  const midnights = [
    ['America/Toronto', '2026-11-21T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
    ['America/St_Johns', '2026-11-21T03:30:00.000Z'],
  ] as const
  for (const [mrzReading, midnight] of midnights) {
    const before = new Date(Date.parse(midnight) - 1).toISOString()
    for (const [instant, date] of [
      [before, '2026-11-20'],
      [midnight, '2026-11-21'],
      [before, '2026-11-20'],
    ] as const) {
      assert.equal(dateInTimeZone(instant, mrzReading), date, `${mrzReading} ${instant}`)
    }
  }
})

test('adding days and counting them agree for any date', () => {
  const days = fc.integer({ min: -40_000, max: 40_000 })
  fc.assert(
    fc.property(days, days, (start, length) => {
      const date = addDays('2000-01-01', start)
      assert.equal(isIsoDate(date), true)
      assert.equal(daysBetween(date, addDays(date, length)), length)
      assert.equal(parseDate(date), date)
      assert.equal(yearOf(date), Number(date.slice(0, 4)))
    }),
  )
})
