import type { CheckRule } from './definition/check-rule.ts'
import type {
  ClientContext,
  DocumentContext,
  JudgedContext,
  MatchContext,
  NumberedDocument,
  RatedContext,
} from './definition/contexts.ts'
import { accepted } from './rules/accepted.ts'
import { adultRecorded } from './rules/adult-recorded.ts'
import { authoritySignatory } from './rules/authority-signatory.ts'
import { adult } from './rules/adult.ts'
import { charityStatus } from './rules/charity-status.ts'
import { completeness } from './rules/completeness.ts'
import { capture } from './rules/capture.ts'
import { complete } from './rules/complete.ts'
import { consentRecorded } from './rules/consent-recorded.ts'
import { consistencyExperience } from './rules/consistency-experience.ts'
import { consistencyIncomeDocuments } from './rules/consistency-income-documents.ts'
import { consistencyIncome } from './rules/consistency-income.ts'
import { consistencyNetWorth } from './rules/consistency-net-worth.ts'
import { consistencyPostalCode } from './rules/consistency-postal-code.ts'
import { dates } from './rules/dates.ts'
import { directorsListed } from './rules/directors-listed.ts'
import { duplicate } from './rules/duplicate.ts'
import { estateDeceased } from './rules/estate-deceased.ts'
import { evidencePepRecord } from './rules/evidence-pep-record.ts'
import { evidenceSeniorApproval } from './rules/evidence-senior-approval.ts'
import { evidenceSourceOfFunds } from './rules/evidence-source-of-funds.ts'
import { evidenceSourceOfWealth } from './rules/evidence-source-of-wealth.ts'
import { expiring } from './rules/expiring.ts'
import { expiryRecorded } from './rules/expiry-recorded.ts'
import { expiry } from './rules/expiry.ts'
import { formatRecorded } from './rules/format-recorded.ts'
import { format } from './rules/format.ts'
import { freshness } from './rules/freshness.ts'
import { future } from './rules/future.ts'
import { geographyEmbargo } from './rules/geography-embargo.ts'
import { geographyHighRisk } from './rules/geography-high-risk.ts'
import { integrity } from './rules/integrity.ts'
import { legible } from './rules/legible.ts'
import { licenceDob } from './rules/licence-dob.ts'
import { matchAddressDocuments } from './rules/match-address-documents.ts'
import { matchAddress } from './rules/match-address.ts'
import { matchDobDocuments } from './rules/match-dob-documents.ts'
import { matchDob } from './rules/match-dob.ts'
import { matchEmployer } from './rules/match-employer.ts'
import { matchIdExpiry } from './rules/match-id-expiry.ts'
import { matchIdNumber } from './rules/match-id-number.ts'
import { matchNameDocuments } from './rules/match-name-documents.ts'
import { matchName } from './rules/match-name.ts'
import { methodIdentity } from './rules/method-identity.ts'
import { methodSources } from './rules/method-sources.ts'
import { mrzMatch } from './rules/mrz-match.ts'
import { mrz } from './rules/mrz.ts'
import { ownershipConfirmed } from './rules/ownership-confirmed.ts'
import { ownershipDiscrepancy } from './rules/ownership-discrepancy.ts'
import { ownershipIdentified } from './rules/ownership-identified.ts'
import { ownershipSanctioned } from './rules/ownership-sanctioned.ts'
import { ownershipSeniorOfficer } from './rules/ownership-senior-officer.ts'
import { ownershipSum } from './rules/ownership-sum.ts'
import { pepDeclared } from './rules/pep-declared.ts'
import { pepUndeclared } from './rules/pep-undeclared.ts'
import { plausible } from './rules/plausible.ts'
import { registryActive } from './rules/registry-active.ts'
import { registryAddress } from './rules/registry-address.ts'
import { registryDirectors } from './rules/registry-directors.ts'
import { registryFound } from './rules/registry-found.ts'
import { registryName } from './rules/registry-name.ts'
import { registrationMsb } from './rules/registration-msb.ts'
import { requiredPhotoId } from './rules/required-photo-id.ts'
import { requiredPoint } from './rules/required-point.ts'
import { requiredStep } from './rules/required-step.ts'
import { reused } from './rules/reused.ts'
import { reviewDue } from './rules/review-due.ts'
import { screeningAdverseMedia } from './rules/screening-adverse-media.ts'
import { screeningAml } from './rules/screening-aml.ts'
import { screeningPep } from './rules/screening-pep.ts'
import { screeningSanctions } from './rules/screening-sanctions.ts'
import { screening } from './rules/screening.ts'
import { sides } from './rules/sides.ts'
import { tamperDates } from './rules/tamper-dates.ts'
import { tamperProducer } from './rules/tamper-producer.ts'
import { tamperRevisions } from './rules/tamper-revisions.ts'
import { tamperTotals } from './rules/tamper-totals.ts'
import { taxIndicia } from './rules/tax-indicia.ts'
import { taxSelfCertification } from './rules/tax-self-certification.ts'
import { thirdPartyDeclared } from './rules/third-party-declared.ts'
import { thirdPartyDetails } from './rules/third-party-details.ts'
import { type } from './rules/type.ts'
import { unread } from './rules/unread.ts'

/**
 * Every check rule, in the order of an answer (docs/rules/verdict.md#order-of-checks): the sections from top to bottom, the
 * rules of a section from left to right. Extract runs `unread` and `document` only. Partner checks come last.
 */
export const sections = {
  required: [requiredPhotoId, requiredStep, requiredPoint] satisfies Rules<JudgedContext>,
  method: [methodIdentity, methodSources] satisfies Rules<JudgedContext>,
  unread: [unread] satisfies Rules<NumberedDocument>,
  document: [
    ...[legible, type, accepted, complete, sides, expiry, expiring, freshness, future, dates, adult, plausible],
    ...[format, mrz, mrzMatch, licenceDob, capture, tamperProducer, tamperRevisions, tamperDates, tamperTotals],
    ...[duplicate, reused, integrity],
  ] satisfies Rules<DocumentContext>,
  recorded: [expiryRecorded, adultRecorded, formatRecorded] satisfies Rules<ClientContext>,
  match: [matchName, matchDob, matchIdNumber, matchIdExpiry, matchAddress, matchEmployer] satisfies Rules<MatchContext>,
  matchDocuments: [matchNameDocuments, matchDobDocuments, matchAddressDocuments] satisfies Rules<ClientContext>,
  consistency: [
    ...[consistencyIncome, consistencyIncomeDocuments, consistencyNetWorth, consistencyExperience],
    ...[consistencyPostalCode],
  ] satisfies Rules<ClientContext>,
  ownership: [
    ...[ownershipIdentified, ownershipSum, ownershipConfirmed, ownershipSanctioned, ownershipDiscrepancy],
    ...[ownershipSeniorOfficer, directorsListed, authoritySignatory, charityStatus, estateDeceased, registrationMsb],
  ] satisfies Rules<JudgedContext>,
  registry: [
    ...[registryFound, registryActive, registryName, registryAddress, registryDirectors],
  ] satisfies Rules<JudgedContext>,
  screening: [
    ...[screening, screeningSanctions, screeningPep, screeningAdverseMedia, screeningAml],
  ] satisfies Rules<JudgedContext>,
  pep: [pepDeclared, pepUndeclared, thirdPartyDeclared, thirdPartyDetails] satisfies Rules<JudgedContext>,
  geography: [geographyHighRisk, geographyEmbargo] satisfies Rules<ClientContext>,
  evidence: [
    ...[evidenceSourceOfFunds, evidenceSourceOfWealth, evidenceSeniorApproval, evidencePepRecord],
  ] satisfies Rules<RatedContext>,
  review: [reviewDue] satisfies Rules<RatedContext>,
  consent: [consentRecorded, taxSelfCertification, taxIndicia] satisfies Rules<ClientContext>,
  completeness: [completeness] satisfies Rules<JudgedContext>,
} as const

type Rules<Context> = readonly CheckRule<Context>[]

/** The ids of all rules. */
export const ruleIds: readonly string[] = Object.values(sections).flatMap((section) => section.map(({ id }) => id))
