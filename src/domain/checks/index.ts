import type { CheckFamily } from './check-definition.ts'
import type {
  ClientContext,
  DocumentContext,
  JudgedContext,
  MatchContext,
  NumberedDocument,
  RatedContext,
} from './contexts.ts'
import { accepted } from './families/accepted.ts'
import { adultRecorded } from './families/adult-recorded.ts'
import { authoritySignatory } from './families/authority-signatory.ts'
import { adult } from './families/adult.ts'
import { charityStatus } from './families/charity-status.ts'
import { completeness } from './families/completeness.ts'
import { capture } from './families/capture.ts'
import { complete } from './families/complete.ts'
import { consentRecorded } from './families/consent-recorded.ts'
import { consistencyExperience } from './families/consistency-experience.ts'
import { consistencyIncomeDocuments } from './families/consistency-income-documents.ts'
import { consistencyIncome } from './families/consistency-income.ts'
import { consistencyNetWorth } from './families/consistency-net-worth.ts'
import { consistencyPostalCode } from './families/consistency-postal-code.ts'
import { dates } from './families/dates.ts'
import { directorsListed } from './families/directors-listed.ts'
import { duplicate } from './families/duplicate.ts'
import { estateDeceased } from './families/estate-deceased.ts'
import { evidenceSourceOfFunds } from './families/evidence-source-of-funds.ts'
import { evidenceSourceOfWealth } from './families/evidence-source-of-wealth.ts'
import { expiring } from './families/expiring.ts'
import { expiryRecorded } from './families/expiry-recorded.ts'
import { expiry } from './families/expiry.ts'
import { formatRecorded } from './families/format-recorded.ts'
import { format } from './families/format.ts'
import { freshness } from './families/freshness.ts'
import { future } from './families/future.ts'
import { geographyHighRisk } from './families/geography-high-risk.ts'
import { integrity } from './families/integrity.ts'
import { legible } from './families/legible.ts'
import { licenceDob } from './families/licence-dob.ts'
import { matchAddressDocuments } from './families/match-address-documents.ts'
import { matchAddress } from './families/match-address.ts'
import { matchDobDocuments } from './families/match-dob-documents.ts'
import { matchDob } from './families/match-dob.ts'
import { matchEmployer } from './families/match-employer.ts'
import { matchIdExpiry } from './families/match-id-expiry.ts'
import { matchIdNumber } from './families/match-id-number.ts'
import { matchNameDocuments } from './families/match-name-documents.ts'
import { matchName } from './families/match-name.ts'
import { methodIdentity } from './families/method-identity.ts'
import { methodSources } from './families/method-sources.ts'
import { mrzMatch } from './families/mrz-match.ts'
import { mrz } from './families/mrz.ts'
import { ownershipConfirmed } from './families/ownership-confirmed.ts'
import { ownershipIdentified } from './families/ownership-identified.ts'
import { ownershipSum } from './families/ownership-sum.ts'
import { pepDeclared } from './families/pep-declared.ts'
import { pepUndeclared } from './families/pep-undeclared.ts'
import { plausible } from './families/plausible.ts'
import { registryActive } from './families/registry-active.ts'
import { registryAddress } from './families/registry-address.ts'
import { registryDirectors } from './families/registry-directors.ts'
import { registryFound } from './families/registry-found.ts'
import { registryName } from './families/registry-name.ts'
import { requiredPhotoId } from './families/required-photo-id.ts'
import { requiredPoint } from './families/required-point.ts'
import { requiredStep } from './families/required-step.ts'
import { reused } from './families/reused.ts'
import { reviewDue } from './families/review-due.ts'
import { screeningAdverseMedia } from './families/screening-adverse-media.ts'
import { screeningAml } from './families/screening-aml.ts'
import { screeningPep } from './families/screening-pep.ts'
import { screeningSanctions } from './families/screening-sanctions.ts'
import { screening } from './families/screening.ts'
import { sides } from './families/sides.ts'
import { tamperDates } from './families/tamper-dates.ts'
import { tamperProducer } from './families/tamper-producer.ts'
import { tamperRevisions } from './families/tamper-revisions.ts'
import { tamperTotals } from './families/tamper-totals.ts'
import { taxSelfCertification } from './families/tax-self-certification.ts'
import { thirdPartyDeclared } from './families/third-party-declared.ts'
import { thirdPartyDetails } from './families/third-party-details.ts'
import { type } from './families/type.ts'
import { unread } from './families/unread.ts'

/**
 * Every family of checks, in the order in which an answer shows them (domain/0 rule 4): the sections from top to bottom, the
 * families of a section from left to right. Extract runs `unread` and `document` only. Partner checks follow at the end.
 */
export const sections = {
  required: [requiredPhotoId, requiredStep, requiredPoint] satisfies Families<JudgedContext>,
  method: [methodIdentity, methodSources] satisfies Families<JudgedContext>,
  unread: [unread] satisfies Families<NumberedDocument>,
  document: [
    ...[legible, type, accepted, complete, sides, expiry, expiring, freshness, future, dates, adult, plausible],
    ...[format, mrz, mrzMatch, licenceDob, capture, tamperProducer, tamperRevisions, tamperDates, tamperTotals],
    ...[duplicate, reused, integrity],
  ] satisfies Families<DocumentContext>,
  recorded: [expiryRecorded, adultRecorded, formatRecorded] satisfies Families<ClientContext>,
  match: [
    matchName,
    matchDob,
    matchIdNumber,
    matchIdExpiry,
    matchAddress,
    matchEmployer,
  ] satisfies Families<MatchContext>,
  matchDocuments: [matchNameDocuments, matchDobDocuments, matchAddressDocuments] satisfies Families<ClientContext>,
  consistency: [
    ...[consistencyIncome, consistencyIncomeDocuments, consistencyNetWorth, consistencyExperience],
    ...[consistencyPostalCode],
  ] satisfies Families<ClientContext>,
  ownership: [
    ...[ownershipIdentified, ownershipSum, ownershipConfirmed, directorsListed, authoritySignatory],
    ...[charityStatus, estateDeceased],
  ] satisfies Families<JudgedContext>,
  registry: [
    ...[registryFound, registryActive, registryName, registryAddress, registryDirectors],
  ] satisfies Families<JudgedContext>,
  screening: [
    ...[screening, screeningSanctions, screeningPep, screeningAdverseMedia, screeningAml],
  ] satisfies Families<JudgedContext>,
  pep: [pepDeclared, pepUndeclared, thirdPartyDeclared, thirdPartyDetails] satisfies Families<JudgedContext>,
  geography: [geographyHighRisk] satisfies Families<ClientContext>,
  evidence: [evidenceSourceOfFunds, evidenceSourceOfWealth] satisfies Families<RatedContext>,
  review: [reviewDue] satisfies Families<RatedContext>,
  consent: [consentRecorded, taxSelfCertification] satisfies Families<ClientContext>,
  completeness: [completeness] satisfies Families<JudgedContext>,
} as const

type Families<Context> = readonly CheckFamily<Context>[]

/** Ids of every family that runs. */
export const families: readonly string[] = Object.values(sections).flatMap((section) =>
  section.map(({ family }) => family),
)
