import { printedText, readRecords } from '../../values/data-record.ts'
import data from './descriptions.json' with { type: 'json' }
import type { MarketId } from './markets.ts'

interface Wording {
  readonly holders: readonly string[]
  readonly descriptions: ReadonlyMap<string, readonly string[]>
}

/**
 * What banks print, by market. Employers, lenders and shops are invented; programmes of governments and public pensions have their
 * own names.
 */
const wordings: ReadonlyMap<string, Wording> = new Map(
  readRecords('descriptions.json', data, (record): [string, Wording] => [
    record.text('market', /^(ca_en|ca_fr|ma_fr|fr_fr)$/),
    { holders: record.texts('holders', printedText), descriptions: record.groups('descriptions', printedText) },
  ]),
)

/** Every description of one purpose in a market, one or more. Throws for a purpose that the table does not have. */
export function descriptionsOf(market: MarketId, purpose: string): readonly string[] {
  const found = wordings.get(market)?.descriptions.get(purpose) ?? []
  if (found.length === 0) throw new Error(`descriptions.json: ${market} has no description of ${purpose}.`)
  return found
}

/** Names of other people who hold an account, other than the client. */
export function otherHolders(market: MarketId, holder: string): readonly string[] {
  const names = wordings.get(market)?.holders ?? []
  return names.filter((name) => name.toLowerCase() !== holder.toLowerCase())
}
