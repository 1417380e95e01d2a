import type { Hand } from '../../layout.ts'
import { appStatement } from './training/app-statement.ts'
import { cardBilling } from './training/card-billing.ts'
import { chargeCard } from './training/charge-card.ts'
import { checkingSummary } from './training/checking-summary.ts'
import { communityChecking } from './training/community-checking.ts'
import { shareDraft } from './training/share-draft.ts'
import { storeCard } from './training/store-card.ts'

/** Statements, pay stubs, bills, leases and company papers as issuers in the United States print them, and tax slips and other papers sent by mistake. */
export const hand: Hand = {
  name: 'l',
  training: [appStatement, cardBilling, chargeCard, checkingSummary, communityChecking, shareDraft, storeCard],
  open: [],
  sealed: [],
}
