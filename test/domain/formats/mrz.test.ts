import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mrzCheckDigit } from '../../../src/domain/formats/mrz-check-digit.ts'
import { parseMrz } from '../../../src/domain/formats/mrz.ts'

const today = '2026-11-21'
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']
const allTrue = { id_number: true, date_of_birth: true, id_expiry: true, optional: true, composite: true }

test('the ICAO passport specimen reads with every check digit true', () => {
  const mrz = parseMrz(passport, { today })
  assert.deepEqual(mrz?.parts, allTrue)
  assert.equal(mrz.valid, true)
  assert.deepEqual(mrz.fields, {
    last_name: 'ERIKSSON',
    first_name: 'ANNA MARIA',
    id_number: 'L898902C3',
    date_of_birth: '1974-08-12',
    id_expiry: '2012-04-15',
    sex: 'F',
    citizenship: 'UTO',
    id_country: 'UTO',
  })
})

test('the ICAO card specimens of both sizes read with every check digit true', () => {
  const td1 = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']
  const td2 = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6']
  for (const lines of [td1, td2]) {
    const mrz = parseMrz(lines, { today })
    assert.deepEqual(mrz?.parts, { ...allTrue, optional: null })
    assert.equal(mrz.fields.id_number, 'D23145890')
    assert.equal(mrz.fields.first_name, 'ANNA MARIA')
  }
})

test('a permanent resident card of the United States, whose code has a digit, is read', () => {
  const upper = `C1USA000000000${mrzCheckDigit('000000000')}SRC0000000001<<`
  const [birth, expiry] = ['640812', '301031']
  const middle = `${birth}${mrzCheckDigit(birth)}F${expiry}${mrzCheckDigit(expiry)}CAN<<<<<<<<<<<`
  const composite = mrzCheckDigit(upper.slice(5) + middle.slice(0, 7) + middle.slice(8, 15) + middle.slice(18))
  const mrz = parseMrz([upper, middle + composite, 'CRITTENDEN<<LEE<W<<<<<<<<<<<<<'], { today })
  assert.equal(mrz?.valid, true)
  assert.equal(mrz.documentCode, 'C1')
})

test('a French identity card of 1995 gives its twelve-digit number and no expiry', () => {
  const mrz = parseMrz(['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'], { today })
  assert.deepEqual(mrz?.fields, {
    last_name: 'BERTHIER',
    first_name: 'CORINNE',
    id_number: '880692310285',
    date_of_birth: '1965-12-06',
    sex: 'F',
    id_country: 'FR',
  })
  assert.equal(mrz.parts.id_expiry, null)
})

test('a card number longer than nine characters runs on into the optional data', () => {
  const number = '592158706'
  const tail = '123'
  const digit = mrzCheckDigit(number + tail)
  const first = `IDBEL${number}<${tail}${digit}`.padEnd(30, '<')
  const second = `850101${mrzCheckDigit('850101')}F300101${mrzCheckDigit('300101')}BEL`.padEnd(29, '<')
  const composite = mrzCheckDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29))
  const mrz = parseMrz([first, second + composite, 'RODENBACH<<LIESBETH'.padEnd(30, '<')], { today })
  assert.equal(mrz?.valid, true)
  assert.equal(mrz.fields.id_number, '592158706123')
  assert.equal(mrz.fields.citizenship, 'BE')
})

test('a letter read in a date is put right and noted', () => {
  const mrz = parseMrz([passport[0]!, passport[1]!.replace('7408122', '74O8122')], { today })
  assert.equal(mrz?.valid, true)
  assert.deepEqual(mrz.repaired, ['date_of_birth'])
  assert.equal(mrz.lines[1], passport[1])
})

test('a misread number is put right only to one that is printed on the document', () => {
  const misread = [passport[0]!, passport[1]!.replace('L898902C3', 'L8989O2C3')]
  const mrz = parseMrz(misread, { today, printedNumbers: ['L898902C3'] })
  assert.equal(mrz?.fields.id_number, 'L898902C3')
  assert.deepEqual(mrz.repaired, ['id_number'])
  const unproven = parseMrz(misread, { today })
  assert.equal(unproven?.valid, false)
  assert.equal(unproven.fields.id_number, undefined)
})

test('two misread characters in one part are not put right', () => {
  const mrz = parseMrz([passport[0]!, passport[1]!.replace('7408122', '74OB122')], { today })
  assert.equal(mrz?.valid, false)
  assert.deepEqual(mrz.repaired, [])
  assert.equal(mrz.fields.date_of_birth, undefined)
})

test('a changed birth date is reported and not used', () => {
  const mrz = parseMrz([passport[0]!, passport[1]!.replace('7408122', '7508122')], { today })
  assert.equal(mrz?.parts.date_of_birth, false)
  assert.equal(mrz.parts.composite, false)
  assert.equal(mrz.parts.id_number, true)
  assert.equal(mrz.fields.date_of_birth, undefined)
})

// ICAO 9303 part 7 prints both visas with the digits as they are here.
test('the ICAO visas of both sizes read without a composite digit', () => {
  const a = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<']
  const b = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<']
  for (const [format, lines] of [
    ['MRV-A', a],
    ['MRV-B', b],
  ] as const) {
    const mrz = parseMrz(lines, { today })
    assert.equal(mrz?.format, format)
    assert.deepEqual(mrz.parts, { ...allTrue, optional: null, composite: null })
    assert.equal(mrz.valid, true)
    assert.equal(mrz.fields.id_number, 'L8988901C')
    assert.equal(mrz.fields.date_of_birth, '1940-09-07')
  }
})

test('a visa with a wrong digit is not valid, and none of its characters is put right', () => {
  const visa = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4OO9078F96121096ZE184226B<<<<<<']
  const mrz = parseMrz(visa, { today })
  assert.equal(mrz?.valid, false)
  assert.deepEqual(mrz.repaired, [])
})

test('a Swiss driving licence gives names, birth date and the number of its holder', () => {
  const lines = ['ABC123F<<', 'FACHE104512678002<<850704<<<<<', 'BRUNNER<<CHLOE<ANNE<<<<<<<<<<<']
  const mrz = parseMrz(lines, { today })
  assert.equal(mrz?.format, 'CH-DL')
  assert.equal(mrz.documentCode, 'FA')
  assert.deepEqual(mrz.fields, {
    last_name: 'BRUNNER',
    first_name: 'CHLOE ANNE',
    id_number: '104512678',
    date_of_birth: '1985-07-04',
    id_country: 'CH',
  })
  assert.deepEqual(new Set(Object.values(mrz.parts)), new Set([null]))
  assert.equal(mrz.valid, true)
})

const spoiltLicences: [string, readonly string[]][] = [
  [
    'a language that Switzerland has not',
    ['ABC123E<<', 'FACHE104512678002<<850704<<<<<', 'BRUNNER<<CHLOE<ANNE<<<<<<<<<<<'],
  ],
  ['a letter in the number', ['ABC123F<<', 'FACHE1O4512678002<<850704<<<<<', 'BRUNNER<<CHLOE<ANNE<<<<<<<<<<<']],
  ['text behind the birth date', ['ABC123F<<', 'FACHE104512678002<<850704<<<1<', 'BRUNNER<<CHLOE<ANNE<<<<<<<<<<<']],
  ['a digit in the name', ['ABC123F<<', 'FACHE104512678002<<850704<<<<<', 'BRUNNER<<CHL0E<ANNE<<<<<<<<<<<']],
]
for (const [what, lines] of spoiltLicences) {
  test(`a Swiss driving licence with ${what} is no MRZ`, () => assert.equal(parseMrz(lines, { today }), null))
}

test('an MRZ whose check digits hold but whose day does not exist is not valid', () => {
  const start = passport[1]!.slice(0, 13)
  const middle = `740231${mrzCheckDigit('740231')}` + passport[1]!.slice(20, 43)
  const composite = mrzCheckDigit(start.slice(0, 10) + middle.slice(0, 7) + middle.slice(8))
  const mrz = parseMrz([passport[0]!, start + middle + composite], { today })
  assert.equal(mrz?.parts.composite, true)
  assert.equal(mrz.valid, false)
})

test('a birth date of which only the year is known is allowed', () => {
  const start = passport[1]!.slice(0, 13)
  const middle = `74<<<<${mrzCheckDigit('74<<<<')}` + passport[1]!.slice(20, 43)
  const composite = mrzCheckDigit(start.slice(0, 10) + middle.slice(0, 7) + middle.slice(8))
  const mrz = parseMrz([passport[0]!, start + middle + composite], { today })
  assert.equal(mrz?.valid, true)
  assert.equal(mrz.fields.date_of_birth, undefined)
})

const notMrz: [string, readonly string[]][] = [
  ['an issuer that does not exist', ['P<QQQERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', passport[1]!]],

  ['a stray first letter', [`L${passport[0]!.slice(0, -1)}`, passport[1]!]],
  ['a line one character short', [passport[0]!.slice(1), passport[1]!]],
  ['one line only', [passport[1]!]],
  ['nothing', []],
]
for (const [what, lines] of notMrz) {
  test(`${what} is no MRZ`, () => assert.equal(parseMrz(lines, { today }), null))
}

test('a name line with characters behind the fillers names nobody, and the rest still reads', () => {
  const mrz = parseMrz([passport[0]!.slice(0, -3) + 'K1K', passport[1]!], { today })
  assert.equal(mrz?.fields.last_name, undefined)
  assert.equal(mrz?.fields.id_number, 'L898902C3')
})

const centuries: [string, string][] = [
  ['261121', '2026-11-21'],
  ['261122', '1926-11-22'],
  ['270101', '1927-01-01'],
  ['000229', '2000-02-29'],
]
for (const [printed, date] of centuries) {
  test(`a person born on ${printed} was born on ${date} when today is ${today}`, () => {
    const start = passport[1]!.slice(0, 13)
    const middle = printed + mrzCheckDigit(printed) + passport[1]!.slice(20, 43)
    const composite = mrzCheckDigit(start.slice(0, 10) + middle.slice(0, 7) + middle.slice(8))
    assert.equal(parseMrz([passport[0]!, start + middle + composite], { today })?.fields.date_of_birth, date)
  })
}

test('a day that does not exist gives no date', () => {
  const start = passport[1]!.slice(0, 13)
  const middle = `740231${mrzCheckDigit('740231')}` + passport[1]!.slice(20, 43)
  const composite = mrzCheckDigit(start.slice(0, 10) + middle.slice(0, 7) + middle.slice(8))
  assert.equal(parseMrz([passport[0]!, start + middle + composite], { today })?.fields.date_of_birth, undefined)
})

test('one wrong character in the data line never gives a valid MRZ with a wrong value', () => {
  const right = parseMrz(passport, { today })
  const characters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 43 }), characters, (position, character) => {
      // Characters of equal value are one to the check digits (A and 0, L and 1): no reader can tell.
      fc.pre(mrzCheckDigit(character) !== mrzCheckDigit(passport[1]![position]!))
      const line = passport[1]!.slice(0, position) + character + passport[1]!.slice(position + 1)
      const mrz = parseMrz([passport[0]!, line], { today, printedNumbers: ['L898902C3'] })
      if (mrz?.valid !== true) return
      for (const field of ['id_number', 'date_of_birth', 'id_expiry'] as const) {
        assert.equal(mrz.fields[field], right?.fields[field])
      }
    }),
    { numRuns: 1000, seed: 9303 },
  )
})
