import type { Command } from './command.ts'

/** Brings the tables of the database to this version as the login that owns them. docs/operations.md#two-logins. */
export const migrateCommand: Command = {
  words: 'migrate',
  about: 'bring the tables to this version, as the login of GATEHOUSE_MIGRATION_DATABASE_URL',
  positionals: [],
  options: {},
  async run(context) {
    const { applied, login } = await context.migrate()
    context.say(applied.length === 0 ? 'The tables are of this version.' : `Ran ${applied.join(', ')}.`)
    for (const power of login?.powers ?? []) context.say(`Warning: ${power}.`)
    return { applied, login: login?.name ?? null, powers: login?.powers ?? [] }
  },
  lines: () => [],
}
