import type { ReturnedEntry } from '../../contract/document.ts'
import type { KycRequest } from '../../contract/kyc-request.ts'
import type { Locale } from '../../contract/locale.ts'
import { resolveKind } from '../values/client-kind.ts'
import type { UnresolvedRequest } from './resolve-request.ts'
import type { ScreeningResult } from '../screening/result.ts'
import type { VerdictInput } from './input.ts'
import type { EntryMacState } from '../crypto/entry-mac.ts'
import type { PolicyChoice } from '../policy-packs/policy-choice.ts'

/** What a request does not say itself. */
export interface Circumstances {
  readonly policy: PolicyChoice
  /** ISO 8601. */
  readonly now: string
  /** Of a request that names none. */
  readonly locale: Locale
  readonly sealState: (entry: ReturnedEntry) => EntryMacState
}

/** A request with its defaults, before anybody is asked. docs/api.md#verify-and-assess. */
export function unresolvedRequest(
  request: KycRequest,
  { policy, now, locale, sealState }: Circumstances,
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
    documents: (request.documents ?? []).map((entry) => ({ ...entry, sealState: sealState(entry) })),
    extraChecks: request.extra_checks ?? [],
    locale: request.locale ?? locale,
  }
}

/**
 * The input of a request that nobody made over HTTP: of a case of `policy test`, say. Documents count as they were sealed,
 * and nothing was asked of the outside.
 */
export function requestInput(
  request: KycRequest,
  { policy, now, screening }: Pick<Circumstances, 'policy' | 'now'> & { readonly screening: ScreeningResult },
): VerdictInput {
  return { ...unresolvedRequest(request, { policy, now, locale: 'en', sealState: () => 'intact' }), screening }
}

/** Every list of these ids was looked at on a day, and nobody was found. */
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
