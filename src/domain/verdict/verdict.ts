import type { Check } from '../../contract/check.ts'
import type { IdentityRecord } from '../../contract/identity-record.ts'
import type { ClientKind } from '../../contract/client-kind.ts'
import type { Discrepancy } from '../../contract/discrepancy.ts'
import type { RegistryAnswer } from '../../contract/registry.ts'
import type { Verdict } from '../../contract/verdict.ts'
import { emitAll, type CheckRule, type NameComparison, type Rendering } from '../checks/definition/check-rule.ts'
import type {
  JudgedContext,
  Judgement,
  CheckedDocument,
  RatedContext,
  RegisterRecord,
} from '../checks/definition/contexts.ts'
import { raiseWhenHigh } from '../checks/critical-when-high.ts'
import { factsOfEntry } from '../checks/definition/document-facts.ts'
import { sections } from '../checks/index.ts'
import { dateDisagreements } from '../checks/facts/date-disagreements.ts'
import { judgeDocuments } from '../checks/judge-documents.ts'
import { numberDocuments } from '../checks/number-documents.ts'
import { partnerChecks } from '../checks/partner-checks.ts'
import { foundExposures } from '../checks/facts/exposures.ts'
import { isReliedOn } from '../checks/facts/relied-on.ts'
import { documentSubjects } from '../checks/facts/whose-document.ts'
import type { Params } from '../checks/definition/template.ts'
import { withoutCleared } from '../screening/cleared-hits.ts'
import { defaultThresholds } from '../screening/thresholds.ts'
import { completeness, pointIsPresent } from '../policy-packs/completeness.ts'
import { fieldsFromDocuments } from '../checks/fields-from-documents.ts'
import { resolveRequest, type ResolvedRequest } from './resolve-request.ts'
import { compareWithRegister } from '../registry/compare-with-register.ts'
import { registryAnswer, type RegistryLookup } from '../registry/registry-lookup.ts'
import { refusing } from '../profile/date-readings.ts'
import type { DeliveryChannel, Profile } from '../profile/profile.ts'
import { policyObject } from '../policy-packs/choose-pack.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { complianceLevel } from '../risk/compliance.ts'
import type { FoundExposure } from '../risk/exposures.ts'
import { discrepancies } from './discrepancies.ts'
import { identityRecord } from './identity-record.ts'
import type { Lookups, VerdictInput } from './input.ts'
import { nextReviewDue } from './next-review-due.ts'
import { shownScreening, type ShownScreening } from './shown-hits.ts'
import { withinVerdict } from '../values/verdict-memo.ts'

/** A verdict, its input, and what the risk assessment needs. */
export interface VerdictOutcome {
  /** Everything that the verdict was computed from, for storing. */
  readonly input: VerdictInput
  readonly verification: Verdict
  /** Null when no register was asked. docs/rules/registries.md#the-answer. */
  readonly registry: RegistryAnswer | null
  readonly profile: Profile
  readonly pack: PolicyPack
  readonly asOf: string
  readonly deliveryChannel: DeliveryChannel
  readonly kind: ClientKind
  /** Political exposure that the screening found. */
  readonly found: readonly FoundExposure[]
  /** YYYY-MM-DD; null when no review follows. docs/rules/verdict.md#next-review. */
  readonly nextReviewDue: string | null
  /** How each verified person was verified; empty when nobody was. docs/api.md#identity-record. */
  readonly identityRecord: readonly IdentityRecord[]
  /** What an entity declares against a register or its extract; empty when nothing differs. docs/rules/registries.md#discrepancies. */
  readonly discrepancies: readonly Discrepancy[]
  /** What the answer shows of the screening. docs/api.md#screening. */
  readonly shown: ShownScreening
  /** The names compared by the checks of names, passed and failed, in the order of the checks. docs/rules/verdict.md#names-compared. */
  readonly comparisons: readonly NameComparison[]
}

/**
 * The verification verdict: a pure function of a request and what was looked up about it, with the checks in the order of
 * docs/rules/verdict.md#order-of-checks. `passed`: no critical check failed. docs/api.md#verdict.
 */
export function reachVerdict(
  resolved: ResolvedRequest,
  lookups: Lookups,
  watch: Pick<Rendering, 'onRule'> = {},
): VerdictOutcome {
  // Who watches what each rule reads sees every reading.
  if (watch.onRule !== undefined) return outcomeOf(resolved, lookups, watch)
  return withinVerdict(() => outcomeOf(resolved, lookups, watch))
}

function outcomeOf(resolved: ResolvedRequest, lookups: Lookups, watch: Pick<Rendering, 'onRule'>): VerdictOutcome {
  const { request, chosen, profile, asOf, switches, deliveryChannel } = resolved
  const register = registerRecord(lookups.registry, profile)
  const { checks, rated, comparisons, found } = checksOf(resolved, lookups, register, watch)
  const criticalFailures = checks.filter(({ passed, severity }) => !passed && severity === 'critical')
  const passed = criticalFailures.length === 0
  return {
    input: { ...request, ...lookups },
    verification: {
      passed,
      checks,
      critical_failures: criticalFailures,
      flags: checks.filter(({ passed, severity }) => !passed && severity === 'warning'),
      completeness: rated.completeness,
      policy: policyObject(chosen, { purpose: request.purpose, overridesRefused: switches.refused }),
    },
    registry: register === null ? null : registryAnswer(register.lookup, register.comparison?.matches ?? null),
    profile,
    pack: chosen.pack,
    asOf,
    deliveryChannel,
    kind: request.kind,
    found,
    nextReviewDue: nextReviewDue(passed, rated),
    identityRecord: identityRecord(rated, checks),
    discrepancies: discrepancies(rated, request.locale),
    shown: shownScreening(lookups, { pack: chosen.pack, locale: request.locale, asOf, parties: resolved.parties }),
    comparisons,
  }
}

/** The verdict of a stored input, or of one made by hand. */
export function verdictOfInput(input: VerdictInput): VerdictOutcome {
  return withinVerdict(() => outcomeOf(resolveRequest(input), input, {}))
}

/** Every check in order, and what they were computed from. */
function checksOf(
  resolved: ResolvedRequest,
  lookups: Lookups,
  register: RegisterRecord | null,
  watch: Pick<Rendering, 'onRule'>,
): {
  checks: Check[]
  rated: RatedContext
  comparisons: readonly NameComparison[]
  found: readonly FoundExposure[]
} {
  const { request, chosen, asOf, parties, switches, deliveryChannel } = resolved
  const { kind, environment, purpose, locale } = request
  const { pack } = chosen
  const thresholds = kind === 'individual' ? pack.thresholds.kyc : pack.thresholds.kyb
  const profile = refusing(resolved.profile, dateDisagreements(resolved.profile, { kind, thresholds, asOf }))
  const comparisons: NameComparison[] = []
  const rendering = { locale, severities: pack.severities, comparisons, ...watch }

  const documents = numberDocuments(request.documents.map((entry) => factsOfEntry(entry)))
  const rules = { pack, thresholds, asOf, purpose }
  const ofDocuments = judgeDocuments(
    documents,
    { ...rules, clientProvince: profile.values.province, caseFiles: [] },
    rendering,
  )
  const partner = partnerChecks(request.extraChecks)
  const subjects = documentSubjects({ kind, profile, documents })
  const client = { ...rules, kind, environment, profile, documents, subjects, extraChecks: partner }
  const matches = documents.map((document) =>
    run([], sections.match, { ...client, document }, rendering, document.texts),
  )
  const judgements = documents.map((document, index) =>
    judgementOf(document, ofDocuments[index] ?? [], matches[index] ?? []),
  )

  const fromDocuments = fieldsFromDocuments(
    judgements
      .filter((judgement) => isReliedOn(judgement) && subjects.of(judgement.document).isClient)
      .map(({ document: { facts } }) => ({ doc_type: facts.docType, fields: facts.fields })),
    profile,
  )
  const judged: JudgedContext = {
    ...client,
    judgements,
    switches,
    reportingEntity: request.reportingEntity,
    parties,
    screening: withoutCleared(lookups.screening, parties, lookups.clearedHits ?? [], asOf),
    screeningThresholds: lookups.screeningThresholds?.scores ?? defaultThresholds,
    amlScreening: lookups.amlScreening ?? null,
    register,
    isPresent: (point) => pointIsPresent(point, profile, fromDocuments),
    completeness: completeness({ points: pack.dataPoints[kind], profile, fromDocuments }),
  }
  const checks: Check[] = []
  run(checks, sections.required, judged, rendering)
  run(checks, sections.method, judged, rendering)
  for (const ofDocument of ofDocuments) checks.push(...ofDocument)
  run(checks, sections.recorded, client, rendering)
  for (const match of matches) checks.push(...match)
  run(checks, sections.matchDocuments, client, rendering)
  run(checks, sections.consistency, client, rendering)
  run(checks, sections.ownership, judged, rendering)
  run(checks, sections.registry, judged, rendering)
  run(checks, sections.screening, judged, rendering)
  run(checks, sections.pep, judged, rendering)
  run(checks, sections.geography, client, rendering)

  // Evidence and review depend on the level, which also counts the checks that come after them.
  const last = run([], sections.consent, client, rendering)
  run(last, sections.completeness, judged, rendering)
  last.push(...partner)
  const failedChecks = [...checks.filter(isFailed), ...last.filter(isFailed)]
  const found = foundExposures(judged)
  const level = complianceLevel({ profile, kind, pack, asOf, deliveryChannel, failedChecks, found })
  if (level === 'High') raiseWhenHigh(checks, judged)
  const rated: RatedContext = { ...judged, level, found }
  run(checks, sections.evidence, rated, rendering)
  run(checks, sections.review, rated, rendering)
  checks.push(...last)
  return { checks, rated, comparisons, found }
}

function registerRecord(lookup: RegistryLookup | undefined, profile: Profile): RegisterRecord | null {
  if (lookup === undefined) return null
  const { answer } = lookup
  return { lookup, comparison: answer.status === 'found' ? compareWithRegister(answer.entity, profile) : null }
}

/** Appends the checks of rules to `checks`, and returns it. */
function run<Context>(
  checks: Check[],
  rules: readonly CheckRule<Context>[],
  context: Context,
  rendering: Rendering,
  texts?: Params,
): Check[] {
  emitAll(checks, rules, context, rendering, texts)
  return checks
}

function isFailed({ passed }: Check): boolean {
  return !passed
}

function judgementOf(document: CheckedDocument, ofDocument: readonly Check[], matches: readonly Check[]): Judgement {
  return {
    document,
    failed: [...ofDocument.filter(isFailed), ...matches.filter(isFailed)],
    matches,
  }
}
