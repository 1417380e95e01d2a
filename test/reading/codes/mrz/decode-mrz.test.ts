import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mrzCheckDigit } from '../../../../src/domain/formats/mrz-check-digit.ts'
import { decodeMrz } from '../../../../src/reading/codes/mrz/decode-mrz.ts'
import { readings } from '../../support/mrz-readings.ts'
import { seededRandom } from '../../../../tools/documents/random.ts'
import { inventMrz, mrzKinds } from '../../support/mrz-images.ts'

const today = '2026-11-21'
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']

for (const kind of mrzKinds) {
  test(`a clear ${kind} MRZ is valid as read`, () => {
    const random = seededRandom(7)
    for (let number = 0; number < 50; number++) {
      const lines = inventMrz(kind, random)
      const mrz = decodeMrz(readings(lines), { today })
      assert.equal(mrz?.valid, true)
      assert.deepEqual(mrz.lines, lines)
      assert.deepEqual(mrz.repaired, [])
    }
  })
}

test('a letter in a date is read as the digit it looks like', () => {
  const doubt = { line: 1, place: 15, first: 'O', share: 0.45, second: '0' }
  assert.equal(decodeMrz(readings(passport, [doubt]), { today })?.valid, true)
})

test('one doubtful character of a date is corrected when its check digit and the composite then match', () => {
  const doubt = { line: 1, place: 14, first: '1', share: 0.7, second: '4' }
  const mrz = decodeMrz(readings(passport, [doubt]), { today })
  assert.deepEqual(mrz?.lines, passport)
  assert.deepEqual(mrz.repaired, ['date_of_birth'])
})

test('two doubtful characters of one date are not corrected', () => {
  const doubts = [
    { line: 1, place: 14, first: '1', share: 0.7, second: '4' },
    { line: 1, place: 16, first: '3', share: 0.7, second: '8' },
  ]
  assert.notEqual(decodeMrz(readings(passport, doubts), { today })?.valid, true)
})

test('a doubtful character of a number is not corrected: the composite weighs it like its own check digit', () => {
  const doubt = { line: 1, place: 2, first: '8', share: 0.6, second: '9' }
  assert.notEqual(decodeMrz(readings(passport, [doubt]), { today })?.valid, true)
})

test('a visa is never corrected: it has no composite check digit', () => {
  const visa = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<']
  assert.equal(decodeMrz(readings(visa), { today })?.valid, true)
  const doubt = { line: 1, place: 14, first: '9', share: 0.7, second: '0' }
  assert.equal(decodeMrz(readings(visa, [doubt]), { today }), null)
})

test('an MRZ with a doubtful letter in a name is read without its names: no check digit covers them', () => {
  const doubt = { line: 0, place: 7, first: 'I', share: 0.6, second: 'T' }
  assert.deepEqual(decodeMrz(readings(passport, [doubt]), { today })?.fields, {
    id_number: 'L898902C3',
    date_of_birth: '1974-08-12',
    id_expiry: '2012-04-15',
    sex: 'F',
    citizenship: 'UTO',
    id_country: 'UTO',
  })
})

test('a letter in a name needs 99.5 % in one reading and 99 % in the mean of several', () => {
  const surname = (share: number, confirmed: boolean) => {
    const doubt = { line: 0, place: 7, first: 'I', share, second: 'T' }
    return decodeMrz(readings(passport, [doubt]), { today, confirmed })?.fields.last_name
  }
  assert.equal(surname(0.98, false), undefined)
  assert.equal(surname(0.996, false), 'ERIKSSON')
  assert.equal(surname(0.985, true), undefined)
  assert.equal(surname(0.992, true), 'ERIKSSON')
})

test('a doubtful character among the fillers after a name is a filler: no letter can follow three fillers', () => {
  const doubts = [32, 36, 43].map((place) => ({ line: 0, place, first: 'K', share: 0.8, second: '<' }))
  assert.deepEqual(decodeMrz(readings(passport, doubts), { today })?.lines, passport)
})

test('an MRZ with a doubtful character right after a name is read without its names: it may be a letter', () => {
  const doubt = { line: 0, place: 25, first: '<', share: 0.8, second: 'K' }
  const mrz = decodeMrz(readings(passport, [doubt]), { today })
  assert.equal(mrz?.fields.first_name, undefined)
  assert.equal(mrz?.fields.id_number, 'L898902C3')
})

test('a doubtful character of a nationality is read as the only state code it can be', () => {
  const doubt = { line: 1, place: 10, first: 'V', share: 0.7, second: 'U' }
  assert.deepEqual(decodeMrz(readings(passport, [doubt]), { today })?.lines, passport)
})

test('an MRZ whose doubtful nationality can be two state codes is not read', () => {
  const lines = [passport[0]!, passport[1]!.replace('UTO', 'AUT')]
  const doubt = { line: 1, place: 12, first: 'S', share: 0.7, second: 'T' }
  assert.equal(decodeMrz(readings(lines, [doubt]), { today }), null)
})

test('a clear code of no state is not changed to a state code', () => {
  const doubt = { line: 1, place: 10, first: 'V', share: 0.995, second: 'U' }
  assert.notEqual(decodeMrz(readings(passport, [doubt]), { today })?.valid, true)
})

test('one zero of a number may look like an O, because the check digit decides; two may not', () => {
  const lines = withNumber('A00000009')
  const one = { line: 1, place: 3, first: '0', share: 0.95, second: 'O' }
  assert.equal(decodeMrz(readings(lines, [one]), { today })?.valid, true)
  assert.equal(decodeMrz(readings(lines, [one, { ...one, place: 6 }]), { today }), null)
})

test('a failing composite digit is not reported when a zero of optional data read as O explains it', () => {
  const card = ['I<XIM1161428793UGS6FO8<<<<<<<<', '5105276<2802183XIM<<<<<<<<<<<5', 'TTW<<YXOOZUL<<<<<<<<<<<<<<<<<<']
  assert.equal(decodeMrz(readings(card), { today })?.valid, true)
  const misread = (from: string, to: string) => [card[0]!.replace(from, to), card[1]!, card[2]!]
  assert.equal(decodeMrz(readings(misread('FO8', 'F08')), { today }), null)
  assert.equal(decodeMrz(readings(misread('UGS6', 'UGS7')), { today })?.parts.composite, false)
})

/** A passport with a number, its digit and the composite digit. */
function withNumber(number: string): string[] {
  const proven = number + mrzCheckDigit(number)
  const rest = passport[1]!.slice(10, 43)
  return [passport[0]!, `${proven}${rest}${mrzCheckDigit(proven + rest.slice(3, 10) + rest.slice(11))}`]
}

test('two zeros that may be two letters O are not read where the check digit is the same', () => {
  const perhaps = (place: number) => ({ line: 1, place, first: '0', share: 0.995, second: 'O' })
  const lines = withNumber('L00898023')
  // At weights 3 and 1 the digit tells 00 from OO, at weights 7 and 3 it does not.
  assert.equal(decodeMrz(readings(lines, [perhaps(1), perhaps(2)]), { today })?.valid, true)
  const others = withNumber('A81004023')
  assert.equal(decodeMrz(readings(others, [perhaps(3), perhaps(4)]), { today }), null)
})

test('two letters of a number that together weigh the same as two others are not read where both are doubtful', () => {
  const perhaps = (place: number, share: number) => ({ line: 1, place, first: 'H', share, second: 'M' })
  const lines = withNumber('L8H8H2023')
  assert.equal(decodeMrz(readings(lines, [perhaps(2, 0.8)]), { today })?.valid, true)
  assert.equal(decodeMrz(readings(lines, [perhaps(2, 0.8), perhaps(4, 0.98)]), { today }), null)
})

test('one zero of a number read as O is corrected by the check digit, if nothing else of the number is doubtful', () => {
  const lines = withNumber('L898O02C3')
  const misread = { line: 1, place: 4, first: '0', share: 0.8, second: 'O' }
  const mrz = decodeMrz(readings(lines, [misread]), { today })
  assert.deepEqual(mrz?.lines, lines)
  assert.deepEqual(mrz.repaired, ['id_number'])
  for (const beside of [
    { line: 1, place: 5, first: '0', share: 0.99, second: 'O' },
    { line: 1, place: 8, first: '3', share: 0.96, second: '5' },
  ]) {
    assert.equal(decodeMrz(readings(lines, [misread, beside]), { today }), null)
  }
})

test('a clear number whose check digit fails does not make the MRZ invalid when a zero read as O explains it', () => {
  const [first, second] = withNumber('L898O02C3')
  assert.equal(decodeMrz(readings([first!, second!.replace('L898O', 'L8980')]), { today }), null)
  const other = decodeMrz(readings([first!, second!.replace('L898O', 'L998O')]), { today })
  assert.equal(other?.parts.id_number, false)
  const [, two] = withNumber('L8OO902C3')
  assert.equal(decodeMrz(readings([first!, two!.replace('L8OO', 'L800')]), { today }), null)
})

test('a zero in a name is read as O and an O in a date as zero, whatever the confidence', () => {
  const lines = [passport[0]!.replace('MARIA', 'OLGA<'), passport[1]!]
  const read = readings([lines[0]!.replace('OLGA', '0LGA'), lines[1]!.replace('7408122', '74O8122')])
  assert.deepEqual(decodeMrz(read, { today })?.lines, lines)
})

test('each position of a Swiss licence has a letter or a digit as its format says', () => {
  const lines = ['FCO079F<<', 'FACHE788536256450<<950220<<<<<', 'MUELLER<<SVEN<<<<<<<<<<<<<<<<<']
  const doubts = [
    { line: 0, place: 2, first: '0', share: 0.7, second: 'O' },
    { line: 1, place: 16, first: 'O', share: 0.9, second: '0' },
  ]
  assert.deepEqual(decodeMrz(readings(lines, doubts), { today })?.lines, lines)
})

test('two characters with the same value in a check digit need a high confidence', () => {
  const doubt = { line: 1, place: 8, first: '6', share: 0.75, second: 'G' }
  const lines = withNumber(`L898902C${doubt.first}`)
  assert.equal(decodeMrz(readings(lines), { today })?.valid, true)
  assert.equal(decodeMrz(readings(lines, [doubt]), { today }), null)
})

test('a clear MRZ whose check digits fail is returned as invalid, an unclear one is not returned', () => {
  const changed = [passport[0]!, passport[1]!.replace('7408122', '7508122')]
  const mrz = decodeMrz(readings(changed), { today })
  assert.equal(mrz?.valid, false)
  assert.equal(mrz.parts.date_of_birth, false)
  const doubt = { line: 1, place: 30, first: '1', share: 0.9, second: '7' }
  assert.equal(decodeMrz(readings(changed, [doubt]), { today }), null)
})

test('in heavy noise an MRZ with doubts only in its names is read without the names', () => {
  const doubt = { line: 0, place: 7, first: 'I', share: 0.6, second: 'T' }
  const mrz = decodeMrz(readings(passport, [doubt]), { today, noisy: true })
  assert.equal(mrz?.valid, true)
  assert.equal(mrz.fields.id_number, 'L898902C3')
  assert.deepEqual([mrz.fields.last_name, mrz.fields.first_name], [undefined, undefined])
})

test('in heavy noise check digits prove no doubtful character', () => {
  const doubt = { line: 1, place: 2, first: '9', share: 0.8, second: 'B' }
  assert.equal(decodeMrz(readings(passport, [doubt]), { today })?.valid, true)
  assert.equal(decodeMrz(readings(passport, [doubt]), { today, noisy: true }), null)
})

test('in heavy noise nothing is corrected and no MRZ is invalid', () => {
  const doubt = { line: 1, place: 14, first: '1', share: 0.7, second: '4' }
  assert.equal(decodeMrz(readings(passport, [doubt]), { today, noisy: true }), null)
  const changed = [passport[0] ?? '', passport[1]?.replace('740812', '740813') ?? '']
  assert.equal(decodeMrz(readings(changed), { today })?.valid, false)
  assert.equal(decodeMrz(readings(changed), { today, noisy: true }), null)
})
