import type { Party } from '../../profile/profile.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { isShareOf, ownedKinds, ownerShareOn } from '../facts/ownership.ts'

/** Above 100 because declared shares are rounded. docs/reference/en/checks/ownership-sum.md. */
const sumMax = 100.5

/** A share of an owner, or of an owner behind one, that could not be read. */
const refusedShare = /^beneficial_owners\[.*\.ownership_percent$/

/** Each declared share is above 0 to 100 %, their sum is at most 100 %, and the rest is below the owner threshold. */
export const ownershipSum = defineCheck<JudgedContext>({
  id: 'ownership:sum',
  severity: 'warning',
  label: { en: 'Ownership percentages are coherent.', fr: 'Les pourcentages de détention sont cohérents.' },
  details: [
    { en: 'Declared ownership adds up to {sum} %.', fr: 'La détention déclarée totalise {sum} %.' },
    {
      en: 'A declared share cannot be used: {value} is not a percentage from 0 to 100.',
      fr: 'Une part déclarée ne peut pas être retenue : {value} n’est pas un pourcentage de 0 à 100.',
    },
  ],
  find({ kind, profile, thresholds, asOf }) {
    if (!ownedKinds.has(kind)) return nothing
    const { beneficial_owners: owners = [], no_owner_25: nobody } = profile.values
    const refused = profile.faults.find(({ key }) => refusedShare.test(key))
    if (refused !== undefined) return [{ passed: false, detail: 1, params: { value: refused.value } }]
    const lists = [owners, ...listsBehind(owners)].map(sharesOf)
    const [declared = []] = lists
    if (declared.length === 0) return nothing
    const wrong = lists.find((shares) => !areCoherent(shares))
    const hidesAnOwner = nobody !== true && isShareOf(100 - sumOf(declared), ownerShareOn(thresholds, asOf))
    return [{ passed: wrong === undefined && !hidesAnOwner, params: { sum: sumOf(wrong ?? declared) } }]
  },
})

/** The owners of each entity in the chains behind the declared owners. */
function listsBehind(owners: readonly Party[]): readonly (readonly Party[])[] {
  return owners.flatMap(({ owned_by: behind = [] }) => (behind.length === 0 ? [] : [behind, ...listsBehind(behind)]))
}

function sharesOf(owners: readonly Party[]): readonly number[] {
  return owners.flatMap(({ ownership_percent: percent }) => percent ?? [])
}

function areCoherent(shares: readonly number[]): boolean {
  return shares.every((percent) => percent > 0 && percent <= 100) && sumOf(shares) <= sumMax
}

function sumOf(shares: readonly number[]): number {
  return Math.round(shares.reduce((total, percent) => total + percent, 0) * 100) / 100
}
