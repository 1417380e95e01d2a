import type { Hand } from '../../layout.ts'
import { caAssessmentOnline } from './training/ca-assessment-online.ts'
import { caAutoDeclarations } from './training/ca-auto-declarations.ts'
import { caBenefitNotice } from './training/ca-benefit-notice.ts'
import { caCreditFile } from './training/ca-credit-file.ts'
import { caEmploymentLetter } from './training/ca-employment-letter.ts'
import { caGiftLetter } from './training/ca-gift-letter.ts'
import { caGstRegistration } from './training/ca-gst-registration.ts'
import { caMortgageAdvert } from './training/ca-mortgage-advert.ts'
import { caOnlineActivity } from './training/ca-online-activity.ts'
import { caRentalApplication } from './training/ca-rental-application.ts'
import { frAttestationCaisse } from './training/fr-attestation-caisse.ts'
import { frAttestationEmployeur } from './training/fr-attestation-employeur.ts'
import { frAttestationHabitation } from './training/fr-attestation-habitation.ts'
import { frAttestationRetraite } from './training/fr-attestation-retraite.ts'
import { frAvisContravention } from './training/fr-avis-contravention.ts'
import { frConvocationEntretien } from './training/fr-convocation-entretien.ts'
import { frMairieDomicile } from './training/fr-mairie-domicile.ts'
import { gbAppStatement } from './training/gb-app-statement.ts'
import { gbBillOnline } from './training/gb-bill-online.ts'
import { gbDividendVoucher } from './training/gb-dividend-voucher.ts'
import { gbHospitalAppointment } from './training/gb-hospital-appointment.ts'
import { gbInheritance } from './training/gb-inheritance.ts'
import { gbInsuranceQuote } from './training/gb-insurance-quote.ts'
import { gbOfficeLetter } from './training/gb-office-letter.ts'
import { gbPensionIncrease } from './training/gb-pension-increase.ts'
import { gbStatutoryReport } from './training/gb-statutory-report.ts'
import { gbTenancyAgreement } from './training/gb-tenancy-agreement.ts'
import { maAttestationSalaire } from './training/ma-attestation-salaire.ts'
import { maAttestationStage } from './training/ma-attestation-stage.ts'
import { maCertificatResidence } from './training/ma-certificat-residence.ts'
import { maContratBail } from './training/ma-contrat-bail.ts'
import { onLeaseForm } from './training/on-lease-form.ts'
import { qcAttestationEmploi } from './training/qc-attestation-emploi.ts'
import { qcAvisCotisation } from './training/qc-avis-cotisation.ts'
import { qcCertificatMunicipal } from './training/qc-certificat-municipal.ts'
import { qcDossierCredit } from './training/qc-dossier-credit.ts'
import { qcLettreRegie } from './training/qc-lettre-regie.ts'
import { qcProduitVente } from './training/qc-produit-vente.ts'
import { qcRappelPaiement } from './training/qc-rappel-paiement.ts'
import { usBenefitVerification } from './training/us-benefit-verification.ts'
import { usCountyResidency } from './training/us-county-residency.ts'
import { usEmploymentVerification } from './training/us-employment-verification.ts'
import { usForm1099 } from './training/us-form-1099.ts'

/** Letters and certificates of six countries whose values stand in sentences, boxes, foot lines and stamps. */
export const hand: Hand = {
  name: 't',
  training: [
    caEmploymentLetter,
    qcAttestationEmploi,
    frAttestationEmployeur,
    maAttestationSalaire,
    usEmploymentVerification,
    caBenefitNotice,
    qcLettreRegie,
    frAttestationCaisse,
    gbOfficeLetter,
    usBenefitVerification,
    maCertificatResidence,
    frMairieDomicile,
    usCountyResidency,
    qcCertificatMunicipal,
    qcProduitVente,
    gbInheritance,
    caGiftLetter,
    gbDividendVoucher,
    caCreditFile,
    qcDossierCredit,
    gbStatutoryReport,
    caAssessmentOnline,
    qcAvisCotisation,
    gbPensionIncrease,
    frAttestationRetraite,
    frAttestationHabitation,
    caAutoDeclarations,
    onLeaseForm,
    maContratBail,
    gbTenancyAgreement,
    caGstRegistration,
    caOnlineActivity,
    gbAppStatement,
    qcRappelPaiement,
    gbBillOnline,
    gbInsuranceQuote,
    caRentalApplication,
    frAvisContravention,
    maAttestationStage,
    gbHospitalAppointment,
    usForm1099,
    caMortgageAdvert,
    frConvocationEntretien,
  ],
  open: [],
  sealed: [],
}
