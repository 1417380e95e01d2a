import { wireTime, type EventPayload } from '../../contract/events.ts'
import type { KycRequest } from '../../contract/kyc-request.ts'
import { engineVersion } from '../../domain/verdict/engine-version.ts'
import { policyHash } from '../../domain/policies/policy-hash.ts'
import { searchIndex } from '../../domain/crypto/search-index.ts'
import { checkTerm, nameTerm, numberTerm } from '../../domain/profile/search-terms.ts'
import { screeningParties } from '../../domain/screening/parties.ts'
import { recordedInput } from '../../domain/verdict/recorded-input.ts'
import type { VerdictOutcome } from '../../domain/verdict/verdict.ts'
import { caseIdPlaceholder } from '../../store/case-write-input.ts'
import { storeVerdict } from '../../store/case-writes.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { newId } from '../../store/new-id.ts'
import { storedVerdictAnswer } from '../stored-verdict-answer.ts'
import type { Caller } from '../operation.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { Services } from '../services.ts'
import { timeSlices } from '../time-slice.ts'
import { isUuid } from '../uuid.ts'
import { WrittenJson } from '../written-json.ts'

type CommonPayload = Pick<
  EventPayload,
  'event_id' | 'occurred_at' | 'tenant_id' | 'case_id' | 'reference' | 'environment'
>

export interface KycVerdict {
  readonly operation: 'verify' | 'assess'
  readonly outcome: VerdictOutcome
  readonly riskLevel: string | null
  readonly answer: object
  /** The list at the end of the answer; null when nothing was ignored. */
  readonly ignored: readonly unknown[] | null
  readonly event: (common: CommonPayload) => EventPayload
}

/** Stores a verdict on its case with its event and deliveries, in one commit. Returns the answer with the ids of both. */
export async function storeKycVerdict(
  services: Services,
  caller: Caller,
  request: KycRequest,
  verdict: KycVerdict,
): Promise<WrittenJson> {
  const { reference = '' } = request
  const { input, verification, pack, asOf } = verdict.outcome
  const { environment } = input
  const at = new Date(input.now)
  const event = verdict.event({
    event_id: newId(at),
    occurred_at: wireTime(at),
    tenant_id: caller.tenantId,
    case_id: caseIdPlaceholder,
    reference,
    environment,
  })
  const failedChecks = 'verdict' in event ? event.verdict.failed_checks : []
  const verdictId = newId(at)
  const sealer = await newSealer(services, { ...caller, case: { environment, reference }, at })
  const slice = timeSlices()
  const sealedInput = sealer.seal('verdict.input', verdictId, jsonBytes(recordedInput(input)))
  await slice()
  const answer = new WrittenJson(JSON.stringify(verdict.answer))
  const sealedAnswer = sealer.seal('verdict.answer', verdictId, Buffer.from(answer.text))
  await slice()
  services.reached('before_commit')
  const stored = await storeVerdict(
    services.store,
    {
      tenantId: caller.tenantId,
      newCaseId: newId(at),
      environment,
      reference,
      dataKey: sealer.stored,
      subject: request.subject === undefined ? null : sealer.seal('kyc_case.subject', '', jsonBytes(request.subject)),
      kind: (request.kind ?? request.is_business ?? null) === null ? null : input.kind,
      nextReviewDue: verdict.outcome.nextReviewDue,
      judged: { passed: verification.passed, riskLevel: verdict.riskLevel, failedChecks },
      searchIndex: searchIndex(sealer.workspaceKey, [
        ...searchTerms(request, verdict.outcome),
        ...failedChecks.map(checkTerm),
      ]),
      at,
      auditEntryId: newId(at),
      keyId: caller.keyId,
    },
    {
      id: verdictId,
      operation: verdict.operation,
      requestId: caller.requestId,
      passed: verification.passed,
      riskLevel: verdict.riskLevel,
      engineVersion,
      regime: pack.regime,
      policyId: verification.policy.id,
      policyVersion: verification.policy.version,
      policyHash: Buffer.from(policyHash(pack), 'hex'),
      bundleId: input.screening.status === 'run' ? input.screening.bundle.id : null,
      asOf,
      input: sealedInput,
      answer: sealedAnswer,
      documentIds: input.documents.flatMap(({ document_id: id }) => (typeof id === 'string' && isUuid(id) ? [id] : [])),
    },
    { id: event.event_id, type: event.event, body: JSON.stringify(event) },
    caller.claimed?.endedWithVerdict(verdict.ignored),
  )
  services.reached('after_commit')
  if (stored.deliveries > 0) services.onDeliveriesDue()
  return storedVerdictAnswer(answer, { caseId: stored.caseId, verdictId, ignored: verdict.ignored })
}

/** The names of everyone in a verdict, and the numbers of parties and identity documents. */
function searchTerms({ subject }: KycRequest, { kind, profile, input }: VerdictOutcome): readonly string[] {
  const parties = screeningParties(kind, profile)
  const names = [...(typeof subject === 'string' ? [subject] : []), ...parties.flatMap(({ names }) => names)]
  const numbers = [
    ...parties.flatMap(({ identifiers }) => identifiers.map(({ value }) => value)),
    ...input.documents.flatMap(({ fields }) => fields?.['id_number'] ?? []),
  ]
  return [...names.map(nameTerm), ...numbers.map(numberTerm)]
}
