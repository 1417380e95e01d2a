import type { Hand } from '../../layout.ts'
import { caisseReleve } from './training/caisse-releve.ts'
import { cardStatementEn } from './training/card-statement-en.ts'
import { carteReleveFr } from './training/carte-releve-fr.ts'
import { chequingSummary } from './training/chequing-summary.ts'
import { neobankExport } from './training/neobank-export.ts'
import { releveAgence } from './training/releve-agence.ts'

/** Everyday papers of Canada, Québec and France: bills, statements, pay and tax papers, with names and issuers where real ones put them. */
export const hand: Hand = {
  name: 'r',
  training: [caisseReleve, cardStatementEn, carteReleveFr, chequingSummary, neobankExport, releveAgence],
  open: [],
  sealed: [],
}
