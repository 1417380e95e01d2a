import { Type } from 'typebox'
import { CaseHits } from '../../contract/case-hits.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import { keysAct, knownCase } from '../cases/read-case.ts'
import { shownDecision } from '../cases/shown-decision.ts'
import { shownHit } from '../cases/shown-hit.ts'
import type { ParameterOperation } from '../operation.ts'
import { readHits } from '../screening/read-hits.ts'

const Parameters = Type.Object({
  path: Type.Object({ case_id: Type.String({ format: 'uuid', description: 'The `case_id` of an answer.' }) }),
  query: Type.Object({}),
})

/** `GET /v1/kyc/cases/{case_id}/hits`. docs/api.md#hits-of-a-case. */
export const listCaseHits: ParameterOperation<typeof Parameters> = {
  id: 'listCaseHits',
  method: 'GET',
  path: '/v1/kyc/cases/{case_id}/hits',
  scope: 'kyc:cases:read',
  tag: 'Cases',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'List the hits of a case',
  description:
    'Every hit of the newest verdict with the pieces of its score, and the decision that clears it or waits for a second reviewer.',
  parameters: Parameters,
  answer: { status: 200, schema: CaseHits },
  refusals: [
    { status: 404, when: 'The workspace has no such case in this environment: `Case not found`.' },
    { status: 422, when: 'The header or the id is not valid.' },
  ],
  async run(services, caller, { path: { case_id: id } }): Promise<CaseHits> {
    const found = await withTenant(services.store.app, caller.tenantId, async (tx) => {
      const known = await knownCase(tx, caller, id)
      const at = services.clock.now()
      await insertAuditEntry(tx, keysAct(caller, { at, action: 'case.read', objectId: id, caseId: id }))
      return known
    })
    const { last, bundle, hits } = await readHits(services, found)
    return {
      case_id: id,
      verdict_id: last?.verdictId ?? null,
      bundle: bundle?.id ?? null,
      hits: hits.map(({ decision, ...hit }) =>
        shownHit({ ...hit, decision: decision === null ? null : shownDecision(decision) }, 'en'),
      ),
    }
  },
}
