import { errors } from '../../contract/errors.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { caseContents } from '../../store/case-contents.ts'
import { findListedCase } from '../../store/search-cases.ts'
import { withTenant } from '../../store/tenant.ts'
import type { CaseOwner } from '../audit/case-owner.ts'
import { openMany } from '../sealing/open-many.ts'
import type { Services } from '../services.ts'
import { parsedJson } from './parsed-json.ts'
import { parseStoredReading } from './stored-reading.ts'

/** The field of a document whose whole value is wanted. */
interface WantedValue extends CaseOwner {
  readonly caseId: string
  readonly documentId: string
  readonly field: string
  /** The audit entry, with the name of the field. */
  readonly revealing: (at: Date, field: string) => AuditedAct
}

/** A value as it was read. */
export interface RevealedValue {
  /** Null: the reading left it out for doubt. */
  readonly value: string | null
  /** What further sources say, best first. */
  readonly others: readonly string[]
}

/**
 * The whole value of a field that the case view masks. The audit entry is committed before it is returned, and names the field alone.
 * Throws 404 when the case has no such document or the document no such field, and SealBroken.
 */
export async function revealValue(
  services: Pick<Services, 'store' | 'workspaceKeys' | 'clock'>,
  { tenantId, environment, caseId, documentId, field, revealing }: WantedValue,
): Promise<RevealedValue> {
  const { store, clock } = services
  const { found, provenance } = await withTenant(store.app, tenantId, async (tx) => {
    const found = await findListedCase(tx, { tenantId, environment, id: caseId })
    if (found === null) throw errors.caseUnknown()
    const { documents } = await caseContents(tx, tenantId, caseId, { timelineMax: 1 })
    const document = documents.find(({ id }) => id === documentId)
    if (document === undefined) throw errors.notFound()
    return { found, provenance: document.provenance }
  })
  const of = { tenantId, case: { environment, reference: found.reference } } as const
  const context = { ...of, column: 'document.provenance', rowId: documentId } as const
  const [opened = null] = await openMany(services, tenantId, [{ context, sealed: provenance }])
  const reading = parseStoredReading(parsedJson(opened))
  const [name] = Object.keys({ ...reading?.evidence, ...reading?.otherSources }).filter((one) => one === field)
  // The name in the audit entry is one that a reading gave, never a caller's text.
  if (reading === null || name === undefined) throw errors.notFound()
  await withTenant(store.app, tenantId, (tx) => insertAuditEntry(tx, revealing(clock.now(), name)))
  return {
    value: reading.evidence[name]?.value ?? null,
    others: (reading.otherSources[name] ?? []).map(({ value }) => value),
  }
}
