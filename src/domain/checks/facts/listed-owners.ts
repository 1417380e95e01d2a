import type { Party } from '../../profile/profile.ts'
import { onceAVerdict, onceFor } from '../../values/verdict-memo.ts'
import { everyoneBehind, ultimateOwners } from '../../profile/ownership-chain.ts'
import { sameParty } from '../../registry/compare-with-register.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { sharesIn } from './named-people.ts'
import { isShareOf, ownerShareOn } from './ownership.ts'

/** An owner whom a register or a document lists. */
export interface ListedOwner {
  readonly name: string
  /** 0 to 100; null when it does not say. */
  readonly from: number | null
  readonly to: number | null
}

/** One difference between the declared owners and the listed ones, each side with its share. */
export interface OwnerDifference {
  readonly subject: 'owner' | 'share'
  readonly declared: string | null
  readonly found: string | null
}

/** A printed share is rounded: by this much at most, in percent. */
const rounding = 0.5

/** How a list says that nobody is on it, whole: "None", « Aucun bénéficiaire effectif », "Nobody owns 25 % or more". */
const nobody =
  /^(?:none|nil|nobody|no one|not applicable|n\/?a|n[ée]ant|sans objet|personne|no (?:persons?|individuals?|shareholders?|(?:beneficial )?owners?)|aucune?(?: personne| particulier| actionnaire| bénéficiaires?(?: effectifs?| ultimes?)?)?)(?: (?:at|above|over|with|who|or|more|than|owns?|holds?|reaches|has|is|listed|declared|registered|identified|ne|n['’]est|de|du|à|au|plus|possède|détient|atteint|inscrite?|déclarée?|identifiée?))*\.?$/i
/** Longer texts are no such sentence. */
const nobodyMax = 80

/** True for an entry that says that nobody is listed. docs/rules/checks.md#whose-document. */
export function isNobody(name: string): boolean {
  return name.length <= nobodyMax && nobody.test(name)
}

/** The owners that a field of a document lists, with the shares printed. */
export function ownersIn(fields: Readonly<Record<string, string>>, list: string): readonly ListedOwner[] {
  const text = fields[list]
  return text === undefined ? unlisted : knownLists(text, null)
}

const unlisted: readonly ListedOwner[] = []

/** Three rules read the lists of the same documents. */
const knownLists = onceAVerdict<readonly ListedOwner[], null>((text) =>
  sharesIn({ list: text }, 'list').map(({ name, percent }) => ({ name, from: percent, to: percent })),
)

/** An owner is listed by name; an entity also by all its owners. docs/rules/registries.md#discrepancies. */
export function isConfirmed({ name, owned_by: behind = [] }: Party, isListed: (name: string) => boolean): boolean {
  return isListed(name) || (behind.length > 0 && behind.every((owner) => isConfirmed(owner, isListed)))
}

/**
 * What the profile declares against a list of owners: those who are on one side only, and other shares. A listed owner below the
 * share that makes an owner is no difference; who controls an entity without owners is known below that share only.
 * docs/rules/registries.md#discrepancies.
 */
export function ownerDifferences(owners: readonly ListedOwner[], file: DeclaredFile): readonly OwnerDifference[] {
  return knownDifferences({ owners, file })
}

type DeclaredFile = Pick<JudgedContext, 'profile' | 'thresholds' | 'asOf'>
interface Comparison {
  readonly owners: readonly ListedOwner[]
  readonly file: DeclaredFile
}

/** The same rules compare the same list. */
const knownDifferences = onceFor<Comparison, readonly OwnerDifference[]>(({ owners }) => owners, compare)

function compare({ owners, file }: Comparison): readonly OwnerDifference[] {
  const { profile, thresholds, asOf } = file
  const { beneficial_owners: declared = [], no_owner_25: none, control_person: controlling = [] } = profile.values
  const threshold = ownerShareOn(thresholds, asOf)
  const listed = owners.filter(({ name }) => !isNobody(name))
  const known = everyoneBehind(declared)
  const isOwner = ({ to }: ListedOwner) => to === null || isShareOf(to, threshold)
  const isKnown = ({ name, to }: ListedOwner) =>
    known.some((party) => sameParty(party.name, name)) ||
    (none === true && to === null && controlling.some((person) => sameParty(person.name, name)))
  const isListed = (name: string) => listed.some((other) => sameParty(name, other.name))
  return [
    ...declared
      .filter((owner) => !isConfirmed(owner, isListed))
      .map((owner) => difference('owner', withShare(owner.name, owner.ownership_percent), null)),
    ...listed
      .filter((owner) => isOwner(owner) && !isKnown(owner))
      .map((owner) => difference('owner', null, withBand(owner))),
    ...listed.flatMap((owner) => {
      const shares = declaredShares(owner.name, declared)
      if (shares.length === 0 || shares.some((share) => isWithin(share, owner))) return []
      return [difference('share', withShare(owner.name, shares[0]), withBand(owner))]
    }),
  ]
}

function difference(subject: 'owner' | 'share', declared: string | null, found: string | null): OwnerDifference {
  return { subject, declared, found }
}

/** The shares of the client that a declared party has: those it was declared with, and what the chains add up to. */
function declaredShares(name: string, owners: readonly Party[]): readonly number[] {
  const direct = owners.filter((owner) => sameParty(owner.name, name)).map((owner) => owner.ownership_percent)
  const ultimate = ultimateOwners(owners)
    .filter(({ party }) => sameParty(party.name, name))
    .map(({ percent }) => percent)
  return [...direct, ...ultimate].filter((share) => share !== undefined)
}

function isWithin(share: number, { from, to }: ListedOwner): boolean {
  return share >= (from ?? 0) - rounding && share <= (to ?? 100) + rounding
}

function withShare(name: string, share: number | undefined): string {
  return share === undefined ? name : `${name} (${share} %)`
}

function withBand({ name, from, to }: ListedOwner): string {
  if (from === null && to === null) return name
  return from === to ? `${name} (${from} %)` : `${name} (${from ?? 0} % – ${to ?? 100} %)`
}
