import { defineCheck, nothing } from '../check-definition.ts'
import type { JudgedContext } from '../contexts.ts'
import { isShareOf, ownedKinds, ownerShareOn } from '../ownership.ts'

/** Shares are rounded when they are declared. data/domain check family `ownership:sum`. */
const sumMax = 100.5

/** The declared shares are shares, do not exceed the whole, and leave no room for an owner who is not named. */
export const ownershipSum = defineCheck<JudgedContext>({
  family: 'ownership:sum',
  severity: 'warning',
  label: { en: 'Ownership percentages are coherent.', fr: 'Les pourcentages de détention sont cohérents.' },
  details: [{ en: 'Declared ownership adds up to {sum} %.', fr: 'La détention déclarée totalise {sum} %.' }],
  find({ kind, profile, thresholds, asOf }) {
    if (!ownedKinds.has(kind)) return nothing
    const { beneficial_owners: owners, no_owner_25: nobody } = profile.values
    const shares = (owners ?? []).flatMap(({ ownership_percent: percent }) => percent ?? [])
    if (shares.length === 0) return nothing
    const sum = Math.round(shares.reduce((total, percent) => total + percent, 0) * 100) / 100
    const areShares = shares.every((percent) => percent > 0 && percent <= 100)
    const hidesAnOwner = nobody !== true && isShareOf(100 - sum, ownerShareOn(thresholds, asOf))
    return [{ passed: areShares && sum <= sumMax && !hidesAnOwner, params: { sum } }]
  },
})
