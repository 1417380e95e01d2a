import { caAml } from './packs/ca-aml.ts'
import { caSecurities } from './packs/ca-securities.ts'
import { euAmlr } from './packs/eu-amlr.ts'
import { frCmf } from './packs/fr-cmf.ts'
import { generic } from './packs/generic.ts'
import { maBam } from './packs/ma-bam.ts'
import type { PolicyPack } from './definition/policy-pack.ts'
import { qcAmf } from './packs/qc-amf.ts'
import { usBsa } from './packs/us-bsa.ts'
import { validatePack } from './validate-pack.ts'

/** Every policy pack, the default first. docs/rules/policy-packs.md#packs. */
export const regimes: readonly PolicyPack[] = [generic, caAml, caSecurities, qcAmf, euAmlr, frCmf, maBam, usBsa].map(
  (pack) => validatePack(pack),
)

const packs = new Map(regimes.map((pack) => [pack.regime, pack]))

/** The pack of a regime; null when unknown. */
export function findPack(id: string): PolicyPack | null {
  return packs.get(id) ?? null
}

/** The pack of a regime. Throws when unknown: no workspace can have an unknown regime. */
export function packByRegime(id: string): PolicyPack {
  const pack = packs.get(id)
  if (pack === undefined) throw new Error(`no policy pack has the regime ${id}`)
  return pack
}
