import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a reading process may open, beside its pipes. Absolute paths; a folder stands for all that is in it. */
export interface ReadablePaths {
  /** Code of the product and what the system needs to load it. */
  readonly read: readonly string[]
  /** Programs, and the loader that starts them. */
  readonly execute: readonly string[]
}

/** Folder of the product. */
export const productFolder = fileURLToPath(new URL('../../../', import.meta.url))
/** Code in the product's folder that a reading process needs. The folder itself has the data folder in it by default. */
const codeNames = ['src', 'node_modules', 'package.json'] as const
/** Libraries that sharp needs and Node.js may not: looked up beside the C library. */
const sharpLibraries = [
  'libresolv.so.2',
  'libdl.so.2',
  'libpthread.so.0',
  'librt.so.1',
  'libstdc++.so.6',
  'libgcc_s.so.1',
]
/** What the native OCR program needs of the system: its libraries and language data. */
const nativeFolders = ['/usr', '/lib', '/lib64'] as const

/** The product's code that every reading process can read: never a place for data. docs/reader-sandbox.md#paths. */
export function codePaths(): readonly string[] {
  const given = codeNames.map((name) => path.join(productFolder, name))
  return [...new Set(given.flatMap((place) => (existsSync(place) ? [place, realpathSync(place)] : [])))]
}

/** What the process that runs `program`, a .ts file, may open. `nativeOcr` is the path of a native OCR program, or null. */
export function readablePaths(program: string, nativeOcr: string | null): ReadablePaths {
  const { libraries, loaders } = (loaded ??= loadedLibraries())
  const native = nativeOcr === null ? [] : [realpathSync(nativeOcr)]
  const read = [...codePaths(), program, ...libraries, ...(nativeOcr === null ? [] : nativeFolders)]
  return { read: [...read, '/etc/ld.so.cache'], execute: [process.execPath, ...loaders, ...native] }
}

/** The path under which every reading process could read `folder`, or null: no data may lie there. docs/reader-sandbox.md#paths. */
export function readablePathOf(folder: string, nativeOcr: string | null): string | null {
  const real = realPathOf(path.resolve(folder))
  const places = [...codePaths(), ...(nativeOcr === null ? [] : nativeFolders)]
  return places.find((place) => `${real}/`.startsWith(`${realPathOf(place)}/`)) ?? null
}

/** The real path of a folder that may not exist yet. */
function realPathOf(folder: string): string {
  if (existsSync(folder) || folder === path.dirname(folder)) return realpathSync(folder)
  return path.join(realPathOf(path.dirname(folder)), path.basename(folder))
}

let loaded: ReturnType<typeof loadedLibraries> | null = null

/** Shared libraries that this process, which runs the same Node.js as its children, has loaded; none on systems other than Linux. */
function loadedLibraries(): { readonly libraries: readonly string[]; readonly loaders: readonly string[] } {
  if (process.platform !== 'linux') return { libraries: [], loaders: [] }
  const mapped = readFileSync('/proc/self/maps', 'utf8').match(/\/\S+\.so(\.\S+)?$/gm) ?? []
  const system = [...new Set(mapped)].filter((file) => !file.startsWith(productFolder))
  const beside = system.filter((file) => /\/(libc\.so|ld-musl)/.test(file)).map((file) => path.dirname(file))
  const sharp = beside.flatMap((folder) => sharpLibraries.map((name) => path.join(folder, name)))
  return { libraries: [...system, ...sharp], loaders: system.filter((file) => /\/ld-[^/]+$/.test(file)) }
}
