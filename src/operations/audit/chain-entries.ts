import { setTimeout as pause } from 'node:timers/promises'
import { batchEntriesMax, chainBatch, unchainedTenants, type SignHead } from '../../store/audit-chain.ts'
import { requireSecretInForce } from '../required-secret.ts'
import type { Services } from '../services.ts'
import { headSigner } from './head-signer.ts'

/** Batches of one workspace in one run; the rest waits for the next run. */
const batchesMax = 100
/** Retries after a conflict with another process on the same workspace. */
const racesMax = 5
const raceWaitMs = 20

/** Appends new audit entries to the chain of their workspace and signs its end in the same commit. docs/decisions/0004-audit-chain.md. */
export async function chainEntries(services: Pick<Services, 'store' | 'keys' | 'clock'>): Promise<void> {
  const tenants = await unchainedTenants(services.store)
  if (tenants.length === 0) return
  await requireSecretInForce(services)
  const sign = headSigner(services)
  for (const tenantId of tenants) await chainTenant(services, tenantId, sign)
}

async function chainTenant({ store }: Pick<Services, 'store'>, tenantId: string, sign: SignHead): Promise<void> {
  let races = 0
  for (let batch = 0; batch < batchesMax; batch++) {
    const chained = await chainBatch(store, tenantId, sign)
    // A short batch ends the run: behind a busy writer the next ones would have a few entries each, without end.
    if (chained !== null && chained < batchEntriesMax[store.engine]) return
    if (chained !== null) continue
    if (++races === racesMax) return
    await pause(raceWaitMs)
  }
}
