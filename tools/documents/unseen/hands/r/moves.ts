import { addDays, daysBetween } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'
import { nameOf, someone, type Region } from './people.ts'

/** A line of a statement; money out is negative. */
export interface Move {
  readonly day: string
  readonly label: string
  readonly cents: number
}

const spent: Readonly<Record<Region, readonly string[]>> = {
  CA: [
    'POS Purchase FRESH BASKET #214',
    'Interac e-Transfer sent # ',
    'Monthly fee',
    'ATM withdrawal 5 KING ST',
    'Pre-auth debit NORTHLINE INS',
    'Bill payment CITY WATER',
    'Contactless Interac purchase - 4410 COFFEE MILL',
    'Cheque 0147',
    'Mortgage payment',
    'Visa Debit BOOKSTALL.CA',
  ],
  QC: [
    'Achat / ÉPICERIE DU COIN',
    'Virement Interac à # ',
    'Frais mensuels forfait',
    'Retrait au GA 41207',
    'Prélèvement / ASSURANCES BORÉE',
    'Paiement facture - AccèsD / ÉNERGIE NORD',
    'Chèque 000212',
    'Remboursement prêt',
    'Achat PHARMACIE 1184',
    'Paiement hypothèque',
  ],
  FR: [
    'CB MARCHE U 14/09 TOURS',
    'PRLV SEPA FREE LINE',
    'VIR SEPA EMIS # ',
    'RETRAIT DAB 22/09',
    'COTISATION CARTE',
    'PRLV SEPA MUTUELLE ARGOS',
    'CHEQUE 7741209',
    'CB SNCF INTERNET',
    'ECHEANCE PRET 0071',
    'FRAIS TENUE DE COMPTE',
  ],
}
const received: Readonly<Record<Region, readonly string[]>> = {
  CA: [
    'Payroll deposit ORCHARD LOGISTICS',
    'e-Transfer received # ',
    'Mobile cheque deposit',
    'GST/HST credit CANADA',
    'Interest paid',
    'Canada Child Benefit',
  ],
  QC: [
    'Dépôt salaire / ATELIERS RIVARD',
    'Virement Interac de # ',
    'Dépôt au comptoir',
    'Crédit de solidarité',
    'Intérêts',
    'Allocation famille',
  ],
  FR: [
    'VIR SALAIRE SEPTEMBRE STE BRICARD',
    'VIR SEPA RECU # ',
    'REMISE DE CHEQUES',
    'VIR CAF',
    'INTERETS CREDITEURS',
    'VIR CPAM REMBT SOINS',
  ],
}

/** Lines in the order of their days, money in and money out. */
export function moves(paper: Paper, region: Region, from: string, to: string, count: number): Move[] {
  const span = daysBetween(from, to)
  const days = Array.from({ length: count }, () => addDays(from, paper.between(0, span))).toSorted()
  return days.map((day, index) => {
    const isIn = index === 1 || paper.chance(0.25)
    const label = paper.pick((isIn ? received : spent)[region])
    const other = nameOf(someone(paper, region), paper.pick(['plain', 'capitals']))
    const cents = isIn ? paper.between(1_250, 284_000) : -paper.between(380, 92_000)
    return { day, label: label.replace('# ', other), cents }
  })
}

/** What came in and what went out, both without a sign. */
export function sums(all: readonly Move[]): { readonly inward: number; readonly outward: number } {
  const inward = all.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
  return { inward, outward: inward - all.reduce((sum, { cents }) => sum + cents, 0) }
}
