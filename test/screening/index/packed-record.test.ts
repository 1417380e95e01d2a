import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { readRecord } from '../../../src/screening/index/entity-record.ts'
import { packRecord, unpackRecord } from '../../../src/screening/index/packed-record.ts'
import { bornOn, listed } from '../fictional-list.ts'

const full = listed('7', 'person', ['Vladislav "Vlad" Orlenkov', 'Владислав Орленков'], {
  names: [
    { text: 'Vladislav "Vlad" Orlenkov', kind: 'primary', given: 'Vladislav', family: 'Orlenkov' },
    { text: 'Владислав Орленков', kind: 'previous' },
  ],
  topics: ['sanction', 'pep'],
  births: [...bornOn('1970-04-05'), { from: '1969-01-01', to: '1971-12-31', precision: 'circa' }],
  countries: [{ code: 'XX', role: 'nationality' }],
  gender: 'male',
  identifiers: [{ type: 'passport', value: 'X\\1', country: '' }],
  programs: ['TEST', 'OTHER'],
  sourceUrl: 'https://lists.example/7',
  pep: { position: 'Minister', country: 'XX', international: false, from: '2019-01-01', to: '' },
})

describe('a packed record', () => {
  it('unpacks to JSON with its keys in one order', () => {
    assert.equal(
      unpackRecord(packRecord(full)),
      '{"listId":"fictional","recordId":"7","kind":"person","names":[' +
        '{"text":"Vladislav \\"Vlad\\" Orlenkov","kind":"primary","given":"Vladislav","family":"Orlenkov"},' +
        '{"text":"Владислав Орленков","kind":"previous"}],"topics":["sanction","pep"],' +
        '"births":[{"from":"1970-04-05","to":"1970-04-05","precision":"day"},' +
        '{"from":"1969-01-01","to":"1971-12-31","precision":"circa"}],"countries":[{"code":"XX","role":"nationality"}],' +
        '"gender":"male","identifiers":[{"type":"passport","value":"X\\\\1","country":""}],"programs":["TEST","OTHER"],' +
        '"listedOn":"2024-05-01","sourceUrl":"https://lists.example/7",' +
        '"pep":{"position":"Minister","country":"XX","international":false,"from":"2019-01-01","to":""}}',
    )
  })
  it('leaves out what is empty', () => {
    const bare = listed('1', 'unknown', ['Orlenkov'], { topics: [], programs: [], listedOn: '' })
    assert.equal(
      unpackRecord(packRecord(bare)),
      '{"listId":"fictional","recordId":"1","kind":"unknown","names":[{"text":"Orlenkov","kind":"primary"}]}',
    )
    assert.deepEqual(readRecord(unpackRecord(packRecord(bare))), bare)
  })
  it('is the entry again, and JSON as JSON is written, whatever its texts say', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '","kind":"alias"}',
        '{"listId":"',
        '\u0000\u0005',
        '"],"topics":["pep"]',
        'https://',
        '\\',
        '\ud800',
        ',',
      ),
    )
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), text, text, (names, program, url) => {
        const entity = listed(program, 'person', names, {
          programs: [program],
          sourceUrl: `x${url}`,
          identifiers: [{ type: 'other', value: program, country: url }],
          pep: { position: url, country: program, international: true, from: url, to: program },
        })
        const json = unpackRecord(packRecord(entity))
        assert.equal(json, JSON.stringify(JSON.parse(json)))
        assert.deepEqual(readRecord(json), entity)
      }),
    )
  })
  it('takes less than half of the bytes', () => {
    const packed = packRecord(listed('1', 'person', ['Vladislav Orlenkov', 'Vlad Orlenkov']))
    assert.ok(packed.length * 2 < unpackRecord(packed).length)
  })
})
