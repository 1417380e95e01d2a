import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { degrade } from '../../../tools/documents/degrade.ts'
import { payFigures } from '../../../tools/documents/specimens/figures/pay.ts'
import { statementFigures } from '../../../tools/documents/specimens/figures/statement.ts'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { cardMrz, checkDigit, passportMrz } from '../../../tools/documents/mrz-lines.ts'
import { people } from '../../../tools/documents/specimens/people.ts'
import type { Person } from '../../../tools/documents/person.ts'
import { profile } from '../../../tools/documents/specimens/profile.ts'

const days = ['2026-01-01', '2026-01-16', '2026-03-10', '2027-12-31', '2028-02-29', '2028-03-01']
const languages = ['en', 'fr'] as const

test('check digits are those of ICAO’s own example', () => {
  const rows = [
    ['L898902C3', '6'],
    ['740812', '2'],
    ['120415', '9'],
    ['ZE184226B<<<<<', '1'],
    ['L898902C3674081221204159ZE184226B<<<<<1', '0'],
  ] as const
  for (const [content, digit] of rows) assert.equal(checkDigit(content), digit, content)
})

const bearer: Person = {
  ...people.en,
  firstName: 'Anna',
  middleNames: 'Maria',
  lastName: 'Eriksson',
  dateOfBirth: '1974-08-12',
  sex: 'F',
}
const mrzData = { person: bearer, expiry: '2012-04-15' }

test('a passport’s MRZ is laid out as ICAO’s example, but for its optional data', () => {
  assert.deepEqual(passportMrz({ ...mrzData, documentCode: 'P<', number: 'L898902C3' }), [
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UTO7408122F1204159<<<<<<<<<<<<<<08',
  ])
})

test('a card’s MRZ is ICAO’s example to the letter', () => {
  assert.deepEqual(cardMrz({ ...mrzData, documentCode: 'I<', number: 'D23145890' }), [
    'I<UTOD231458907<<<<<<<<<<<<<<<',
    '7408122F1204159UTO<<<<<<<<<<<6',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ])
})

test('a statement’s opening balance, credits and debits make its closing balance, line by line', () => {
  for (const day of days) {
    for (const language of languages) {
      const { opening, credits, debits, closing, transactions } = statementFigures(language, day)
      assert.equal(opening + credits - debits, closing, `${language} ${day}`)
      let balance = opening
      for (const transaction of transactions) assert.equal(transaction.balance, (balance += transaction.amount))
      assert.ok(
        transactions.some(({ amount }) => amount > 150_000),
        `${language} ${day} has a pay`,
      )
      assert.ok(
        transactions.every((transaction) => transaction.balance > 0),
        `${language} ${day} stays in credit`,
      )
    }
  }
})

test('a payslip’s net pay is its gross pay less its deductions, this time and since new year', () => {
  for (const day of days) {
    for (const language of languages) {
      const pay = payFigures(language, day)
      const sum = (key: 'current' | 'yearToDate', lines: typeof pay.earnings) =>
        lines.reduce((total, row) => total + row[key], 0)
      assert.equal(pay.net, sum('current', pay.earnings) - sum('current', pay.deductions))
      assert.equal(pay.netYearToDate, sum('yearToDate', pay.earnings) - sum('yearToDate', pay.deductions))
      assert.ok(pay.grossYearToDate >= pay.gross && pay.netYearToDate >= pay.net)
      assert.ok(pay.periodStart < pay.periodEnd && pay.periodEnd <= pay.payDate)
    }
  }
})

test('whatever the day, documents are recent and past, cards issued before it and valid for a year', () => {
  const age = (day: string, date: string) => (Date.parse(day) - Date.parse(date)) / 86_400_000
  for (const day of days) {
    for (const { name, docType, expected } of specimens(day)) {
      const limit = docType === 'payslip' ? 30 : 60
      if (expected.document_date) {
        const days = age(day, expected.document_date)
        assert.ok(days >= 0 && days <= limit, `${name} is ${days} days old on ${day}`)
      }
      if (expected.id_expiry) assert.ok(age(expected.id_expiry, day) > 365, `${name} on ${day}`)
      if (expected.id_issue_date) assert.ok(expected.id_issue_date < day, `${name} on ${day}`)
    }
  }
})

test('the barcode on the back of a licence says what the front says', async () => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const licences = specimens('2026-03-10').filter(({ docType }) => docType === 'driver_licence')
  assert.equal(licences.length, 3)
  for (const { name, expected, render } of licences) {
    const [barcode] = await readBarcodes(await render(), { formats: ['PDF417'], textMode: 'Plain' })
    const elements = new Map(
      barcode!.text
        .slice(33)
        .split(/[\n\r]/)
        .map((element) => [element.slice(0, 3), element.slice(3)]),
    )
    const [year, month, dayOfMonth] = expected.date_of_birth!.split('-')
    const birth =
      expected.id_country === 'US' ? `${month}${dayOfMonth}${year}` : expected.date_of_birth!.replaceAll('-', '')
    assert.equal(elements.get('DAQ'), expected.id_number, name)
    assert.equal(elements.get('DBB'), birth, name)
    assert.equal(elements.get('DCS'), expected.last_name, name)
    assert.equal(elements.get('DAJ'), expected.id_province, name)
    const text = barcode!.text
    const [offset, length] = [Number(text.slice(23, 27)), Number(text.slice(27, 31))]
    assert.equal(text.slice(offset, offset + 2), 'DL', name)
    assert.equal(text.length, offset + length, name)
  }
})

test('the profile of a language agrees with its documents', () => {
  for (const language of languages) {
    const values = profile(language, '2026-03-10')
    const passport = specimens('2026-03-10').find(({ name }) => name === `passport-${language}`)!.expected
    assert.equal(values.id_number, passport.id_number)
    assert.equal(values.id_expiry, passport.id_expiry)
    assert.equal(values.date_of_birth, passport.date_of_birth)
    assert.equal(`${values.last_name}`.toUpperCase(), passport.last_name)
    const bill = specimens('2026-03-10').find(({ name }) => name === `utility-bill-${language}`)!.expected
    for (const key of ['street1', 'city', 'postal_code']) assert.ok(bill.address!.includes(`${values[key]}`), key)
    const gross = payFigures(language, '2026-03-10').gross * (language === 'en' ? 26 : 24)
    assert.ok(gross >= Number(values.annual_income) * 90 && gross <= Number(values.annual_income) * 110)
  }
})

test('a social insurance number of a profile passes Luhn and starts with neither 0 nor 8', () => {
  for (const language of languages) {
    const digits = [...people[language].socialInsuranceNumber].map(Number)
    const sum = digits.reduce((total, digit, index) => {
      const weighed = index % 2 === 1 ? digit * 2 : digit
      return total + (weighed > 9 ? weighed - 9 : weighed)
    }, 0)
    assert.equal(digits.length, 9)
    assert.equal(sum % 10, 0)
    assert.ok(digits[0] !== 0 && digits[0] !== 8)
  }
})

test('a profile answers every data point that ca_aml asks of an individual at onboarding', () => {
  const points = [
    ...['first_name', 'last_name', 'date_of_birth', 'citizenship', 'street1', 'city', 'province', 'postal_code'],
    ...['country', 'phone', 'email', 'id_type', 'id_number', 'id_expiry', 'sin', 'occupation', 'account_type'],
    ...['purpose', 'source_of_funds', 'third_party', 'pep_foreign'],
  ]
  assert.equal(points.length, 21)
  for (const language of languages) {
    const values = profile(language, '2026-03-10')
    for (const point of points) assert.notEqual(values[point] ?? '', '', point)
  }
})

test('a degraded image is the same for the same seed, another for another, and smaller when taken from afar', async () => {
  const clean = await specimens('2026-03-10')[0]!.render()
  const [first, again, other] = await Promise.all([1, 1, 2].map((seed) => degrade(clean, { level: 'medium', seed })))
  assert.deepEqual(first, again)
  assert.notDeepEqual(first, other)
  assert.ok(first!.length < clean.length)
})
