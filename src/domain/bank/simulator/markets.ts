import { readRecords } from '../../values/data-record.ts'
import data from './markets.json' with { type: 'json' }

/** Country and language of an account. */
export const marketIds = ['ca_en', 'ca_fr', 'ma_fr', 'fr_fr'] as const
export type MarketId = (typeof marketIds)[number]

/** Levels and customs of a market; amounts are cents of its currency. */
export interface Market {
  /** Net income of a month from which personas take their part. */
  readonly typicalIncomeCents: number
  /** Transfers are multiples of it. */
  readonly transferStepCents: number
  /** Cash withdrawals are multiples of it. */
  readonly cashStepCents: number
  /** Rents and instalments are multiples of it. */
  readonly wholeStepCents: number
  /** The fee for a returned payment from each day on, earliest first. */
  readonly nsfFees: readonly { readonly from: string; readonly cents: number }[]
  /** Pay every two weeks or twice a month, as in Canada; elsewhere on the 28th. */
  readonly canadianPay: boolean
  /** Card purchases are booked on business days only. */
  readonly purchasesOnBusinessDays: boolean
}

const markets: ReadonlyMap<string, Market> = new Map(
  readRecords('markets.json', data, (record): [string, Market] => {
    const id = record.text('market', /^(ca_en|ca_fr|ma_fr|fr_fr)$/)
    const canadian = id.startsWith('ca_')
    return [
      id,
      {
        typicalIncomeCents: record.whole('typical_income'),
        transferStepCents: record.whole('transfer_step'),
        cashStepCents: record.whole('cash_step'),
        wholeStepCents: record.whole('whole_step'),
        nsfFees: record.texts('nsf_fees', /^\d{4}-\d\d-\d\d \d+$/).map((text) => ({
          from: text.slice(0, 10),
          cents: Number(text.slice(11)),
        })),
        canadianPay: canadian,
        purchasesOnBusinessDays: !canadian,
      },
    ]
  }),
)

/** The market of an id. */
export function marketOf(id: MarketId): Market {
  const market = markets.get(id)
  if (market === undefined) throw new Error(`markets.json: there is no market ${id}.`)
  return market
}

/** The fee for a returned payment on an ISO date. docs/rules/bank.md#sandbox-accounts. */
export function nsfFeeCents(market: Market, date: string): number {
  return market.nsfFees.findLast(({ from }) => from <= date)?.cents ?? 0
}
