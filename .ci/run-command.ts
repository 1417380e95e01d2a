import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Finished {
  /** Null: ended by a signal. */
  readonly code: number | null
  readonly seconds: number
  /** Standard output and error together. */
  readonly printed: string
  /** It ran longer than its limit and was ended. */
  readonly overLimit: boolean
}

/** A program that is told to end has so long to end what it started. */
const graceMs = 20_000

const running = new Set<number>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const pid of running) endGroup(pid, 'SIGKILL')
    process.exit(1)
  })
}

/** Runs a command to its end, in a process group of its own, so that a limit also ends what it started. */
export async function runCommand(
  words: readonly string[],
  { limitSeconds, onOutput }: { readonly limitSeconds: number; readonly onOutput?: (text: string) => void },
): Promise<Finished> {
  const [program = '', ...args] = words
  const startedAt = performance.now()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const pid = child.pid ?? 0
  running.add(pid)
  let printed = ''
  const read = (text: string) => {
    printed += text
    onOutput?.(text)
  }
  child.stdout.setEncoding('utf8').on('data', read)
  child.stderr.setEncoding('utf8').on('data', read)
  let overLimit = false
  const limit = setTimeout(() => {
    overLimit = true
    endGroup(pid, 'SIGTERM')
  }, limitSeconds * 1_000)
  const kill = setTimeout(() => endGroup(pid, 'SIGKILL'), limitSeconds * 1_000 + graceMs)
  const code = await once(child, 'close').then(
    ([exitCode]: (number | null)[]) => exitCode ?? null,
    (error: unknown) => {
      read(`${program} did not start: ${String(error)}\n`)
      return null
    },
  )
  clearTimeout(limit)
  clearTimeout(kill)
  running.delete(pid)
  return { code, seconds: (performance.now() - startedAt) / 1_000, printed, overLimit }
}

function endGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended.
  }
}
