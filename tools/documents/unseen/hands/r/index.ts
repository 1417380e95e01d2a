import type { Hand } from '../../layout.ts'
import { attestationHabitation } from './training/attestation-habitation.ts'
import { avisQuebec } from './training/avis-quebec.ts'
import { bankOffer } from './training/bank-offer.ts'
import { boxFrance } from './training/box-france.ts'
import { brokerageCanada } from './training/brokerage-canada.ts'
import { bulletinFrance } from './training/bulletin-france.ts'
import { caisseReleve } from './training/caisse-releve.ts'
import { cardStatementEn } from './training/card-statement-en.ts'
import { careRefund } from './training/care-refund.ts'
import { carteReleveFr } from './training/carte-releve-fr.ts'
import { chequeCanada } from './training/cheque-canada.ts'
import { chequeStub } from './training/cheque-stub.ts'
import { chequingSummary } from './training/chequing-summary.ts'
import { compteElectricite } from './training/compte-electricite.ts'
import { earningsAdvice } from './training/earnings-advice.ts'
import { epargneFrance } from './training/epargne-france.ts'
import { factureEnergieFrance } from './training/facture-energie-france.ts'
import { hydroOntario } from './training/hydro-ontario.ts'
import { internetCanada } from './training/internet-canada.ts'
import { mobileQuebec } from './training/mobile-quebec.ts'
import { mortgageAnnual } from './training/mortgage-annual.ts'
import { neobankExport } from './training/neobank-export.ts'
import { noaFederal } from './training/noa-federal.ts'
import { parcelFine } from './training/parcel-fine.ts'
import { pensionCanada } from './training/pension-canada.ts'
import { policyCanada } from './training/policy-canada.ts'
import { pretFrance } from './training/pret-france.ts'
import { regieEau } from './training/regie-eau.ts'
import { releveAgence } from './training/releve-agence.ts'
import { releve1Cases } from './training/releve1-cases.ts'
import { releve1Employeur } from './training/releve1-employeur.ts'
import { retraiteFrance } from './training/retraite-france.ts'
import { ribFrance } from './training/rib-france.ts'
import { t1Return } from './training/t1-return.ts'
import { t4Form } from './training/t4-form.ts'
import { t4Online } from './training/t4-online.ts'
import { talonPaieQuebec } from './training/talon-paie-quebec.ts'
import { taxBillOntario } from './training/tax-bill-ontario.ts'
import { taxesMunicipales } from './training/taxes-municipales.ts'
import { tp1Return } from './training/tp1-return.ts'
import { tradeQuote } from './training/trade-quote.ts'

/** Everyday papers of Canada, Québec and France: bills, statements, pay and tax papers, with names and issuers where real ones put them. */
export const hand: Hand = {
  name: 'r',
  training: [
    attestationHabitation,
    avisQuebec,
    bankOffer,
    boxFrance,
    brokerageCanada,
    bulletinFrance,
    caisseReleve,
    cardStatementEn,
    careRefund,
    carteReleveFr,
    chequeCanada,
    chequeStub,
    chequingSummary,
    compteElectricite,
    earningsAdvice,
    epargneFrance,
    factureEnergieFrance,
    hydroOntario,
    internetCanada,
    mobileQuebec,
    mortgageAnnual,
    neobankExport,
    noaFederal,
    parcelFine,
    pensionCanada,
    policyCanada,
    pretFrance,
    regieEau,
    releveAgence,
    releve1Cases,
    releve1Employeur,
    retraiteFrance,
    ribFrance,
    t1Return,
    t4Form,
    t4Online,
    talonPaieQuebec,
    taxBillOntario,
    taxesMunicipales,
    tp1Return,
    tradeQuote,
  ],
  open: [],
  sealed: [],
}
