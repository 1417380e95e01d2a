import type { Hand } from '../../layout.ts'
import { assuranceHabitationAttestation } from './training/assurance-habitation-attestation.ts'
import { attestationSituationEmploi } from './training/attestation-situation-emploi.ts'
import { bailLocationVide } from './training/bail-location-vide.ts'
import { completionStatementSale } from './training/completion-statement-sale.ts'
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
import { retraiteAttestationPaiement } from './training/retraite-attestation-paiement.ts'
import { tenancyShortholdTable } from './training/tenancy-shorthold-table.ts'

/** Letters, deeds and forms of Canada, Québec, France, the United Kingdom and the United States, with papers near to them. */
export const hand: Hand = {
  name: 'n',
  training: [
    assuranceHabitationAttestation,
    attestationSituationEmploi,
    bailLocationVide,
    completionStatementSale,
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
    retraiteAttestationPaiement,
    tenancyShortholdTable,
  ],
  open: [],
  sealed: [],
}
