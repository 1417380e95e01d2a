import type { ReturnedEntry } from '../../contract/document.ts'
import type { KycRequest } from '../../contract/kyc-request.ts'
import type { Locale } from '../../contract/locale.ts'
import { resolveKind } from '../values/client-kind.ts'
import type { ScreeningResult } from '../screening/result.ts'
import type { UnresolvedRequest, VerdictInput } from './input.ts'
import type { EntryMacState } from '../crypto/entry-mac.ts'
import type { PolicyChoice } from '../policy-packs/policy-choice.ts'

/** What a verdict needs besides the request. */
export interface Circumstances {
  readonly policy: PolicyChoice
  /** ISO 8601. */
  readonly now: string
  /** The name of the workspace that asks; absent when a request was not sent over HTTP. */
  readonly reportingEntity?: string
  /** For a request that names none. */
  readonly locale: Locale
  /** Checks the MAC of an entry. */
  readonly macState: (entry: ReturnedEntry) => EntryMacState
}

/** A request with its defaults. docs/api.md#verify-and-assess. */
export function unresolvedRequest(
  request: KycRequest,
  { policy, now, locale, macState, reportingEntity }: Circumstances,
): UnresolvedRequest {
  return {
    policy,
    environment: request.environment ?? 'sandbox',
    purpose: request.purpose ?? 'onboarding',
    kind: resolveKind(request.kind ?? null, request.is_business ?? null),
    switches: {
      requireDocuments: request.require_documents ?? null,
      screenSanctions: request.screen_sanctions ?? true,
      screenAmlPep: request.screen_aml_pep ?? null,
    },
    asOfRequested: request.as_of ?? null,
    now,
    values: request.values,
    documents: (request.documents ?? []).map((entry) => ({ ...entry, sealState: macState(entry) })),
    extraChecks: request.extra_checks ?? [],
    ...(reportingEntity === undefined ? {} : { reportingEntity }),
    locale: request.locale ?? locale,
  }
}

/**
 * The input of a request that was not sent over HTTP, such as a case of `policy test`: every MAC counts as intact, and nothing
 * is looked up.
 */
export function requestInput(
  request: KycRequest,
  {
    screening,
    ...circumstances
  }: Pick<Circumstances, 'policy' | 'now' | 'reportingEntity'> & { readonly screening: ScreeningResult },
): VerdictInput {
  return { ...unresolvedRequest(request, { ...circumstances, locale: 'en', macState: () => 'intact' }), screening }
}

/** A screening of these lists on a day without a hit. */
export function clearScreening(lists: readonly string[], day: string): ScreeningResult {
  return {
    status: 'run',
    bundle: {
      id: 'clear',
      engine: '1',
      lists: lists.map((id) => ({ id, name: id, sha256: '', publishedOn: day, checkedOn: day, entities: 1 })),
    },
    parties: [],
  }
}
