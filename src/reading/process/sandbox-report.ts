import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launcherMissing, launcherProtections, throughLauncher, type LauncherProtection } from './launch.ts'
import { readablePaths } from './readable-paths.ts'

/** The launcher answers within 20 ms on an idle machine. */
const reportTimeoutMs = 10_000

/** What hostile code in a reading process would reach. docs/reader-sandbox.md#what-is-closed. */
export type Reach = 'files' | 'network' | 'processes' | 'signals'

/** The protections of reading processes on this system. */
export interface SandboxReport {
  readonly active: readonly string[]
  readonly missing: readonly { readonly name: string; readonly reason: string }[]
  /** What the native OCR program needs open; empty without one. */
  readonly granted: readonly Reach[]
  /** What else is not closed; empty on Linux 5.13 or later with Perl. */
  readonly open: readonly Reach[]
}

/** Which protections close what: one of each row is enough. */
const closedBy: Readonly<Record<Reach, readonly LauncherProtection[]>> = {
  files: ['landlock files'],
  network: ['seccomp'],
  processes: ['seccomp'],
  signals: ['seccomp', 'landlock scopes'],
}
/** With the native OCR program seccomp allows processes and signals. */
const closedByNative: typeof closedBy = { ...closedBy, signals: ['landlock scopes'] }
const nodePermissions = 'node permissions'

/**
 * Applies the protections to a process that does nothing else, as to a reading process, and says which hold.
 * `nativeOcr` is the path of a native OCR program, or null. docs/reader-sandbox.md#protections.
 */
export async function inspectSandbox(
  nativeOcr: string | null,
  options: { readonly without?: readonly LauncherProtection[] } = {},
): Promise<SandboxReport> {
  const lines = launcherMissing() === null ? await reportLines(nativeOcr, options.without ?? []) : []
  const active = launcherProtections.filter((name) => lines.includes(`active ${name}`))
  const reasons = lines.map((line) => /^missing ([^:]+): (.*)$/.exec(line)).filter((found) => found !== null)
  const missing = reasons.map(([, name = '', reason = '']) => ({ name, reason }))
  const closing = nativeOcr === null ? closedBy : closedByNative
  const reaches = ['files', 'network', 'processes', 'signals'] as const
  const granted = nativeOcr === null ? [] : (['processes'] as const)
  return {
    active: [nodePermissions, ...active],
    missing: launcherMissing() === null ? missing : [{ name: 'launcher', reason: launcherMissing() ?? '' }],
    granted,
    open: reaches.filter(
      (reach) => !granted.some((one) => one === reach) && !closing[reach].some((name) => active.includes(name)),
    ),
  }
}

async function reportLines(
  nativeOcr: string | null,
  without: readonly LauncherProtection[],
): Promise<readonly string[]> {
  const program = process.execPath
  const { program: perl, args } = throughLauncher(
    { program, args: [] },
    { ...readablePaths(program, nativeOcr), profile: nativeOcr === null ? 'reader' : 'native', report: true, without },
  )
  try {
    const { stdout } = await promisify(execFile)(perl, [...args], { env: {}, cwd: '/', timeout: reportTimeoutMs })
    return stdout.trim().split('\n')
  } catch {
    return ['missing launcher: it ended with an error; run it by hand to see which']
  }
}
