import type { Command, CommandContext, RunningServer } from './command.ts'
import { UsageError } from './command.ts'

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
    context.say(greeting(context, server).join('\n'))
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
  const first = server.firstStart
  if (first === null) return lines
  return [
    ...lines,
    '',
    'First start: workspace "Sandbox" was created. Its API key is shown only once:',
    '',
    `  ${first.key}`,
    '',
    'Try it:',
    '',
    `  bin/gatehouse specimens specimens`,
    `  curl -s ${server.url}/v1/kyc/extract -H 'Authorization: Bearer ${first.key}' \\`,
    `    -F 'files=@specimens/passport-en.png;type=image/png' -F step_key=photo_id -F reference=client-1001`,
    '',
  ]
}
