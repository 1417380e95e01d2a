import { Value } from 'typebox/value'
import type { CaseSummary, CaseVerdict } from '../../contract/case.ts'
import { Check, type Severity } from '../../contract/check.ts'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { withoutPartyName } from '../../domain/checks/failed-check-ids.ts'
import { isPartnerCheck } from '../../domain/checks/partner-checks.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { caseAnswers } from '../../store/case-answers.ts'
import { caseContents, verdictsMax, type CaseContents } from '../../store/case-contents.ts'
import { findListedCase } from '../../store/search-cases.ts'
import { withTenant } from '../../store/tenant.ts'
import type { CaseOwner } from '../audit/case-owner.ts'
import { openMany } from '../sealing/open-many.ts'
import type { Services } from '../services.ts'
import { timeSlices } from '../time-slice.ts'
import { assignmentContent } from './case-act-contents.ts'
import { parsedJson } from './parsed-json.ts'
import { parseReadingQuality, type ReadingQuality } from './reading-quality.ts'
import { shownSummary, shownVerdict } from './shown-case.ts'

/** A failed critical or warning check, by an id without a name; of a check that the partner sent `partner` alone. */
export interface DigestCheck {
  readonly id: string
  readonly severity: Severity
}

/** A document without what it says and what its file was called. */
export interface DigestDocument {
  readonly document_id: string
  readonly doc_type: string
  readonly mime: string
  readonly size_bytes: number
  readonly created_at: string
  readonly erased: boolean
  /** Null: it was erased, or never read. */
  readonly quality: ReadingQuality | null
}

/** A case without anything that is personal of its client. */
export interface CaseDigest extends CaseSummary {
  readonly workspace_id: string
  readonly verdicts: readonly (CaseVerdict & { readonly failed_checks: readonly DigestCheck[] })[]
  readonly documents: readonly DigestDocument[]
  readonly counts: Readonly<
    Record<'verdicts' | 'documents' | 'notes' | 'decisions' | 'eid_checks' | 'bank_connections' | 'deliveries', number>
  >
}

/**
 * What may be seen of a case without seeing its client. The audit entry is committed before anything is opened. Throws 404 and SealBroken.
 * docs/console-api.md#cases.
 */
export async function digestCase(
  services: Pick<Services, 'store' | 'workspaceKeys' | 'clock'>,
  { tenantId, environment, id }: CaseOwner & { readonly id: string },
  reading: (at: Date) => AuditedAct,
): Promise<CaseDigest> {
  const { store, clock } = services
  const { found, rows, answers } = await withTenant(store.app, tenantId, async (tx) => {
    const found = await findListedCase(tx, { tenantId, environment, id })
    if (found === null) throw errors.caseUnknown()
    await insertAuditEntry(tx, reading(clock.now()))
    return {
      found,
      rows: await caseContents(tx, tenantId, id),
      answers: await caseAnswers(tx, tenantId, { caseId: id, limit: verdictsMax }),
    }
  })
  const of = { tenantId, case: { environment, reference: found.reference } } as const
  const [assigned = null, ...others] = await openMany(services, tenantId, [
    {
      context: { ...of, column: 'kyc_case.assignment', rowId: '' },
      sealed: found.assignment ?? Buffer.alloc(0),
    },
    ...answers.map(({ id: rowId, answer }) => ({
      ...{ context: { ...of, column: 'verdict.answer', rowId } as const, sealed: answer },
    })),
    ...rows.documents.map(({ id: rowId, provenance }) => ({
      ...{ context: { ...of, column: 'document.provenance', rowId } as const, sealed: provenance },
    })),
  ])
  const failed = new Map<string, readonly DigestCheck[]>()
  const slice = timeSlices()
  for (const [at, { id: verdictId }] of answers.entries()) {
    failed.set(verdictId, failedChecks(others[at] ?? null))
    await slice()
  }
  const readings = others.slice(answers.length)
  return {
    ...shownSummary(found, assignmentContent(assigned)?.assignee ?? null),
    workspace_id: tenantId,
    verdicts: rows.verdicts.map((row) => ({ ...shownVerdict(row), failed_checks: failed.get(row.id) ?? [] })),
    documents: rows.documents.map((row, at) => digestOf(row, readings[at] ?? null)),
    counts: {
      verdicts: rows.verdicts.length,
      documents: rows.documents.length,
      notes: rows.notes.length,
      decisions: rows.decisions.length,
      eid_checks: rows.eidChecks.length,
      bank_connections: rows.bankConnections.length,
      deliveries: rows.deliveries.length,
    },
  }
}

/** Of the many checks of a verdict those alone that failed are looked into. */
function failedChecks(answer: Buffer | null): readonly DigestCheck[] {
  const severities = new Map<string, Severity>()
  for (const check of checksOf(parsedJson(answer))) {
    if (memberOf(check, 'passed') !== false || !Value.Check(Check, check) || check.severity === 'info') continue
    const cut = withoutPartyName(check.id)
    const shown = isPartnerCheck(cut) ? 'partner' : cut
    if (severities.get(shown) !== 'critical') severities.set(shown, check.severity)
  }
  return [...severities].map(([id, severity]) => ({ id, severity }))
}

/** The checks of an answer; empty when it was erased. */
function checksOf(answer: unknown): readonly unknown[] {
  const checks = memberOf(memberOf(answer, 'verification'), 'checks')
  return Array.isArray(checks) ? checks : []
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function digestOf(row: CaseContents['documents'][number], provenance: Buffer | null): DigestDocument {
  return {
    document_id: row.id,
    doc_type: row.doc_type,
    mime: row.mime,
    size_bytes: Number(row.size_bytes),
    created_at: wireTime(row.created_at),
    erased: row.entry.length === 0,
    quality: parseReadingQuality(parsedJson(provenance)),
  }
}
