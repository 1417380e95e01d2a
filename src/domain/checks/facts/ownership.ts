import type { ClientKind } from '../../../contract/client-kind.ts'
import { isNaturalParty } from '../../profile/natural-party.ts'
import type { UltimateOwner } from '../../profile/ownership-chain.ts'
import type { OwnerShare, Thresholds } from '../../policy-packs/definition/policy-pack.ts'

/** Kinds of client that must name their owners. PCMLTFR s. 138(1), docs/reference/en/checks/ownership-identified.md. */
export const ownedKinds: ReadonlySet<ClientKind> = new Set(['corporation', 'partnership', 'charitable_org'])

/** The share that makes a beneficial owner on a day. docs/rules/policy-packs.md#thresholds. */
export function ownerShareOn({ ownerShare }: Thresholds, asOf: string): OwnerShare {
  const [first, ...later] = ownerShare
  if (first === undefined) throw new Error('a pack names the share that makes an owner')
  return later.filter(({ from }) => from <= asOf).at(-1) ?? first
}

/** True for a natural person with name and address who owns the share or has control; an unknown share counts. */
export function isIdentifiedOwner(owner: UltimateOwner, share: OwnerShare): boolean {
  return isNaturalParty(owner.party) && owner.party.address !== undefined && isOwnerShare(owner, share)
}

/** True for who owns the share or has control; an unknown share counts. PCMLTFR s. 138(1). */
export function isOwnerShare({ percent, control }: UltimateOwner, share: OwnerShare): boolean {
  return percent === undefined || control || isShareOf(percent, share)
}

/** True when a percentage reaches the threshold. */
export function isShareOf(percent: number, { percent: threshold, inclusive }: OwnerShare): boolean {
  return inclusive ? percent >= threshold : percent > threshold
}
