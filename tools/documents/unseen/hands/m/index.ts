import type { Hand } from '../../layout.ts'
import { maBankParticipative } from './training/ma-bank-participative.ts'
import { maBankPassbook } from './training/ma-bank-passbook.ts'
import { maEmploymentLetter } from './training/ma-employment-letter.ts'
import { maPayslipOffice } from './training/ma-payslip-office.ts'
import { maPayslipSage } from './training/ma-payslip-sage.ts'
import { maResidenceDistrict } from './training/ma-residence-district.ts'
import { maUtilityMulti } from './training/ma-utility-multi.ts'
import { maUtilityReceipt } from './training/ma-utility-receipt.ts'

/** Moroccan papers of people in French, and the papers of companies, trusts and charities of Canada, Québec, France and Britain. */
export const hand: Hand = {
  name: 'm',
  training: [
    maBankPassbook,
    maBankParticipative,
    maPayslipSage,
    maPayslipOffice,
    maUtilityMulti,
    maUtilityReceipt,
    maResidenceDistrict,
    maEmploymentLetter,
  ],
  open: [],
  sealed: [],
}
