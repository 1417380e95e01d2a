import type { Hand } from '../../layout.ts'
import { acteFiducie } from './training/acte-fiducie.ts'
import { annualReturnCa } from './training/annual-return-ca.ts'
import { articlesForm } from './training/articles-form.ts'
import { attestationFiscale } from './training/attestation-fiscale.ts'
import { bailLogement } from './training/bail-logement.ts'
import { beneficiairesEffectifs } from './training/beneficiaires-effectifs.ts'
import { businessNumberLetter } from './training/business-number-letter.ts'
import { certificateCa } from './training/certificate-ca.ts'
import { certificateGb } from './training/certificate-gb.ts'
import { charityLetter } from './training/charity-letter.ts'
import { comptesAnnuels } from './training/comptes-annuels.ts'
import { confirmationStatement } from './training/confirmation-statement.ts'
import { declarationHeredite } from './training/declaration-heredite.ts'
import { declarationPpe } from './training/declaration-ppe.ts'
import { directorsResolution } from './training/directors-resolution.ts'
import { extraitRcs } from './training/extrait-rcs.ts'
import { grantProbate } from './training/grant-probate.ts'
import { modeleJ } from './training/modele-j.ts'
import { orgChartBoxes } from './training/org-chart-boxes.ts'
import { organigrammeArbre } from './training/organigramme-arbre.ts'
import { otherClubMinutes } from './training/other-club-minutes.ts'
import { otherFeeInvoice } from './training/other-fee-invoice.ts'
import { otherPriceList } from './training/other-price-list.ts'
import { otherTender } from './training/other-tender.ts'
import { ownersCertificationUs } from './training/owners-certification-us.ts'
import { ownersFormCa } from './training/owners-form-ca.ts'
import { partnershipUs } from './training/partnership-us.ts'
import { pepFormCa } from './training/pep-form-ca.ts'
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
import { statementsCa } from './training/statements-ca.ts'
import { statutsSociete } from './training/statuts-societe.ts'
import { tenancyAgreement } from './training/tenancy-agreement.ts'
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
    annualReturnCa,
    articlesForm,
    attestationFiscale,
    bailLogement,
    beneficiairesEffectifs,
    businessNumberLetter,
    certificateCa,
    certificateGb,
    charityLetter,
    comptesAnnuels,
    confirmationStatement,
    declarationPpe,
    extraitRcs,
    modeleJ,
    orgChartBoxes,
    organigrammeArbre,
    otherClubMinutes,
    otherFeeInvoice,
    otherPriceList,
    otherTender,
    ownersCertificationUs,
    ownersFormCa,
    pepFormCa,
    profileReport,
    statementsCa,
    statutsSociete,
    tenancyAgreement,
  ],
  open: [],
  sealed: [],
}
