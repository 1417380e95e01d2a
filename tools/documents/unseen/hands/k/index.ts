import type { Hand } from '../../layout.ts'
import { annualReturnIrish } from './training/annual-return-irish.ts'
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
import { ficheSalaire } from './training/fiche-salaire.ts'
import { payslipBoxes } from './training/payslip-boxes.ts'
import { payslipPrsi } from './training/payslip-prsi.ts'
import { payslipTrust } from './training/payslip-trust.ts'
import { pensionFrench } from './training/pension-francais.ts'
import { pensionScheme } from './training/pension-scheme.ts'
import { precompte } from './training/precompte.ts'
import { registerHouse } from './training/register-house.ts'
import { telecomBelge } from './training/telecom-belge.ts'
import { tenancy } from './training/tenancy.ts'
import { waterGiro } from './training/water-giro.ts'

/** Papers of the United Kingdom, Ireland, Belgium, Luxembourg, Germany, the Netherlands, Spain and Italy. */
export const hand: Hand = {
  name: 'k',
  training: [annualReturnIrish, bankExtracto, bankExtraitBelge, bankGlance, bankIreland, bankKontoauszug, banqueCarrefour, bolletta, broadband, cardUk, electriciteLux, electricityMprn, energyDual, ficheSalaire, payslipBoxes, payslipPrsi, payslipTrust, pensionFrench, pensionScheme, precompte, registerHouse, telecomBelge, tenancy, waterGiro],
  open: [],
  sealed: [],
}
