import { KycRequest } from '../../contract/kyc-request.ts'
import { VerifyAnswer } from '../../contract/kyc-answers.ts'
import { failedCheckIds } from '../../domain/checks/failed-check-ids.ts'
import { verifyAnswer } from '../../domain/verdict/answer.ts'
import { ignoredFields } from '../../domain/verdict/ignored-fields.ts'
import { reachVerdict } from '../../domain/verdict/verdict.ts'
import { notedIgnored } from '../intake/noted-ignored.ts'
import type { JsonOperation } from '../operation.ts'
import { timeSlices } from '../time-slice.ts'
import type { WrittenJson } from '../written-json.ts'
import { storeKycVerdict } from './store-verdict.ts'
import { kycRefusals } from './kyc-refusals.ts'
import { gatherFacts, namesInRequest } from './verdict-facts.ts'

/** `POST /v1/kyc/verify`: a verdict from a profile and the document entries. docs/api.md#verify-and-assess. */
export const verify: JsonOperation<typeof KycRequest> = {
  id: 'verify',
  method: 'POST',
  path: '/v1/kyc/verify',
  scope: 'kyc:verify',
  tag: 'KYC',
  takes: 'json',
  takesKeyAtCommit: true,
  summary: 'Verify a client profile',
  description:
    'Verifies a client profile and the document entries of earlier extract calls against the policy. The verdict is a ' +
    'function of the body; with a `reference` it is stored on the case and `kyc.case_verified` is sent.',
  body: KycRequest,
  example: {
    reference: 'client-1001',
    values: { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12', country: 'CA' },
    documents: [],
  },
  answer: { status: 200, schema: VerifyAnswer },
  refusals: kycRefusals,
  async run(services, caller, request): Promise<VerifyAnswer | WrittenJson> {
    const { resolved, lookups } = await gatherFacts(services, caller, request)
    const slice = timeSlices()
    const outcome = reachVerdict(resolved, lookups)
    await slice()
    const answer = verifyAnswer(outcome)
    const ignored = notedIgnored(services, caller, { operation: 'verify', ignored: ignoredFields(request) })
    if (request.reference === undefined) return { ...answer, ...ignored }
    return storeKycVerdict(services, caller, request, {
      operation: 'verify',
      outcome,
      riskLevel: null,
      answer,
      ignored: ignored.ignored ?? null,
      event: (common) => ({
        ...common,
        event: 'kyc.case_verified',
        verdict: {
          status: outcome.verification.passed ? 'passed' : 'failed',
          failed_checks: failedCheckIds(outcome.verification.checks, namesInRequest(request, resolved)),
        },
      }),
    })
  },
}
