import type { Hand } from '../../layout.ts'
import { caisseReleve } from './training/caisse-releve.ts'
import { chequeJoint } from './training/cheque-joint.ts'
import { hydroTwoLines } from './training/hydro-two-lines.ts'
import { jobLetterProse } from './training/job-letter-prose.ts'
import { leaseJoint } from './training/lease-joint.ts'
import { mortgageUs } from './training/mortgage-us.ts'
import { pensionLettre } from './training/pension-lettre.ts'
import { taxOwnersTable } from './training/tax-owners-table.ts'

/** Household papers of Canada and the United States, half of them of two holders. */
export const hand: Hand = {
  name: 'z',
  training: [
    hydroTwoLines,
    caisseReleve,
    jobLetterProse,
    leaseJoint,
    chequeJoint,
    mortgageUs,
    pensionLettre,
    taxOwnersTable,
  ],
  open: [],
  sealed: [],
}
