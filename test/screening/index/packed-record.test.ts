import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { writeRecord } from '../../../src/screening/index/entity-record.ts'
import { packRecord, unpackRecord } from '../../../src/screening/index/packed-record.ts'
import { listed } from '../fictional-list.ts'

describe('a packed record', () => {
  it('unpacks to the same bytes, whatever its texts say', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('","kind":"alias"}', '{"listId":"', '\u0000\u0005', '"],"topics":["pep"]'),
    )
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), text, (names, program) => {
        const record = writeRecord(
          listed('1', 'person', names, { programs: [program], sourceUrl: `https://${program}` }),
        )
        assert.equal(unpackRecord(packRecord(record)), record)
      }),
    )
  })
  it('takes less than half of the bytes', () => {
    const record = writeRecord(listed('1', 'person', ['Vladislav Orlenkov', 'Vlad Orlenkov']))
    assert.ok(packRecord(record).length * 2 < record.length)
  })
})
