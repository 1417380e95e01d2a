import type { DeliveryChannel } from '../profile/profile.ts'
import { headed, type ComplianceFacts, type Factor } from './factor.ts'
import { choiceWord } from '../profile/choice-words.ts'

/** Points by `account_type`. docs/rules/risk.md#products-and-delivery; types that it does not name count as `other`. */
const productPoints: Readonly<Record<string, number>> = {
  crypto: 25,
  prepaid: 15,
  trust_account: 10,
  margin: 8,
  non_registered_investment: 5,
  business_account: 5,
  personal_loan: 5,
  line_of_credit: 5,
  other: 5,
  mortgage: 3,
  secured_loan: 3,
  registered_investment: 0,
  chequing: 0,
  savings: 0,
}
const otherProductPoints = 5
const productPointsMax = 25

/** Points by delivery channel. docs/rules/risk.md#products-and-delivery. */
const deliveryPoints: Readonly<Record<DeliveryChannel, number>> = {
  intermediary: 10,
  remote_documents: 8,
  remote_eid: 3,
  in_person: 0,
}
const deliveryPointsMax = 10

/** The factors of the product and its delivery channel: PCMLTFR s. 156(1)(c)(ii). No product, no points. */
export function productFactors({ profile: { values, given }, deliveryChannel }: ComplianceFacts): readonly Factor[] {
  const product = values.account_type ?? (given.has('account_type') ? 'other' : null)
  const rows: readonly Factor[] = [
    {
      id: `product:${product ?? 'not_given'}`,
      points: product === null ? 0 : (productPoints[product] ?? otherProductPoints),
      max: productPointsMax,
      automatic: false,
      sentence: () => headed('Product: ', 'Produit : ', choiceWord('account_type', product ?? '')),
    },
    {
      id: `delivery:${deliveryChannel}`,
      points: deliveryPoints[deliveryChannel],
      max: deliveryPointsMax,
      automatic: false,
      sentence: () => headed('Delivery: ', 'Canal : ', choiceWord('delivery_channel', deliveryChannel)),
    },
  ]
  return rows.filter(({ points }) => points > 0)
}
