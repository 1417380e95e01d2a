import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { veriff } from '../../src/adapters/eid/veriff.ts'
import type { EidFindings } from '../../src/domain/eid/definition/eid-result.ts'
import { jane, loopbackEgress, rejectsUnavailable } from '../support/eid-client.ts'
import { veriffContext } from '../support/veriff-client.ts'
import { startVeriff, type VeriffDecisionBody, type VeriffServer } from '../support/veriff-server.ts'

const declined = { status: 'declined', code: 9102, reason: 'Suspected document tampering', reasonCode: 102 }

describe('what Veriff found', () => {
  let server: VeriffServer
  before(async () => {
    server = await startVeriff()
  })
  after(() => server.stop())

  const provider = veriff({ egress: loopbackEgress })
  const finished = async (decision: VeriffDecisionBody) => {
    const { ref } = await provider.create(jane, veriffContext(server))
    server.finish(ref, decision)
    return ref
  }
  const findings = async (decision: VeriffDecisionBody): Promise<EidFindings> => {
    const snapshot = await provider.get(await finished(decision), veriffContext(server))
    assert.equal(snapshot.status, 'complete')
    return snapshot.findings
  }

  it('an approval rates the document as clear; what it does not say is null', async () => {
    assert.deepEqual(await findings({}), {
      completedAt: '2026-11-23T12:05:00.000Z',
      documents: [{ type: 'passport', verdict: 'clear', reasons: [] }],
      identity: {
        documentType: 'passport',
        documentNumber: 'AB123456',
        expiryDate: '2030-06-01',
        birthDate: '1990-05-10',
        firstName: 'Jane',
        lastName: 'Tremblay-Okafor',
      },
      liveness: null,
      face: null,
      creditFile: null,
      dualProcess: null,
      fraudFlags: null,
    })
  })

  it('a refusal rejects the document with its reason and code', async () => {
    const { documents, face } = await findings(declined)
    assert.deepEqual(documents, [
      { type: 'passport', verdict: 'rejected', reasons: ['Suspected document tampering (102)'] },
    ])
    assert.equal(face, null)
  })

  for (const reasonCode of [103, '103']) {
    it(`a refusal with ${typeof reasonCode} ${reasonCode} says that the face is another`, async () => {
      const reason = 'Person showing the document does not appear to match document photo'
      const { face, documents } = await findings({ ...declined, reason, reasonCode })
      assert.deepEqual(face, { passed: false, score: null, scoreMin: null })
      assert.deepEqual(documents[0]?.reasons, [`${reason} (103)`])
    })
  }

  for (const [what, decision, documents] of [
    ['an approval without a document rates none', { document: null }, []],
    ['an approval of a document without a type rates none', { document: { type: null, number: 'A1' } }, []],
    [
      'a refusal without a document rejects a government ID',
      { ...declined, document: null },
      [{ type: 'government_id', verdict: 'rejected', reasons: ['Suspected document tampering (102)'] }],
    ],
    [
      'a refusal without a reason has none',
      { ...declined, reason: null, reasonCode: null },
      [{ type: 'passport', verdict: 'rejected', reasons: [] }],
    ],
    [
      'a driver’s licence has our name',
      { document: { type: 'DRIVERS_LICENSE' } },
      [{ type: 'driver_licence', verdict: 'clear', reasons: [] }],
    ],
    [
      'a type without a name of ours is shown as Veriff wrote it',
      { document: { type: 'RESIDENCE_PERMIT' } },
      [{ type: 'RESIDENCE_PERMIT', verdict: 'clear', reasons: [] }],
    ],
  ] as const) {
    it(what, async () => assert.deepEqual((await findings(decision)).documents, documents))
  }

  for (const [what, decision] of [
    ['null', { person: null, document: null }],
    ['absent', { person: undefined, document: undefined }],
    ['empty', { person: { firstName: ' ', lastName: '' }, document: { number: '', type: '' } }],
    [
      'no day of the calendar',
      {
        person: { dateOfBirth: '10/05/1990' },
        document: { validUntil: '2030-02-30' },
      },
    ],
  ] as const) {
    it(`an identity whose parts are ${what} is empty`, async () => {
      assert.deepEqual((await findings(decision)).identity, {})
    })
  }

  it('texts are cut at 255 characters and have no control characters', async () => {
    const { identity } = await findings({ person: { firstName: `A\u0000B${'c'.repeat(300)}`, lastName: 'D' } })
    assert.equal(identity.firstName, `A B${'c'.repeat(252)}`)
  })

  it('risk labels are fraud signals', async () => {
    const riskLabels = [{ label: 'document_previously_declined', category: 'document', sessionIds: [] }]
    assert.deepEqual((await findings({ riskLabels })).fraudFlags, ['document_previously_declined'])
  })
  for (const [what, riskLabels] of [
    ['an empty list', []],
    ['null', null],
    ['no list', undefined],
  ] as const) {
    it(`${what} of risk labels does not say that fraud was looked for`, async () => {
      assert.equal((await findings({ riskLabels })).fraudFlags, null)
    })
  }

  it('a time without a time zone is left out', async () => {
    assert.equal((await findings({ decisionTime: '2026-11-23T12:05:00' })).completedAt, null)
    assert.equal((await findings({ decisionTime: null })).completedAt, null)
  })

  for (const [what, decision] of [
    ['names that are objects', { person: { firstName: { value: 'Jane' } } }],
    ['a document that is a text', { document: 'PASSPORT' }],
    ['no code', { code: undefined }],
  ] as const) {
    it(`${what}: no answer`, async () => {
      await rejectsUnavailable(provider.get(await finished(decision), veriffContext(server)), 'unexpected_answer')
    })
  }
})
