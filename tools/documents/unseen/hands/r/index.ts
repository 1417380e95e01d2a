import type { Hand } from '../../layout.ts'
import { bulletinFrance } from './training/bulletin-france.ts'
import { caisseReleve } from './training/caisse-releve.ts'
import { cardStatementEn } from './training/card-statement-en.ts'
import { carteReleveFr } from './training/carte-releve-fr.ts'
import { chequeStub } from './training/cheque-stub.ts'
import { chequingSummary } from './training/chequing-summary.ts'
import { earningsAdvice } from './training/earnings-advice.ts'
import { neobankExport } from './training/neobank-export.ts'
import { releveAgence } from './training/releve-agence.ts'
import { talonPaieQuebec } from './training/talon-paie-quebec.ts'

/** Everyday papers of Canada, Québec and France: bills, statements, pay and tax papers, with names and issuers where real ones put them. */
export const hand: Hand = {
  name: 'r',
  training: [
    bulletinFrance,
    caisseReleve,
    cardStatementEn,
    carteReleveFr,
    chequeStub,
    chequingSummary,
    earningsAdvice,
    neobankExport,
    releveAgence,
    talonPaieQuebec,
  ],
  open: [],
  sealed: [],
}
