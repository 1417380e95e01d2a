import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { onnxArgument } from './protocol.ts'
import { codePaths, readablePaths, type ReadablePaths } from './readable-paths.ts'

/** JavaScript heap of a child. Images and OCR use memory outside the heap, which the resident size limits. */
const heapMegabytesMax = 320
/** The uid of children when the server runs as root. systemd leaves 65520 to 65533 unused, and containers map it (systemd UIDS-GIDS). */
const readerUid = 65_530
/** Perl is looked for here and not in PATH: the launcher runs with the rights of the server. */
const perlPaths = ['/usr/bin/perl', '/usr/local/bin/perl', '/bin/perl'] as const
/** Names of the machines that the launcher has the system calls of. */
const machines: Readonly<Partial<Record<NodeJS.Architecture, string>>> = { x64: 'x86_64', arm64: 'aarch64' }
const launcherPath = fileURLToPath(new URL('launcher/launch.pl', import.meta.url))

/** Exit status of a launcher that refuses to go on: it could change its uid by half only. */
export const launcherRefused = 125

/** A protection that the launcher applies; docs/reader-sandbox.md#protections. */
export const launcherProtections = [
  'own uid',
  'no capabilities',
  'parent death signal',
  'resource limits',
  'no new privileges',
  'landlock files',
  'landlock TCP',
  'landlock scopes',
  'seccomp',
] as const
export type LauncherProtection = (typeof launcherProtections)[number]

/** A program and its arguments. */
export interface Launch {
  readonly program: string
  readonly args: readonly string[]
}

/** What the launcher is asked for beside the program. */
export interface LauncherOptions extends ReadablePaths {
  /** `native` also allows processes, for the native OCR program. */
  readonly profile: 'reader' | 'native'
  /** Writes which protections hold instead of executing the program. */
  readonly report?: boolean
  /** Protections that are left out, so that a test sees what the others hold. */
  readonly without?: readonly LauncherProtection[]
}

/** Why this system has no launcher, or null when it has one. */
export function launcherMissing(): string | null {
  if (process.platform !== 'linux') return `${process.platform} has no Landlock and no seccomp: run production on Linux`
  if (machines[process.arch] === undefined) return `its system calls are not known on ${process.arch}`
  return perlPath() === null ? `Perl is not installed in ${perlPaths.join(', ')}: install perl-base` : null
}

/** How a reading process of the program `path`, a .ts file, is started: through the launcher where it is wanted and there is one. */
export function launchReader(
  path: string,
  {
    nativeOcr,
    onnx,
    launcher,
  }: { readonly nativeOcr: string | null; readonly onnx: boolean; readonly launcher: boolean },
): Launch {
  const node = { program: process.execPath, args: nodeArguments(path, nativeOcr, onnx) }
  if (!launcher || launcherMissing() !== null) return node
  const profile = nativeOcr === null ? 'reader' : 'native'
  return throughLauncher(node, { ...readablePaths(path, nativeOcr), profile })
}

/** The launch of a program with its rights given up first. Throws where `launcherMissing`. docs/reader-sandbox.md#protections. */
export function throughLauncher(
  launch: Launch,
  options: LauncherOptions,
  { launcher = launcherPath, perl = perlPath() }: { readonly launcher?: string; readonly perl?: string | null } = {},
): Launch {
  const machine = machines[process.arch]
  if (perl === null || machine === undefined) throw new Error('this system has no launcher for reading processes')
  const { read, execute, profile, report = false, without = [] } = options
  const each = (name: string, values: readonly (string | number)[]) => values.map((value) => `--${name}=${value}`)
  return {
    program: perl,
    args: [
      launcher,
      ...each('machine', [machine]),
      ...each('profile', [profile]),
      ...each('parent', [process.pid]),
      ...each('uid', [readerUid]),
      // The uid is given up for the server's own when it could not read these.
      ...each('needs', [...read, ...execute].filter(existsSync)),
      ...each('read', read),
      ...each('execute', execute),
      ...each('without', without),
      ...each('report', report ? [1] : []),
      '--',
      launch.program,
      ...launch.args,
    ],
  }
}

/**
 * Node's permission model: a child reads the code and its program, writes no file, starts no thread, and no process without a
 * native OCR program. It does not restrict native code (sharp) or, in Node 24, the network: the launcher does.
 * docs/reader-sandbox.md#protections.
 */
function nodeArguments(path: string, nativeOcr: string | null, onnx: boolean): readonly string[] {
  const readable = [...codePaths(), path].map((place) => `--allow-fs-read=${place}`)
  const starts = nativeOcr === null ? [] : ['--allow-child-process']
  // A system's OpenSSL configuration can load engines, and a child needs no TLS: the name is of no file.
  const openssl = '--openssl-config=/nonexistent/openssl.cnf'
  const heap = `--max-old-space-size=${heapMegabytesMax}`
  const asked = [...(nativeOcr === null ? [] : [nativeOcr]), ...(onnx ? [onnxArgument] : [])]
  return ['--permission', '--allow-addons', ...starts, ...readable, heap, openssl, path, ...asked]
}

function perlPath(): string | null {
  return perlPaths.find((path) => existsSync(path)) ?? null
}
