import type { Hand } from '../../layout.ts'
import { caAnnualReturn } from './training/ca-annual-return.ts'
import { caArticlesFederal } from './training/ca-articles-federal.ts'
import { caCharityNotice } from './training/ca-charity-notice.ts'
import { caIncorporationProvince } from './training/ca-incorporation-province.ts'
import { caResolutionBank } from './training/ca-resolution-bank.ts'
import { caTaxRegistration } from './training/ca-tax-registration.ts'
import { caTrustDeed } from './training/ca-trust-deed.ts'
import { foreignCaDonation } from './training/foreign-ca-donation.ts'
import { foreignGbFormationQuote } from './training/foreign-gb-formation-quote.ts'
import { foreignMaOrder } from './training/foreign-ma-order.ts'
import { foreignQcConvocation } from './training/foreign-qc-convocation.ts'
import { frArticlesSas } from './training/fr-articles-sas.ts'
import { frOwnersDeclaration } from './training/fr-owners-declaration.ts'
import { frRegistryRne } from './training/fr-registry-rne.ts'
import { frResolutionMinutes } from './training/fr-resolution-minutes.ts'
import { gbConfirmation } from './training/gb-confirmation.ts'
import { gbFinancialsSmall } from './training/gb-financials-small.ts'
import { gbIncorporation } from './training/gb-incorporation.ts'
import { gbRegistryReport } from './training/gb-registry-report.ts'
import { gbShareRegister } from './training/gb-share-register.ts'
import { maBankParticipative } from './training/ma-bank-participative.ts'
import { maBankPassbook } from './training/ma-bank-passbook.ts'
import { maEmploymentLetter } from './training/ma-employment-letter.ts'
import { maPayslipOffice } from './training/ma-payslip-office.ts'
import { maPayslipSage } from './training/ma-payslip-sage.ts'
import { maResidenceDistrict } from './training/ma-residence-district.ts'
import { maUtilityMulti } from './training/ma-utility-multi.ts'
import { maUtilityReceipt } from './training/ma-utility-receipt.ts'
import { qcArticlesForm } from './training/qc-articles-form.ts'
import { qcFinancialsAudited } from './training/qc-financials-audited.ts'
import { qcPartnership } from './training/qc-partnership.ts'
import { qcRegistryState } from './training/qc-registry-state.ts'

/** Moroccan papers of people in French, and the papers of companies, trusts and charities of Canada, Québec, France and Britain. */
export const hand: Hand = {
  name: 'm',
  training: [
    caAnnualReturn,
    caArticlesFederal,
    caCharityNotice,
    caIncorporationProvince,
    caResolutionBank,
    caTaxRegistration,
    caTrustDeed,
    foreignCaDonation,
    foreignGbFormationQuote,
    foreignMaOrder,
    foreignQcConvocation,
    frArticlesSas,
    frOwnersDeclaration,
    frRegistryRne,
    frResolutionMinutes,
    gbConfirmation,
    gbFinancialsSmall,
    gbIncorporation,
    gbRegistryReport,
    gbShareRegister,
    maBankParticipative,
    maBankPassbook,
    maEmploymentLetter,
    maPayslipOffice,
    maPayslipSage,
    maResidenceDistrict,
    maUtilityMulti,
    maUtilityReceipt,
    qcArticlesForm,
    qcFinancialsAudited,
    qcPartnership,
    qcRegistryState,
  ],
  open: [],
  sealed: [],
}
