import type { Hand } from '../../layout.ts'
import { bankExtracto } from './training/bank-extracto.ts'
import { bankExtraitBelge } from './training/bank-extrait-belge.ts'
import { bankGlance } from './training/bank-glance.ts'
import { bankIreland } from './training/bank-ireland.ts'
import { bankKontoauszug } from './training/bank-kontoauszug.ts'
import { bolletta } from './training/bolletta.ts'
import { electriciteLux } from './training/electricite-lux.ts'
import { electricityMprn } from './training/electricity-mprn.ts'
import { energyDual } from './training/energy-dual.ts'
import { ficheSalaire } from './training/fiche-salaire.ts'
import { payslipBoxes } from './training/payslip-boxes.ts'
import { payslipPrsi } from './training/payslip-prsi.ts'
import { payslipTrust } from './training/payslip-trust.ts'
import { waterGiro } from './training/water-giro.ts'

/** Papers of the United Kingdom, Ireland, Belgium, Luxembourg, Germany, the Netherlands, Spain and Italy. */
export const hand: Hand = {
  name: 'k',
  training: [bankExtracto, bankExtraitBelge, bankGlance, bankIreland, bankKontoauszug, bolletta, electriciteLux, electricityMprn, energyDual, ficheSalaire, payslipBoxes, payslipPrsi, payslipTrust, waterGiro],
  open: [],
  sealed: [],
}
