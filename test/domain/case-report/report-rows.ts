import type { CaseDetail, CaseDocument } from '../../../src/contract/case.ts'
import type { Check } from '../../../src/contract/check.ts'
import type { AssessAnswer } from '../../../src/contract/kyc-answers.ts'
import type { CaseReportInput, ReportedHit, VerdictContent } from '../../../src/domain/case-report/report-input.ts'
import type { ReportContent } from '../../../src/domain/report/report-content.ts'

const time = '2026-11-20T08:31:05.000Z'
const caseId = '6e0f8b5e-0000-4000-8000-000000000001'
const verdictId = '6e0f8b5e-0000-4000-8000-000000000002'

export const checks: readonly Check[] = [
  { id: 'required:photo_id', label: 'Une pièce est au dossier.', severity: 'critical', passed: true, detail: '' },
  {
    ...{ id: 'completeness', label: 'Le profil est complet.', severity: 'warning' },
    ...{ passed: false, detail: '1 renseignement manque.' },
  },
  {
    ...{ id: 'match:id_number:passport', label: 'Le numéro concorde.', severity: 'critical', passed: false },
    detail: 'Le passeport indique AB 12-3456; le profil indique AB123457.',
  },
  { id: 'partner:call', label: 'Appel effectué.', severity: 'info', passed: false, detail: 'Sans réponse.' },
]

const verification = {
  passed: false,
  checks: [...checks],
  critical_failures: [checks[2]!],
  flags: [checks[1]!],
  completeness: { required: 3, present: 2, missing: ['occupation'], percent: 66 },
}

const answer: AssessAnswer = {
  verification: {
    ...verification,
    policy: {
      ...{ id: null, version: 1, source: 'builtin', regime: 'ca_aml', regulator: 'FINTRAC', purpose: 'onboarding' },
      overrides_refused: [],
    },
  },
  assessment: {
    risk_profile: { score: 62, band: 'Growth', missing: [] },
    capacity: { score: 30, band: 'Limited', missing: [] },
    compliance_risk: { level: 'High', score: 100, factors: ['Liste de sanctions : +100 (élevé d’office)'] },
    suitability: 'Ne convient pas.',
    risk_level: 'High',
    verification,
    explain: [
      { factor: 'risk_profile:objective', points: 24, max: 30 },
      { factor: 'risk_profile:cap:horizon', points: 0, max: 0 },
      { factor: 'capacity:annual_income', points: 13, max: 25 },
      { factor: 'compliance_risk:screening', points: 100, max: 100 },
    ],
  },
  registry: {
    ...{ source: 'corporations_canada', source_name: 'Corporations Canada', record_type: null, mode: 'live' },
    ...{
      retrieved_at: time,
      status: 'found',
      query: { by: 'name', value: 'Boréal inc.' },
      matches: null,
      evidence: null,
    },
    entity: {
      ...{ legal_name: 'Boréal inc.', previous_names: [], registration_number: '1234567', business_number: null },
      ...{ lei: null, legal_form: null, jurisdiction: 'CA', status: 'active', status_raw: null, status_since: null },
      ...{ incorporation_date: '2001-02-03', dissolution_date: null, registered_address: null, activity: [] },
      ...{ officers: [], owners: [], parents: [], last_filing: null },
    },
  },
  identity_record: [
    {
      ...{ person: 'Clara Clearwater', role: 'client', method: 'photo_id', date: '2026-11-20' },
      sources: [{ document_type: 'passport', number: 'AB123456', country: 'CA' }],
    },
  ],
  discrepancies: [
    {
      ...{ subject: 'director', declared: 'Jean Rive', found: null, source: 'corporations_canada' },
      ...{ law: null, report_to: null, report_by: null },
    },
  ],
}

const bundle: ReportedHit['bundle'] = {
  id: 'b'.repeat(64),
  engine: '3',
  lists: [
    {
      ...{ id: 'sema', name: 'Liste LMES', sha256: 'c'.repeat(64), publishedOn: '2026-11-01' },
      ...{ checkedOn: '2026-11-19', entities: 4321 },
    },
  ],
}

export const hit: ReportedHit = {
  party: '王小明',
  bundle,
  severity: 'critical',
  hit: {
    ...{ recordId: 'r-7', listId: 'sema', kind: 'person', topics: ['sanction'], entry: 'Сергей Санкционов' },
    ...{
      matchedName: 'Сергей',
      matchedNameKind: 'alias',
      queryName: '王小明',
      programs: ['RUSSIE'],
      listedOn: '2022-03-01',
    },
    ...{ sourceUrl: '', position: '', pepClass: null, score: 875, corroboration: 0, contradicted: false },
    ...{ unmatchedQuery: [], unmatchedListed: [], entityHash: 'd'.repeat(64) },
    pairs: [{ query: 'wang', listed: 'wang', similarity: 1000, reason: 'equal', contribution: 875 }],
    evidence: [{ on: 'identifier', finding: 'agrees', query: 'AB123456', listed: 'AB123456', contribution: 0 }],
  },
  decision: {
    ...{ state: 'cleared', applies_to: 'client', reviewers: ['A. Analyste'], reason: 'Autre date de naissance' },
    ...{ expires: '2027-01-01', decided_at: time, reference: 'client-7' },
  },
}

export const document: CaseDocument = {
  ...{ document_id: '6e0f8b5e-0000-4000-8000-000000000003', filename: 'passeport.pdf', doc_type: 'passport' },
  ...{
    mime: 'application/pdf',
    size_bytes: 1234567,
    sha256: 'a'.repeat(64),
    created_at: time,
    erased: false,
    pages: [],
  },
  notes: [],
  fields: {
    last_name: { value: 'Clearwater', source: 'mrz', confidence: 0.987, page: 0, box: null },
    id_number: { value: 'AB123456', source: 'labelled_print', confidence: 0.5, page: 0, box: null },
  },
  other_sources: { id_number: [{ value: 'AB123458', source: 'vision', confidence: 1, page: 0, box: null }] },
}

const happening: CaseDetail['timeline'][number] = {
  ...{ at: time, action: 'case.reported', request_id: 'req-1' },
  actor: { type: 'key', id: 'k-1' },
  object: { type: 'case', id: caseId },
}

export const content: VerdictContent = {
  ...{ answer, isTranslated: true, answerSha256: 'e'.repeat(64), kind: 'individual', bundle, hits: [hit] },
  parties: [
    {
      ...{ party: '王小明', names: ['王小明'], kind: 'person', dateOfBirth: '1970-01-01', countries: ['CA', 'CN'] },
      ...{ boundTo: [], gender: null, identifiers: [] },
    },
  ],
  documents: [
    {
      ...{ type: 'passport', filename: 'passeport.pdf', documentId: null },
      fields: { last_name: 'Clearwater', id_number: 'AB123456' },
    },
    { type: 'passport', filename: '', documentId: null, fields: {} },
  ],
  values: {},
  numbers: ['AB123456', 'AB123457'],
}

const shown: CaseDetail['verdicts'][number] = {
  ...{ verdict_id: verdictId, operation: 'assess', request_id: 'req-0', passed: false, risk_level: 'High' },
  policy: { regime: 'ca_aml', id: null, version: 1 },
  ...{ bundle: bundle.id, engine: '5', as_of: '2026-11-20', created_at: time, erased: false },
}

/** A case with something in every section. Its sentences are French, as an answer in French has them. */
export const fullCase: CaseReportInput = {
  ...{ locale: 'fr', workspace: 'Prêteur boréal', printedAt: new Date(time), requestId: 'req-1', isTimelineCut: false },
  case: {
    ...{ case_id: caseId, reference: 'client-1001', environment: 'sandbox', state: 'open', kind: 'individual' },
    ...{ passed: false, risk_level: 'High', failed_checks: [], judged_at: time, created_at: time, updated_at: time },
    ...{ closed_at: null, legal_hold: true, next_review_due: '2027-11-20', erased_at: null, subject: '王小明' },
    ...{ verdicts: [shown], documents: [document], timeline: [happening] },
    ...{ decision: 'approved', decided_at: time, assignee: 'Aline Roy' },
    assignment: { assignee: 'Aline Roy', by: 'Paul Côté', assigned_at: time },
    notes: [{ note_id: 'n-1', about: 'note', text: 'Pièce AB123456 vue.', author: 'Aline Roy', created_at: time }],
    decisions: [
      {
        ...{
          decision_id: 'c-1',
          decision: 'approved',
          state: 'decided',
          verdict_id: verdictId,
          on_newest_verdict: true,
        },
        reviews: [{ reviewer: 'Aline Roy', reason: 'Tout concorde.', at: time }],
        ...{ asked_at: time, decided_at: time },
      },
    ],
    eid_checks: [{ key: 1001, state: 'complete', created_at: time, expires_at: time }],
    bank_connections: [{ id: 'bank-1', created_at: time, updated_at: time }],
    deliveries: [
      {
        ...{ delivery_id: 'd-1', event_id: 'e-1', event: 'kyc.case_assessed', endpoint_id: 'w-1', state: 'delivered' },
        ...{ attempts: 1, http_status: 200, created_at: time, finished_at: time },
      },
    ],
  },
  verdict: { shown, content },
  eidResults: new Map([
    [1001, { key: 1001, complete: true, passed: true, identity: {}, checks: [], completed_date: time }],
  ]),
}

/** The case as large as a report can be: its documents, checks and happenings this many times. */
export function longCase({
  documents,
  checks: count,
  happenings,
}: Readonly<Record<'documents' | 'checks' | 'happenings', number>>): CaseReportInput {
  const manyChecks = Array.from({ length: count }, (_, at): Check => ({
    ...checks[at % 4]!,
    detail: checks[at % 4]!.passed
      ? ''
      : `Constat no ${at} : ${(at * 7919).toString(36)} et ${(at * 104729).toString(36)}.`,
  }))
  const many = { ...answer.verification, checks: manyChecks }
  const names = ['first_name', 'last_name', 'date_of_birth', 'street1', 'city', 'postal_code', 'id_number', 'id_expiry']
  const fieldsOf = (number: number) =>
    Object.fromEntries(
      names.map((name, at) => {
        const word = (number * 7919 + at * 104729).toString(36)
        const value = name === 'id_number' ? `AB${100_000 + number * 7919}` : `Valeur ${word} de la pièce ${number}`
        return [name, { value, source: 'labelled_print', confidence: 0.9, page: 0, box: null } as const]
      }),
    )
  return {
    ...fullCase,
    case: {
      ...fullCase.case,
      documents: Array.from({ length: documents }, (_, at) => ({
        ...document,
        filename: `piece-${at + 1}.pdf`,
        fields: fieldsOf(at),
      })),
      timeline: Array.from({ length: happenings }, (_, at) => ({
        ...happening,
        request_id: `${caseId.slice(0, -4)}${1000 + at}`,
      })),
    },
    verdict: {
      shown,
      content: { ...content, hits: Array.from({ length: 20 }, () => hit), answer: { ...answer, verification: many } },
    },
  }
}

/** Every text of a content in reading order. */
export function textsOf({ title, subtitle, notice, sections }: ReportContent): readonly string[] {
  const inSections = sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph' || block.kind === 'heading') return [block.text]
      if (block.kind === 'list') return [...block.items]
      if (block.kind === 'facts') return block.facts.flatMap(({ label, value }) => [label, value.text])
      return [...block.columns.map(({ label }) => label), ...block.rows.flat().map(({ text }) => text)]
    }),
  ])
  return [title, subtitle, ...(notice === null ? [] : [notice]), ...inSections]
}
