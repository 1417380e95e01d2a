import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findingsOfSession, findingsWithOutcome } from '../../../src/domain/eid-sandbox/findings.ts'
import {
  backFault,
  frontFault,
  isFinalFault,
  selfieFault,
  type ImageFault,
  type ReadImage,
} from '../../../src/domain/eid-sandbox/image-faults.ts'
import { newSessionData, type SessionData, type SessionDocument } from '../../../src/domain/eid-sandbox/session.ts'
import { documentOfFront, needsBack, withBack, withSelfie } from '../../../src/domain/eid-sandbox/shown-document.ts'
import { progressOf } from '../../../src/domain/eid-sandbox/steps.ts'
import type { EidClient, EidDocument } from '../../../src/domain/eid/definition/eid-client.ts'

const at = '2026-11-21T10:00:00.000Z'
const photoId: EidDocument = { kind: 'photo_id', docType: null }
const client: EidClient = {
  key: 7,
  workspace: 'Lender',
  firstName: 'Clara',
  lastName: 'Clearwater',
  email: 'clara@example.com',
  dateOfBirth: '1985-04-12',
  address: null,
  phone: null,
  language: 'en',
  documents: [photoId],
}
const image = (differing: Partial<ReadImage> = {}): ReadImage => ({
  docType: 'driver_licence',
  fields: {},
  mrz: null,
  barcode: null,
  backSeen: false,
  capture: 'direct',
  notes: [],
  ...differing,
})
const noted = (...codes: string[]) => image({ notes: codes.map((code) => ({ code })) })
const goodMrz = { parts: { id_number: true, optional: null, composite: true }, fields: { id_number: 'UA2047318' } }
const licence: SessionDocument = { docType: 'driver_licence', fields: { id_number: 'C48-27' }, reasons: [] }
const session = (differing: Partial<SessionData> = {}): SessionData => ({ ...newSessionData(client), ...differing })

describe('an image of the front is refused', () => {
  const cases: readonly (readonly [name: string, ReadImage, string | null, ImageFault | null])[] = [
    ['not when it is sharp and of a photo document', image(), null, null],
    ['when it is no image', noted('undecodable'), null, 'undecodable'],
    ['when part of it is missing', noted('truncated_image'), null, 'undecodable'],
    ['when it is dark, before anything that follows from it', { ...noted('dark', 'blurred'), docType: 'other' }, null, 'dark'], // prettier-ignore
    ['when it shows two documents', noted('two_documents'), null, 'two_documents'],
    ['when it shows no photo document', image({ docType: 'payslip' }), null, 'no_document'],
    ['when it shows another document than the one asked for', image(), 'passport', 'other_document'],
    ['not when it shows the one asked for', image(), 'driver_licence', null],
    ['when it is blurred', noted('blurred'), null, 'blurred'],
    ['when light is reflected', noted('glare'), null, 'glare'],
    ['not for blur when check digits prove what was read', { ...noted('blurred', 'glare'), mrz: goodMrz }, null, null],
    ['for blur when a check digit does not agree', { ...noted('blurred'), mrz: { ...goodMrz, parts: { composite: false } } }, null, 'blurred'], // prettier-ignore
  ]
  for (const [name, shown, expected, fault] of cases) it(name, () => assert.equal(frontFault(shown, expected), fault))
})

describe('an image of the back is taken', () => {
  it('with a barcode, an MRZ or print of the back', () => {
    const aamva = { kind: 'aamva', fields: {} }
    for (const back of [image({ barcode: aamva }), image({ mrz: goodMrz }), image({ backSeen: true })])
      assert.equal(backFault(back), null)
  })
  it('not with none of them', () => assert.equal(backFault(image()), 'no_back'))
})

describe('a selfie is taken', () => {
  const size = (width: number, height: number) => ({ width, height })
  it('from 200 pixels a side', () => {
    assert.equal(selfieFault(image(), size(200, 200)), null)
    assert.equal(selfieFault(image(), size(199, 2000)), 'small')
    assert.equal(selfieFault(image(), null), 'small')
  })
  it('not when it is dark or no image', () => {
    assert.equal(selfieFault(noted('dark'), size(640, 480)), 'dark')
    assert.equal(selfieFault(noted('undecodable'), size(640, 480)), 'undecodable')
  })
  it('never when nothing can be seen, however often it is sent', () => {
    assert.deepEqual((['undecodable', 'small', 'dark'] as const).map(isFinalFault), [true, true, false])
  })
})

describe('the back is asked for', () => {
  it('where the type has one that the front image does not show', () => {
    assert.equal(needsBack(image()), true)
    assert.equal(needsBack(image({ backSeen: true })), false)
    assert.equal(needsBack(image({ mrz: goodMrz })), false)
    assert.equal(needsBack(image({ docType: 'passport', backSeen: null })), false)
  })
})

describe('a document', () => {
  it('keeps what its image was taken in spite of, and a photo of a screen, as doubts', () => {
    assert.deepEqual(documentOfFront(image({ capture: 'screen' }), 'blurred').reasons, [
      'the image is blurred',
      'the image was taken of a screen',
    ])
    assert.deepEqual(withSelfie(licence, 'dark').reasons, ['selfie: the image is dark'])
  })

  it('takes what the barcode of its back says before print, and print of the back last', () => {
    const barcode = { kind: 'aamva', fields: { id_number: 'C4827', first_name: 'CLARA', sex: '' } }
    const back = image({ barcode, fields: { id_number: 'printed', address: '218 HERONWOOD' } })
    const both = withBack({ ...licence, fields: { id_number: 'C48-27', sex: 'F' } }, back, null)
    assert.deepEqual(both.fields, { id_number: 'C4827', first_name: 'CLARA', sex: 'F', address: '218 HERONWOOD' })
    assert.deepEqual(both.reasons, [])
  })

  const pairs = [
    ['another number', { id_number: 'X1' }, { id_number: 'C4827' }],
    ['another birth date', { date_of_birth: '1985-04-12' }, { date_of_birth: '1985-04-13' }],
    ['another name', { last_name: 'CLEARWATER' }, { last_name: 'SANCTIONOV' }],
  ] as const
  for (const [name, fields, machine] of pairs)
    it(`whose back says ${name} is doubted`, () => {
      const back = image({ barcode: { kind: 'aamva', fields: machine } })
      assert.deepEqual(withBack({ ...licence, fields }, back, null).reasons, ['front and back do not agree'])
    })
})

describe('the findings of a session', () => {
  const fields = { id_number: 'C4827', id_expiry: '2030-04-12', date_of_birth: '12 April', last_name: 'CLEARWATER' }
  const document = { ...licence, fields }

  it('have what was read, and no value that is not one', () => {
    const findings = findingsOfSession(session({ consent: { at, biometrics: true }, document }), at)
    assert.deepEqual(findings.identity, {
      documentType: 'driver_licence',
      documentNumber: 'C4827',
      expiryDate: '2030-04-12',
      lastName: 'CLEARWATER',
    })
    assert.deepEqual(findings.documents, [{ type: 'driver_licence', verdict: 'clear', reasons: [] }])
    assert.equal(findings.liveness?.reason, 'simulated')
  })
  it('are without liveness and face without biometrics', () => {
    const { liveness, face } = findingsOfSession(session({ consent: { at, biometrics: false }, document }), at)
    assert.deepEqual([liveness, face], [null, null])
  })
  it('suspect a document with a doubt and reject an image of none', () => {
    const verdictOf = (shown: SessionDocument) =>
      findingsOfSession(session({ document: shown }), at).documents[0]?.verdict
    assert.equal(verdictOf({ ...document, reasons: ['the image is dark'] }), 'suspected')
    assert.equal(verdictOf({ docType: 'other', fields: {}, reasons: ['no photo document was recognised'] }), 'rejected')
  })
  it('are those of the outcome when one with a result was chosen', () => {
    const on = { at, today: '2026-11-21' }
    const data = session({ consent: { at, biometrics: true }, document })
    assert.equal(findingsWithOutcome(data, 'face', on).face?.passed, false)
    for (const outcome of ['never', 'down', null] as const)
      assert.deepEqual(findingsWithOutcome(data, outcome, on), findingsOfSession(data, at))
  })
})

describe('the progress of a session', () => {
  it('counts consent, document and selfie', () => {
    const data = session({ consent: { at, biometrics: true } })
    const counted = (['start', 'front', 'back', 'selfie', 'complete'] as const).map((step) => progressOf(step, data))
    assert.deepEqual(counted, [
      { number: 1, of: 3 },
      { number: 2, of: 3 },
      { number: 2, of: 3 },
      { number: 3, of: 3 },
      null,
    ])
  })
  it('is one step shorter without biometrics, and nothing without a document', () => {
    assert.deepEqual(progressOf('front', session({ consent: { at, biometrics: false } })), { number: 2, of: 2 })
    const credit = { ...client, documents: [{ kind: 'credit_file', docType: null }] as const }
    assert.equal(progressOf('start', newSessionData(credit)), null)
  })
})
