import { randomUUID } from 'node:crypto'
import { EidRequest, EidStarted } from '../../contract/eid.ts'
import { errors, type Issue } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { requestedDocuments } from '../../domain/eid/requested-documents.ts'
import { maskEmail } from '../../domain/values/email.ts'
import type { EidProvider } from '../../ports/eid-provider.ts'
import { nextEidKey } from '../../store/eid-requests.ts'
import { findEidAccount } from '../eid/account.ts'
import { askProvider } from '../eid/ask-provider.ts'
import { cancelUnstored } from '../eid/cancel-unstored.ts'
import { documentsIssues } from '../eid/documents-issues.ts'
import { spendMail } from '../eid/mail-limits.ts'
import { unavailable } from '../eid/see-request.ts'
import { storeEidRequest } from '../eid/store-request.ts'
import { workspaceName } from '../eid/workspace-name.ts'
import type { JsonOperation } from '../operation.ts'

/** Values of `country` whose clients can be checked. */
const countries: readonly string[] = ['CA', 'CAN']

/** `POST /v1/kyc/eid`: starts an eID check; the client gets a mail. docs/api.md#eid. */
export const startEid: JsonOperation<typeof EidRequest> = {
  id: 'startEid',
  method: 'POST',
  path: '/v1/kyc/eid',
  scope: 'kyc:eid',
  tag: 'eID',
  takes: 'json',
  summary: 'Start an eID check',
  description:
    'Starts an identity check of a Canadian client by the eID provider of the workspace and mails the client a link. A ' +
    'repeated call with the same `reference` mails again and replaces the request on the case.',
  body: EidRequest,
  example: {
    reference: 'client-1001',
    email: 'pass+clara@example.com',
    first_name: 'Clara',
    last_name: 'Clearwater',
    country: 'CA',
    date_of_birth: '1985-04-12',
  },
  answer: { status: 200, schema: EidStarted },
  refusals: [
    { status: 404, when: 'The workspace has no eID provider account.' },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The body is not valid, or the client is not Canadian.' },
    { status: 429, when: 'Too many mails to this address or from this workspace in this hour.' },
    { status: 502, when: 'The eID provider did not answer; nothing was stored.' },
  ],
  issues: documentsIssues,
  async run(services, caller, request): Promise<EidStarted> {
    if (!countries.includes(request.country ?? 'CA')) throw errors.eidCountry()
    const { tenantId } = caller
    const { environment = 'sandbox', email } = request
    const owner = { tenantId, environment, eid: caller.workspace.eid }
    const account = await findEidAccount(services, owner)
    if (account === null) throw errors.eidNotSetUp()
    refuseWhatProviderLacks(account.provider, request)
    await spendMail(services, tenantId, email)
    const client = {
      key: await nextEidKey(services.store),
      workspace: await workspaceName(services, tenantId),
      firstName: request.first_name,
      lastName: request.last_name,
      email,
      dateOfBirth: request.date_of_birth ?? null,
      address: request.address ?? null,
      phone: request.phone ?? null,
      language: request.language ?? caller.locale,
      documents: requestedDocuments(request.documents),
    }
    const started = await askProvider(services, account, owner, (provider, context) =>
      provider.create(client, context),
    ).catch(unavailable)
    const answer = (caseId: string | null) => ({
      key: client.key,
      complete: false as const,
      emailed_to: maskEmail(email),
      expires_at: wireTime(started.expiresAt),
      ...(caseId === null ? {} : { case_id: caseId }),
    })
    const caseId = await storeEidRequest(services, caller, {
      ...{ client, environment, started, provider: account.provider },
      reference: request.reference ?? null,
      subject: request.subject ?? null,
      consent: request.consent ?? null,
      newCaseId: randomUUID(),
      answer,
    }).catch(async (error: unknown) => {
      await cancelUnstored(services, account, { tenantId, environment, ref: started.ref }, error)
      throw error
    })
    return answer(caseId)
  },
}

/** The 422 list of what a valid request asks of a provider that cannot do it. */
function refuseWhatProviderLacks({ capabilities }: EidProvider, request: EidRequest): void {
  const issues: Issue[] = []
  if (capabilities.needsPhone && (request.phone ?? '') === '') {
    issues.push({ type: 'missing', loc: ['body', 'phone'], msg: 'Field required' })
  }
  const [first, second] = requestedDocuments(request.documents).map(({ kind }) => kind)
  const lacksDualProcess = !capabilities.dualProcess && second !== undefined
  const lacksCreditFile = !capabilities.creditFile && first === 'credit_file' && second === undefined
  if (lacksDualProcess || lacksCreditFile) {
    const method = lacksDualProcess ? 'dual-process' : 'credit-file'
    const msg = `the eID provider of this workspace does not offer the ${method} method`
    issues.push({ type: 'value_error', loc: ['body', 'documents'], msg })
  }
  if (issues.length > 0) throw errors.issues(issues)
}
