import { Type } from 'typebox'
import {
  EidProviderUnavailable,
  type EidContext,
  type EidProvider,
  type EidSnapshot,
} from '../../ports/eid-provider.ts'
import type { Egress } from '../../ports/egress.ts'
import { accountOf, treefortCredentials } from './treefort-account.ts'
import { TreefortCancelled, TreefortDetails, TreefortMetadata, TreefortReport, treefortPaths } from './treefort-api.ts'
import { ask } from './treefort-ask.ts'
import { createdRefOf, creationOf } from './treefort-create.ts'
import { findingsOf } from './treefort-findings.ts'
import type { TreefortCall } from './treefort-post.ts'
import { pdfOf, reportAnswerBytesMax } from './treefort-report.ts'
import { treefortTokens, type TreefortTokens } from './treefort-tokens.ts'

/** For one call of the port, all its requests together. */
const defaultDeadlineMs = 15_000
/** Lifetime of the link in the documented example of one; an account may have another. */
const linkMs = 5 * 24 * 60 * 60 * 1000

/** Status by Treefort's own word. https://treefort-api.readme.io/reference/verification-status. */
const statuses: ReadonlyMap<string, EidSnapshot['status']> = new Map([
  ['Request Pending', 'requested'],
  ['Cancelled', 'archived'],
  ['Review Report', 'complete'],
])

/**
 * Treefort (Canada), from its public reference: https://treefort-api.readme.io/reference. What is mapped, assumed and not known:
 * docs/rules/eid.md#treefort. `deadlineMs` is for tests.
 */
export function treefort({
  egress,
  deadlineMs = defaultDeadlineMs,
}: {
  readonly egress: Egress
  readonly deadlineMs?: number
}): EidProvider {
  const tokens = treefortTokens()
  const callOf = (context: EidContext): TreefortCall => ({
    egress,
    account: accountOf(context),
    now: context.now,
    signal: context.signal,
    endsAtMs: performance.now() + deadlineMs,
  })

  return {
    id: 'treefort',
    capabilities: { emailsClient: true, needsPhone: true, creditFile: true, dualProcess: false, retentionDays: 7 },
    credentialNames: treefortCredentials.needed,
    optionalCredentialNames: treefortCredentials.optional,

    async create(client, context) {
      const body = creationOf(client)
      const data = await ask(callOf(context), tokens, { path: treefortPaths.create, body, schema: Type.Unknown() })
      return { ref: createdRefOf(data), link: null, expiresAt: new Date(context.now.getTime() + linkMs) }
    },

    async get(ref, context) {
      const call = callOf(context)
      const status = await statusOf(call, tokens, ref)
      if (status !== 'complete') return { status }
      const [metadata, report] = await Promise.all([metadataOf(call, tokens, ref), reportOf(call, tokens, ref)])
      return { status, findings: findingsOf(metadata, report) }
    },

    async report(ref, context) {
      const { report } = await reportOf(callOf(context), tokens, ref)
      return pdfOf(report)
    },

    async cancel(ref, context) {
      const call = callOf(context)
      // A finished request is left alone: its report could be lost.
      if ((await statusOf(call, tokens, ref)) !== 'requested') return
      const body = { clientRequestId: ref }
      const done = await ask(call, tokens, { path: treefortPaths.cancel, body, schema: TreefortCancelled })
      if (done === true) return
      if ((await statusOf(call, tokens, ref)) === 'requested') throw new EidProviderUnavailable('not_cancelled')
    },

    // Reports expire at Treefort by themselves.
    async archive() {},

    async check(context) {
      const call = callOf(context)
      tokens.forget(call)
      await tokens.of(call)
    },
  }
}

async function statusOf(call: TreefortCall, tokens: TreefortTokens, ref: string): Promise<EidSnapshot['status']> {
  const body = { clientRequestId: ref }
  const details = await ask(call, tokens, { path: treefortPaths.details, body, schema: TreefortDetails })
  assertSame(ref, details.clientRequestId)
  const status = statuses.get(details.requestStatus)
  if (status === undefined) throw new EidProviderUnavailable('unknown_status')
  return status
}

async function metadataOf(call: TreefortCall, tokens: TreefortTokens, ref: string): Promise<TreefortMetadata> {
  const body = { clientRequestId: ref }
  return await ask(call, tokens, { path: treefortPaths.metadata, body, schema: TreefortMetadata })
}

async function reportOf(call: TreefortCall, tokens: TreefortTokens, ref: string): Promise<TreefortReport> {
  const body = { clientRequestId: ref }
  const bytesMax = reportAnswerBytesMax
  const report = await ask(call, tokens, { path: treefortPaths.report, body, schema: TreefortReport, bytesMax })
  assertSame(ref, report.clientRequestId)
  return report
}

function assertSame(ref: string, answered: string): void {
  if (answered !== ref) throw new EidProviderUnavailable('other_request')
}
