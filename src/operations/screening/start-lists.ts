import { errorFacts, type Log } from '../../ports/log.ts'
import type { Services } from '../services.ts'
import { followLists } from './follow-lists.ts'
import { useCopy } from './local-copy.ts'

/** Loads lists from the copy in the data folder, then from the store. The store may fail; a job tries again. */
export async function startLists(services: Services, log: Log): Promise<void> {
  await useCopy(services)
  try {
    await followLists(services)
  } catch (error) {
    log.warn('the screening lists could not be loaded from the store; a job tries again', errorFacts(error))
  }
  const active = services.lists.active()
  if (active === null)
    log.warn(
      'no screening list is loaded: production screening fails. Run gatehouse lists import or set GATEHOUSE_LISTS_REFRESH',
    )
}
