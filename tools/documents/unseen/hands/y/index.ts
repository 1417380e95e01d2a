import type { Hand } from '../../layout.ts'
import { annualFilingCa } from './sealed/annual-filing-ca.ts'
import { carteIdentiteFr } from './sealed/carte-identite-fr.ts'
import { carteMaroc } from './sealed/carte-maroc.ts'
import { certificatMedical } from './sealed/certificat-medical.ts'
import { checkingUs } from './sealed/checking-us.ts'
import { compiledStatements } from './sealed/compiled-statements.ts'
import { consumerFileUs } from './sealed/consumer-file-us.ts'
import { contraventionStationnement } from './sealed/contravention-stationnement.ts'
import { deathCertificateUs } from './sealed/death-certificate-us.ts'
import { declarationControl } from './sealed/declaration-control.ts'
import { energieFrance } from './sealed/energie-france.ts'
import { exemptionLetter } from './sealed/exemption-letter.ts'
import { factureGarage } from './sealed/facture-garage.ts'
import { familyTrustUs } from './sealed/family-trust-us.ts'
import { grantOfProbate } from './sealed/grant-of-probate.ts'
import { gymContract } from './sealed/gym-contract.ts'
import { hydroMunicipal } from './sealed/hydro-municipal.ts'
import { insuranceOffer } from './sealed/insurance-offer.ts'
import { licenceQuebec } from './sealed/licence-quebec.ts'
import { licenceUs } from './sealed/licence-us.ts'
import { loyaltyStatement } from './sealed/loyalty-statement.ts'
import { membersLedger } from './sealed/members-ledger.ts'
import { organigrammeQc } from './sealed/organigramme-qc.ts'
import { paieQuebec } from './sealed/paie-quebec.ts'
import { partnersDeed } from './sealed/partners-deed.ts'
import { payslipGb } from './sealed/payslip-gb.ts'
import { printedEmail } from './sealed/printed-email.ts'
import { procurationFrance } from './sealed/procuration-france.ts'
import { releveFrance } from './sealed/releve-france.ts'
import { remoteIdentity } from './sealed/remote-identity.ts'
import { resolutionConsentUs } from './sealed/resolution-consent-us.ts'
import { testamentNotarie } from './sealed/testament-notarie.ts'
import { transferScreenshot } from './sealed/transfer-screenshot.ts'
import { vatCertificate } from './sealed/vat-certificate.ts'

/** Papers of estates, companies and everyday life, with documents that only resemble them, of several countries. */
export const hand: Hand = {
  name: 'y',
  training: [],
  open: [],
  sealed: [
    annualFilingCa,
    carteIdentiteFr,
    carteMaroc,
    certificatMedical,
    checkingUs,
    compiledStatements,
    consumerFileUs,
    contraventionStationnement,
    deathCertificateUs,
    declarationControl,
    energieFrance,
    exemptionLetter,
    factureGarage,
    familyTrustUs,
    grantOfProbate,
    gymContract,
    hydroMunicipal,
    insuranceOffer,
    licenceQuebec,
    licenceUs,
    loyaltyStatement,
    membersLedger,
    organigrammeQc,
    paieQuebec,
    partnersDeed,
    payslipGb,
    printedEmail,
    procurationFrance,
    releveFrance,
    remoteIdentity,
    resolutionConsentUs,
    testamentNotarie,
    transferScreenshot,
    vatCertificate,
  ],
}
