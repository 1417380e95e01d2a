import type { ClientKind } from '../../../contract/client-kind.ts'
import { isNaturalPerson } from '../../names/natural-person.ts'
import type { UltimateOwner } from '../../profile/ownership-chain.ts'
import type { OwnerShare, Thresholds } from '../../policy-packs/definition/policy-pack.ts'

/** Kinds whose owners are asked for. PCMLTFR s. 138(1), docs/reference/en/checks/ownership-identified.md. */
export const ownedKinds: ReadonlySet<ClientKind> = new Set(['corporation', 'partnership', 'charitable_org'])

/** The share that makes an owner on a day. docs/rules/policy-packs.md#thresholds. */
export function ownerShareOn({ ownerShare }: Thresholds, asOf: string): OwnerShare {
  const [first, ...later] = ownerShare
  if (first === undefined) throw new Error('a pack names the share that makes an owner')
  return later.filter(({ from }) => from <= asOf).at(-1) ?? first
}

/** True for a human being, with name and address, who owns as much or controls; one whose share is not said counts. */
export function isIdentifiedOwner({ party, percent, control }: UltimateOwner, share: OwnerShare): boolean {
  if (!isNaturalPerson(party.name) || party.address === undefined) return false
  return percent === undefined || control || isShareOf(percent, share)
}

/** Whether a percentage is a share that the threshold means. */
export function isShareOf(percent: number, { percent: threshold, inclusive }: OwnerShare): boolean {
  return inclusive ? percent >= threshold : percent > threshold
}
