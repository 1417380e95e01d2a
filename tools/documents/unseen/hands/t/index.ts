import type { Hand } from '../../layout.ts'
import { caBenefitNotice } from './training/ca-benefit-notice.ts'
import { caEmploymentLetter } from './training/ca-employment-letter.ts'
import { frAttestationCaisse } from './training/fr-attestation-caisse.ts'
import { frAttestationEmployeur } from './training/fr-attestation-employeur.ts'
import { frMairieDomicile } from './training/fr-mairie-domicile.ts'
import { gbOfficeLetter } from './training/gb-office-letter.ts'
import { maAttestationSalaire } from './training/ma-attestation-salaire.ts'
import { maCertificatResidence } from './training/ma-certificat-residence.ts'
import { qcAttestationEmploi } from './training/qc-attestation-emploi.ts'
import { qcCertificatMunicipal } from './training/qc-certificat-municipal.ts'
import { qcLettreRegie } from './training/qc-lettre-regie.ts'
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
  ],
  open: [],
  sealed: [],
}
