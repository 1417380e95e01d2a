/** Writes sbom.cdx.json, the CycloneDX bill of materials of production: `npm run sbom`. docs/supply-chain.md#bill-of-materials. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { lockedPackages, lockFile, type LockedPackage } from './locked-packages.ts'

const sbomBytesMax = 16 * 1024 * 1024
/** Without `--omit dev`: npm 11 then leaves out packages of production that a package of development needs too. */
const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
const ofDevelopment = 'cdx:npm:package:development'

const Component = Type.Object({
  'bom-ref': Type.String(),
  name: Type.String(),
  version: Type.String(),
  properties: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  hashes: Type.Optional(Type.Array(Type.Object({ alg: Type.String(), content: Type.String() }))),
})
const Sbom = Type.Object({
  bomFormat: Type.Literal('CycloneDX'),
  specVersion: Type.String(),
  components: Type.Array(Component),
  dependencies: Type.Array(Type.Object({ ref: Type.String(), dependsOn: Type.Array(Type.String()) })),
})

/** A bill of materials; what else npm wrote into it is kept. */
export type Sbom = Static<typeof Sbom>

/** The bill of materials of the lock file's packages of production, as npm makes it. Throws when npm answers something else. */
export async function makeSbom(): Promise<Sbom> {
  const { stdout } = await promisify(execFile)('npm', words, {
    cwd: new URL('../../', import.meta.url),
    maxBuffer: sbomBytesMax,
  })
  const sbom: unknown = JSON.parse(stdout)
  if (!Value.Check(Sbom, sbom)) throw new Error('npm sbom answered no CycloneDX bill of materials')
  return ofProduction(sbom)
}

function ofProduction(sbom: Sbom): Sbom {
  const left = new Set(
    sbom.components
      .filter(({ properties }) => properties.some(({ name, value }) => name === ofDevelopment && value === 'true'))
      .map((component) => component['bom-ref']),
  )
  return {
    ...sbom,
    components: sbom.components.filter((component) => !left.has(component['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !left.has(ref)) })),
  }
}

/** The packages that a bill of materials does not name with their version and a SHA-512. docs/supply-chain.md#bill-of-materials. */
export function missingFrom(sbom: Sbom, packages: readonly LockedPackage[]): readonly LockedPackage[] {
  const named = new Set(
    sbom.components
      .filter(({ hashes = [] }) => hashes.some(({ alg, content }) => alg === 'SHA-512' && content !== ''))
      .map(({ name, version }) => `${name}@${version}`),
  )
  return packages.filter(({ name, version }) => !named.has(`${name}@${version}`))
}

if (import.meta.main) {
  const [sbom, packages] = await Promise.all([makeSbom(), lockedPackages(lockFile)])
  const missing = missingFrom(sbom, packages)
  for (const { name, version } of missing) process.stderr.write(`not in the bill of materials: ${name} ${version}\n`)
  if (missing.length > 0) process.exitCode = 1
  else {
    await writeFile(new URL('../../sbom.cdx.json', import.meta.url), `${JSON.stringify(sbom, null, 2)}\n`)
    process.stdout.write(
      `sbom.cdx.json: CycloneDX ${sbom.specVersion}, ${sbom.components.length} components, ${packages.length} locked\n`,
    )
  }
}
