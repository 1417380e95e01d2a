import type { IgnoredField } from '../../contract/ignored.ts'
import { canonicalJson } from '../values/canonical-json.ts'
import { shownKey } from '../values/shown-key.ts'
import { precedes } from './key-precedence.ts'
import type { ProfileKey } from './profile-key.ts'
import { findProfileKey } from './profile-keys.ts'
import { isEmpty, textOf } from './reading.ts'

/**
 * The keys of `values` that say otherwise than another spelling of the same key, which counts instead; `nearest` is that key's own
 * name. docs/api.md#ignored-fields, docs/rules/profile.md#spellings.
 */
export function losingKeys(values: Readonly<Record<string, unknown>>): readonly IgnoredField[] {
  const spellings = new Map<ProfileKey, string[]>()
  for (const spelling of Object.keys(values)) {
    const key = isEmpty(values[spelling]) ? null : findProfileKey(spelling)
    if (key === null) continue
    const earlier = spellings.get(key)
    if (earlier === undefined) spellings.set(key, [spelling])
    else earlier.push(spelling)
  }
  const found: IgnoredField[] = []
  for (const [key, several] of spellings) {
    if (several.length === 1) continue
    const winner = several.reduce((best, spelling) => (precedes(spelling, best, key) ? spelling : best))
    for (const spelling of several.toSorted()) {
      if (saysTheSame(values[spelling], values[winner])) continue
      found.push({ path: `values.${shownKey(spelling, key.name)}`, nearest: key.name })
    }
  }
  return found
}

/** Two values that are the same text, or the same JSON. */
function saysTheSame(a: unknown, b: unknown): boolean {
  const [text, other] = [textOf(a), textOf(b)]
  return text === null || other === null ? canonicalJson(a) === canonicalJson(b) : text === other
}
