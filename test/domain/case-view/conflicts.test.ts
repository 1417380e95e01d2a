import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CaseDocument } from '../../../src/contract/case.ts'
import { conflictsBetween } from '../../../src/domain/case-view/conflicts.ts'

const documentOf = (id: string, values: Readonly<Record<string, string>>): CaseDocument => ({
  ...{ document_id: id, filename: '', doc_type: 'passport', mime: 'image/png', size_bytes: 1, sha256: null },
  ...{ created_at: '2026-11-28T10:00:00.000+00:00', erased: false, other_sources: {}, notes: [], pages: [] },
  fields: Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      { value, source: 'mrz', confidence: 1, page: 0, box: null } as const,
    ]),
  ),
})
const between = (kind: string, ...all: readonly Readonly<Record<string, string>>[]) =>
  conflictsBetween(
    all.map((values, at) => documentOf(`d${at + 1}`, values)),
    { kind, locale: 'en' },
  )

describe('conflicts between documents', () => {
  it('are none where spelling, order and accents alone differ, and where one document says nothing', () => {
    const one = {
      first_name: 'CLARA JANE',
      last_name: 'CLEARWATER',
      date_of_birth: '1985-04-12',
      place_of_birth: 'Québec',
    }
    const other = { document_holder_name: 'Clara Clearwater', place_of_birth: 'QUEBEC' }
    assert.deepEqual(between('individual', one, other, {}), [])
  })

  it('name the field and what each document says', () => {
    const [found, ...others] = between('individual', { date_of_birth: '1985-04-12' }, { date_of_birth: '1985-12-04' })
    assert.deepEqual(others, [])
    assert.deepEqual(
      [found?.field, found?.values.map(({ document_id, value }) => [document_id, value])],
      [
        'date_of_birth',
        [
          ['d1', '1985-04-12'],
          ['d2', '1985-12-04'],
        ],
      ],
    )
  })

  it('have masked numbers', () => {
    const [found] = between('individual', { sin: '046454286' }, { sin: '130692544' })
    assert.deepEqual(
      found?.values.map(({ value }) => value),
      ['••••••286', '••••••544'],
    )
  })

  it('of an entity are about the entity, not about its people', () => {
    const documents = [
      { legal_name: 'Northwind Inc.', first_name: 'Ada', last_name: 'One' },
      { legal_name: 'Southwind Inc.', first_name: 'Bea', last_name: 'Two' },
    ]
    assert.deepEqual(
      between('corporation', ...documents).map(({ field }) => field),
      ['legal_name'],
    )
  })
})
