import type { Hand } from '../../layout.ts'
import { beDecompteEnergie } from './training/be-decompte-energie.ts'
import { bePrecompteImmobilier } from './training/be-precompte-immobilier.ts'
import { beRekeninguittreksel } from './training/be-rekeninguittreksel.ts'
import { chFatturaTelefono } from './training/ch-fattura-telefono.ts'
import { chLohnabrechnung } from './training/ch-lohnabrechnung.ts'
import { chReleveCompte } from './training/ch-releve-compte.ts'
import { ieElectricity } from './training/ie-electricity.ts'
import { iePayslip } from './training/ie-payslip.ts'
import { maBulletinPaie } from './training/ma-bulletin-paie.ts'
import { maEauElectricite } from './training/ma-eau-electricite.ts'
import { maReleveCompte } from './training/ma-releve-compte.ts'
import { ukCouncilTax } from './training/uk-council-tax.ts'
import { ukCurrentAccount } from './training/uk-current-account.ts'
import { ukEnergyLetter } from './training/uk-energy-letter.ts'
import { ukMobileLetter } from './training/uk-mobile-letter.ts'
import { ukPayslip } from './training/uk-payslip.ts'
import { usChecking } from './training/us-checking.ts'
import { usCountyTax } from './training/us-county-tax.ts'
import { usEarningsStatement } from './training/us-earnings-statement.ts'
import { usPowerStub } from './training/us-power-stub.ts'
import { usWireless } from './training/us-wireless.ts'

/** Everyday bills, statements and payslips of the United States, Britain, Ireland, Morocco and the neighbours of France. */
export const hand: Hand = {
  name: 's',
  training: [
    beDecompteEnergie,
    bePrecompteImmobilier,
    beRekeninguittreksel,
    chFatturaTelefono,
    chLohnabrechnung,
    chReleveCompte,
    ieElectricity,
    iePayslip,
    maBulletinPaie,
    maEauElectricite,
    maReleveCompte,
    ukCouncilTax,
    ukCurrentAccount,
    ukEnergyLetter,
    ukMobileLetter,
    ukPayslip,
    usChecking,
    usCountyTax,
    usEarningsStatement,
    usPowerStub,
    usWireless,
  ],
  open: [],
  sealed: [],
}
