import type { Services } from '../operations/services.ts'
import { errorFacts, type Log } from '../ports/log.ts'
import type { Job, JobContext } from './job.ts'
import type { JobWatch } from './job-watch.ts'

/** Starts the jobs. The returned function stops them, each after one last run that stores what was noted in memory. */
export function startJobs(jobs: readonly Job[], services: Services, log: Log, watch: JobWatch): () => Promise<void> {
  const stop = new AbortController()
  const context = { log, stopping: stop.signal }
  const loops = jobs.map((job) => {
    watch.add(job)
    let wake = () => {}
    const loop = (async () => {
      while (!stop.signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, job.pauseMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        await runOnce(job, services, context, watch)
      }
    })()
    return { loop, wake: () => wake() }
  })
  return async () => {
    stop.abort()
    for (const { wake } of loops) wake()
    await Promise.all(loops.map(({ loop }) => loop))
  }
}

/** A failed job is logged and tried again after its pause. */
async function runOnce(job: Job, services: Services, context: JobContext, watch: JobWatch): Promise<void> {
  const startedAt = performance.now()
  try {
    await job.run(services, context)
    watch.ended(job, 'done', startedAt)
  } catch (error) {
    watch.ended(job, 'failed', startedAt)
    context.log.error('job failed', { job: job.name, ...errorFacts(error) })
  }
}
