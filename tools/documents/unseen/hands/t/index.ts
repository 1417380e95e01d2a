import type { Hand } from '../../layout.ts'
import { caEmploymentLetter } from './training/ca-employment-letter.ts'
import { frAttestationEmployeur } from './training/fr-attestation-employeur.ts'
import { maAttestationSalaire } from './training/ma-attestation-salaire.ts'
import { qcAttestationEmploi } from './training/qc-attestation-emploi.ts'
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
  ],
  open: [],
  sealed: [],
}
