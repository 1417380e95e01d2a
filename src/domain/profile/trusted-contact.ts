import { normaliseKey } from './key-name.ts'
import { membersOf } from './members.ts'
import { isEmpty, textOf, type Reader } from './reading.ts'

const nameLengthMax = 200

/**
 * Answers that decline to name a contact; a client may decline. NI 31-103 s. 13.2.01;
 * docs/rules/policy-packs.md#data-points.
 */
const refusals = new Set(['declined', 'refused', 'refuse', 'decline', 'none', 'aucun', 'aucune'])

const nameKeys = new Set(['name', 'full_name', 'nom', 'nom_complet', 'first_name', 'last_name', 'prenom'])
const reachKeys = new Set(['phone', 'telephone', 'mobile', 'cell', 'email', 'courriel', 'mail'])

/**
 * The person to call when the client cannot be reached: a name with a phone or an e-mail, or `declined`.
 * docs/rules/profile.md#keys.
 */
export const trustedContact: Reader<string> = (raw) => {
  if (typeof raw !== 'object' || raw === null) {
    const text = textOf(raw)
    if (text === null || text.length > nameLengthMax) return { why: 'unknown_value' }
    return refusals.has(normaliseKey(text)) ? { value: 'declined' } : { value: text, why: 'unknown_value' }
  }
  const parts = membersOf(raw)
  const name = parts
    .filter(([key]) => nameKeys.has(key))
    .map(([, value]) => textOf(value) ?? '')
    .join(' ')
    .trim()
  if (name === '' || name.length > nameLengthMax) return { why: 'unknown_value' }
  const isReachable = parts.some(([key, value]) => reachKeys.has(key) && !isEmpty(value))
  return isReachable ? { value: name } : { value: name, why: 'unknown_value' }
}
