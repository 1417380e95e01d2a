import { refreshDueLists } from '../operations/screening/refresh-lists.ts'
import type { Job } from './job.ts'

/** Asks the publishers for newer lists, if the setting is on. */
export const refreshLists: Job = {
  name: 'refresh-lists',
  pauseMs: 5 * 60_000,
  async run(services, { log, stopping }) {
    if (stopping.aborted) return
    const refreshed = await refreshDueLists(services, { actor: { type: 'job', id: 'refresh-lists' }, stopping })
    const failed = refreshed.filter(({ outcome }) => outcome === 'failed')
    const imported = refreshed.filter(({ outcome }) => outcome === 'imported')
    if (imported.length > 0) log.info('screening lists were refreshed', { count: imported.length })
    for (const { id } of failed) log.warn('a screening list could not be refreshed', { cause: id })
  },
}
