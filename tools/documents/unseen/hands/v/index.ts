import type { Hand } from '../../layout.ts'
import { bulletinFrance } from './sealed/bulletin-france.ts'
import { bulletinMaroc } from './sealed/bulletin-maroc.ts'
import { currentAccountUk } from './sealed/current-account-uk.ts'
import { extraitMaroc } from './sealed/extrait-maroc.ts'
import { factureEauMaroc } from './sealed/facture-eau-maroc.ts'
import { factureEnergie } from './sealed/facture-energie.ts'
import { factureMobile } from './sealed/facture-mobile.ts'
import { gasBillUk } from './sealed/gas-bill-uk.ts'
import { releveBanque } from './sealed/releve-banque.ts'

/** Households' papers of Western Europe and Morocco: bills, statements, payslips, cards and letters of offices. */
export const hand: Hand = {
  name: 'v',
  training: [],
  open: [],
  sealed: [
    factureEauMaroc,
    factureEnergie,
    gasBillUk,
    factureMobile,
    currentAccountUk,
    extraitMaroc,
    releveBanque,
    bulletinFrance,
    bulletinMaroc,
  ],
}
