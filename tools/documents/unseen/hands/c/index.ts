import type { Hand } from '../../layout.ts'
import { balanceSheet } from './open/balance-sheet.ts'
import { bankPostal } from './open/bank-postal.ts'
import { chat } from './open/chat.ts'
import { exam } from './open/exam.ts'
import { gas } from './open/gas.ts'
import { insurance } from './open/insurance.ts'
import { lease } from './open/lease.ts'
import { licence } from './open/licence.ts'
import { menu } from './open/menu.ts'
import { parking } from './open/parking.ts'
import { payslipClear } from './open/payslip-clear.ts'
import { payslipGains } from './open/payslip-gains.ts'
import { pension } from './open/pension.ts'
import { propertyTax } from './open/property-tax.ts'
import { statutes } from './open/statutes.ts'
import { telecom } from './open/telecom.ts'
import { train } from './open/train.ts'
import { water } from './open/water.ts'
import { advert } from './open/advert.ts'
import { avisImpot } from './open/avis-impot.ts'
import { bankCheques } from './open/bank-cheques.ts'
import { cni } from './open/cni.ts'
import { electricity } from './open/electricity.ts'
import { kbis } from './open/kbis.ts'
import { leaflet } from './open/leaflet.ts'
import { plumber } from './open/plumber.ts'
import { residence } from './open/residence.ts'
import { rib } from './open/rib.ts'

/** Household papers, cards and company papers as France prints them. */
export const hand: Hand = {
  name: 'c',
  training: [],
  open: [
    water,
    gas,
    telecom,
    insurance,
    propertyTax,
    bankPostal,
    payslipClear,
    payslipGains,
    pension,
    lease,
    licence,
    statutes,
    balanceSheet,
    train,
    menu,
    parking,
    chat,
    exam,
    electricity,
    residence,
    bankCheques,
    rib,
    avisImpot,
    cni,
    kbis,
    plumber,
    leaflet,
    advert,
  ],
  sealed: [],
}
