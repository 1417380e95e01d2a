import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import { maybeText, orNull } from './json-members.ts'
import { isSuccess } from './provider-request.ts'

/**
 * Treefort's endpoints, relative to the account's base. All are POST. `token` and `create` are assumed: the public reference
 * that we could read does not show them. docs/rules/eid.md#what-the-treefort-adapter-does-not-know.
 */
export const treefortPaths = {
  token: 'api/authentication/token',
  create: 'api/client/initiate-verification-request',
  details: 'api/client/verification-details',
  metadata: 'api/client/report-info',
  report: 'api/client/verification-report',
  cancel: 'api/client/cancel-verification',
} as const

/** https://treefort-api.readme.io/reference/verification-status. */
export const TreefortDetails = Type.Object({ clientRequestId: Type.String(), requestStatus: Type.String() })

/** https://treefort-api.readme.io/reference/report-meta-data, as far as it is used. */
export const TreefortMetadata = Type.Object({
  clientInformation: orNull(
    Type.Object({ firstName: maybeText, middleName: maybeText, lastName: maybeText, dateOfBirth: maybeText }),
  ),
})
export type TreefortMetadata = Static<typeof TreefortMetadata>

/** https://treefort-api.readme.io/reference/verification-report. `report` is a PDF in Base64. */
export const TreefortReport = Type.Object({
  clientRequestId: Type.String(),
  report: maybeText,
  identityAnalysisResult: Type.String(),
  fraudAnalysisResult: maybeText,
  reviewStatusDate: maybeText,
})
export type TreefortReport = Static<typeof TreefortReport>

/** https://treefort-api.readme.io/reference/cancel-id-verification. False: not cancelled. */
export const TreefortCancelled = orNull(Type.Boolean())

/** What every answer carries; `statusCode` repeats the HTTP status. */
const Envelope = Type.Object({ statusCode: Type.Integer(), data: Type.Unknown() })

/** `data` of an answer, checked by its schema. Throws EidProviderUnavailable when it does not fit or reports a failure. */
export function dataOf<Schema extends TSchema>(schema: Schema, answer: unknown): Static<Schema> {
  if (!Value.Check(Envelope, answer)) throw new EidProviderUnavailable('unexpected_answer')
  if (!isSuccess(answer.statusCode)) throw new EidProviderUnavailable('failure_reported')
  if (!Value.Check(schema, answer.data)) throw new EidProviderUnavailable('unexpected_answer')
  return answer.data
}
