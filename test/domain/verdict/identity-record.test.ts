import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Value } from 'typebox/value'
import { IdentityRecord } from '../../../src/contract/identity-record.ts'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import { verifyAnswer } from '../../../src/domain/verdict/answer.ts'
import { clearScreening, requestInput } from '../../../src/domain/verdict/request-input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'

const asOf = '2026-11-21'
const clara = {
  ...{ first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12', country: 'CA' },
  ...{ address: '12 Harbour Street, Halifax, NS B3H 1A1' },
}
const person = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12' }
const passport = {
  doc_type: 'passport',
  step_key: 'photo_id',
  fields: { ...person, id_number: 'AB123456', id_country: 'CA', id_issue_date: '2022-02-03', id_expiry: '2032-02-02' },
}
const licence = {
  doc_type: 'driver_licence',
  step_key: 'photo_id',
  fields: {
    ...{ ...person, id_number: 'CLEAR850412001', id_country: 'CA', id_province: 'NS' },
    ...{ issuing_authority: 'Service Nova Scotia', id_issue_date: '2023-05-01', id_expiry: '2028-04-30' },
  },
}
const creditFile = {
  doc_type: 'credit_report',
  fields: {
    ...{ document_holder_name: 'Clara Clearwater', date_of_birth: clara.date_of_birth, address: clara.address },
    ...{ issuer_name: 'Equifax Canada', file_number: 'EQ-77', file_since: '2015-01-01', trade_line_count: '4' },
    ...{ document_date: '2026-11-10' },
  },
}
const bill = {
  doc_type: 'utility_bill',
  fields: {
    ...{ document_holder_name: 'Clara Clearwater', address: clara.address, issuer_name: 'Nova Scotia Power' },
    ...{ account_number: '5500-12', document_date: '2026-11-01' },
  },
}
const statement = {
  doc_type: 'bank_statement',
  fields: {
    ...{ document_holder_name: 'Clara Clearwater', address: clara.address, issuer_name: 'Bank of Halifax' },
    ...{ account_number: '000123', period_start: '2026-10-01', period_end: '2026-10-31', closing_balance: '10.00' },
  },
}
const check = (id: string, passed = true) => ({ id, label: id, severity: 'critical' as const, passed, detail: '' })
const inPerson = check('in_person')

function recordOf(request: Partial<KycRequest>, regime = 'ca_aml') {
  const body = { values: {}, environment: 'sandbox', locale: 'en', as_of: asOf, ...request } as const
  const screening = clearScreening(packByRegime(regime).lists, asOf)
  const input = requestInput(body, { policy: { id: null, regime }, now: `${asOf}T17:00:00.000Z`, screening })
  const answer = verifyAnswer(verdictOfInput(input))
  const { identity_record: record } = answer
  assert.ok(record === undefined || record.length > 0)
  for (const one of record ?? []) assert.ok(Value.Check(IdentityRecord, one), JSON.stringify(one))
  return record
}
const same = { profile: 'Clara Clearwater', document: 'Clara Clearwater', score: 100 }

describe('the identity record (PCMLTFR s. 108)', () => {
  it('of a photo document has type, number, place, dates and the names compared', () => {
    assert.deepEqual(recordOf({ values: clara, documents: [licence], extra_checks: [inPerson] }), [
      {
        ...{ person: 'Clara Clearwater', role: 'client', method: 'photo_id', date: asOf },
        sources: [
          {
            ...{ document_type: 'driver_licence', number: 'CLEAR850412001', jurisdiction: 'NS', country: 'CA' },
            ...{ issuer: 'Service Nova Scotia', issued: '2023-05-01', expires: '2028-04-30', names: same },
          },
        ],
        proofs: [{ id: 'in_person', label: 'in_person' }],
      },
    ])
  })

  it('of a credit file has its source and number', () => {
    const [record] = recordOf({ values: clara, documents: [creditFile] }) ?? []
    assert.equal(record?.method, 'credit_file')
    assert.deepEqual(record?.sources, [
      {
        ...{ document_type: 'credit_report', number: 'EQ-77', issuer: 'Equifax Canada', issued: '2026-11-10' },
        names: same,
      },
    ])
  })

  it('of the dual process has both sources with their account numbers', () => {
    const [record] = recordOf({ values: clara, documents: [bill, statement] }) ?? []
    assert.equal(record?.method, 'dual_process')
    assert.deepEqual(
      record?.sources?.map(({ document_type: type, issuer, account_number: account }) => [type, issuer, account]),
      [
        ['bank_statement', 'Bank of Halifax', '000123'],
        ['utility_bill', 'Nova Scotia Power', '5500-12'],
      ],
    )
  })

  for (const [method, id] of [
    ['government_body', 'government_body'],
    ['affiliate', 'affiliate'],
    ['reliance', 'agent'],
    ['credit_file', 'eid:credit_file'],
    ['dual_process', 'eid:dual_process'],
  ] as const) {
    it(`of ${method} by the check ${id} names the check as the verdict shows it`, () => {
      const [record] = recordOf({ values: clara, extra_checks: [check(id)] }) ?? []
      assert.equal(record?.method, method)
      assert.equal(record?.sources, undefined)
      assert.deepEqual(
        record?.proofs?.map((proof) => proof.id.replace(/^partner:/, '')),
        [id],
      )
    })
  }

  it('of a child under 12 says that a parent was verified', () => {
    const values = { ...clara, date_of_birth: '2018-01-01' }
    const [record] = recordOf({ values, extra_checks: [check('parent_identity')] }) ?? []
    assert.deepEqual([record?.person, record?.method], ['Clara Clearwater', 'parent'])
  })

  it('of an American client needs the document only (31 CFR 1020.220(a)(3)(i))', () => {
    const us = { ...passport, fields: { ...passport.fields, id_country: 'US' } }
    const [record] = recordOf({ values: { ...clara, country: 'US' }, documents: [us] }, 'us_bsa') ?? []
    assert.deepEqual([record?.method, record?.sources?.[0]?.number], ['identity_document', 'AB123456'])
  })

  it('of a French client met in person has the document; of a remote one it has two measures (CMF R561-5-2)', () => {
    const values = { ...clara, country: 'FR' }
    const french = { ...passport, fields: { ...passport.fields, id_country: 'FR' } }
    const present = recordOf({ values: { ...values, delivery_channel: 'in_person' }, documents: [french] }, 'fr_cmf')
    assert.equal(present?.[0]?.method, 'original_document')
    assert.equal(recordOf({ values, documents: [french] }, 'fr_cmf'), undefined)
    const remote = recordOf({ values, documents: [french], extra_checks: [check('first_payment')] }, 'fr_cmf')
    assert.deepEqual(
      [remote?.[0]?.method, remote?.[0]?.sources?.length, remote?.[0]?.proofs?.length],
      ['two_measures', 1, 1],
    )
  })

  const nobody: readonly [what: string, request: Partial<KycRequest>][] = [
    ['without a document or a check', { values: clara }],
    ['when nothing shows that the photo document is authentic', { values: clara, documents: [licence] }],
    [
      'when the check of the method failed',
      { values: clara, documents: [licence], extra_checks: [check('in_person', false)] },
    ],
    [
      'of a document of somebody else',
      {
        values: clara,
        documents: [{ ...licence, fields: { ...licence.fields, first_name: 'Boris', last_name: 'Brackwater' } }],
        extra_checks: [inPerson],
      },
    ],
    [
      'of a document that has expired',
      {
        values: clara,
        documents: [{ ...licence, fields: { ...licence.fields, id_expiry: '2026-11-20' } }],
        extra_checks: [inPerson],
      },
    ],
    ['of a client without a name', { values: { country: 'CA' }, extra_checks: [check('affiliate')] }],
    ['of a bill alone', { values: clara, documents: [bill] }],
  ]
  for (const [what, request] of nobody) {
    it(`is absent ${what}`, () => assert.equal(recordOf(request), undefined))
  }

  it('is there also when the verdict fails for another reason, and is the same in French', () => {
    const request = { values: clara, documents: [licence], extra_checks: [inPerson, check('fraud', false)] }
    assert.deepEqual(recordOf(request), recordOf({ ...request, locale: 'fr' }))
    assert.equal(recordOf(request)?.length, 1)
  })

  it('of an entity has each signatory whose passport is there, once', () => {
    const boris = { ...passport.fields, first_name: 'Boris', last_name: 'Brackwater', date_of_birth: '1970-01-01' }
    const values = {
      legal_name: 'Clearwater Boats Inc.',
      signatories: [
        { name: 'Clara Clearwater', date_of_birth: '1985-04-12' },
        { name: 'Boris Brackwater', date_of_birth: '1970-01-01' },
        { name: 'Dora Deepwater' },
      ],
    }
    const documents = [passport, { ...passport, fields: { ...boris, id_number: 'ZZ900001' } }]
    const record = recordOf({ kind: 'corporation', values, documents, extra_checks: [inPerson] })
    assert.deepEqual(
      record?.map(({ person: name, role, method, sources }) => [name, role, method, sources?.map((one) => one.number)]),
      [
        ['Clara Clearwater', 'signatory', 'photo_id', ['AB123456']],
        ['Boris Brackwater', 'signatory', 'photo_id', ['ZZ900001']],
      ],
    )
    const turned = { kind: 'corporation', values, documents: documents.toReversed(), extra_checks: [inPerson] }
    assert.deepEqual(recordOf(turned), record)
    assert.equal(recordOf({ kind: 'corporation', values, documents: [] }), undefined)
  })

  const owner = { ...clara, share: 60 }
  const parties: readonly [
    what: string,
    parties: Readonly<Record<string, readonly object[]>>,
    roles?: readonly string[],
  ][] = [
    ['a director who also owns', { directors: [clara], beneficial_owners: [owner] }, ['director']],
    ['an owner', { beneficial_owners: [owner] }, ['beneficial_owner']],
    ['a signatory born on another day', { signatories: [{ ...clara, date_of_birth: '1999-01-01' }] }],
    ['nobody of the file', { signatories: [{ name: 'Dora Deepwater' }] }],
  ]
  for (const [what, lists, roles] of parties) {
    it(`of an entity by a passport of ${what}: ${roles?.join() ?? 'none'}`, () => {
      const people = Object.entries(lists).map(([list, given]) => [
        list,
        given.map((one) => ({ name: 'Clara Clearwater', ...one })),
      ])
      const record = recordOf({
        kind: 'corporation',
        values: { legal_name: 'Clearwater Boats Inc.', ...Object.fromEntries(people) },
        documents: [passport],
      })
      assert.deepEqual(
        record?.map(({ role }) => role),
        roles,
      )
    })
  }
})
