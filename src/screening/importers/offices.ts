import type { EntityDraft } from './entity-draft.ts'

/** Level of an office, the highest first. */
export const officeTiers = ['international', 'national', 'regional', 'local'] as const
export type OfficeTier = (typeof officeTiers)[number]

/** An office of a politically exposed person. */
export interface HeldOffice {
  readonly position: string
  /** ISO 3166 alpha-2, '' when unknown. */
  readonly country: string
  /** Null where the list does not say. */
  readonly tier: OfficeTier | null
  /** YYYY-MM-DD or ''. */
  readonly from: string
  readonly to: string
  /** True when the list says that it has ended, with or without a day. */
  readonly isEnded: boolean
}

const tierNames: Readonly<Record<OfficeTier, string>> = {
  international: 'PEP: international organization',
  national: 'PEP: national office',
  regional: 'PEP: regional office',
  local: 'PEP: local office',
}

/**
 * Gives an entry the office that counts: one that is held before one that has ended, then the highest, then the latest. Its end is
 * part of the text, so that it is seen with the hit, and the tiers of all offices are programmes.
 */
export function addOffices(draft: EntityDraft, offices: readonly HeldOffice[]): void {
  const [first] = offices.toSorted(
    (a, b) =>
      Number(a.isEnded) - Number(b.isEnded) ||
      rankOf(a) - rankOf(b) ||
      (b.to || b.from).localeCompare(a.to || a.from) ||
      a.position.localeCompare(b.position),
  )
  if (first === undefined) return
  const { position, country, tier, from, to, isEnded } = first
  const ended = isEnded ? (to === '' ? ' (ended)' : ` (until ${to})`) : ''
  draft.pep = { position: `${position}${ended}`, country, international: tier === 'international', from, to }
  const held = new Set(offices.flatMap((office) => (office.tier === null ? [] : [office.tier])))
  draft.programs.push(...officeTiers.filter((one) => held.has(one)).map((one) => tierNames[one]))
}

function rankOf({ tier }: HeldOffice): number {
  return tier === null ? officeTiers.length : officeTiers.indexOf(tier)
}
