import type { Hand } from '../../layout.ts'
import { assuranceHabitationAttestation } from './training/assurance-habitation-attestation.ts'
import { attestationSituationEmploi } from './training/attestation-situation-emploi.ts'
import { bailLocationVide } from './training/bail-location-vide.ts'
import { brokeragePortfolioStatement } from './training/brokerage-portfolio-statement.ts'
import { certificateEstateTrustee } from './training/certificate-estate-trustee.ts'
import { completionStatementSale } from './training/completion-statement-sale.ts'
import { creditFileDisclosure } from './training/credit-file-disclosure.ts'
import { crsSelfCertification } from './training/crs-self-certification.ts'
import { electoralHouseholdLetter } from './training/electoral-household-letter.ts'
import { emploiAttestationCadre } from './training/emploi-attestation-cadre.ts'
import { employmentCampusLetter } from './training/employment-campus-letter.ts'
import { employmentVerifyReport } from './training/employment-verify-report.ts'
import { giftLetterForm } from './training/gift-letter-form.ts'
import { governmentCitizenshipNotice } from './training/government-citizenship-notice.ts'
import { insuranceDeclarationsPage } from './training/insurance-declarations-page.ts'
import { leaseStandardFormBoxes } from './training/lease-standard-form-boxes.ts'
import { notaireAttestationSuccession } from './training/notaire-attestation-succession.ts'
import { noticeOfActionBoxes } from './training/notice-of-action-boxes.ts'
import { pensionMemberStatement } from './training/pension-member-statement.ts'
import { probateGrantSeal } from './training/probate-grant-seal.ts'
import { retirementPlanQuarter } from './training/retirement-plan-quarter.ts'
import { retraiteAttestationPaiement } from './training/retraite-attestation-paiement.ts'
import { taxReturnFederalForm } from './training/tax-return-federal-form.ts'
import { taxReturnSoftwareSummary } from './training/tax-return-software-summary.ts'
import { tenancyShortholdTable } from './training/tenancy-shorthold-table.ts'
import { trustDeedFamily } from './training/trust-deed-family.ts'

/** Letters, deeds and forms of Canada, Québec, France, the United Kingdom and the United States, with papers near to them. */
export const hand: Hand = {
  name: 'n',
  training: [
    assuranceHabitationAttestation,
    attestationSituationEmploi,
    bailLocationVide,
    brokeragePortfolioStatement,
    certificateEstateTrustee,
    completionStatementSale,
    creditFileDisclosure,
    crsSelfCertification,
    electoralHouseholdLetter,
    emploiAttestationCadre,
    employmentCampusLetter,
    employmentVerifyReport,
    giftLetterForm,
    governmentCitizenshipNotice,
    insuranceDeclarationsPage,
    leaseStandardFormBoxes,
    notaireAttestationSuccession,
    noticeOfActionBoxes,
    pensionMemberStatement,
    probateGrantSeal,
    retirementPlanQuarter,
    retraiteAttestationPaiement,
    taxReturnFederalForm,
    taxReturnSoftwareSummary,
    tenancyShortholdTable,
    trustDeedFamily,
  ],
  open: [],
  sealed: [],
}
