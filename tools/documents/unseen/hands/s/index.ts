import type { Hand } from '../../layout.ts'
import { beDecompteEnergie } from './training/be-decompte-energie.ts'
import { beRekeninguittreksel } from './training/be-rekeninguittreksel.ts'
import { chReleveCompte } from './training/ch-releve-compte.ts'
import { ieElectricity } from './training/ie-electricity.ts'
import { maEauElectricite } from './training/ma-eau-electricite.ts'
import { maReleveCompte } from './training/ma-releve-compte.ts'
import { ukCurrentAccount } from './training/uk-current-account.ts'
import { ukEnergyLetter } from './training/uk-energy-letter.ts'
import { usChecking } from './training/us-checking.ts'
import { usPowerStub } from './training/us-power-stub.ts'

/** Everyday bills, statements and payslips of the United States, Britain, Ireland, Morocco and the neighbours of France. */
export const hand: Hand = {
  name: 's',
  training: [
    beDecompteEnergie,
    beRekeninguittreksel,
    chReleveCompte,
    ieElectricity,
    maEauElectricite,
    maReleveCompte,
    ukCurrentAccount,
    ukEnergyLetter,
    usChecking,
    usPowerStub,
  ],
  open: [],
  sealed: [],
}
