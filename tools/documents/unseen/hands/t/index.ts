import type { Hand } from '../../layout.ts'
import { caAssessmentOnline } from './training/ca-assessment-online.ts'
import { caBenefitNotice } from './training/ca-benefit-notice.ts'
import { caCreditFile } from './training/ca-credit-file.ts'
import { caEmploymentLetter } from './training/ca-employment-letter.ts'
import { caGiftLetter } from './training/ca-gift-letter.ts'
import { frAttestationCaisse } from './training/fr-attestation-caisse.ts'
import { frAttestationEmployeur } from './training/fr-attestation-employeur.ts'
import { frMairieDomicile } from './training/fr-mairie-domicile.ts'
import { gbDividendVoucher } from './training/gb-dividend-voucher.ts'
import { gbInheritance } from './training/gb-inheritance.ts'
import { gbOfficeLetter } from './training/gb-office-letter.ts'
import { gbStatutoryReport } from './training/gb-statutory-report.ts'
import { maAttestationSalaire } from './training/ma-attestation-salaire.ts'
import { maCertificatResidence } from './training/ma-certificat-residence.ts'
import { qcAttestationEmploi } from './training/qc-attestation-emploi.ts'
import { qcAvisCotisation } from './training/qc-avis-cotisation.ts'
import { qcCertificatMunicipal } from './training/qc-certificat-municipal.ts'
import { qcDossierCredit } from './training/qc-dossier-credit.ts'
import { qcLettreRegie } from './training/qc-lettre-regie.ts'
import { qcProduitVente } from './training/qc-produit-vente.ts'
import { usBenefitVerification } from './training/us-benefit-verification.ts'
import { usCountyResidency } from './training/us-county-residency.ts'
import { usEmploymentVerification } from './training/us-employment-verification.ts'

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
  ],
  open: [],
  sealed: [],
}
