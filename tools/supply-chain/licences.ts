import type { LockedPackage } from './locked-packages.ts'

/** SPDX identifiers that ask for no more than their notice. https://spdx.org/licenses/ */
const permissive: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'Bitstream-Vera', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
])

/** Licences that the lock file does not state, read in the package's own file LICENSE. A new version is read again. */
const readByHand: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'png-js@2.0.0': 'MIT',
}

/**
 * libvips and what it links, as the builds of sharp carry them: shared libraries that are loaded when the product runs and that
 * an operator may replace by others, as LGPL-3.0 s. 4(d)(1) asks. Not part of this product's code.
 */
const sharedLibraries = { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' } as const

/** The SPDX expression of a package; null when nobody has stated it. docs/supply-chain.md#licences. */
export function licenceOf({ name, version, licence }: LockedPackage): string | null {
  return readByHand[`${name}@${version}`] ?? licence
}

/** The packages whose licence is unknown or neither permissive nor one of a shared library of sharp. docs/supply-chain.md#licences. */
export function refusedLicences(packages: readonly LockedPackage[]): readonly LockedPackage[] {
  return packages.filter((one) => {
    const licence = licenceOf(one)
    return licence === null || !accepted(licence, sharedLibraries.name.test(one.name))
  })
}

/** An expression is one identifier, or several of them joined by AND or by OR; a mixture is read by hand. */
function accepted(expression: string, isSharedLibrary: boolean): boolean {
  const isAccepted = (id: string) => permissive.has(id) || (isSharedLibrary && id === sharedLibraries.licence)
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  const either = plain.split(' OR ')
  return either.length > 1 ? either.some(isAccepted) : plain.split(' AND ').every(isAccepted)
}
