import type { Hand } from '../../layout.ts'
import { annualReportFlorida } from './open/annual-report-florida.ts'
import { certificateBc } from './open/certificate-bc.ts'
import { profileAlberta } from './open/profile-alberta.ts'
import { resolutionQuebec } from './open/resolution-quebec.ts'
import { statutsQuebec } from './open/statuts-quebec.ts'
import { statutsSas } from './open/statuts-sas.ts'
import { declarationBeneficiaires } from './sealed/declaration-beneficiaires.ts'
import { minutesLimited } from './sealed/minutes-limited.ts'
import { registerOfMembers } from './sealed/register-of-members.ts'
import { structureChart } from './sealed/structure-chart.ts'

/** Papers of companies, estates and finance, as registries, lawyers, notaries and tax offices of five countries print them. */
export const hand: Hand = {
  name: 'h',
  open: [statutsSas, statutsQuebec, certificateBc, profileAlberta, annualReportFlorida, resolutionQuebec],
  sealed: [registerOfMembers, declarationBeneficiaires, structureChart, minutesLimited],
}
