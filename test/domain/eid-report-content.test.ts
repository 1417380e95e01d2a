import assert from 'node:assert/strict'
import { eidChecks } from '../../src/domain/eid/index.ts'
import { describe, it } from 'node:test'
import { eidReportContent, type EidReportInput } from '../../src/domain/eid/report/report-content.ts'
import type { EidResult } from '../../src/domain/eid/definition/eid-result.ts'
import type { ReportContent } from '../../src/domain/report/report-content.ts'
import { eidProviderIds } from '../../src/ports/eid-provider.ts'
import { archivedResult, clearResult } from './eid/eid-rows.ts'

const dualResult: EidResult = {
  ...clearResult,
  asked: { ...clearResult.asked, documents: ['name_address', 'name_account'] },
  documents: [],
  identity: { firstName: 'Clara', lastName: 'Clearwater' },
  liveness: null,
  face: null,
  dualProcess: {
    satisfied: true,
    sources: [
      { category: 'name_address', source: 'Hydro Ottawa' },
      { category: 'name_account', source: 'Maple Bank', number: '1234' },
    ],
  },
}

const report = (result: EidResult, changes: Partial<EidReportInput> = {}): ReportContent =>
  eidReportContent({
    result,
    checks: eidChecks(result, changes.language ?? 'en'),
    key: 1001,
    workspace: 'Boréal Lending',
    environment: 'sandbox',
    provider: 'sandbox',
    language: 'en',
    startedAt: new Date('2026-11-21T09:51:12.000Z'),
    reportedAt: new Date('2026-07-01T04:00:04.000Z'),
    ...changes,
  })

/** The rows of a section as texts, the header of a table first. */
function rows(content: ReportContent, heading: string): readonly (readonly string[])[] {
  const section = content.sections.find((each) => each.heading === heading)
  assert.ok(section, `no section ${heading}`)
  return section.blocks.flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return [[block.text]]
    if (block.kind === 'list') return block.items.map((item) => [item])
    if (block.kind === 'facts') return block.facts.map(({ label, value }) => [label, value.text])
    return [block.columns.map(({ label }) => label), ...block.rows.map((cells) => cells.map(({ text }) => text))]
  })
}

const fact = (content: ReportContent, heading: string, label: string) =>
  rows(content, heading).find(([name]) => name === label)?.[1]

describe('the report of an eID check', () => {
  it('says which check of whom it is, and when, with the offset of Toronto in winter and in summer', () => {
    assert.deepEqual(rows(report(clearResult), 'Summary'), [
      ['Outcome', 'Passed'],
      ['Key', '1001'],
      ['Workspace', 'Boréal Lending'],
      ['Environment', 'Sandbox'],
      ['Provider', 'Built-in sandbox provider'],
      ['Started', '2026-11-21 04:51:12 -05:00 (America/Toronto)'],
      ['Completed', '2026-11-21 05:00:00 -05:00 (America/Toronto)'],
      ['Report made', '2026-07-01 00:00:04 -04:00 (America/Toronto)'],
    ])
  })

  it('sets what was asked against what was read', () => {
    const { asked, identity } = clearResult
    const content = report({
      ...clearResult,
      asked: { ...asked, address: null },
      identity: { ...identity, birthDate: '' },
    })
    assert.deepEqual(rows(content, 'Person'), [
      ['Information', 'As given in the request', 'As read by the provider'],
      ['Last name', 'Clearwater', 'CLEARWATER'],
      ['First name', 'Clara', 'CLARA'],
      ['Date of birth', '1985-04-12', 'not read'],
      ['Address', 'not given', '12 Elm Street, Ottawa ON K1A 0B1'],
    ])
  })

  it('has what PCMLTFR s. 108 asks for of a document, and says what is not known', () => {
    const identity = { ...clearResult.identity, documentType: 'driver_licence', documentNumber: 'C1234' }
    assert.deepEqual(rows(report({ ...clearResult, identity }), 'Identification document'), [
      ['Type', 'Driver’s licence'],
      ['Number', 'C1234'],
      ['Jurisdiction of issue', 'not known'],
      ['Country of issue', 'not known'],
      ['Expiry date', '2031-02-01'],
      ['Rating of the provider', 'Passport: clear'],
      ['Date of verification', '2026-11-21'],
    ])
  })

  it('gives the date of verification as the day in Toronto', () => {
    const late = report({ ...clearResult, completedAt: '2026-11-22T04:59:00.000Z' })
    assert.equal(fact(late, 'Identification document', 'Date of verification'), '2026-11-21')
  })

  it('names the method of PCMLTFR s. 105 that was asked for', () => {
    const law = (documents: EidResult['asked']['documents']) =>
      fact(report({ ...clearResult, asked: { ...clearResult.asked, documents } }), 'Method', 'Legal basis')
    assert.equal(law(['photo_id']), 'PCMLTFR s. 105(1)(a)')
    assert.equal(law(['credit_file']), 'PCMLTFR s. 105(1)(c)')
    assert.equal(law(['photo_id', 'name_address']), 'PCMLTFR s. 105(1)(d)')
  })

  it('lists the sources of the dual process, and no document when there is none', () => {
    const content = report(dualResult)
    assert.deepEqual(rows(content, 'Sources'), [
      ['Source', 'Information confirmed', 'Account or other number', 'Date of verification'],
      ['Hydro Ottawa', 'Name and address', 'not known', '2026-11-21'],
      ['Maple Bank', 'Name and account', '1234', '2026-11-21'],
    ])
    assert.deepEqual(
      content.sections.map(({ heading }) => heading),
      ['Summary', 'Person', 'Method', 'Sources', 'Checks'],
    )
    assert.deepEqual(rows(report({ ...dualResult, dualProcess: null }), 'Sources'), [['No source was found.']])
  })

  it('has the credit file with what is known of it', () => {
    const content = report({ ...clearResult, creditFile: { match: true, months: 48, tradeLines: null } })
    assert.deepEqual(rows(content, 'Credit file').slice(2, 5), [
      ['Name, address and birth date agree', 'yes'],
      ['Age of the file, in months', '48'],
      ['Trade lines', 'not known'],
    ])
  })

  it('has every check with its label, result and detail', () => {
    const failing = report({
      ...clearResult,
      documents: [{ type: 'passport', verdict: 'suspected', reasons: ['font'] }],
      face: { passed: false, score: 41, scoreMin: 80 },
    })
    const checks = rows(failing, 'Checks')
    assert.equal(checks.length, 9)
    assert.deepEqual(checks.slice(1, 5), [
      ['The scanned document is authentic.', 'Warning', 'The provider rated the document suspected: font.'],
      ['The scanned document is not expired.', 'Passed', '–'],
      ['The person was present during the check.', 'Passed', '–'],
      ['The face matches the document photo.', 'Failed', 'The face does not match the document photo (score 41).'],
    ])
    assert.equal(fact(failing, 'Summary', 'Outcome'), 'Failed (critical checks: 1, warnings: 1)')
  })

  it('counts warnings of a check that passed', () => {
    const flagged = report({ ...clearResult, fraudFlags: ['velocity'] })
    assert.equal(fact(flagged, 'Summary', 'Outcome'), 'Passed (warnings: 1)')
  })

  it('says that it is no evidence when the sandbox provider simulated what it says', () => {
    const content = report(clearResult)
    assert.match(content.notice ?? '', /Liveness and face match were simulated.*not evidence of identity/)
    assert.equal(fact(content, 'Liveness and face match', 'Face match'), 'passed (simulated)')
  })

  it('has no such notice for a provider in production, and a shorter one in the sandbox', () => {
    const real = report(clearResult, { provider: 'treefort', environment: 'production' })
    assert.equal(real.notice, null)
    assert.equal(fact(real, 'Liveness and face match', 'Face match'), 'passed')
    assert.equal(fact(real, 'Summary', 'Provider'), 'Treefort')
    const sandboxed = report(clearResult, { provider: 'treefort' })
    assert.equal(sandboxed.notice, 'Sandbox report. This report is not evidence of identity.')
  })

  it('names every provider', () => {
    for (const provider of eidProviderIds) {
      assert.notEqual(fact(report(clearResult, { provider }), 'Summary', 'Provider'), provider)
    }
  })

  it('of a check that was never finished says so', () => {
    const content = report(archivedResult)
    assert.equal(fact(content, 'Summary', 'Outcome'), 'Failed (critical checks: 1, warnings: 0)')
    assert.equal(fact(content, 'Summary', 'Completed'), 'not completed')
  })

  it('has no English words in French', () => {
    const texts = (language: 'en' | 'fr') => {
      const content = report(
        {
          ...dualResult,
          identity: clearResult.identity,
          documents: clearResult.documents,
          liveness: { passed: false, reason: '' },
          face: clearResult.face,
          creditFile: { match: false, months: 12, tradeLines: null },
        },
        { language },
      )
      const cells = content.sections.flatMap(({ heading }) => [heading, ...rows(content, heading).flat()])
      return [content.title, content.subtitle, content.notice ?? '', content.pageLabel, ...cells]
    }
    const english = new Set(texts('en'))
    const values =
      /^(1001|Boréal Lending|clara|clearwater|hydro ottawa|maple bank|1234|12|–)$|^\d{4}-\d\d-\d\d|Ottawa ON/i
    const both = texts('fr').filter((text) => english.has(text) && !values.test(text))
    assert.deepEqual([...new Set(both)].toSorted(), ['Source', 'Sources', 'Type'])
  })

  it('has the same sections and rows in French, in French words', () => {
    for (const result of [clearResult, dualResult, archivedResult]) {
      const [en, fr] = [report(result), report(result, { language: 'fr' })]
      const shape = ({ sections }: ReportContent) =>
        sections.map(({ blocks }) =>
          blocks.map(
            (block) => (block.kind === 'facts' ? block.facts : block.kind === 'table' ? block.rows : []).length,
          ),
        )
      assert.deepEqual(shape(fr), shape(en))
    }
    const fr = report(clearResult, { language: 'fr' })
    assert.equal(fr.title, 'Rapport de vérification d’identité')
    assert.deepEqual(rows(fr, 'Méthode').slice(0, 2), [
      ['Méthode demandée', 'Document d’identité avec photo délivré par un gouvernement'],
      ['Fondement juridique', 'RRPCFAT, al. 105(1)a)'],
    ])
    assert.equal(fact(fr, 'Document d’identité', 'Cote du fournisseur'), 'Passeport : conforme')
  })
})
