import { issuesMax, type Issue } from './errors.ts'
import { issueKey } from './issue-key.ts'

/**
 * A `value_error` for each string of a JSON value, keys included, that has U+0000 or half a surrogate pair: no store keeps them.
 * Locations begin with `body`; at most `issuesMax`. docs/api.md#json-bodies.
 */
export function unusableStrings(body: unknown): readonly Issue[] {
  const issues: Issue[] = []
  const judge = (text: string, loc: readonly (string | number)[]): void => {
    const fault = stringFault(text)
    if (fault === null || issues.length === issuesMax) return
    issues.push({ type: 'value_error', loc, msg: `Value error, ${fault}`, ctx: { error: fault } })
  }
  const visit = (value: unknown, loc: readonly (string | number)[]): void => {
    if (typeof value === 'string') {
      judge(value, loc)
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => visit(item, [...loc, index]))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        judge(key, loc)
        visit(member, [...loc, issueKey(key)])
      }
    }
  }
  visit(body, ['body'])
  return issues
}

function stringFault(text: string): string | null {
  if (text.includes('\u0000')) return 'text cannot contain U+0000'
  return text.isWellFormed() ? null : 'text must be well-formed Unicode'
}
