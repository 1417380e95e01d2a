import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { decodeMrz } from '../../../../src/reading/codes/mrz/decode-mrz.ts'
import { mrzAlphabet } from '../../../../src/reading/codes/mrz/ocr-b-network.ts'
import { seededRandom } from '../../../../tools/documents/random.ts'
import { inventMrz, mrzKinds } from '../../support/mrz-images.ts'
import { readings, type Doubt } from '../../support/mrz-readings.ts'

const today = '2026-11-21'

test('up to three doubtful misread characters never give a valid MRZ with other data', () => {
  const printed = Array.from({ length: 40 }, (_, seed) => {
    const kind = mrzKinds[seed % 5]!
    return inventMrz(kind, seededRandom(seed))
  })
  const decoded = new Map(printed.map((lines) => [lines, decodeMrz(readings(lines, []), { today })?.fields]))
  const character = fc.constantFrom(...mrzAlphabet)
  const misread = fc.record({
    spot: fc.nat(87),
    wrong: character,
    share: fc.double({ min: 0.45, max: 0.89, noNaN: true }),
  })
  let wrong = 0
  let valid = 0
  fc.assert(
    fc.property(fc.constantFrom(...printed), fc.array(misread, { minLength: 1, maxLength: 3 }), (lines, misreads) => {
      const doubts = misreads.map(({ spot, wrong: first, share }): Doubt => {
        const line = spot % lines.length
        const place = Math.floor(spot / lines.length) % lines[line]!.length
        return { line, place, first, share, second: lines[line]![place]! }
      })
      const mrz = decodeMrz(readings(lines, doubts), { today })
      if (mrz?.valid !== true) return
      valid++
      // Doubtful names are left out, and the rest is kept.
      const { last_name: lastName, ...others } = mrz.fields
      const given = lastName === undefined ? others : { ...mrz.fields, mrz: mrz.lines.join() }
      const right: Readonly<Record<string, string>> = { ...decoded.get(lines), mrz: lines.join() }
      if (Object.entries(given).some(([name, value]) => value !== right[name])) wrong++
    }),
    { numRuns: 20_000, seed: 9303 },
  )
  assert.ok(valid > 200, `${valid} were valid`)
  assert.equal(wrong, 0)
})
