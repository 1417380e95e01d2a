import type { Hand } from '../../layout.ts'
import { boardingPass } from './open/boarding-pass.ts'
import { chatScreenshot } from './open/chat-screenshot.ts'
import { checkingStatement } from './open/checking-statement.ts'
import { cityUtilityBill } from './open/city-utility-bill.ts'
import { coastLicence } from './open/coast-licence.ts'
import { countryBankStatement } from './open/country-bank-statement.ts'
import { countyTaxBill } from './open/county-tax-bill.ts'
import { creditUnionStatement } from './open/credit-union-statement.ts'
import { earningsStatement } from './open/earnings-statement.ts'
import { energyStatement } from './open/energy-statement.ts'
import { gasBudgetBill } from './open/gas-budget-bill.ts'
import { groceryReceipt } from './open/grocery-receipt.ts'
import { leaseAgreement } from './open/lease-agreement.ts'
import { parkingCitation } from './open/parking-citation.ts'
import { payDetails } from './open/pay-details.ts'
import { plumberInvoice } from './open/plumber-invoice.ts'
import { storeCardStatement } from './open/store-card-statement.ts'
import { wirelessBill } from './open/wireless-bill.ts'
import { autoDeclarations } from './open/auto-declarations.ts'
import { brokerageReport } from './open/brokerage-report.ts'
import { cardOffer } from './open/card-offer.ts'
import { desertLicence } from './open/desert-licence.ts'
import { mortgageStatement } from './open/mortgage-statement.ts'
import { pharmacyLeaflet } from './open/pharmacy-leaflet.ts'
import { rewardsCardStatement } from './open/rewards-card-statement.ts'
import { stateCharter } from './open/state-charter.ts'
import { verificationLetter } from './open/verification-letter.ts'
import { wageTaxForm } from './open/wage-tax-form.ts'

/** Documents of the United States: bills, statements, cards, letters and filings as their issuers print them. */
export const hand: Hand = {
  name: 'e',
  training: [],
  open: [
    energyStatement,
    cityUtilityBill,
    gasBudgetBill,
    wirelessBill,
    leaseAgreement,
    countyTaxBill,
    checkingStatement,
    countryBankStatement,
    creditUnionStatement,
    storeCardStatement,
    earningsStatement,
    payDetails,
    coastLicence,
    groceryReceipt,
    boardingPass,
    parkingCitation,
    plumberInvoice,
    chatScreenshot,
    autoDeclarations,
    rewardsCardStatement,
    mortgageStatement,
    desertLicence,
    stateCharter,
    verificationLetter,
    brokerageReport,
    wageTaxForm,
    cardOffer,
    pharmacyLeaflet,
  ],
  sealed: [],
}
