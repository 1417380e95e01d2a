import type { Hand } from '../../layout.ts'
import { consumerFileUs } from './sealed/consumer-file-us.ts'
import { deathCertificateUs } from './sealed/death-certificate-us.ts'
import { grantOfProbate } from './sealed/grant-of-probate.ts'
import { remoteIdentity } from './sealed/remote-identity.ts'
import { testamentNotarie } from './sealed/testament-notarie.ts'
import { vatCertificate } from './sealed/vat-certificate.ts'

/** Papers of estates, companies and everyday life, with documents that only resemble them, of five countries. */
export const hand: Hand = {
  name: 'y',
  training: [],
  open: [],
  sealed: [remoteIdentity, consumerFileUs, grantOfProbate, testamentNotarie, deathCertificateUs, vatCertificate],
}
