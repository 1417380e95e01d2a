import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedText } from '../../../src/reading/page/printed-text.ts'
import { segmentOf } from '../../../src/reading/page/rows.ts'
import { readAddress } from '../../../src/reading/fields/values/address.ts'
import { readAnswer, readFrequency, readSex } from '../../../src/reading/fields/values/choice.ts'
import { isAmerican } from '../../../src/reading/fields/labelled-document.ts'
import { dayFirstOf, readDates, type DayFirst } from '../../../src/reading/fields/values/date.ts'
import { readAccount, readIban, readIdNumber } from '../../../src/reading/fields/values/identifiers.ts'
import { readAmounts } from '../../../src/reading/fields/values/money.ts'
import { readPersonName } from '../../../src/reading/fields/values/names.ts'
import { readCountry, readJurisdiction } from '../../../src/reading/fields/values/place.ts'
import { words } from '../support/words.ts'

const dates: [string, string[], DayFirst?][] = [
  ['2026-11-02', ['2026-11-02']],
  ['2019/09/16', ['2019-09-16']],
  ['13-Nov-2026', ['2026-11-13']],
  ['November 2, 2026', ['2026-11-02']],
  ['Nov 2 2026', ['2026-11-02']],
  ['2 novembre 2026', ['2026-11-02']],
  ['1er mars 2026', ['2026-03-01']],
  ['ler mars 2026', ['2026-03-01']],
  ['15 août 2026', ['2026-08-15']],
  ['12 APR / AVR 1985', ['1985-04-12']],
  ['12 APR/AVR 85', ['1985-04-12']],
  ['12.01.2034', ['2034-01-12']],
  ['03 11 1988', ['1988-11-03']],
  ['04/12/2030', ['2030-12-04'], true],
  ['04/12/2030', ['2030-04-12'], false],
  ['25/12/2030', ['2030-12-25'], false],
  ['19850412', ['1985-04-12']],
  ['2O26-11-O2', ['2026-11-02']],
  ['25-Oct-2026 to 07-Nov-2026', ['2026-10-25', '2026-11-07']],
  ['Du 1er au 31 octobre 2026', ['2026-10-01', '2026-10-31']],
  ['Dec 15 - Jan 14, 2027', ['2026-12-15', '2027-01-14']],
  ['1er octobre au 31 octobre 2026', ['2026-10-01', '2026-10-31']],
  ['SEP 30/26 - OCT 30/26', ['2026-09-30', '2026-10-30']],
  ['SEPT 30/26', ['2026-09-30']],
  ["Oct. 2, '26", ['2026-10-02']],
  ['Oct 1 - 31, 2026', ['2026-10-01', '2026-10-31']],
  ['01 Sep 26 / 30 Sep 26', ['2026-09-01', '2026-09-30']],
  ['19 SEPT 53', ['1953-09-19']],
  ['02 NOV 38', ['2038-11-02']],
  ['26-08-29', ['2026-08-29'], 'year'],
  ['26-09-2024', ['2024-09-26'], 'year'],
  ['31 February 2026', []],
  ['1-800-555-0134', []],
  ['4402 118 673', []],
]
for (const [printed, expected, dayFirst = null] of dates) {
  test(`the dates of "${printed}" are ${expected.join(' and ') || 'none'}`, () => {
    const found = readDates(printedText(words(printed)), { dayFirst, today: '2026-11-21' })
    assert.deepEqual(
      found.map(({ value }) => value),
      expected,
    )
  })
}

test('a date past the 12th shows which number is the day', () => {
  assert.equal(dayFirstOf('04/12/2030 13/05/2025', '2026-11-21'), true)
  assert.equal(dayFirstOf('04/12/2030 05/29/2025', '2026-11-21'), false)
  assert.equal(dayFirstOf('04/12/2030', '2026-11-21'), null)
})

test('a date with spaces and one with a year of two digits show which number is the day', () => {
  assert.equal(dayFirstOf('DU 01 06 2026 AU 30 06 2026', '2026-11-21'), true)
  assert.equal(dayFirstOf('from 01 06 2026 to 06 30 2026', '2026-11-21'), false)
  assert.equal(dayFirstOf('READ 05/11/26, LAST READ 28/10/26', '2026-11-21'), true)
  assert.equal(dayFirstOf('05 64 52 4885', '2026-11-21'), null)
})

test('two capitals and five digits are an American town only with a state', () => {
  assert.equal(isAmerican('CB 80000 AGADIR'), false)
  assert.equal(isAmerican('Des Moines IA 50309-2711'), true)
})

test('dates of a page begin with a year of two digits when the year cannot be last', () => {
  assert.equal(dayFirstOf('Period end 26-08-29, paid 26-09-04', '2026-11-21'), 'year')
  assert.equal(dayFirstOf('Paid 04-09-26', '2026-11-21'), null)
  assert.equal(dayFirstOf('Paid 24-09-26', '2026-11-21'), null)
})

test('the century of a year of two digits follows the day that is given, not the day the process started', () => {
  const onDay = (today: string) =>
    readDates(printedText(words('02 NOV 43')), { dayFirst: null, today }).map(({ value }) => value)
  assert.deepEqual(onDay('2026-12-31'), ['1943-11-02'])
  assert.deepEqual(onDay('2027-01-01'), ['2043-11-02'])
  assert.equal(dayFirstOf('Paid 28-09-30', '2026-12-31'), null)
  assert.equal(dayFirstOf('Paid 28-09-30', '2027-01-01'), 'year')
})

const amounts: [string, string[]][] = [
  ['$2,552.20', ['2552.20']],
  ['2 552,20 $', ['2552.20']],
  ['1.234,56 €', ['1234.56']],
  ["1'234.50", ['1234.50']],
  ['- $2,960.85', ['-2960.85']],
  ['(118.67)', ['-118.67']],
  ['118,67-', ['-118.67']],
  ['$1,802. 10', ['1802.10']],
  ['$1,802', ['1802.00']],
  ['2,552.20  57,631.40', ['2552.20', '57631.40']],
  ['75,00  2 430,00', ['75.00', '2430.00']],
  ['21  31,20', ['31.20']],
  ['13% of 20', []],
  ['9,975 %', []],
  ['2026', []],
]
for (const [printed, expected] of amounts) {
  test(`the amounts of "${printed}" are ${expected.join(' and ') || 'none'}`, () => {
    assert.deepEqual(
      readAmounts(printedText(words(printed))).map(({ value }) => value),
      expected,
    )
  })
}

const names: [string, string | null][] = [
  ['Clara J. Clearwater', 'Clara J. Clearwater'],
  ['Mme Marie-Ève Tremblay-Roy', 'Marie-Ève Tremblay-Roy'],
  ["Séan O'Brien", "Séan O'Brien"],
  ['Ludwig van Beethoven', 'Ludwig van Beethoven'],
  ['ÉTIENNE FILS DE GASTON', 'ÉTIENNE'],
  ['CLEARWATER,', 'CLEARWATER'],
  ['of the account', null],
  ['218 Heronwood Crescent', null],
]
for (const [printed, expected] of names) {
  test(`"${printed}" names ${expected ?? 'no person'}`, () => {
    assert.equal(readPersonName(words(printed))?.value ?? null, expected)
  })
}

const addresses: [string[], string | null][] = [
  [['218 Heronwood Crescent', 'Ottawa ON  K1V 7T9'], '218 Heronwood Crescent, Ottawa ON K1V 7T9'],
  [['12 Main Street', 'Ottawa ON K1A OB1', 'Account 12'], '12 Main Street, Ottawa ON K1A 0B1'],
  [['12, rue Neuve', '75002 Paris'], '12, rue Neuve, 75002 Paris'],
  [['31 hameau des Combes 26150 Die', '31 Décembre'], '31 hameau des Combes 26150 Die'],
  [['RUE 214, N° 5 80000 AGADIR', 'TRAVAUX DIVERS'], 'RUE 214, N° 5 80000 AGADIR'],
  [['- #32, 3193 Garnet Street', 'Regina SK S4T 1R5'], '#32, 3193 Garnet Street, Regina SK S4T 1R5'],
  [['Not an address', 'at all'], null],
]
for (const [lines, expected] of addresses) {
  test(`the address of "${lines.join(' | ')}" is ${expected ?? 'none'}`, () => {
    assert.equal(readAddress(lines.map((line) => segmentOf(words(line))))?.value ?? null, expected)
  })
}

test('numbers keep the hyphens of a card and the spaces of an account, and a phone number is no IBAN', () => {
  assert.equal(readIdNumber(words('C4827-10398-55412'), undefined)?.value, 'C4827-10398-55412')
  assert.equal(readIdNumber(words('AB 123 456'), undefined)?.value, 'AB123456')
  assert.equal(readIdNumber(words('Clearwater'), undefined), null)
  assert.equal(readAccount(words('299 081 547 613'))?.value, '299 081 547 613')
  assert.equal(readAccount(words('Everyday Chequing')), null)
  assert.equal(readIban(words('FR14 2004 1010 0505 0001 3M02 606'))?.value, 'FR1420041010050500013M02606')
  assert.equal(readIban(words('FR14 2004 1010 0505 0001 3M02 607')), null)
})

test('words of choice are understood in both languages', () => {
  assert.equal(readFrequency('Bi-weekly'), 'biweekly')
  assert.equal(readFrequency('Aux deux semaines'), 'biweekly')
  assert.equal(readFrequency('Bimensuelle (24 paies)'), 'semimonthly')
  assert.equal(readFrequency('Mensuel'), 'monthly')
  assert.equal(readSex('F/F'), 'F')
  assert.equal(readSex('Masculin'), 'M')
  assert.equal(readSex('Smith'), null)
})

test('countries, nationalities, provinces and states are recognised', () => {
  assert.equal(readCountry('CANADIAN / CANADIENNE'), 'CA')
  assert.equal(readCountry('Française'), 'FR')
  assert.equal(readCountry('UTO'), 'UTO')
  assert.equal(readCountry('BRITISH COL UMBIA'), null)
  assert.equal(readCountry('somewhere'), null)
  assert.deepEqual(readJurisdiction('Régie des routes, QUÉBEC'), { code: 'QC', country: 'CA' })
  assert.equal(readJurisdiction('Toronto'), null)
})

const answers: readonly (readonly [printed: string, answer: string | null])[] = [
  ['☐ Yes ☒ No', 'false'],
  ['Yes [x] No [ ]', 'true'],
  ['Oui ☐ Non ☑', 'false'],
  ['No', 'false'],
  ['Oui', 'true'],
  ['Yes No', null],
  ['☐ Yes ☐ No', null],
  ['', null],
]
for (const [printed, answer] of answers) {
  test(`the answer '${printed}' is ${answer ?? 'none'}`, () => assert.equal(readAnswer(printed), answer))
}
