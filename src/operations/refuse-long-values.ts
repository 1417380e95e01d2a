import { errors, issuesMax, type Issue } from '../contract/errors.ts'
import { issueKey } from '../contract/issue-key.ts'
import { valueKeysMax } from '../contract/kyc-request.ts'

/**
 * Throws the 422 list of every object inside `values` that has more keys than `values` itself may have: no key is dropped silently.
 * The depth is bounded by that of a body. docs/api.md#limits.
 */
export function refuseLongValues(values: Readonly<Record<string, unknown>>): void {
  const found: Issue[] = []
  for (const key of Object.keys(values)) collect(values[key], ['body', 'values', issueKey(key)], found)
  if (found.length > 0) throw errors.issues(found.slice(0, issuesMax))
}

function collect(value: unknown, loc: Issue['loc'], found: Issue[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) if (typeof item === 'object') collect(item, [...loc, index], found)
    return
  }
  const keys = Object.entries(value)
  if (keys.length > valueKeysMax) found.push(issueOf(loc, keys.length))
  for (const [key, inner] of keys) if (typeof inner === 'object') collect(inner, [...loc, issueKey(key)], found)
}

function issueOf(loc: Issue['loc'], actual: number): Issue {
  return {
    type: 'too_long',
    loc,
    msg: `Dictionary should have at most ${valueKeysMax} items after validation, not ${actual}`,
    ctx: { field_type: 'Dictionary', max_length: valueKeysMax, actual_length: actual },
  }
}
