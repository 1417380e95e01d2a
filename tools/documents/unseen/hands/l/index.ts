import type { Hand } from '../../layout.ts'
import { adviceOfDeposit } from './training/advice-of-deposit.ts'
import { appStatement } from './training/app-statement.ts'
import { cardBilling } from './training/card-billing.ts'
import { chargeCard } from './training/charge-card.ts'
import { checkStub } from './training/check-stub.ts'
import { checkingSummary } from './training/checking-summary.ts'
import { cloudPaystub } from './training/cloud-paystub.ts'
import { communityChecking } from './training/community-checking.ts'
import { earningsStatement } from './training/earnings-statement.ts'
import { payStubLedger } from './training/pay-stub-ledger.ts'
import { shareDraft } from './training/share-draft.ts'
import { storeCard } from './training/store-card.ts'

/** Statements, pay stubs, bills, leases and company papers as issuers in the United States print them, and tax slips and other papers sent by mistake. */
export const hand: Hand = {
  name: 'l',
  training: [
    adviceOfDeposit,
    appStatement,
    cardBilling,
    chargeCard,
    checkStub,
    checkingSummary,
    cloudPaystub,
    communityChecking,
    earningsStatement,
    payStubLedger,
    shareDraft,
    storeCard,
  ],
  open: [],
  sealed: [],
}
