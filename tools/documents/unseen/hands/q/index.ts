import type { Hand } from '../../layout.ts'
import { acteFiducie } from './training/acte-fiducie.ts'
import { beneficiairesEffectifs } from './training/beneficiaires-effectifs.ts'
import { declarationHeredite } from './training/declaration-heredite.ts'
import { directorsResolution } from './training/directors-resolution.ts'
import { extraitRcs } from './training/extrait-rcs.ts'
import { grantProbate } from './training/grant-probate.ts'
import { modeleJ } from './training/modele-j.ts'
import { orgChartBoxes } from './training/org-chart-boxes.ts'
import { organigrammeArbre } from './training/organigramme-arbre.ts'
import { ownersCertificationUs } from './training/owners-certification-us.ts'
import { ownersFormCa } from './training/owners-form-ca.ts'
import { partnershipUs } from './training/partnership-us.ts'
import { poaDeed } from './training/poa-deed.ts'
import { poaProperty } from './training/poa-property.ts'
import { procurationLegalisee } from './training/procuration-legalisee.ts'
import { profileReport } from './training/profile-report.ts'
import { pvDecisions } from './training/pv-decisions.ts'
import { registerOfMembers } from './training/register-of-members.ts'
import { registreActionnaires } from './training/registre-actionnaires.ts'
import { secretaryCertificate } from './training/secretary-certificate.ts'
import { securitiesRegister } from './training/securities-register.ts'
import { societeNomCollectif } from './training/societe-nom-collectif.ts'
import { trustSettlement } from './training/trust-settlement.ts'
import { willEnglish } from './training/will-english.ts'
import { willNotarial } from './training/will-notarial.ts'

/** Papers of law and of companies in Canada, Québec, France, Morocco, the United Kingdom and the United States. */
export const hand: Hand = {
  name: 'q',
  training: [
    willEnglish,
    willNotarial,
    poaProperty,
    procurationLegalisee,
    poaDeed,
    grantProbate,
    declarationHeredite,
    trustSettlement,
    acteFiducie,
    partnershipUs,
    societeNomCollectif,
    directorsResolution,
    pvDecisions,
    secretaryCertificate,
    securitiesRegister,
    registreActionnaires,
    registerOfMembers,
    beneficiairesEffectifs,
    extraitRcs,
    modeleJ,
    orgChartBoxes,
    organigrammeArbre,
    ownersCertificationUs,
    ownersFormCa,
    profileReport,
  ],
  open: [],
  sealed: [],
}
