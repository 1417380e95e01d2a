import assert from 'node:assert/strict'
import type { Check } from '../../../src/contract/check.ts'
import type { Locale } from '../../../src/contract/locale.ts'
import type { ReadFile } from '../../../src/domain/checks/definition/document-facts.ts'
import { documentChecks } from '../../../src/domain/checks/document-checks.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'
import type { VerdictInput } from '../../../src/domain/verdict/input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { listOf } from '../screening/screening-hits.ts'

/** The day of every test. */
export const today = '2026-11-21'

/** A request of a client of whom nothing is known, under `generic`. */
export const emptyInput: VerdictInput = {
  policy: { id: null, regime: 'generic' },
  environment: 'sandbox',
  purpose: 'onboarding',
  kind: 'individual',
  switches: { requireDocuments: null, screenSanctions: true, screenAmlPep: null },
  asOfRequested: today,
  now: '2026-11-21T12:00:00.000Z',
  values: {},
  documents: [],
  extraChecks: [],
  screening: { status: 'run', bundle: { id: 'test', engine: '1', lists: [listOf('sandbox')] }, parties: [] },
  locale: 'en',
}

type Entry = VerdictInput['documents'][number]

/** A document as it comes back from extract. */
export function entry(docType: string, fields: Record<string, string>, changes: Partial<Entry> = {}): Entry {
  return { doc_type: docType, fields, mapped: Object.keys(fields).length, sealState: 'intact', ...changes }
}

/** A passport on which every check passes. */
export const passportFields = {
  first_name: 'CLARA',
  last_name: 'CLEARWATER',
  id_number: 'AB123456',
  date_of_birth: '1985-04-12',
  id_expiry: '2031-02-01',
  id_issue_date: '2021-02-01',
  id_country: 'CA',
}

/** A payslip on which every check passes. */
export const payslipFields = {
  document_holder_name: 'Clara Clearwater',
  employer_name: 'Clinic Inc.',
  document_date: '2026-11-05',
  gross_pay: '3000.00',
  deductions_total: '800.00',
  net_pay: '2200.00',
  pay_frequency: 'biweekly',
}

/** A file just read, whose reading found nothing wrong. */
export function readFile(docType: string, fields: Record<string, string>, changes: Partial<ReadFile> = {}): ReadFile {
  return {
    from: 'reading',
    docType,
    stepKey: null,
    fields,
    mapped: Object.keys(fields).length,
    metaCreated: '',
    producer: '',
    revisions: 1,
    filename: 'page.jpg',
    hint: null,
    sha256: 'a'.repeat(64),
    reuse: null,
    reading: {
      docType,
      docTypeConfidence: 0.95,
      evidence: {},
      printed: {},
      mrz: null,
      textLength: 400,
      ocrConfidence: 0.9,
      backSeen: null,
      metaModified: '',
      perceptualHash: null,
      capture: null,
      untrusted: null,
    },
    ...changes,
  }
}

/** The checks of a verdict. */
export function verdictChecks(changes: Partial<VerdictInput>): readonly Check[] {
  return verdictOfInput({ ...emptyInput, ...changes }).verification.checks
}

/** The checks of one call of extract. */
export function extractChecks(files: Parameters<typeof documentChecks>[0], locale: Locale = 'en'): readonly Check[] {
  const pack = packByRegime('generic')
  return documentChecks(files, { pack, thresholds: pack.thresholds.kyc, asOf: today, purpose: 'onboarding', locale })
}

/** The check of an id; fails the test when there is none or more than one. */
export function only(checks: readonly Check[], id: string): Check {
  const found = checks.filter((check) => check.id === id)
  assert.equal(found.length, 1, `${id} among ${checks.map((check) => check.id).join(' ')}`)
  return found[0]!
}

/** One rule: a request on which it passes, one on which it fails, one without its input. */
export interface RuleRow {
  readonly id: string
  readonly severity: Check['severity']
  readonly passes: readonly Check[]
  readonly fails: readonly Check[]
  readonly absent: readonly Check[]
  readonly label: string
  readonly detail: string
}

/** Asserts the three rows of a rule. */
export function assertRule({ id, severity, passes, fails, absent, label, detail }: RuleRow): void {
  assert.deepEqual(only(passes, id), { id, label, severity: only(passes, id).severity, passed: true, detail: '' })
  assert.deepEqual(only(fails, id), { id, label, severity, passed: false, detail })
  assert.ok(!absent.some((check) => check.id === id), `${id} has nothing to look at`)
}
