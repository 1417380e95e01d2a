import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findPack } from '../../../src/domain/policy-packs/index.ts'
import { exposureSeverity, sanctionsSeverity } from '../../../src/domain/screening/severity.ts'
import {
  defaultThresholds,
  isLoosened,
  thresholdFaults,
  thresholdsUnder,
  type ScreeningThresholds,
} from '../../../src/domain/screening/thresholds.ts'
import { hitOf } from './screening-hits.ts'

const pack = (regime: string) => findPack(regime) ?? assert.fail(regime)

describe('the severity of a hit', () => {
  it('under the defaults is as the documentation has it, at every border', () => {
    for (const [hit, sanctions, exposure] of [
      [hitOf({ score: 850 }), 'critical', null],
      [hitOf({ score: 849 }), 'warning', null],
      [hitOf({ score: 750 }), 'warning', null],
      [hitOf({ score: 749 }), null, null],
      [hitOf({ score: 1000, contradicted: true }), 'warning', null],
      [hitOf({ score: 1000, matchedNameKind: 'weak' }), 'warning', null],
      [hitOf({ score: 1000, topics: ['wanted'] }), 'warning', null],
      [hitOf({ score: 750, topics: ['debarment'] }), 'warning', null],
      [hitOf({ score: 750, topics: [] }), 'warning', null],
      [hitOf({ score: 850, topics: ['pep'] }), null, 'warning'],
      [hitOf({ score: 849, topics: ['rca'] }), null, null],
      [hitOf({ score: 1000, topics: ['pep'], contradicted: true }), null, null],
      [hitOf({ score: 900, topics: ['pep', 'sanction'] }), 'critical', 'warning'],
    ] as const) {
      const found = [sanctionsSeverity(hit, defaultThresholds), exposureSeverity(hit, defaultThresholds)]
      assert.deepEqual(found, [sanctions, exposure], JSON.stringify([hit.score, hit.topics]))
    }
  })

  it('of an entry with several topics is that of the gravest', () => {
    const thresholds: ScreeningThresholds = { ...defaultThresholds, wanted: { critical: 800, warning: 750 } }
    assert.equal(sanctionsSeverity(hitOf({ score: 820, topics: ['sanction', 'wanted'] }), thresholds), 'critical')
    assert.equal(sanctionsSeverity(hitOf({ score: 820, topics: ['sanction'] }), thresholds), 'warning')
  })

  it('never blocks on a weak alias or against a contradiction, however low the score is set', () => {
    const thresholds: ScreeningThresholds = { ...defaultThresholds, pep: { critical: 750, warning: 750 } }
    const pep = { topics: ['pep'], score: 990 } as const
    assert.equal(exposureSeverity(hitOf(pep), thresholds), 'critical')
    assert.equal(exposureSeverity(hitOf({ ...pep, matchedNameKind: 'weak' }), thresholds), 'warning')
    assert.equal(exposureSeverity(hitOf({ ...pep, contradicted: true }), thresholds), null)
  })
})

describe('thresholds of a workspace', () => {
  const faults = (scores: Partial<ScreeningThresholds>, regime: string, overrides = false) =>
    thresholdFaults({ ...defaultThresholds, ...scores }, { packs: [pack(regime)], overrides }).map(
      ({ topic, of }) => `${topic}.${of}`,
    )

  it('may be lowered under every pack', () => {
    for (const regime of ['generic', 'ca_aml', 'eu_amlr', 'us_bsa']) {
      const lowered = { sanction: { critical: 750, warning: 750 }, pep: { critical: 900, warning: 750 } }
      assert.deepEqual(faults(lowered, regime), [], regime)
    }
  })

  it('are not raised where the pack holds the check, and elsewhere only when that is confirmed', () => {
    const pep = { pep: { critical: null, warning: 880 } }
    const wanted = { wanted: { critical: null, warning: 760 } }
    for (const [scores, regime, confirmed, unconfirmed] of [
      [pep, 'ca_aml', ['pep.warning'], ['pep.warning']],
      [pep, 'eu_amlr', ['pep.warning'], ['pep.warning']],
      [pep, 'us_bsa', [], ['pep.warning']],
      [pep, 'generic', [], ['pep.warning']],
      [wanted, 'us_bsa', ['wanted.warning'], ['wanted.warning']],
      [wanted, 'generic', [], ['wanted.warning']],
    ] as const) {
      assert.deepEqual(faults(scores, regime, true), confirmed, regime)
      assert.deepEqual(faults(scores, regime), unconfirmed, regime)
    }
  })

  it('always block on sanctions from some score', () => {
    assert.deepEqual(faults({ sanction: { critical: null, warning: 750 } }, 'generic', true), ['sanction.critical'])
  })

  it('that a later policy holds count as the default, the others as they were set', () => {
    const set: ScreeningThresholds = {
      ...defaultThresholds,
      sanction: { critical: 900, warning: 800 },
      pep: { critical: 900, warning: 880 },
    }
    assert.equal(isLoosened(set), true)
    assert.deepEqual(thresholdsUnder(pack('generic'), set), set)
    assert.deepEqual(thresholdsUnder(pack('us_bsa'), set).sanction, { critical: 850, warning: 750 })
    assert.deepEqual(thresholdsUnder(pack('us_bsa'), set).pep, { critical: 900, warning: 880 })
    assert.deepEqual(thresholdsUnder(pack('ca_aml'), set).pep, { critical: 900, warning: 850 })
  })
})
