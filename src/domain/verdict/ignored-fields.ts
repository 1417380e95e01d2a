import { ignoredMax, type IgnoredField } from '../../contract/ignored.ts'
import { KycRequest } from '../../contract/kyc-request.ts'
import { stepKeyOfHint } from '../document-types/hints.ts'
import { vocabularyOf } from '../names/known-name.ts'
import { nearestKind, nearestStepKey } from '../names/known-words.ts'
import { normaliseKey } from '../profile/key-name.ts'
import { losingKeys } from '../profile/losing-keys.ts'
import { findProfileKey } from '../profile/profile-keys.ts'
import { nearestProfileKey, unreadKeys } from '../profile/unread-keys.ts'
import { findKind } from '../values/client-kind.ts'
import { shownKey } from '../values/shown-key.ts'

/** Keys looked at at the top of a body. */
const bodyKeysMax = 1_000

const bodyFields: ReadonlySet<string> = new Set(Object.keys(KycRequest.properties))

/** Words that partners write for a field of the body. */
const bodySynonyms: ReadonlyMap<string, string> = new Map([
  ['ref', 'reference'],
  ['client_reference', 'reference'],
  ['external_id', 'reference'],
  ['client_id', 'reference'],
  ['env', 'environment'],
  ['mode', 'environment'],
  ['client_kind', 'kind'],
  ['client_type', 'kind'],
  ['customer_type', 'kind'],
  ['type', 'kind'],
  ['business', 'is_business'],
  ['is_company', 'is_business'],
  ['profile', 'values'],
  ['client', 'values'],
  ['data', 'values'],
  ['fields', 'values'],
  ['docs', 'documents'],
  ['files', 'documents'],
  ['checks', 'extra_checks'],
  ['sanctions', 'screen_sanctions'],
  ['lang', 'locale'],
  ['language', 'locale'],
  ['date', 'as_of'],
])
const bodyVocabulary = vocabularyOf(
  [...bodyFields].map((name) => ({ name, aliases: [] })),
  bodySynonyms,
)

/** The fields of a body of verify or assess that nothing reads, at most 50. docs/api.md#ignored-fields. */
export function ignoredFields(request: KycRequest): readonly IgnoredField[] {
  return [...unknownFields(request), ...unreadKeys(request.values), ...losingKeys(request.values)].slice(0, ignoredMax)
}

function unknownFields(request: KycRequest): readonly IgnoredField[] {
  const found: IgnoredField[] = []
  for (const key of Object.keys(request).slice(0, bodyKeysMax)) {
    if (found.length >= ignoredMax) return found
    if (!bodyFields.has(key)) found.push({ path: shownKey(key), nearest: nearestField(key) })
  }
  const { kind, documents = [] } = request
  if (typeof kind === 'string' && kind.trim() !== '' && findKind(kind) === null) {
    found.push({ path: 'kind', nearest: nearestKind(kind) })
  }
  for (const [index, { step_key: step }] of documents.entries()) {
    if (typeof step !== 'string' || step === '' || stepKeyOfHint(step) !== null) continue
    found.push({ path: `documents[${index}].step_key`, nearest: nearestStepKey(step) })
  }
  return found
}

/** A field of the body, or `values.` with a key of the profile. */
function nearestField(key: string): string | null {
  const ofProfile = findProfileKey(key)
  if (ofProfile !== null) return `values.${ofProfile.name}`
  const nearest = bodyVocabulary.suggest(normaliseKey(key))
  if (nearest !== null) return nearest
  const similar = nearestProfileKey(key)
  return similar === null ? null : `values.${similar}`
}
