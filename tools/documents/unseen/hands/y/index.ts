import type { Hand } from '../../layout.ts'
import { compiledStatements } from './sealed/compiled-statements.ts'
import { consumerFileUs } from './sealed/consumer-file-us.ts'
import { deathCertificateUs } from './sealed/death-certificate-us.ts'
import { exemptionLetter } from './sealed/exemption-letter.ts'
import { familyTrustUs } from './sealed/family-trust-us.ts'
import { grantOfProbate } from './sealed/grant-of-probate.ts'
import { partnersDeed } from './sealed/partners-deed.ts'
import { procurationFrance } from './sealed/procuration-france.ts'
import { remoteIdentity } from './sealed/remote-identity.ts'
import { resolutionConsentUs } from './sealed/resolution-consent-us.ts'
import { testamentNotarie } from './sealed/testament-notarie.ts'
import { vatCertificate } from './sealed/vat-certificate.ts'

/** Papers of estates, companies and everyday life, with documents that only resemble them, of several countries. */
export const hand: Hand = {
  name: 'y',
  training: [],
  open: [],
  sealed: [
    compiledStatements,
    consumerFileUs,
    deathCertificateUs,
    exemptionLetter,
    familyTrustUs,
    grantOfProbate,
    partnersDeed,
    procurationFrance,
    remoteIdentity,
    resolutionConsentUs,
    testamentNotarie,
    vatCertificate,
  ],
}
