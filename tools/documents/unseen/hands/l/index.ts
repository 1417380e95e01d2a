import type { Hand } from '../../layout.ts'
import { adviceOfDeposit } from './training/advice-of-deposit.ts'
import { annualReport } from './training/annual-report.ts'
import { apartmentSummary } from './training/apartment-summary.ts'
import { appStatement } from './training/app-statement.ts'
import { autoDeclarations } from './training/auto-declarations.ts'
import { autoLoan } from './training/auto-loan.ts'
import { brokerage } from './training/brokerage.ts'
import { cableBundle } from './training/cable-bundle.ts'
import { cardBilling } from './training/card-billing.ts'
import { chargeCard } from './training/charge-card.ts'
import { checkStub } from './training/check-stub.ts'
import { checkingSummary } from './training/checking-summary.ts'
import { citationOrBenefits } from './training/citation-or-benefits.ts'
import { cityWater } from './training/city-water.ts'
import { cloudPaystub } from './training/cloud-paystub.ts'
import { communityChecking } from './training/community-checking.ts'
import { coopElectric } from './training/coop-electric.ts'
import { countyTax } from './training/county-tax.ts'
import { earningsStatement } from './training/earnings-statement.ts'
import { electricGraph } from './training/electric-graph.ts'
import { foundersArticles } from './training/founders-articles.ts'
import { gasLetter } from './training/gas-letter.ts'
import { interestSlip } from './training/interest-slip.ts'
import { mailedOffer } from './training/mailed-offer.ts'
import { mortgageServicer } from './training/mortgage-servicer.ts'
import { payStubLedger } from './training/pay-stub-ledger.ts'
import { repairInvoice } from './training/repair-invoice.ts'
import { residentialLease } from './training/residential-lease.ts'
import { shareDraft } from './training/share-draft.ts'
import { stateCertificate } from './training/state-certificate.ts'
import { storeCard } from './training/store-card.ts'
import { townTax } from './training/town-tax.ts'
import { wageSlip } from './training/wage-slip.ts'
import { wirelessBill } from './training/wireless-bill.ts'

/** Statements, pay stubs, bills, leases and company papers as issuers in the United States print them, and tax slips and other papers sent by mistake. */
export const hand: Hand = {
  name: 'l',
  training: [
    adviceOfDeposit,
    annualReport,
    apartmentSummary,
    appStatement,
    autoDeclarations,
    autoLoan,
    brokerage,
    cableBundle,
    cardBilling,
    chargeCard,
    checkStub,
    checkingSummary,
    citationOrBenefits,
    cityWater,
    cloudPaystub,
    communityChecking,
    coopElectric,
    countyTax,
    earningsStatement,
    electricGraph,
    foundersArticles,
    gasLetter,
    interestSlip,
    mailedOffer,
    mortgageServicer,
    payStubLedger,
    repairInvoice,
    residentialLease,
    shareDraft,
    stateCertificate,
    storeCard,
    townTax,
    wageSlip,
    wirelessBill,
  ],
  open: [],
  sealed: [],
}
