/** Before so much of a month is over, a forecast would be a guess. */
const shareMin = 1 / 31

/**
 * Reads to expect by the end of a month: those spent so far divided by the share of the month that is over. Null on its first day.
 * docs/operations.md#use.
 */
export function forecastReads(
  used: number,
  { from, now, before }: { readonly from: Date; readonly now: Date; readonly before: Date },
): number | null {
  const share = (now.getTime() - from.getTime()) / (before.getTime() - from.getTime())
  return share < shareMin ? null : Math.round(used / share)
}
