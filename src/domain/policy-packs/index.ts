import { caAml } from './packs/ca-aml.ts'
import { caSecurities } from './packs/ca-securities.ts'
import { euAmlr } from './packs/eu-amlr.ts'
import { frCmf } from './packs/fr-cmf.ts'
import { generic } from './packs/generic.ts'
import { maBam } from './packs/ma-bam.ts'
import type { PolicyPack } from './definition/policy-pack.ts'
import { qcAmf, qcAmfOverAml } from './packs/qc-amf.ts'
import { usBsa } from './packs/us-bsa.ts'
import { validatePack } from './validate-pack.ts'

/** Every policy pack, the default first. docs/rules/policy-packs.md#packs. */
export const regimes: readonly PolicyPack[] = [generic, caAml, caSecurities, qcAmf, euAmlr, frCmf, maBam, usBsa].map(
  (pack) => validatePack(pack),
)

/** Every pack, also those that stand over another pack than their regime's own choice. docs/rules/policy-packs.md#extends. */
export const allPacks: readonly PolicyPack[] = [...regimes, validatePack(qcAmfOverAml)]

const packs = Map.groupBy(allPacks, (pack) => pack.regime)

/** The pack of a regime over the pack `base`, null for the regime's own choice; null when there is none. */
export function findPack(id: string, base: string | null = null): PolicyPack | null {
  const ofRegime = packs.get(id) ?? []
  return (base === null ? ofRegime[0] : ofRegime.find((pack) => pack.extends === base)) ?? null
}

/** The ids of the packs that a regime may stand over, its own choice first; none where it stands alone or is unknown. */
export function basesOf(id: string): readonly string[] {
  return (packs.get(id) ?? []).flatMap((pack) => pack.extends ?? [])
}

/** The pack of a regime. Throws when unknown: no workspace can have an unknown regime. */
export function packByRegime(id: string, base: string | null = null): PolicyPack {
  const pack = findPack(id, base)
  if (pack === null) throw new Error(`no policy pack has the regime ${id}${base === null ? '' : ` over ${base}`}`)
  return pack
}
