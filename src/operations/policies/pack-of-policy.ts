import type { PolicyFile } from '../../contract/policy-file.ts'
import { basesOf, findPack } from '../../domain/policy-packs/index.ts'
import type { PolicyPack } from '../../domain/policy-packs/definition/policy-pack.ts'
import { policyRefused } from './policy-refused.ts'

/**
 * The pack that a policy file is a patch over. Throws the refusal that names the unknown regime, or the pack that the regime cannot
 * stand over. docs/rules/policy-packs.md#extends.
 */
export function packOfPolicy({ regime, extends: base }: Pick<PolicyFile, 'regime' | 'extends'>): PolicyPack {
  const pack = findPack(regime, base ?? null)
  if (pack !== null) return pack
  if (findPack(regime) === null) throw policyRefused([{ path: 'regime', message: `${regime} is no policy pack` }])
  const bases = basesOf(regime)
  const known = bases.length === 0 ? `${regime} stands over none` : `${regime} stands over ${bases.join(' or ')}`
  throw policyRefused([{ path: 'extends', message: `${base ?? ''} is no pack of that regime: ${known}` }])
}
