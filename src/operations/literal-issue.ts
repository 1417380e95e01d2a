import type { Issue } from '../contract/errors.ts'

/**
 * The 422 entry of a value outside a closed list, in pydantic v2's words; `loc` begins with `body`.
 * docs/api.md#422-entries.
 */
export function literalIssue(loc: Issue['loc'], input: string, allowed: readonly string[]): Issue {
  const { type, msg, ctx } = literalWording(allowed)
  return { type, loc, msg, input, ctx }
}

/** The wording for a closed list: `'a', 'b' or 'c'`. */
export function literalWording(allowed: readonly string[]): Pick<Required<Issue>, 'type' | 'msg' | 'ctx'> {
  const quoted = allowed.map((value) => `'${value}'`)
  const last = quoted.pop() ?? ''
  const expected = quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`
  return { type: 'literal_error', msg: `Input should be ${expected}`, ctx: { expected } }
}
