import type { Command, CommandContext, RunningServer } from './command.ts'
import { UsageError } from './command.ts'
import { keepForPerson } from './first-key.ts'
import { tellSetUp } from './set-up-link.ts'

/** Runs the API and background jobs in one process until stopped; `npm start` runs this. */
export const serveCommand: Command = {
  words: 'serve',
  about: 'run the API and the background jobs',
  positionals: [],
  options: {
    'no-jobs': { type: 'flag', about: 'serve the API only' },
    'only-jobs': { type: 'flag', about: 'run jobs only' },
  },
  async run(context, given) {
    if (given['no-jobs'] && given['only-jobs']) throw new UsageError('--no-jobs and --only-jobs cannot be combined')
    const jobs = given['no-jobs'] ? 'without' : given['only-jobs'] ? 'only' : 'with'
    // Registered before the start, so that a signal during the start is not lost.
    const asked = context.untilAskedToStop()
    const server = await context.startServer(context.config, { jobs })
    const tellKey = server.firstStart === null ? null : await keepForPerson(context, server.firstStart, server.url)
    context.say(greeting(context, server).join('\n'))
    tellKey?.()
    if (server.setUpUrl !== null) await tellSetUp(context, server.setUpUrl)
    await asked
    context.say('stopping: waiting for calls in flight')
    await server.stop()
    return { stopped: true }
  },
  lines: () => [],
}

function greeting(context: CommandContext, server: RunningServer): readonly string[] {
  const lines = [`Gatehouse answers at ${server.url}`]
  if (server.metricsUrl !== null) lines.push(`Metrics: ${server.metricsUrl}`)
  if (context.config.databaseUrl === null) {
    lines.push(
      'Embedded database: one process only. For production, set GATEHOUSE_DATABASE_URL to a PostgreSQL server.',
    )
  }
  return lines
}
