import type { Hand } from '../../layout.ts'
import { beDecompteEnergie } from './training/be-decompte-energie.ts'
import { beRekeninguittreksel } from './training/be-rekeninguittreksel.ts'
import { chLohnabrechnung } from './training/ch-lohnabrechnung.ts'
import { chReleveCompte } from './training/ch-releve-compte.ts'
import { ieElectricity } from './training/ie-electricity.ts'
import { iePayslip } from './training/ie-payslip.ts'
import { maBulletinPaie } from './training/ma-bulletin-paie.ts'
import { maEauElectricite } from './training/ma-eau-electricite.ts'
import { maReleveCompte } from './training/ma-releve-compte.ts'
import { ukCurrentAccount } from './training/uk-current-account.ts'
import { ukEnergyLetter } from './training/uk-energy-letter.ts'
import { ukPayslip } from './training/uk-payslip.ts'
import { usChecking } from './training/us-checking.ts'
import { usEarningsStatement } from './training/us-earnings-statement.ts'
import { usPowerStub } from './training/us-power-stub.ts'

/** Everyday bills, statements and payslips of the United States, Britain, Ireland, Morocco and the neighbours of France. */
export const hand: Hand = {
  name: 's',
  training: [
    beDecompteEnergie,
    beRekeninguittreksel,
    chLohnabrechnung,
    chReleveCompte,
    ieElectricity,
    iePayslip,
    maBulletinPaie,
    maEauElectricite,
    maReleveCompte,
    ukCurrentAccount,
    ukEnergyLetter,
    ukPayslip,
    usChecking,
    usEarningsStatement,
    usPowerStub,
  ],
  open: [],
  sealed: [],
}
