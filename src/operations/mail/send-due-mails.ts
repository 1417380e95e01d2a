import { SealBroken } from '../../domain/crypto/envelope.ts'
import { errorFacts, type Log } from '../../ports/log.ts'
import { MailFailed, MailRefused } from '../../ports/mailer.ts'
import { dueMails, finishMail, postponeMail, readMail, type ClaimedMail } from '../../store/mails.ts'
import { withTenant } from '../../store/tenant.ts'
import { openSealed } from '../sealing/open-sealed.ts'
import type { Services } from '../services.ts'
import { mailContext, readBody, type MailBody } from './mail-body.ts'

const minuteMs = 60_000
/** Waits after the failed attempts; after the one that follows the last, the mail has failed. docs/operations.md#mail. */
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 120 * minuteMs, 360 * minuteMs] as const
const attemptsMax = waitsMs.length + 1
/** Sent at once: each within its lease. */
const batchSize = 8

type Needed = Pick<Services, 'store' | 'workspaceKeys' | 'clock' | 'mailer'>

/** What came of an attempt. */
type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'ended' }
  | { readonly state: 'failed'; readonly failure: string; readonly forGood: boolean }

/**
 * Sends the mails that are due, of every workspace, until none is left or the process stops; those already claimed are sent
 * first. Six attempts over nine hours, one when the server refuses the mail for good. A crash between the server's acceptance
 * and our commit sends a mail twice, with the same Message-ID. docs/operations.md#mail.
 */
export async function sendDueMails(
  services: Needed,
  { log, stopping }: { readonly log: Log; readonly stopping: AbortSignal },
): Promise<void> {
  while (!stopping.aborted) {
    const claimed = await dueMails(services.store, services.clock.now(), batchSize)
    if (claimed.length === 0) return
    const sent = await Promise.allSettled(claimed.map((mail) => sendOne(services, mail, log)))
    for (const result of sent) if (result.status === 'rejected') throw result.reason
  }
}

async function sendOne(services: Needed, mail: ClaimedMail, log: Log): Promise<void> {
  const outcome = await attempt(services, mail, log)
  if (outcome.state === 'ended') return
  const { store, clock } = services
  const { tenantId } = mail
  if (outcome.state === 'sent') {
    await withTenant(store.app, tenantId, (tx) => finishMail(tx, mail, { state: 'sent', at: clock.now() }))
    return
  }
  const { failure } = outcome
  const waitMs = outcome.forGood ? undefined : waitsMs[mail.attempts - 1]
  await withTenant(store.app, tenantId, (tx) =>
    waitMs === undefined
      ? finishMail(tx, mail, { state: 'failed', failure, at: clock.now() })
      : postponeMail(tx, mail, { dueAt: new Date(clock.now().getTime() + waitMs), failure }),
  )
  const facts = { tenant_id: tenantId, cause: failure, count: mail.attempts }
  if (waitMs === undefined) log.error('a mail was not sent and is given up', facts)
  else log.warn('a mail could not be sent; it is tried again', facts)
}

async function attempt(services: Needed, mail: ClaimedMail, log: Log): Promise<Outcome> {
  // Only after crashes: each cost an attempt that noted nothing.
  if (mail.attempts > attemptsMax) return { state: 'failed', failure: 'interrupted', forGood: true }
  try {
    const body = await openBody(services, mail)
    if (body === 'ended') return { state: 'ended' }
    if (body === 'lost') return { state: 'failed', failure: 'data_key_lost', forGood: true }
    await services.mailer.send({ id: mail.id, ...body })
    return { state: 'sent' }
  } catch (error) {
    if (error instanceof MailRefused) return { state: 'failed', failure: error.code, forGood: true }
    if (error instanceof MailFailed) return { state: 'failed', failure: error.code, forGood: false }
    if (error instanceof SealBroken) return { state: 'failed', failure: 'seal_broken', forGood: true }
    log.error('a mail could not be opened or handed over', { tenant_id: mail.tenantId, ...errorFacts(error) })
    return { state: 'failed', failure: 'internal_error', forGood: false }
  }
}

/** What to send; `ended` when the mail was cancelled or finished meanwhile, `lost` when its data key was destroyed. */
async function openBody(services: Needed, { tenantId, id }: ClaimedMail): Promise<MailBody | 'ended' | 'lost'> {
  const stored = await withTenant(services.store.app, tenantId, (tx) => readMail(tx, tenantId, id))
  if (stored === null || stored.state !== 'pending') return 'ended'
  const bytes = await openSealed(services, mailContext(tenantId, id), stored.body)
  return bytes === null ? 'lost' : readBody(bytes)
}
