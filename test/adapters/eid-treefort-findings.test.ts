import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { treefort } from '../../src/adapters/eid/treefort.ts'
import type { EidFindings } from '../../src/domain/eid/definition/eid-result.ts'
import { jane, loopbackEgress, rejectsUnavailable, reportOf } from '../support/eid-client.ts'
import { treefortContext } from '../support/treefort-client.ts'
import { somePdf, startTreefort, type TreefortOutcome, type TreefortServer } from '../support/treefort-server.ts'

describe('what Treefort found', () => {
  let server: TreefortServer
  before(async () => {
    server = await startTreefort()
  })
  after(() => server.stop())

  const provider = treefort({ egress: loopbackEgress })
  const finished = async (outcome: Partial<TreefortOutcome> = {}) => {
    const { ref } = await provider.create(jane, treefortContext(server))
    server.finish(ref, outcome)
    return ref
  }
  const findings = async (outcome: Partial<TreefortOutcome>): Promise<EidFindings> => {
    const snapshot = await provider.get(await finished(outcome), treefortContext(server))
    assert.equal(snapshot.status, 'complete')
    return snapshot.findings
  }

  describe('findings', () => {
    it('what Treefort does not say is null or absent', async () => {
      assert.deepEqual(await findings({}), {
        completedAt: null,
        documents: [],
        identity: { firstName: 'Jane', lastName: 'Tremblay-Okafor', birthDate: '1990-05-10' },
        liveness: null,
        face: null,
        creditFile: null,
        dualProcess: null,
        fraudFlags: [],
      })
    })

    it('Identity Analysis: Fail rejects the document', async () => {
      const { documents } = await findings({ identityAnalysisResult: 'Fail' })
      assert.deepEqual(documents, [
        { type: 'government_id', verdict: 'rejected', reasons: ['Identity Analysis: Fail'] },
      ])
    })
    for (const word of ['', 'Passed', 'Inconclusive']) {
      it(`Identity Analysis: "${word}" is no result`, async () => {
        const ref = await finished({ identityAnalysisResult: word })
        await rejectsUnavailable(provider.get(ref, treefortContext(server)), 'unknown_identity_result')
      })
    }
    for (const word of [null, undefined, 7]) {
      it(`Identity Analysis: ${word} is no answer`, async () => {
        const ref = await finished({ identityAnalysisResult: word })
        await rejectsUnavailable(provider.get(ref, treefortContext(server)), 'unexpected_answer')
      })
    }

    for (const [result, flags] of [
      ['Pass', []],
      ['Fail', ['High Risk']],
      ['Review', ['Fraud Analysis: unknown result']],
      ['', null],
      [null, null],
      [undefined, null],
    ] as const) {
      it(`Fraud Analysis: ${result} gives ${JSON.stringify(flags)}`, async () => {
        assert.deepEqual((await findings({ fraudAnalysisResult: result })).fraudFlags, flags)
      })
    }

    for (const [written, day] of [
      ['1990-05-10', '1990-05-10'],
      ['1990-05-10T00:00:00', '1990-05-10'],
      ['May 10, 1990', '1990-05-10'],
      ['25/05/1990', '1990-05-25'],
      ['05/10/1990', undefined],
      ['1990-02-30', undefined],
      ['10 May 90', undefined],
      ['', undefined],
      [null, undefined],
    ] as const) {
      it(`birth date ${written} is ${day}`, async () => {
        const { identity } = await findings({ clientInformation: { dateOfBirth: written } })
        assert.deepEqual(identity, day === undefined ? {} : { birthDate: day })
      })
    }

    for (const [written, instant] of [
      ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
      ['2026-11-21T10:00:00.5-05:00', '2026-11-21T15:00:00.500Z'],
      ['2026-11-21T10:00:00', null],
      ['2026-13-21T10:00:00Z', null],
      ['yesterday', null],
      [null, null],
    ] as const) {
      it(`completed ${written} is ${instant}`, async () => {
        assert.equal((await findings({ reviewStatusDate: written })).completedAt, instant)
      })
    }

    it('names are trimmed, joined and cut to 255 characters', async () => {
      const { identity } = await findings({
        clientInformation: { firstName: ' JANE ', middleName: 'MARIE', lastName: `O${'u'.repeat(300)}` },
      })
      assert.deepEqual(identity, { firstName: 'JANE MARIE', lastName: `O${'u'.repeat(254)}` })
    })
    it('the address that the client typed is no finding', async () => {
      const { identity } = await findings({ clientInformation: { currentAddress: { address: '1 Elgin Street' } } })
      assert.deepEqual(identity, {})
    })
    it('no client information is an empty identity', async () => {
      assert.deepEqual((await findings({ clientInformation: null })).identity, {})
    })
  })

  describe('the report', () => {
    const pdfOf = async (bytes: Buffer) =>
      reportOf(provider, await finished({ report: bytes.toString('base64') }), treefortContext(server))

    it('is what was sent', async () => assert.deepEqual(Buffer.from(await pdfOf(somePdf)), somePdf))
    it('may have 10 MB', async () => {
      const large = Buffer.concat([somePdf], 10 * 1024 * 1024)
      assert.equal((await pdfOf(large)).length, large.length)
    })
    it('may not have a byte more', async () => {
      await rejectsUnavailable(pdfOf(Buffer.concat([somePdf], 10 * 1024 * 1024 + 1)), 'report_too_large')
    })
    it('has to be a PDF', () => rejectsUnavailable(pdfOf(Buffer.from('<html>')), 'report_not_pdf'))
    for (const [what, sent, code] of [
      ['no Base64', '%PDF-1.7', 'report_not_base64'],
      ['cut Base64', somePdf.toString('base64').slice(0, -3), 'report_not_base64'],
      ['nothing', '', 'report_not_pdf'],
      ['null', null, 'report_missing'],
    ] as const) {
      it(`${what} is no report`, async () => {
        await rejectsUnavailable(reportOf(provider, await finished({ report: sent }), treefortContext(server)), code)
      })
    }
  })
})
