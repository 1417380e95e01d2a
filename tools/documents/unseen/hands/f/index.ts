import type { Hand } from '../../layout.ts'
import { appBankStatement } from './open/app-bank-statement.ts'
import { bankLoanAdvert } from './open/bank-loan-advert.ts'
import { biometricPermit } from './open/biometric-permit.ts'
import { buildingSocietyStatement } from './open/building-society-statement.ts'
import { burgundyPassport } from './open/burgundy-passport.ts'
import { businessBankStatement } from './open/business-bank-statement.ts'
import { confirmationStatement } from './open/confirmation-statement.ts'
import { creditCardStatement } from './open/credit-card-statement.ts'
import { drivingLicence } from './open/driving-licence.ts'
import { energyQuote } from './open/energy-quote.ts'
import { hospitalPayslip } from './open/hospital-payslip.ts'
import { pensionIncreaseLetter } from './open/pension-increase-letter.ts'
import { plumberInvoice } from './open/plumber-invoice.ts'
import { probateGrant } from './open/probate-grant.ts'
import { taxOfficeLetter } from './open/tax-office-letter.ts'
import { trainTicket } from './open/train-ticket.ts'
import { visaVignette } from './open/visa-vignette.ts'
import { welshCouncilTax } from './open/welsh-council-tax.ts'
import { boxedPayslip } from './open/boxed-payslip.ts'
import { councilTaxLeaflet } from './open/council-tax-leaflet.ts'
import { dualFuelBill } from './open/dual-fuel-bill.ts'
import { examCertificate } from './open/exam-certificate.ts'
import { incorporationCertificate } from './open/incorporation-certificate.ts'
import { irishBroadbandBill } from './open/irish-broadband-bill.ts'
import { mortgageLetter } from './open/mortgage-letter.ts'
import { parkingNotice } from './open/parking-notice.ts'
import { shortholdTenancy } from './open/shorthold-tenancy.ts'
import { waterBill } from './open/water-bill.ts'

/** Papers of the United Kingdom and Ireland: bills, statements, payslips, cards, company and court papers, and misfits. */
export const hand: Hand = {
  name: 'f',
  training: [],
  open: [
    appBankStatement,
    bankLoanAdvert,
    biometricPermit,
    buildingSocietyStatement,
    burgundyPassport,
    businessBankStatement,
    confirmationStatement,
    creditCardStatement,
    drivingLicence,
    energyQuote,
    hospitalPayslip,
    pensionIncreaseLetter,
    plumberInvoice,
    probateGrant,
    taxOfficeLetter,
    trainTicket,
    visaVignette,
    welshCouncilTax,
    boxedPayslip,
    councilTaxLeaflet,
    dualFuelBill,
    examCertificate,
    incorporationCertificate,
    irishBroadbandBill,
    mortgageLetter,
    parkingNotice,
    shortholdTenancy,
    waterBill,
  ],
  sealed: [],
}
