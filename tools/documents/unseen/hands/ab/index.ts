import type { Hand } from '../../layout.ts'
import { attestationEmploi } from './training/attestation-emploi.ts'
import { autoLoanUs } from './training/auto-loan-us.ts'
import { benefitLetterUs } from './training/benefit-letter-us.ts'
import { cardCa } from './training/card-ca.ts'
import { cardUs } from './training/card-us.ts'
import { carteSante } from './training/carte-sante.ts'
import { checkingUs } from './training/checking-us.ts'
import { chequeStubCa } from './training/cheque-stub-ca.ts'
import { chequingJoint } from './training/chequing-joint.ts'
import { creditLetterCa } from './training/credit-letter-ca.ts'
import { employmentLetterCa } from './training/employment-letter-ca.ts'
import { factureEnergie } from './training/facture-energie.ts'
import { factureInternet } from './training/facture-internet.ts'
import { gasUs } from './training/gas-us.ts'
import { giftLetterUs } from './training/gift-letter-us.ts'
import { hydroOn } from './training/hydro-on.ts'
import { leaseOn } from './training/lease-on.ts'
import { leaseUs } from './training/lease-us.ts'
import { licenceOn } from './training/licence-on.ts'
import { licenseFl } from './training/license-fl.ts'
import { margeCredit } from './training/marge-credit.ts'
import { mobileCa } from './training/mobile-ca.ts'
import { mortgageCa } from './training/mortgage-ca.ts'
import { noaCa } from './training/noa-ca.ts'
import { paystubUs } from './training/paystub-us.ts'
import { permisQc } from './training/permis-qc.ts'
import { photoCardBc } from './training/photo-card-bc.ts'
import { plan401k } from './training/plan-401k.ts'
import { propertyTaxOn } from './training/property-tax-on.ts'
import { releve1 } from './training/releve-1.ts'
import { releveCaisse } from './training/releve-caisse.ts'
import { residenceLetterCa } from './training/residence-letter-ca.ts'
import { rrspCa } from './training/rrsp-ca.ts'
import { t4Ca } from './training/t4-ca.ts'
import { talonPaie } from './training/talon-paie.ts'
import { taxeScolaire } from './training/taxe-scolaire.ts'
import { tenantInsuranceCa } from './training/tenant-insurance-ca.ts'
import { voidChequeCa } from './training/void-cheque-ca.ts'
import { waterUs } from './training/water-us.ts'

/** Household, bank, pay and government papers of Canada and the United States. */
export const hand: Hand = {
  name: 'ab',
  training: [
    attestationEmploi,
    autoLoanUs,
    benefitLetterUs,
    cardCa,
    cardUs,
    carteSante,
    checkingUs,
    chequeStubCa,
    chequingJoint,
    creditLetterCa,
    employmentLetterCa,
    factureEnergie,
    factureInternet,
    gasUs,
    giftLetterUs,
    hydroOn,
    leaseOn,
    leaseUs,
    licenceOn,
    licenseFl,
    margeCredit,
    mobileCa,
    mortgageCa,
    noaCa,
    paystubUs,
    permisQc,
    photoCardBc,
    plan401k,
    propertyTaxOn,
    releve1,
    releveCaisse,
    residenceLetterCa,
    rrspCa,
    t4Ca,
    talonPaie,
    taxeScolaire,
    tenantInsuranceCa,
    voidChequeCa,
    waterUs,
  ],
  open: [],
  sealed: [],
}
