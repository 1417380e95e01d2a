import { parseDate } from '../values/dates.ts'
import { normaliseKey } from './key-name.ts'
import type { SeniorApproval } from './profile.ts'
import { isEmpty, ownValue, textOf, type InnerFault, shownValue } from './reading.ts'
import { knownMembers, shaped, type Member } from './value-shape.ts'
import { parseYesNo } from './yes-no.ts'

const textLengthMax = 200

const members = knownMembers(
  [
    { name: 'by', aliases: ['name', 'approved_by', 'par', 'nom'], shape: { kind: 'name' } },
    { name: 'date', aliases: ['on', 'approved_on', 'le'], shape: { kind: 'past_date' } },
  ] satisfies readonly Member[],
  normaliseKey,
)

/**
 * Who of senior management approved the relationship, and when: an object, or a text that names the person.
 * docs/rules/risk.md#measures-for-political-exposure.
 */
export const seniorApproval = shaped<SeniorApproval>(
  { kind: 'senior_approval', members: () => members },
  (raw, { asOf }) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      const text = textOf(raw)
      if (parseYesNo(raw) !== null) return { value: {}, unanswered: true }
      return text === null || text.length > textLengthMax ? { why: 'unknown_value' } : { value: { by: text } }
    }
    const inner: InnerFault[] = []
    let by: string | undefined
    let date: string | undefined
    for (const key of Object.keys(raw)) {
      const value = ownValue(raw, key)
      const member = isEmpty(value) ? undefined : members.find(key)?.name
      const text = textOf(value)
      if (member === 'by' && text !== null && text.length <= textLengthMax) by ??= text
      if (member !== 'date' || date !== undefined) continue
      const read = text === null ? null : parseDate(text)
      if (read !== null && read <= asOf) date = read
      else
        inner.push({
          place: '.date',
          value: shownValue(value),
          why: read === null ? 'not_a_date' : 'date_out_of_range',
        })
    }
    return { value: { ...(by === undefined ? {} : { by }), ...(date === undefined ? {} : { date }) }, inner }
  },
)
