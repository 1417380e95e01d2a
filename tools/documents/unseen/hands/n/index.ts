import type { Hand } from '../../layout.ts'
import { accountsBalanceSheet } from './training/accounts-balance-sheet.ts'
import { acteDecesCopie } from './training/acte-deces-copie.ts'
import { annualReturnConfirmation } from './training/annual-return-confirmation.ts'
import { assuranceHabitationAttestation } from './training/assurance-habitation-attestation.ts'
import { attestationSituationEmploi } from './training/attestation-situation-emploi.ts'
import { bailLocationVide } from './training/bail-location-vide.ts'
import { beneficiairesDeclaration } from './training/beneficiaires-declaration.ts'
import { boardResolutionBanking } from './training/board-resolution-banking.ts'
import { brokeragePortfolioStatement } from './training/brokerage-portfolio-statement.ts'
import { certificatResidenceMairie } from './training/certificat-residence-mairie.ts'
import { certificateEstateTrustee } from './training/certificate-estate-trustee.ts'
import { certificateIncorporationCrown } from './training/certificate-incorporation-crown.ts'
import { charityStatusLetter } from './training/charity-status-letter.ts'
import { completionStatementSale } from './training/completion-statement-sale.ts'
import { creditFileDisclosure } from './training/credit-file-disclosure.ts'
import { crsSelfCertification } from './training/crs-self-certification.ts'
import { electoralHouseholdLetter } from './training/electoral-household-letter.ts'
import { emploiAttestationCadre } from './training/emploi-attestation-cadre.ts'
import { employmentCampusLetter } from './training/employment-campus-letter.ts'
import { employmentVerifyReport } from './training/employment-verify-report.ts'
import { foreign1099Interest } from './training/foreign-1099-interest.ts'
import { foreignBilletTrain } from './training/foreign-billet-train.ts'
import { foreignBulletinScolaire } from './training/foreign-bulletin-scolaire.ts'
import { foreignCardPreapproval } from './training/foreign-card-preapproval.ts'
import { foreignCurriculumVitae } from './training/foreign-curriculum-vitae.ts'
import { foreignDeliveryNote } from './training/foreign-delivery-note.ts'
import { foreignFactureMeubles } from './training/foreign-facture-meubles.ts'
import { foreignHomeInsuranceQuote } from './training/foreign-home-insurance-quote.ts'
import { foreignLabReport } from './training/foreign-lab-report.ts'
import { foreignMarriageCertificate } from './training/foreign-marriage-certificate.ts'
import { foreignOrderConfirmation } from './training/foreign-order-confirmation.ts'
import { foreignParkingNotice } from './training/foreign-parking-notice.ts'
import { foreignQuittanceLoyer } from './training/foreign-quittance-loyer.ts'
import { foreignRecommendationLetter } from './training/foreign-recommendation-letter.ts'
import { foreignVisaSticker } from './training/foreign-visa-sticker.ts'
import { foreignW2Slip } from './training/foreign-w2-slip.ts'
import { giftLetterForm } from './training/gift-letter-form.ts'
import { governmentCitizenshipNotice } from './training/government-citizenship-notice.ts'
import { insuranceDeclarationsPage } from './training/insurance-declarations-page.ts'
import { leaseStandardFormBoxes } from './training/lease-standard-form-boxes.ts'
import { mortgageAnnualStatement } from './training/mortgage-annual-statement.ts'
import { notaireAttestationSuccession } from './training/notaire-attestation-succession.ts'
import { noticeOfActionBoxes } from './training/notice-of-action-boxes.ts'
import { orgChartOwnership } from './training/org-chart-ownership.ts'
import { partnershipArticlesClauses } from './training/partnership-articles-clauses.ts'
import { pensionMemberStatement } from './training/pension-member-statement.ts'
import { pepDeterminationForm } from './training/pep-determination-form.ts'
import { probateGrantSeal } from './training/probate-grant-seal.ts'
import { procurationBancaire } from './training/procuration-bancaire.ts'
import { retirementPlanQuarter } from './training/retirement-plan-quarter.ts'
import { retraiteAttestationPaiement } from './training/retraite-attestation-paiement.ts'
import { shareRegisterLedger } from './training/share-register-ledger.ts'
import { sinConfirmationLetter } from './training/sin-confirmation-letter.ts'
import { taxReturnFederalForm } from './training/tax-return-federal-form.ts'
import { taxReturnSoftwareSummary } from './training/tax-return-software-summary.ts'
import { tenancyShortholdTable } from './training/tenancy-shorthold-table.ts'
import { trustDeedFamily } from './training/trust-deed-family.ts'
import { willLastTestament } from './training/will-last-testament.ts'

/** Letters, deeds and forms of Canada, Québec, France, the United Kingdom and the United States, with papers near to them. */
export const hand: Hand = {
  name: 'n',
  training: [
    accountsBalanceSheet,
    acteDecesCopie,
    annualReturnConfirmation,
    assuranceHabitationAttestation,
    attestationSituationEmploi,
    bailLocationVide,
    beneficiairesDeclaration,
    boardResolutionBanking,
    brokeragePortfolioStatement,
    certificatResidenceMairie,
    certificateEstateTrustee,
    certificateIncorporationCrown,
    charityStatusLetter,
    completionStatementSale,
    creditFileDisclosure,
    crsSelfCertification,
    electoralHouseholdLetter,
    emploiAttestationCadre,
    employmentCampusLetter,
    employmentVerifyReport,
    foreign1099Interest,
    foreignBilletTrain,
    foreignBulletinScolaire,
    foreignCardPreapproval,
    foreignCurriculumVitae,
    foreignDeliveryNote,
    foreignFactureMeubles,
    foreignHomeInsuranceQuote,
    foreignLabReport,
    foreignMarriageCertificate,
    foreignOrderConfirmation,
    foreignParkingNotice,
    foreignQuittanceLoyer,
    foreignRecommendationLetter,
    foreignVisaSticker,
    foreignW2Slip,
    giftLetterForm,
    governmentCitizenshipNotice,
    insuranceDeclarationsPage,
    leaseStandardFormBoxes,
    mortgageAnnualStatement,
    notaireAttestationSuccession,
    noticeOfActionBoxes,
    orgChartOwnership,
    partnershipArticlesClauses,
    pensionMemberStatement,
    pepDeterminationForm,
    probateGrantSeal,
    procurationBancaire,
    retirementPlanQuarter,
    retraiteAttestationPaiement,
    shareRegisterLedger,
    sinConfirmationLetter,
    taxReturnFederalForm,
    taxReturnSoftwareSummary,
    tenancyShortholdTable,
    trustDeedFamily,
    willLastTestament,
  ],
  open: [],
  sealed: [],
}
