import { readFile } from 'node:fs/promises'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** A package that the lock file names for production, on whatever system. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** As the package states it: an SPDX expression, a sentence, or null. */
  readonly licence: string | null
  readonly hasInstallScript: boolean
}

const Lock = Type.Object({
  packages: Type.Record(
    Type.String(),
    Type.Object({
      version: Type.Optional(Type.String()),
      license: Type.Optional(Type.String()),
      dev: Type.Optional(Type.Boolean()),
      hasInstallScript: Type.Optional(Type.Boolean()),
    }),
  ),
})

const folder = 'node_modules/'

/** Every package of production in a lock file, each version once, by name. docs/supply-chain.md. */
export async function lockedPackages(file: URL): Promise<readonly LockedPackage[]> {
  const { packages } = Value.Parse(Lock, JSON.parse(await readFile(file, 'utf8')))
  const found = new Map<string, LockedPackage>()
  for (const [
    place,
    { version = '', license: licence = null, dev = false, hasInstallScript = false },
  ] of Object.entries(packages)) {
    if (place === '' || dev) continue
    const name = place.slice(place.lastIndexOf(folder) + folder.length)
    found.set(`${name}@${version}`, { name, version, licence, hasInstallScript })
  }
  return [...found.values()].toSorted((a, b) => compare(`${a.name}@${a.version}`, `${b.name}@${b.version}`))
}

/** The lock file of this repository. */
export const lockFile = new URL('../../package-lock.json', import.meta.url)

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
