import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mrzCheckDigit } from '../../../../src/domain/formats/mrz.ts'
import { decodeMrz } from '../../../../src/reading/codes/mrz/decode-mrz.ts'
import type { LineReading } from '../../../../src/reading/codes/mrz/line-reading.ts'
import { mrzAlphabet } from '../../../../src/reading/codes/mrz/ocr-b-network.ts'
import { seededRandom } from '../../../../tools/documents/random.ts'
import { inventMrz, mrzKinds } from '../../support/mrz-images.ts'

const today = '2026-11-21'
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']

/** One place of a line read with some doubt: the likelier character, its share, and the next likely one. */
interface Doubt {
  readonly line: number
  readonly place: number
  readonly first: string
  readonly share: number
  readonly second: string
}

/** Lines as the OCR engine gives them: every character sure but for the doubts. */
function readings(lines: readonly string[], doubts: readonly Doubt[] = []): LineReading[] {
  return lines.map((text, line) => ({
    score: 0,
    characters: [...text].map((character, place) => {
      const shares = new Float32Array(mrzAlphabet.length).fill(0.00001)
      shares[mrzAlphabet.indexOf(character)] = 0.9995
      const doubt = doubts.find((each) => each.line === line && each.place === place)
      if (doubt !== undefined) {
        shares.fill(0.00001)
        shares[mrzAlphabet.indexOf(doubt.second)] = 1 - doubt.share
        shares[mrzAlphabet.indexOf(doubt.first)] = doubt.share
      }
      return { frame: place, shares }
    }),
  }))
}

for (const kind of mrzKinds) {
  test(`a clear ${kind} zone is valid as it stands`, () => {
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

test('a letter that stands where a date has digits is read as the digit', () => {
  const doubt = { line: 1, place: 15, first: 'O', share: 0.45, second: '0' }
  assert.equal(decodeMrz(readings(passport, [doubt]), { today })?.valid, true)
})

test('one doubtful character of a date is put right when its digit and the composite say so', () => {
  const doubt = { line: 1, place: 14, first: '1', share: 0.7, second: '4' }
  const mrz = decodeMrz(readings(passport, [doubt]), { today })
  assert.deepEqual(mrz?.lines, passport)
  assert.deepEqual(mrz.repaired, ['date_of_birth'])
})

test('two doubtful characters of one date are not put right', () => {
  const doubts = [
    { line: 1, place: 14, first: '1', share: 0.7, second: '4' },
    { line: 1, place: 16, first: '3', share: 0.7, second: '8' },
  ]
  assert.notEqual(decodeMrz(readings(passport, doubts), { today })?.valid, true)
})

test('a doubtful character of a number is not put right, for the composite proves it no better than its own digit', () => {
  const doubt = { line: 1, place: 2, first: '8', share: 0.6, second: '9' }
  assert.notEqual(decodeMrz(readings(passport, [doubt]), { today })?.valid, true)
})

test('nothing of a visa is put right, for it has no composite digit', () => {
  const visa = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<']
  assert.equal(decodeMrz(readings(visa), { today })?.valid, true)
  const doubt = { line: 1, place: 14, first: '9', share: 0.7, second: '0' }
  assert.equal(decodeMrz(readings(visa, [doubt]), { today }), null)
})

test('a name that is not clear is not taken, for no digit proves it', () => {
  const doubt = { line: 0, place: 7, first: 'I', share: 0.6, second: 'T' }
  assert.equal(decodeMrz(readings(passport, [doubt]), { today }), null)
})

test('a doubtful character among the fillers behind a name is a filler, for no letter can stand there', () => {
  const doubts = [32, 36, 43].map((place) => ({ line: 0, place, first: 'K', share: 0.8, second: '<' }))
  assert.deepEqual(decodeMrz(readings(passport, doubts), { today })?.lines, passport)
})

test('a doubtful character next to the letters of a name is not taken, for it might be one', () => {
  const doubt = { line: 0, place: 25, first: '<', share: 0.8, second: 'K' }
  assert.equal(decodeMrz(readings(passport, [doubt]), { today }), null)
})

test('a doubtful character of a nationality is read as the state that it can be', () => {
  const doubt = { line: 1, place: 10, first: 'V', share: 0.7, second: 'U' }
  assert.deepEqual(decodeMrz(readings(passport, [doubt]), { today })?.lines, passport)
})

test('a doubtful character of a nationality that can be two states is not taken', () => {
  const lines = [passport[0]!, passport[1]!.replace('UTO', 'AUT')]
  const doubt = { line: 1, place: 12, first: 'S', share: 0.7, second: 'T' }
  assert.equal(decodeMrz(readings(lines, [doubt]), { today }), null)
})

test('a clear code of no state is not made one', () => {
  const doubt = { line: 1, place: 10, first: 'V', share: 0.995, second: 'U' }
  assert.notEqual(decodeMrz(readings(passport, [doubt]), { today })?.valid, true)
})

test('two noughts of one part that might be the letter O are not taken, a single one is, for the digit tells', () => {
  const lines = withNumber('A00000009')
  const one = { line: 1, place: 3, first: '0', share: 0.95, second: 'O' }
  assert.equal(decodeMrz(readings(lines, [one]), { today })?.valid, true)
  assert.equal(decodeMrz(readings(lines, [one, { ...one, place: 6 }]), { today }), null)
})

/** A passport with a number, its digit and the composite digit. */
function withNumber(number: string): string[] {
  const proven = number + mrzCheckDigit(number)
  const rest = passport[1]!.slice(10, 43)
  return [passport[0]!, `${proven}${rest}${mrzCheckDigit(proven + rest.slice(3, 10) + rest.slice(11))}`]
}

test('one nought of a number read as the letter O is put right by the digit, beside no other doubt', () => {
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

test('a clear number whose digit fails is not the fault of the document when a nought read as the letter O explains it', () => {
  const [first, second] = withNumber('L898O02C3')
  assert.equal(decodeMrz(readings([first!, second!.replace('L898O', 'L8980')]), { today }), null)
  const other = decodeMrz(readings([first!, second!.replace('L898O', 'L998O')]), { today })
  assert.equal(other?.parts.id_number, false)
})

test('a nought in a name is the letter O and an O in a date the nought, however sure the recogniser is', () => {
  const lines = [passport[0]!.replace('MARIA', 'OLGA<'), passport[1]!]
  const read = readings([lines[0]!.replace('OLGA', '0LGA'), lines[1]!.replace('7408122', '74O8122')])
  assert.deepEqual(decodeMrz(read, { today })?.lines, lines)
})

test('the letters and digits of a Swiss licence stand where its form has them', () => {
  const lines = ['FCO079F<<', 'FACHE788536256450<<950220<<<<<', 'MUELLER<<SVEN<<<<<<<<<<<<<<<<<']
  const doubts = [
    { line: 0, place: 2, first: '0', share: 0.7, second: 'O' },
    { line: 1, place: 16, first: 'O', share: 0.9, second: '0' },
  ]
  assert.deepEqual(decodeMrz(readings(lines, doubts), { today })?.lines, lines)
})

test('two characters that weigh the same to a digit must be told apart for sure', () => {
  const doubt = { line: 1, place: 8, first: '6', share: 0.75, second: 'G' }
  const lines = withNumber(`L898902C${doubt.first}`)
  assert.equal(decodeMrz(readings(lines), { today })?.valid, true)
  assert.equal(decodeMrz(readings(lines, [doubt]), { today }), null)
})

test('a clear zone whose digits fail is given as it stands, an unclear one is not', () => {
  const changed = [passport[0]!, passport[1]!.replace('7408122', '7508122')]
  const mrz = decodeMrz(readings(changed), { today })
  assert.equal(mrz?.valid, false)
  assert.equal(mrz.parts.date_of_birth, false)
  const doubt = { line: 1, place: 30, first: '1', share: 0.9, second: '7' }
  assert.equal(decodeMrz(readings(changed, [doubt]), { today }), null)
})

test('up to three characters misread with some doubt never make a valid zone with other data', () => {
  const mrzReadings = Array.from({ length: 40 }, (_, seed) => {
    const kind = mrzKinds[seed % 5]!
    return inventMrz(kind, seededRandom(seed))
  })
  const character = fc.constantFrom(...mrzAlphabet)
  const misread = fc.record({
    spot: fc.nat(87),
    wrong: character,
    share: fc.double({ min: 0.45, max: 0.89, noNaN: true }),
  })
  let wrong = 0
  let valid = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...mrzReadings),
      fc.array(misread, { minLength: 1, maxLength: 3 }),
      (lines, misreads) => {
        const doubts = misreads.map(({ spot, wrong: first, share }): Doubt => {
          const line = spot % lines.length
          const place = Math.floor(spot / lines.length) % lines[line]!.length
          return { line, place, first, share, second: lines[line]![place]! }
        })
        const mrz = decodeMrz(readings(lines, doubts), { today })
        if (mrz?.valid !== true) return
        valid++
        if (mrz.lines.join() !== lines.join()) wrong++
      },
    ),
    { numRuns: 20_000, seed: 9303 },
  )
  assert.ok(valid > 200, `${valid} were valid`)
  assert.equal(wrong, 0)
})

test('in heavy grain a zone whose names alone are in doubt is given without them', () => {
  const doubt = { line: 0, place: 7, first: 'I', share: 0.6, second: 'T' }
  const mrz = decodeMrz(readings(passport, [doubt]), { today, noisy: true })
  assert.equal(mrz?.valid, true)
  assert.equal(mrz.fields.id_number, 'L898902C3')
  assert.deepEqual([mrz.fields.last_name, mrz.fields.first_name], [undefined, undefined])
})

test('in heavy grain not one doubt is left to the digits', () => {
  const doubt = { line: 1, place: 2, first: '9', share: 0.8, second: 'B' }
  assert.equal(decodeMrz(readings(passport, [doubt]), { today })?.valid, true)
  assert.equal(decodeMrz(readings(passport, [doubt]), { today, noisy: true }), null)
})

test('in heavy grain nothing is put right and no document is blamed', () => {
  const doubt = { line: 1, place: 14, first: '1', share: 0.7, second: '4' }
  assert.equal(decodeMrz(readings(passport, [doubt]), { today, noisy: true }), null)
  const changed = [passport[0] ?? '', passport[1]?.replace('740812', '740813') ?? '']
  assert.equal(decodeMrz(readings(changed), { today })?.valid, false)
  assert.equal(decodeMrz(readings(changed), { today, noisy: true }), null)
})
