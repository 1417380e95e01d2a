import { keepSetUpLink } from '../adapters/data-folder/set-up-link.ts'
import type { CommandContext } from './command.ts'

type Told = Pick<CommandContext, 'config' | 'hasTerminal' | 'say' | 'progress'>

/**
 * Gives the link of the first person to a person: on a terminal it is printed; elsewhere, where output may be a log, it is written
 * to a file that only this user can read, and the path is printed. docs/console.md#the-first-person.
 */
export async function tellSetUp({ config, hasTerminal, say, progress }: Told, url: string): Promise<void> {
  if (hasTerminal)
    return say(
      ['', 'Nobody can sign in yet. Open this link to become the first person:', '', `  ${url}`, ''].join('\n'),
    )
  // Standard error: with --json, `say` prints nothing.
  try {
    const file = await keepSetUpLink(config.dataDir, url)
    progress(
      ['', 'Nobody can sign in yet. The link to become the first person is in this file:', '', `  ${file}`, ''].join(
        '\n',
      ),
    )
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    progress(
      `The link to become the first person could not be written to a file (${code}). The next start makes another.`,
    )
  }
}
