import { randomUUID } from 'node:crypto'
import type { EidClient } from '../../domain/eid/definition/eid-client.ts'
import { EidProviderUnavailable, type EidContext, type EidProvider } from '../../ports/eid-provider.ts'
import type { Egress } from '../../ports/egress.ts'
import { accountOf, veriffCredentials } from './veriff-account.ts'
import { VeriffDecision, VeriffDeleted, VeriffSession, veriffPaths, type VeriffDecided } from './veriff-api.ts'
import { ask, type VeriffCall } from './veriff-ask.ts'
import { snapshotOf } from './veriff-findings.ts'

/** For one call of the port, all its requests together. */
const defaultDeadlineMs = 15_000
/** A session ends 7 days after it was made. https://help.veriff.com/en/articles/3250231-meanings-of-various-verification-statuses-and-decisions. */
const sessionMs = 7 * 24 * 60 * 60 * 1000
/** Unless the account says otherwise. https://www.veriff.com/data-retention/ver-VDR-2301. */
const retentionDays = 90
const linkLengthMax = 4_096

/**
 * Veriff, from its public reference: https://devdocs.veriff.com/apidocs. What is mapped, assumed and not known:
 * docs/rules/eid.md#veriff. `deadlineMs` is for tests.
 */
export function veriff({
  egress,
  deadlineMs = defaultDeadlineMs,
}: {
  readonly egress: Egress
  readonly deadlineMs?: number
}): EidProvider {
  const callOf = (context: EidContext): VeriffCall => ({
    egress,
    account: accountOf(context),
    signal: context.signal,
    endsAtMs: performance.now() + deadlineMs,
  })

  return {
    id: 'veriff',
    capabilities: { emailsClient: false, needsPhone: false, creditFile: false, dualProcess: false, retentionDays },
    credentialNames: veriffCredentials.needed,
    optionalCredentialNames: veriffCredentials.optional,

    async create(client, context) {
      const question = { method: 'POST', path: veriffPaths.sessions, body: creationOf(client) } as const
      const created = await ask(callOf(context), { ...question, schema: VeriffSession })
      if (created === null) throw new EidProviderUnavailable('status_404')
      const { id, url } = created.verification
      if (!isSessionId(id)) throw new EidProviderUnavailable('unexpected_answer')
      return { ref: id, link: linkOf(url), expiresAt: new Date(context.now.getTime() + sessionMs) }
    },

    async get(ref, context) {
      const decision = await decisionOf(callOf(context), ref)
      // It may be another integration's, so that it is not known to have ended.
      if (decision === null) throw new EidProviderUnavailable('unknown_session')
      return snapshotOf(decision.verification)
    },

    // Veriff has none.
    report: null,

    async cancel(ref, context) {
      const call = callOf(context)
      const decision = await decisionOf(call, ref)
      if (decision === null) return
      const { status } = snapshotOf(decision.verification)
      // One that ended is left alone: its result could be lost.
      if (status === 'complete' || status === 'archived') return
      const question = { method: 'DELETE', path: veriffPaths.session(ref), sessionId: ref } as const
      const deleted = await ask(call, { ...question, schema: VeriffDeleted })
      // It is known: an integration without the endpoint may answer the same.
      if (deleted === null) throw new EidProviderUnavailable('not_cancelled')
      assertSame(ref, deleted.verification.id)
    },

    // The account's own retention deletes what Veriff keeps. docs/rules/eid.md#veriff.
    async archive() {},

    /** A session that does not exist: credentials that are not accepted answer 401 before it is looked for. */
    async check(context) {
      await decisionOf(callOf(context), randomUUID())
    },
  }
}

/** The body that starts a session for one client, with no more of them than is compared. https://devdocs.veriff.com/apidocs/v1sessions. */
function creationOf({ key, firstName, lastName, dateOfBirth, language }: EidClient): unknown {
  const person = { firstName, lastName, ...(dateOfBirth === null ? {} : { dateOfBirth }) }
  return { verification: { person, vendorData: String(key), lang: language } }
}

/** Null when Veriff does not know the session. */
async function decisionOf(
  call: VeriffCall,
  ref: string,
): Promise<{ readonly verification: VeriffDecided | null } | null> {
  if (!isSessionId(ref)) throw new EidProviderUnavailable('unknown_session')
  const question = { method: 'GET', path: veriffPaths.decision(ref), sessionId: ref } as const
  const decision = await ask(call, { ...question, schema: VeriffDecision })
  if (decision !== null && decision.verification !== null) assertSame(ref, decision.verification.id)
  return decision
}

/** The client's link. Throws EidProviderUnavailable when it cannot stand in a mail. */
function linkOf(url: string): string {
  if (url.length > linkLengthMax || URL.parse(url)?.protocol !== 'https:')
    throw new EidProviderUnavailable('unexpected_answer')
  return url
}

function isSessionId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

function assertSame(ref: string, answered: string): void {
  if (answered !== ref) throw new EidProviderUnavailable('other_request')
}
