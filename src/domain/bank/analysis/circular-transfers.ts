import { daysBetween } from '../../values/dates.ts'
import type { BankTransaction } from '../definition/account.ts'
import { bankCategoryGroups, type BankCategory } from '../definition/category.ts'

/** Money that leaves so many days before or after it came in goes in a circle. docs/rules/bank.md#flags. */
const apartDaysMax = 3

const inward: readonly BankCategory[] = ['transfer_in', 'cash_deposit']
const outward: readonly BankCategory[] = ['money_order', 'international_transfer']

interface EqualAmounts {
  readonly ins: string[]
  readonly outs: string[]
}

/**
 * How many pairs there are of a transfer or deposit in and a transfer, withdrawal or money order out, of the same amount and at
 * most 3 days apart. Each transaction is in one pair. `transactions` are oldest first. docs/rules/bank.md#flags.
 */
export function circularTransfers(transactions: readonly BankTransaction[]): number {
  const byAmount = new Map<number, EqualAmounts>()
  for (const { amountCents, category, date } of transactions) {
    const isIn = amountCents > 0 && inward.includes(category)
    const isOut = amountCents < 0 && (bankCategoryGroups[category] === 'movement' || outward.includes(category))
    if (!isIn && !isOut) continue
    const size = Math.abs(amountCents)
    const equal = byAmount.get(size) ?? { ins: [], outs: [] }
    byAmount.set(size, equal)
    ;(isIn ? equal.ins : equal.outs).push(date)
  }
  let pairs = 0
  for (const equal of byAmount.values()) pairs += pairsOf(equal)
  return pairs
}

/** The most pairs: the earliest of both sides is either in a pair or too early for every later one. */
function pairsOf({ ins, outs }: EqualAmounts): number {
  let [pairs, inIndex, outIndex] = [0, 0, 0]
  while (inIndex < ins.length && outIndex < outs.length) {
    const apart = daysBetween(ins[inIndex] ?? '', outs[outIndex] ?? '')
    if (Math.abs(apart) <= apartDaysMax) {
      pairs++
      inIndex++
      outIndex++
    } else if (apart > 0) inIndex++
    else outIndex++
  }
  return pairs
}
