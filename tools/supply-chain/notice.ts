/** Writes NOTICE from package-lock.json: `npm run notice`. docs/supply-chain.md#licences. */
import { writeFile } from 'node:fs/promises'
import { licenceOf, refusedLicences } from './licences.ts'
import { lockedPackages, lockFile, type LockedPackage } from './locked-packages.ts'

const head = `Gatehouse
Licensed under the Apache License, Version 2.0; see LICENSE.

It runs with the packages below, which are installed from the npm registry and are not part of this repository. Each carries its
own licence text. Packages of other systems than yours are not installed. @img/sharp-* are builds of sharp; those under
LGPL-3.0-or-later hold libvips, shared libraries that you may replace.

Written by npm run notice.
`

/** The text of NOTICE for these packages. */
export function noticeOf(packages: readonly LockedPackage[]): string {
  const byLicence = Map.groupBy(packages, (one) => licenceOf(one) ?? 'unknown')
  const sections = [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, those]) => `\n${licence}\n${those.map(({ name, version }) => `  ${name} ${version}\n`).join('')}`)
  return head + sections.join('')
}

if (import.meta.main) {
  const packages = await lockedPackages(lockFile)
  const refused = refusedLicences(packages)
  for (const { name, version, licence } of refused)
    process.stderr.write(`${name} ${version}: ${licence ?? 'no licence stated'}\n`)
  if (refused.length > 0) process.exitCode = 1
  else await writeFile(new URL('../../NOTICE', import.meta.url), noticeOf(packages))
}
