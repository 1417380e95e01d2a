import type { Hand } from '../../layout.ts'
import { attestationSituationEmploi } from './training/attestation-situation-emploi.ts'
import { electoralHouseholdLetter } from './training/electoral-household-letter.ts'
import { emploiAttestationCadre } from './training/emploi-attestation-cadre.ts'
import { employmentCampusLetter } from './training/employment-campus-letter.ts'
import { employmentVerifyReport } from './training/employment-verify-report.ts'
import { governmentCitizenshipNotice } from './training/government-citizenship-notice.ts'
import { noticeOfActionBoxes } from './training/notice-of-action-boxes.ts'

/** Letters, deeds and forms of Canada, Québec, France, the United Kingdom and the United States, with papers near to them. */
export const hand: Hand = {
  name: 'n',
  training: [
    attestationSituationEmploi,
    electoralHouseholdLetter,
    emploiAttestationCadre,
    employmentCampusLetter,
    employmentVerifyReport,
    governmentCitizenshipNotice,
    noticeOfActionBoxes,
  ],
  open: [],
  sealed: [],
}
