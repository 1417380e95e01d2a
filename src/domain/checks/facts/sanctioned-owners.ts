import { normaliseName } from '../../names/normalise.ts'
import type { BlockedOwnership } from '../../policy-packs/definition/blocked-ownership.ts'
import type { Party, Profile } from '../../profile/profile.ts'
import { screenedAs } from '../../screening/parties.ts'
import type { ScreenableParty } from '../../screening/screenable-party.ts'
import type { ScreenedParty } from '../../screening/result.ts'
import { severityOfTopic } from '../../screening/severity.ts'
import type { ScreeningThresholds } from '../../screening/thresholds.ts'

/** A screened party with hits on sanctions lists. */
export interface ListedParty extends ScreenableParty {
  /** `critical` for a hit that blocks, `warning` for a possible one. */
  readonly severity: 'critical' | 'warning'
}

/** What listed owners hold of an entity. */
export interface Holding {
  /** Shares of owners that are listed or owned by listed ones, added up. */
  readonly percent: number
  /** Those owners, with their share; undefined when it is not stated. */
  readonly holders: readonly { readonly name: string; readonly percent: number | undefined }[]
  /** True when one of them controls the entity. */
  readonly controls: boolean
  /** True when a share is not stated that could matter: of a listed owner, here or further up the chain. */
  readonly isUnknown: boolean
}

/** The parties with an open hit on a sanctions list. Other listings, such as a debarment, freeze no property. */
export function listedParties(
  parties: readonly ScreenableParty[],
  screened: readonly ScreenedParty[],
  thresholds: ScreeningThresholds,
): readonly ListedParty[] {
  return screened.flatMap(({ party, hits }) => {
    const severities = hits.map((hit) => severityOfTopic(hit, 'sanction', thresholds))
    const severity = severities.includes('critical') ? 'critical' : severities.includes('warning') ? 'warning' : null
    const asked = parties.find((candidate) => candidate.party === party)
    return severity === null || asked === undefined ? [] : [{ ...asked, severity }]
  })
}

/** Who owns or controls an entity client: its beneficial owners, the partners that are not among them, who controls it without a share. */
export function ownersOf({ values }: Profile): readonly Party[] {
  const { beneficial_owners: owners = [], partners = [], control_person: controllers = [] } = values
  const named = new Set(owners.map(({ name }) => normaliseName(name)))
  return [
    ...owners,
    ...partners.filter(({ name }) => !named.has(normaliseName(name))),
    ...controllers.map((party): Party => ({ ...party, control: true, ownership_percent: 0 })),
  ]
}

/**
 * What listed owners hold of an entity. An entity that listed owners own by the rule is listed itself, so that its whole share counts;
 * below that, what stands behind it does not. OFAC guidance of 13 August 2014, FAQ 401.
 */
export function heldByListed(
  owners: readonly Party[],
  listed: readonly ListedParty[],
  rule: BlockedOwnership,
): Holding {
  let [percent, controls, isUnknown] = [0, false, false]
  const holders: { readonly name: string; readonly percent: number | undefined }[] = []
  for (const owner of owners) {
    const { name, ownership_percent: share, control, owned_by: behind = [] } = owner
    const further = heldByListed(behind, listed, rule)
    if (screenedAs(owner, listed).length === 0 && !isOwned(further, rule)) {
      isUnknown ||= further.isUnknown
      continue
    }
    holders.push({ name, percent: share })
    percent = Math.round((percent + (share ?? 0)) * 1e6) / 1e6
    controls ||= control === true
    isUnknown ||= share === undefined
  }
  return { percent, holders, controls, isUnknown }
}

/** Whether listed owners own an entity, or control it where the law says that control is enough. */
export function isOwned({ percent, controls }: Holding, rule: BlockedOwnership): boolean {
  return percent >= rule.percent || (rule.byControl && controls)
}
