import { keepFirstKey } from '../adapters/data-folder/first-key.ts'
import type { CommandContext, RunningServer } from './command.ts'

type FirstStart = NonNullable<RunningServer['firstStart']>
type Told = Pick<CommandContext, 'config' | 'hasTerminal' | 'say' | 'progress'>

/**
 * Gives the first key to a person, once: on a terminal it is printed; elsewhere, where output may be a log, it is written to a
 * file that only this user can read, and the path is printed. The file is there when this resolves; the returned function
 * prints. docs/operations.md#the-first-start.
 */
export async function keepForPerson(context: Told, { workspaceId, key }: FirstStart, url: string): Promise<() => void> {
  if (context.hasTerminal) return () => context.say(shown(url, key).join('\n'))
  // Standard error: with --json, `say` prints nothing.
  try {
    const file = await keepFirstKey(context.config.dataDir, key)
    return () => context.progress(kept(url, file).join('\n'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const again = `gatehouse keys create --workspace ${workspaceId} --name NAME --scopes SCOPES`
    return () => context.progress(`The first API key could not be written to a file (${code}). Make another: ${again}`)
  }
}

function shown(url: string, key: string): readonly string[] {
  return [
    '',
    'First start: workspace "Sandbox" was created. Its API key is shown only once:',
    '',
    `  ${key}`,
    ...firstCall(url, key),
  ]
}

function kept(url: string, file: string): readonly string[] {
  return [
    '',
    'First start: workspace "Sandbox" was created. Its API key is in a file that only this user can read:',
    '',
    `  ${file}`,
    '',
    'Move the key to where your secrets are kept, then remove the file.',
    ...firstCall(url, `$(cat ${quoted(file)})`),
  ]
}

function firstCall(url: string, key: string): readonly string[] {
  return [
    '',
    'Try it:',
    '',
    '  bin/gatehouse specimens specimens',
    `  curl -s ${url}/v1/kyc/extract -H "Authorization: Bearer ${key}" \\`,
    `    -F 'files=@specimens/passport-en.png;type=image/png' -F step_key=photo_id -F reference=client-1001`,
    '',
  ]
}

/** One word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
