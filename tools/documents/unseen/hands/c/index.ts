import type { Hand } from '../../layout.ts'
import { bankPostal } from './open/bank-postal.ts'
import { gas } from './open/gas.ts'
import { insurance } from './open/insurance.ts'
import { lease } from './open/lease.ts'
import { payslipClear } from './open/payslip-clear.ts'
import { payslipGains } from './open/payslip-gains.ts'
import { pension } from './open/pension.ts'
import { propertyTax } from './open/property-tax.ts'
import { telecom } from './open/telecom.ts'
import { water } from './open/water.ts'
import { avisImpot } from './sealed/avis-impot.ts'
import { bankCheques } from './sealed/bank-cheques.ts'
import { electricity } from './sealed/electricity.ts'
import { residence } from './sealed/residence.ts'
import { rib } from './sealed/rib.ts'

/** Household papers, cards and company papers as France prints them. */
export const hand: Hand = {
  name: 'c',
  open: [water, gas, telecom, insurance, propertyTax, bankPostal, payslipClear, payslipGains, pension, lease],
  sealed: [electricity, residence, bankCheques, rib, avisImpot],
}
