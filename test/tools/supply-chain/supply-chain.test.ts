import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { refusedLicences } from '../../../tools/supply-chain/licences.ts'
import { lockedPackages, lockFile, type LockedPackage } from '../../../tools/supply-chain/locked-packages.ts'
import { noticeOf } from '../../../tools/supply-chain/notice.ts'
import { makeSbom, missingFrom } from '../../../tools/supply-chain/sbom.ts'

const root = new URL('../../../', import.meta.url)
const packages = await lockedPackages(lockFile)
const planted = (name: string, licence: string | null): LockedPackage => {
  return { name, version: '1.0.0', licence, hasInstallScript: false }
}

test('NOTICE lists every package of production with its licence', async () => {
  assert.equal(await readFile(new URL('NOTICE', root), 'utf8'), noticeOf(packages), 'run: npm run notice')
})

test('every package of production has a permissive licence', () => {
  assert.deepEqual(refusedLicences(packages), [])
})

for (const [name, licence, refused] of [
  ['one', 'MIT', false],
  ['one', '(MIT OR GPL-3.0-only)', false],
  ['one', 'MIT AND GPL-3.0-only', true],
  ['one', 'GPL-3.0-only', true],
  ['one', 'LGPL-3.0-or-later', true],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', false],
  ['one', 'SEE LICENSE IN LICENSE', true],
  ['one', null, true],
] as const) {
  test(`the licence ${licence} of ${name} is ${refused ? 'refused' : 'accepted'}`, () => {
    assert.equal(refusedLicences([planted(name, licence)]).length, refused ? 1 : 0)
  })
}

test('the bill of materials names every locked package of production', async () => {
  const sbom = await makeSbom()
  assert.deepEqual(missingFrom(sbom, packages), [])
  assert.equal(sbom.components.length, packages.length)
  const [first, ...others] = sbom.components
  const without = missingFrom({ ...sbom, components: others }, packages)
  assert.deepEqual(
    without.map(({ name }) => name),
    [first?.name],
  )
  const unhashed = { ...sbom, components: [{ ...first!, hashes: [] }, ...others] }
  assert.equal(missingFrom(unhashed, packages).length, 1)
})

test('no install script of a package is needed, and CI runs none', async () => {
  const ci = await readFile(new URL('.ci/run', root), 'utf8')
  assert.match(ci, /^npm ci --ignore-scripts /m)
  // The script of tesseract.js prints a request for donations.
  assert.deepEqual(
    packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
    ['tesseract.js'],
  )
})
