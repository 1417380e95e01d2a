import { createHmac } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import { takeRatePoints } from '../../store/system.ts'
import type { Services } from '../services.ts'

/** Mails in an hour to one address, and for one workspace. docs/api.md#eid. */
const mailsMax = { address: 5, workspace: 500 } as const
const windowMs = 3_600_000

/**
 * Counts a mail to the client against the limits of its address and of the workspace. Throws 429 when one is reached: a repeated
 * call mails the client again, so a faulty caller could flood a mailbox.
 */
export async function spendMail(
  { store, keys, clock }: Pick<Services, 'store' | 'keys' | 'clock'>,
  tenantId: string,
  email: string,
): Promise<void> {
  const now = clock.now().getTime()
  const start = new Date(now - (now % windowMs))
  // The address itself is not stored. The window is short, so that a rotation of the secret matters to nobody.
  const address = createHmac('sha256', keys.newest.pepper).update(`eid mail ${email.toLowerCase()}`).digest('base64url')
  const taken = {
    address: await takeRatePoints(store, `eid:address:${address}`, start, 1),
    workspace: await takeRatePoints(store, `eid:workspace:${tenantId}`, start, 1),
  }
  const [reached] = (['address', 'workspace'] as const).filter((limit) => taken[limit] > mailsMax[limit])
  if (reached === undefined) return
  const seconds = Math.ceil((start.getTime() + windowMs - now) / 1_000)
  throw errors.rateLimit({
    'X-RateLimit-Limit': String(mailsMax[reached]),
    'X-RateLimit-Remaining': '0',
    'Retry-After': String(seconds),
  })
}
