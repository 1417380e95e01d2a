import type { Hand } from '../../layout.ts'
import { bankExtracto } from './training/bank-extracto.ts'
import { bankExtraitBelge } from './training/bank-extrait-belge.ts'
import { bankGlance } from './training/bank-glance.ts'
import { bankIreland } from './training/bank-ireland.ts'
import { bankKontoauszug } from './training/bank-kontoauszug.ts'
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
import { telecomBelge } from './training/telecom-belge.ts'
import { waterGiro } from './training/water-giro.ts'

/** Papers of the United Kingdom, Ireland, Belgium, Luxembourg, Germany, the Netherlands, Spain and Italy. */
export const hand: Hand = {
  name: 'k',
  training: [bankExtracto, bankExtraitBelge, bankGlance, bankIreland, bankKontoauszug, bolletta, broadband, cardUk, electriciteLux, electricityMprn, energyDual, ficheSalaire, payslipBoxes, payslipPrsi, payslipTrust, pensionFrench, pensionScheme, precompte, telecomBelge, waterGiro],
  open: [],
  sealed: [],
}
