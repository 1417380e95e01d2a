import { AssessAnswer } from '../../contract/kyc-answers.ts'
import { KycRequest } from '../../contract/kyc-request.ts'
import { failedCheckIds } from '../../domain/checks/failed-check-ids.ts'
import { assessAnswer } from '../../domain/verdict/answer.ts'
import { ignoredFields } from '../../domain/verdict/ignored-fields.ts'
import { reachVerdict } from '../../domain/verdict/verdict.ts'
import { notedIgnored } from '../intake/noted-ignored.ts'
import type { JsonOperation } from '../operation.ts'
import { timeSlices } from '../time-slice.ts'
import type { WrittenJson } from '../written-json.ts'
import { storeKycVerdict } from './store-verdict.ts'
import { kycRefusals } from './kyc-refusals.ts'
import { gatherFacts, namesInRequest } from './verdict-facts.ts'

/** `POST /v1/kyc/assess`: the verdict with a risk assessment. docs/api.md#verify-and-assess. */
export const assess: JsonOperation<typeof KycRequest> = {
  id: 'assess',
  method: 'POST',
  path: '/v1/kyc/assess',
  scope: 'kyc:verify',
  tag: 'KYC',
  takes: 'json',
  takesKeyAtCommit: true,
  summary: 'Verify a client profile and assess its risk',
  description:
    'The verdict of verify plus risk profile, capacity, compliance risk and a suitability sentence. With a `reference` ' +
    'it is stored on the case and one event, `kyc.case_assessed`, is sent.',
  body: KycRequest,
  example: {
    reference: 'client-1001',
    values: {
      first_name: 'Clara',
      last_name: 'Clearwater',
      date_of_birth: '1985-04-12',
      country: 'CA',
      objective: 'balanced',
      horizon: '5_10y',
      annual_income: '85000',
    },
    documents: [],
  },
  answer: { status: 200, schema: AssessAnswer },
  refusals: kycRefusals,
  async run(services, caller, request): Promise<AssessAnswer | WrittenJson> {
    const { resolved, lookups } = await gatherFacts(services, caller, request)
    const slice = timeSlices()
    const outcome = reachVerdict(resolved, lookups)
    await slice()
    const answer = assessAnswer(outcome)
    const { assessment } = answer
    const ignored = notedIgnored(services, caller, { operation: 'assess', ignored: ignoredFields(request) })
    if (request.reference === undefined) return { ...answer, ...ignored }
    return storeKycVerdict(services, caller, request, {
      operation: 'assess',
      outcome,
      riskLevel: assessment.risk_level,
      answer,
      ignored: ignored.ignored ?? null,
      event: (common) => ({
        ...common,
        event: 'kyc.case_assessed',
        verdict: {
          status: outcome.verification.passed ? 'passed' : 'failed',
          failed_checks: failedCheckIds(outcome.verification.checks, namesInRequest(request, resolved)),
          risk_level: assessment.risk_level,
          suitability: assessment.suitability,
        },
      }),
    })
  },
}
