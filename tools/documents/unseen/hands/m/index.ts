import type { Hand } from '../../layout.ts'
import { caAnnualReturn } from './training/ca-annual-return.ts'
import { caArticlesFederal } from './training/ca-articles-federal.ts'
import { caIncorporationProvince } from './training/ca-incorporation-province.ts'
import { frArticlesSas } from './training/fr-articles-sas.ts'
import { frRegistryRne } from './training/fr-registry-rne.ts'
import { gbConfirmation } from './training/gb-confirmation.ts'
import { gbIncorporation } from './training/gb-incorporation.ts'
import { gbRegistryReport } from './training/gb-registry-report.ts'
import { maBankParticipative } from './training/ma-bank-participative.ts'
import { maBankPassbook } from './training/ma-bank-passbook.ts'
import { maEmploymentLetter } from './training/ma-employment-letter.ts'
import { maPayslipOffice } from './training/ma-payslip-office.ts'
import { maPayslipSage } from './training/ma-payslip-sage.ts'
import { maResidenceDistrict } from './training/ma-residence-district.ts'
import { maUtilityMulti } from './training/ma-utility-multi.ts'
import { maUtilityReceipt } from './training/ma-utility-receipt.ts'
import { qcArticlesForm } from './training/qc-articles-form.ts'
import { qcRegistryState } from './training/qc-registry-state.ts'

/** Moroccan papers of people in French, and the papers of companies, trusts and charities of Canada, Québec, France and Britain. */
export const hand: Hand = {
  name: 'm',
  training: [
    caAnnualReturn,
    caArticlesFederal,
    caIncorporationProvince,
    frArticlesSas,
    frRegistryRne,
    gbConfirmation,
    gbIncorporation,
    gbRegistryReport,
    maBankParticipative,
    maBankPassbook,
    maEmploymentLetter,
    maPayslipOffice,
    maPayslipSage,
    maResidenceDistrict,
    maUtilityMulti,
    maUtilityReceipt,
    qcArticlesForm,
    qcRegistryState,
  ],
  open: [],
  sealed: [],
}
