import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { profile } from '../../tools/documents/specimens/profile.ts'
import { entityClients, type EntityKind } from './support/entity-clients.ts'
import { failures, passed, specimen, startOnboarding, type Onboarding } from './support/onboarding.ts'

interface Outcome {
  readonly kind: EntityKind
  /** Source, type of record, status, and how well name and address agree; null when no register is asked. */
  readonly registry: readonly (string | number | null)[] | null
  /** Everybody on the file, in the order screened. */
  readonly parties: readonly string[]
  /** Who is on the list of the second verdict. */
  readonly listed: string
  /** True when that party owns half of the client, or controls it. */
  readonly owns?: true
  /** Warnings besides the Canadian screening of each party, which needs an account that the workspace has not. */
  readonly warns: readonly string[]
}

const outcomes: readonly Outcome[] = [
  {
    kind: 'corporation',
    parties: ['Maple Labs Inc.', 'Clara Clearwater', 'Gus Larch'],
    listed: 'Gus Larch',
    warns: ['required:proof_of_address', 'required:entity_financials', 'required:tax_form'],
    registry: ['corporations_canada', 'federal corporation', 'found', 100, 100],
  },
  {
    kind: 'partnership',
    parties: ['Maple Larch LP', 'Gus Larch', 'Clara Clearwater'],
    listed: 'Gus Larch',
    owns: true,
    warns: [
      'required:proof_of_address',
      'required:entity_authority',
      'required:entity_financials',
      'required:tax_form',
      'completeness',
    ],
    registry: ['gleif', 'LEI record', 'found', 100, 100],
  },
  {
    kind: 'charitable_org',
    parties: ['Maple Readers Inc.', 'Clara Clearwater', 'Gus Larch'],
    listed: 'Gus Larch',
    owns: true,
    warns: [
      'required:proof_of_address',
      'required:entity_ownership',
      'required:entity_financials',
      'required:tax_form',
      'ownership:confirmed',
      'ownership:senior_officer',
      'evidence:source_of_funds',
    ],
    registry: ['corporations_canada', 'federal corporation', 'found', 100, 100],
  },
  {
    kind: 'trust',
    parties: ['The Maple Family Trust', 'Clara Clearwater', 'Gus Larch', 'Omar Pine', 'Nina Maple', 'Ada Maple'],
    listed: 'Omar Pine',
    warns: ['required:proof_of_address', 'required:entity_authority', 'required:tax_form'],
    registry: ['gleif', 'LEI record', 'found', 100, 100],
  },
  {
    kind: 'estate',
    parties: ['Estate of Ada Maple', 'Clara Clearwater', 'Gus Larch'],
    listed: 'Gus Larch',
    warns: ['required:proof_of_address'],
    registry: null,
  },
]

const client = { ...profile('en', '2026-11-21'), account_type: 'personal_loan' }
const flag = (id: string, severity = 'warning') => ({ id, label: id, severity, passed: true, detail: '' })
/** The checks of a bank analysis as the partner gets them. */
const analysis = [
  flag('bank:holder_name', 'critical'),
  flag('bank:nsf'),
  flag('bank:income_declared'),
  flag('bank:large_deposit'),
  flag('bank:circular_transfers'),
  flag('bank:as_of:2026-11-21', 'info'),
]
const passport = () => specimen('passport-en', 'photo_id')
const bill = () => specimen('utility-bill-en-text', 'proof_of_address')
const payslip = () => specimen('payslip-en-text', 'proof_of_income')
const statement = () => specimen('bank-statement-en-text', 'proof_of_income')

describe('a client, from the documents to the webhook', () => {
  let world: Onboarding
  before(async () => void (world = await startOnboarding()))
  after(() => world.stop())

  for (const { kind, registry, parties, listed, owns, warns } of outcomes) {
    const onboard = async (reference: string) => {
      const { values, files, register } = entityClients[kind]
      world.register.answers = register
      return world.onboard({ reference, kind, values, files: await files() })
    }

    it(`a ${kind} passes, is found where a register has it, and every party is screened`, async () => {
      world.list.activate([])
      const { answer, event } = await onboard(kind)
      const [canadian, others] = partition(failures(answer))
      assert.deepEqual(others, warns.map(warning))
      assert.deepEqual(
        canadian,
        parties.map((party) => `warning screening:aml:${party}`),
      )
      assert.equal(answer.verification.passed, true)
      assert.deepEqual(passed(answer, 'screening:sanctions:'), parties)
      assert.deepEqual(passed(answer, 'authority:'), ['signatory'])
      const { registry: said } = answer
      assert.deepEqual(
        said && [said.source, said.record_type, said.status, said.matches!.name, said.matches!.address],
        registry,
      )
      assert.deepEqual(
        passed(answer, 'registry:'),
        registry === null
          ? []
          : ['found', 'active', ...(kind === 'corporation' ? ['active:registry_extract'] : []), 'name', 'address'],
      )
      assert.ok(event.event === 'kyc.case_assessed')
      assert.deepEqual([event.reference, event.case_id], [kind, answer.case_id])
      assert.equal(event.verdict.status, 'passed')
      const sent = new Set(event.verdict.failed_checks)
      assert.deepEqual(sent, new Set([...warns, 'screening:aml']))
    })

    it(`a ${kind} with ${listed} on a sanctions list is blocked, and the webhook names nobody`, async () => {
      world.list.activate([{ name: listed, recordId: 'X-1' }])
      const { answer, event, body } = await onboard(`${kind}-listed`)
      assert.equal(answer.verification.passed, false)
      assert.deepEqual(
        answer.verification.critical_failures.map(({ id }) => id),
        [...(owns === true ? ['ownership:sanctioned'] : []), `screening:sanctions:${listed}`],
      )
      assert.deepEqual(
        passed(answer, 'screening:sanctions:'),
        parties.filter((party) => party !== listed),
      )
      assert.ok(event.event === 'kyc.case_assessed')
      assert.equal(event.verdict.status, 'failed')
      assert.ok(event.verdict.failed_checks.includes('screening:sanctions'))
      for (const party of parties) assert.ok(!body.includes(party))
    })
  }

  describe('who is an individual', () => {
    const onboard = async (
      reference: string,
      files: readonly ReturnType<typeof specimen>[],
      extra_checks: readonly object[],
    ) => {
      const { answer, event, body } = await world.onboard({
        ...{ reference, kind: 'individual', values: client, extra_checks, files: await Promise.all(files) },
      })
      assert.ok(event.event === 'kyc.case_assessed')
      return { answer, verdict: event.verdict, body }
    }

    it('passes with passport, bill, payslip, statement and bank analysis; no register is asked', async () => {
      const { answer, verdict } = await onboard('all', [passport(), bill(), payslip(), statement()], analysis)
      assert.deepEqual(failures(answer), [
        // Deposits are net and are taken for 70 % of the income.
        'warning consistency:income:documents',
        'warning screening:aml:Clara Clearwater',
      ])
      assert.deepEqual(passed(answer, 'consistency:income:'), ['payslip', 'bank_statement', 'bank_analysis'])
      assert.deepEqual(passed(answer, 'match:name:'), [
        ...['passport', 'utility_bill', 'payslip', 'bank_statement', 'documents'],
      ])
      assert.deepEqual(passed(answer, 'screening:sanctions:'), ['Clara Clearwater'])
      assert.equal(answer.registry, null)
      assert.deepEqual(verdict, {
        status: 'passed',
        failed_checks: ['consistency:income:documents', 'screening:aml'],
        risk_level: 'Low',
        suitability: 'Not assessed: no investment profile was supplied.',
      })
    })

    it('passes with passport and bank analysis: the account is the second source and shows the income', async () => {
      const { answer, verdict } = await onboard('analysis', [passport()], analysis)
      assert.deepEqual(failures(answer), [
        'warning required:proof_of_address',
        'warning screening:aml:Clara Clearwater',
      ])
      assert.deepEqual(passed(answer, 'method:'), ['identity', 'sources'])
      assert.deepEqual(
        passed(answer, 'partner:'),
        analysis.map(({ id }) => id),
      )
      assert.deepEqual([answer.verification.passed, verdict.status], [true, 'passed'])
    })

    it('gets the same verdict when the checks of that verdict are sent back', async () => {
      const first = (await onboard('first', [passport()], analysis)).answer.verification.checks
      const back = first.filter(({ id }) => id.startsWith('partner:bank:'))
      assert.deepEqual((await onboard('second', [passport()], back)).answer.verification.checks, first)
    })

    it('is blocked with the passport alone', async () => {
      const { answer, verdict } = await onboard('alone', [passport()], [])
      assert.deepEqual(failures(answer), [
        'warning required:proof_of_address',
        'warning required:proof_of_income',
        'critical method:identity',
        'warning screening:aml:Clara Clearwater',
      ])
      assert.deepEqual([answer.verification.passed, verdict.status], [false, 'failed'])
    })

    it('is blocked with a bank analysis of another holder', async () => {
      const [holder, ...others] = analysis
      const { answer } = await onboard('holder', [passport()], [{ ...holder, passed: false, detail: 'No.' }, ...others])
      assert.deepEqual(failures(answer), [
        'warning required:proof_of_address',
        'warning required:proof_of_income',
        'critical method:identity',
        'warning consistency:income:bank_analysis',
        'warning screening:aml:Clara Clearwater',
        'warning evidence:source_of_funds',
        'critical partner:bank:holder_name',
      ])
    })

    it('who is on a sanctions list is blocked, and the webhook names nobody', async () => {
      world.list.activate([{ name: 'Clara Clearwater', recordId: 'X-1' }])
      const { answer, verdict, body } = await onboard('listed', [passport(), bill(), payslip()], analysis)
      world.list.activate([])
      assert.deepEqual(
        answer.verification.critical_failures.map(({ id }) => id),
        ['screening:sanctions:Clara Clearwater'],
      )
      assert.deepEqual([verdict.status, verdict.risk_level], ['failed', 'High'])
      assert.ok(verdict.failed_checks.includes('screening:sanctions'))
      assert.ok(!/clara|clearwater/i.test(body))
    })
  })
})

function warning(id: string): string {
  return `warning ${id}`
}

/** The failures of the Canadian screening, and the others. */
function partition(failed: readonly string[]): readonly [readonly string[], readonly string[]] {
  const isCanadian = (failure: string) => failure.startsWith('warning screening:aml:')
  return [failed.filter(isCanadian), failed.filter((failure) => !isCanadian(failure))]
}
