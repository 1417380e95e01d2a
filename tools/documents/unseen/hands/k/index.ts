import type { Hand } from '../../layout.ts'
import { annualReturnIrish } from './training/annual-return-irish.ts'
import { bankApp } from './training/bank-app.ts'
import { bankExtracto } from './training/bank-extracto.ts'
import { bankExtraitBelge } from './training/bank-extrait-belge.ts'
import { bankGlance } from './training/bank-glance.ts'
import { bankIreland } from './training/bank-ireland.ts'
import { bankKontoauszug } from './training/bank-kontoauszug.ts'
import { banqueCarrefour } from './training/banque-carrefour.ts'
import { bolletta } from './training/bolletta.ts'
import { broadband } from './training/broadband.ts'
import { cardUk } from './training/card-uk.ts'
import { electriciteLux } from './training/electricite-lux.ts'
import { electricityMprn } from './training/electricity-mprn.ts'
import { energyDual } from './training/energy-dual.ts'
import { estrattoConto } from './training/estratto-conto.ts'
import { facturaLuz } from './training/factura-luz.ts'
import { fichePaieBelge } from './training/fiche-paie-belge.ts'
import { ficheSalaire } from './training/fiche-salaire.ts'
import { foreignGarage } from './training/foreign-garage.ts'
import { foreignLieferschein } from './training/foreign-lieferschein.ts'
import { foreignP60 } from './training/foreign-p60.ts'
import { foreignParking } from './training/foreign-parking.ts'
import { foreignQuote } from './training/foreign-quote.ts'
import { foreignTicket } from './training/foreign-ticket.ts'
import { jaarnota } from './training/jaarnota.ts'
import { kreditkarte } from './training/kreditkarte.ts'
import { payslipBoxes } from './training/payslip-boxes.ts'
import { payslipPrsi } from './training/payslip-prsi.ts'
import { payslipTrust } from './training/payslip-trust.ts'
import { pensionFrench } from './training/pension-francais.ts'
import { pensionScheme } from './training/pension-scheme.ts'
import { precompte } from './training/precompte.ts'
import { rcsLux } from './training/rcs-lux.ts'
import { registerHouse } from './training/register-house.ts'
import { telecomBelge } from './training/telecom-belge.ts'
import { tenancy } from './training/tenancy.ts'
import { waterGiro } from './training/water-giro.ts'

/** Papers of the United Kingdom, Ireland, Belgium, Luxembourg, Germany, the Netherlands, Spain and Italy. */
export const hand: Hand = {
  name: 'k',
  training: [
    annualReturnIrish,
    bankApp,
    bankExtracto,
    bankExtraitBelge,
    bankGlance,
    bankIreland,
    bankKontoauszug,
    banqueCarrefour,
    bolletta,
    broadband,
    cardUk,
    electriciteLux,
    electricityMprn,
    energyDual,
    estrattoConto,
    facturaLuz,
    fichePaieBelge,
    ficheSalaire,
    foreignGarage,
    foreignLieferschein,
    foreignP60,
    foreignParking,
    foreignQuote,
    foreignTicket,
    jaarnota,
    kreditkarte,
    payslipBoxes,
    payslipPrsi,
    payslipTrust,
    pensionFrench,
    pensionScheme,
    precompte,
    rcsLux,
    registerHouse,
    telecomBelge,
    tenancy,
    waterGiro,
  ],
  open: [],
  sealed: [],
}
