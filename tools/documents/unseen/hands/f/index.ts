import type { Hand } from '../../layout.ts'
import { appBankStatement } from './open/app-bank-statement.ts'
import { biometricPermit } from './open/biometric-permit.ts'
import { buildingSocietyStatement } from './open/building-society-statement.ts'
import { burgundyPassport } from './open/burgundy-passport.ts'
import { businessBankStatement } from './open/business-bank-statement.ts'
import { confirmationStatement } from './open/confirmation-statement.ts'
import { creditCardStatement } from './open/credit-card-statement.ts'
import { drivingLicence } from './open/driving-licence.ts'
import { hospitalPayslip } from './open/hospital-payslip.ts'
import { pensionIncreaseLetter } from './open/pension-increase-letter.ts'
import { probateGrant } from './open/probate-grant.ts'
import { taxOfficeLetter } from './open/tax-office-letter.ts'
import { welshCouncilTax } from './open/welsh-council-tax.ts'
import { boxedPayslip } from './sealed/boxed-payslip.ts'
import { dualFuelBill } from './sealed/dual-fuel-bill.ts'
import { incorporationCertificate } from './sealed/incorporation-certificate.ts'
import { irishBroadbandBill } from './sealed/irish-broadband-bill.ts'
import { mortgageLetter } from './sealed/mortgage-letter.ts'
import { shortholdTenancy } from './sealed/shorthold-tenancy.ts'
import { waterBill } from './sealed/water-bill.ts'

/** Papers of the United Kingdom and Ireland: bills, statements, payslips, cards, company and court papers, and misfits. */
export const hand: Hand = {
  name: 'f',
  open: [appBankStatement, biometricPermit, buildingSocietyStatement, burgundyPassport, businessBankStatement, confirmationStatement, creditCardStatement, drivingLicence, hospitalPayslip, pensionIncreaseLetter, probateGrant, taxOfficeLetter, welshCouncilTax],
  sealed: [boxedPayslip, dualFuelBill, incorporationCertificate, irishBroadbandBill, mortgageLetter, shortholdTenancy, waterBill],
}
