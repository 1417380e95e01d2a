import { normaliseKey } from './key-name.ts'
import { isEmpty, ownValue, textOf } from './reading.ts'
import { knownMembers, shaped, type Member } from './value-shape.ts'

const nameLengthMax = 200

/**
 * Answers that decline to name a contact; a client may decline. NI 31-103 s. 13.2.01;
 * docs/rules/policy-packs.md#data-points.
 */
const refusals = new Set(['declined', 'refused', 'refuse', 'decline', 'none', 'aucun', 'aucune'])

const nameMembers: readonly Member[] = [
  { name: 'name', aliases: ['full_name', 'nom', 'nom_complet'], shape: { kind: 'name' } },
  { name: 'first_name', aliases: ['prenom'], shape: { kind: 'name' } },
  { name: 'last_name', aliases: [], shape: { kind: 'name' } },
]
const reachMembers: readonly Member[] = [
  { name: 'phone', aliases: ['telephone', 'mobile', 'cell'], shape: { kind: 'phone' } },
  { name: 'email', aliases: ['courriel', 'mail'], shape: { kind: 'email' } },
]
const contactMembers = knownMembers([...nameMembers, ...reachMembers], normaliseKey)
const nameKeys = keysOf(nameMembers)
const reachKeys = keysOf(reachMembers)

/**
 * The person to call when the client cannot be reached: a name with a phone or an e-mail, or `declined`.
 * docs/rules/profile.md#keys.
 */
export const trustedContact = shaped<string>({ kind: 'trusted_contact', members: () => contactMembers }, (raw) => {
  if (typeof raw !== 'object' || raw === null) {
    const text = textOf(raw)
    if (text === null || text.length > nameLengthMax) return { why: 'unknown_value' }
    return refusals.has(normaliseKey(text)) ? { value: 'declined' } : { value: text, why: 'unknown_value' }
  }
  const names: string[] = []
  let isReachable = false
  for (const key of Object.keys(raw)) {
    const ours = normaliseKey(key)
    if (nameKeys.has(ours)) names.push(textOf(ownValue(raw, key)) ?? '')
    else if (reachKeys.has(ours) && !isEmpty(ownValue(raw, key))) isReachable = true
  }
  const name = names.join(' ').trim()
  if (name === '' || name.length > nameLengthMax) return { why: 'unknown_value' }
  return isReachable ? { value: name } : { value: name, why: 'unknown_value' }
})

function keysOf(members: readonly Member[]): ReadonlySet<string> {
  return new Set(members.flatMap(({ name, aliases }) => [name, ...aliases]))
}
