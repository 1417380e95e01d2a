import type { Hand } from '../../layout.ts'
import { autoLoanUs } from './training/auto-loan-us.ts'
import { cardCa } from './training/card-ca.ts'
import { cardUs } from './training/card-us.ts'
import { checkingUs } from './training/checking-us.ts'
import { chequingJoint } from './training/chequing-joint.ts'
import { factureEnergie } from './training/facture-energie.ts'
import { factureInternet } from './training/facture-internet.ts'
import { gasUs } from './training/gas-us.ts'
import { hydroOn } from './training/hydro-on.ts'
import { margeCredit } from './training/marge-credit.ts'
import { mobileCa } from './training/mobile-ca.ts'
import { mortgageCa } from './training/mortgage-ca.ts'
import { propertyTaxOn } from './training/property-tax-on.ts'
import { releveCaisse } from './training/releve-caisse.ts'
import { taxeScolaire } from './training/taxe-scolaire.ts'
import { waterUs } from './training/water-us.ts'

/** Household, bank, pay and government papers of Canada and the United States. */
export const hand: Hand = {
  name: 'ab',
  training: [
    autoLoanUs,
    cardCa,
    cardUs,
    checkingUs,
    chequingJoint,
    factureEnergie,
    factureInternet,
    gasUs,
    hydroOn,
    margeCredit,
    mobileCa,
    mortgageCa,
    propertyTaxOn,
    releveCaisse,
    taxeScolaire,
    waterUs,
  ],
  open: [],
  sealed: [],
}
