import type { Hand } from '../../layout.ts'
import { beDecompteEnergie } from './training/be-decompte-energie.ts'
import { bePrecompteImmobilier } from './training/be-precompte-immobilier.ts'
import { beRekeninguittreksel } from './training/be-rekeninguittreksel.ts'
import { carFinanceLetter } from './training/car-finance-letter.ts'
import { chFatturaTelefono } from './training/ch-fattura-telefono.ts'
import { chLohnabrechnung } from './training/ch-lohnabrechnung.ts'
import { chReleveCompte } from './training/ch-releve-compte.ts'
import { ieElectricity } from './training/ie-electricity.ts'
import { iePayslip } from './training/ie-payslip.ts'
import { luPension } from './training/lu-pension.ts'
import { luPortefeuille } from './training/lu-portefeuille.ts'
import { maAssurance } from './training/ma-assurance.ts'
import { maBulletinPaie } from './training/ma-bulletin-paie.ts'
import { maEauElectricite } from './training/ma-eau-electricite.ts'
import { maReleveCompte } from './training/ma-releve-compte.ts'
import { maRib } from './training/ma-rib.ts'
import { otherBonLivraison } from './training/other-bon-livraison.ts'
import { otherCardOffer } from './training/other-card-offer.ts'
import { otherEnergyQuote } from './training/other-energy-quote.ts'
import { otherW2 } from './training/other-w2.ts'
import { ukCardStatement } from './training/uk-card-statement.ts'
import { ukCouncilTax } from './training/uk-council-tax.ts'
import { ukCurrentAccount } from './training/uk-current-account.ts'
import { ukEnergyLetter } from './training/uk-energy-letter.ts'
import { ukMobileLetter } from './training/uk-mobile-letter.ts'
import { ukPayslip } from './training/uk-payslip.ts'
import { ukPensionLetter } from './training/uk-pension-letter.ts'
import { ukTenancy } from './training/uk-tenancy.ts'
import { usBrokerage } from './training/us-brokerage.ts'
import { usCardStatement } from './training/us-card-statement.ts'
import { usChecking } from './training/us-checking.ts'
import { usCountyTax } from './training/us-county-tax.ts'
import { usDeclarations } from './training/us-declarations.ts'
import { usEarningsStatement } from './training/us-earnings-statement.ts'
import { usMortgage } from './training/us-mortgage.ts'
import { usPowerStub } from './training/us-power-stub.ts'
import { usWireless } from './training/us-wireless.ts'

/** Everyday bills, statements and payslips of the United States, Britain, Ireland, Morocco and the neighbours of France. */
export const hand: Hand = {
  name: 's',
  training: [
    beDecompteEnergie,
    bePrecompteImmobilier,
    beRekeninguittreksel,
    carFinanceLetter,
    chFatturaTelefono,
    chLohnabrechnung,
    chReleveCompte,
    ieElectricity,
    iePayslip,
    luPension,
    luPortefeuille,
    maAssurance,
    maBulletinPaie,
    maEauElectricite,
    maReleveCompte,
    maRib,
    otherBonLivraison,
    otherCardOffer,
    otherEnergyQuote,
    otherW2,
    ukCardStatement,
    ukCouncilTax,
    ukCurrentAccount,
    ukEnergyLetter,
    ukMobileLetter,
    ukPayslip,
    ukPensionLetter,
    ukTenancy,
    usBrokerage,
    usCardStatement,
    usChecking,
    usCountyTax,
    usDeclarations,
    usEarningsStatement,
    usMortgage,
    usPowerStub,
    usWireless,
  ],
  open: [],
  sealed: [],
}
