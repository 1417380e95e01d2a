import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  launcherMissing,
  launcherProtections,
  launcherRefused,
  throughLauncher,
  type LauncherProtection,
} from './launch.ts'
import { readablePaths } from './readable-paths.ts'

/** The launcher answers within 20 ms on an idle machine. */
const reportTimeoutMs = 10_000
/** Longest line of Perl that is reported. */
const reasonCharactersMax = 200
/** Codes of a program that cannot be executed. errno(3). */
const brokenPerlCodes = ['ENOENT', 'EACCES', 'ENOEXEC'] as const

/** What hostile code in a reading process would reach. docs/reader-sandbox.md#what-is-closed. */
export type Reach = 'files' | 'network' | 'processes' | 'signals'

/** The protections of reading processes on this system. */
export interface SandboxReport {
  /** Reading processes start through the launcher; false where the system has none or its Perl fails. */
  readonly launcher: boolean
  readonly active: readonly string[]
  readonly missing: readonly { readonly name: string; readonly reason: string }[]
  /** What the native OCR program needs open; empty without one. */
  readonly granted: readonly Reach[]
  /** What else is not closed; empty on Linux 5.13 or later with Perl. */
  readonly open: readonly Reach[]
}

interface InspectOptions {
  /** Protections that are left out, so that a test sees what the others hold. */
  readonly without?: readonly LauncherProtection[]
  /** Absolute path of another Perl. */
  readonly perl?: string
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
export async function inspectSandbox(nativeOcr: string | null, options: InspectOptions = {}): Promise<SandboxReport> {
  const absent = launcherMissing()
  const { launcher, lines } =
    absent === null
      ? await runLauncher(nativeOcr, options)
      : { launcher: false, lines: [`missing launcher: ${absent}`] }
  const active = launcherProtections.filter((name) => lines.includes(`active ${name}`))
  const reasons = lines.map((line) => /^missing ([^:]+): (.*)$/.exec(line)).filter((found) => found !== null)
  const closing = nativeOcr === null ? closedBy : closedByNative
  const reaches = ['files', 'network', 'processes', 'signals'] as const
  const granted = nativeOcr === null ? [] : (['processes'] as const)
  return {
    launcher,
    active: [nodePermissions, ...active],
    missing: reasons.map(([, name = '', reason = '']) => ({ name, reason })),
    granted,
    open: reaches.filter(
      (reach) => !granted.some((one) => one === reach) && !closing[reach].some((name) => active.includes(name)),
    ),
  }
}

/**
 * What the launcher writes, and whether reading processes can start through it. A Perl that cannot run it would end each of them.
 * A launcher that refuses, or does not answer in time, stays in use: no protection is given up for a fault that may pass.
 */
async function runLauncher(
  nativeOcr: string | null,
  { without = [], perl }: InspectOptions,
): Promise<{ readonly launcher: boolean; readonly lines: readonly string[] }> {
  const program = process.execPath
  const profile = nativeOcr === null ? 'reader' : 'native'
  const asked = { ...readablePaths(program, nativeOcr), profile, report: true, without } as const
  const launch = throughLauncher({ program, args: [] }, asked, perl === undefined ? {} : { perl })
  try {
    const options = { env: {}, cwd: '/', timeout: reportTimeoutMs }
    const { stdout } = await promisify(execFile)(launch.program, [...launch.args], options)
    return { launcher: true, lines: stdout.trim().split('\n') }
  } catch (error) {
    const { code, text } = failureOf(error)
    const broken = typeof code === 'number' ? code !== launcherRefused : brokenPerlCodes.some((one) => one === code)
    return { launcher: !broken, lines: [`missing launcher: ${text}`] }
  }
}

/** Exit status, or the code of an error of the system, and the first line that Perl wrote of it. */
function failureOf(error: unknown): { readonly code: unknown; readonly text: string } {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const written = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const [line = ''] = written.trim().split('\n')
  const what = code === null ? 'Perl was ended before it answered' : `Perl ended with ${String(code)}`
  return { code, text: line === '' ? what : `${what}: ${line.slice(0, reasonCharactersMax)}` }
}
