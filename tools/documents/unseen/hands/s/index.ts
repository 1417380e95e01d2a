import type { Hand } from '../../layout.ts'
import { beDecompteEnergie } from './training/be-decompte-energie.ts'
import { ieElectricity } from './training/ie-electricity.ts'
import { maEauElectricite } from './training/ma-eau-electricite.ts'
import { ukEnergyLetter } from './training/uk-energy-letter.ts'
import { usPowerStub } from './training/us-power-stub.ts'

/** Everyday bills, statements and payslips of the United States, Britain, Ireland, Morocco and the neighbours of France. */
export const hand: Hand = {
  name: 's',
  training: [beDecompteEnergie, ieElectricity, maEauElectricite, ukEnergyLetter, usPowerStub],
  open: [],
  sealed: [],
}
