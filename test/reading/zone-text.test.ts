import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseMrz } from '../../src/domain/formats/mrz.ts'
import { zoneLikeness, zoneLineReadings } from '../../src/reading/mrz/zone-text.ts'

const names = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'
const data = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'

test('print is not taken for a zone', () => {
  for (const line of [
    'Account number 4402 118 673',
    'POINT OF SALE GREENMARKET #14 86.41 2,334.56',
    'Date of birth',
    '',
  ]) {
    assert.equal(zoneLikeness(line), 0)
  }
  for (const line of [names, data, 'P<UTOERIKSSON<<ANNA<MARIA <<<<<<<<<<<<<']) assert.ok(zoneLikeness(line) > 0.55)
})

const misread: [string, string, string][] = [
  ['fillers read as letters', 'PKUTOERIKSSON<<ANNA<MARIA<<<<<KKKKK<<<LLLLL<', data],
  ['a line of names cut short', 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<', data],
  ['a filler lost in the data', names, 'L898902C36UTO7408122F1204159ZE184226B<<<<10'],
  ['a filler too many in the data', names, 'L898902C36UTO7408122F1204159ZE184226B<<<<<<10'],
]
for (const [what, first, second] of misread) {
  test(`${what} still gives the zone`, () => {
    const zones = zoneLineReadings(first, 44, true).flatMap((one) =>
      zoneLineReadings(second, 44, false).map((two) => parseMrz([one, two], { today: '2026-11-21' })),
    )
    const valid = zones.find((zone) => zone?.valid === true && zone.fields.first_name === 'ANNA MARIA')
    assert.deepEqual(valid?.lines, [names, data])
  })
}

test('a name that begins like a document code keeps its letters', () => {
  assert.ok(!zoneLineReadings('CLEARWATER<<CLARA<JANE<<<<<<<<', 30, false).includes('C<EARWATER<<CLARA<JANE<<<<<<<<'))
})
