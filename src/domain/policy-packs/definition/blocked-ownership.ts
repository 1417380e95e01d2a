import type { FigureSource } from './policy-pack.ts'
import { practice, read, unread } from './sources.ts'

/** From which share of listed owners on an entity counts as listed itself. docs/rules/policy-packs.md#owners-on-a-sanctions-list. */
export interface BlockedOwnership extends FigureSource {
  /** Shares of all listed owners together. */
  readonly percent: number
  /** True when control by a listed owner, whatever the share, makes the entity a listed one too. */
  readonly byControl: boolean
}

/** 50 % or more, or control. The law names one person; shares of several are added, since property held for any of them is frozen. */
const canada: BlockedOwnership = { percent: 50, byControl: true, ...read('SEMA s. 2.1') }

/** 50 % or more of the proprietary rights, added up since July 2024, or control. */
const europe: BlockedOwnership = {
  ...{ percent: 50, byControl: true },
  ...unread('Reg. (EC) 2580/2001 art. 1(5); Council of the EU, Best Practices on restrictive measures, 3 July 2024'),
}

/** No law of the pack sets a share; half is what the laws above agree on. */
const ours: BlockedOwnership = { percent: 50, byControl: true, ...practice }

/** The rule of each pack, by regime. */
export const blockedOwnership: Readonly<Record<string, BlockedOwnership>> = {
  ca_aml: canada,
  ca_securities: canada,
  qc_amf: canada,
  // Ownership alone blocks; control calls for caution.
  us_bsa: { percent: 50, byControl: false, ...unread('OFAC guidance of 13 August 2014') },
  eu_amlr: europe,
  fr_cmf: europe,
  ma_bam: ours,
  generic: ours,
}

/** The rule of a regime. docs/rules/policy-packs.md#owners-on-a-sanctions-list. */
export function blockedOwnershipOf(regime: string): BlockedOwnership {
  return blockedOwnership[regime] ?? ours
}
