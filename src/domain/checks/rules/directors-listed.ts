import type { ClientKind } from '../../../contract/client-kind.ts'
import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

type PartyList = 'directors' | 'partners' | 'trustees' | 'settlors' | 'executors'

const director: Bilingual = { en: 'director', fr: 'administrateur' }

/** Parties to name, by kind of client; beneficiaries of a trust only when known. PCMLTFR s. 138(1). */
const rolesByKind: Readonly<Record<ClientKind, readonly (readonly [PartyList, Bilingual])[]>> = {
  individual: [],
  corporation: [['directors', director]],
  partnership: [['partners', { en: 'partner', fr: 'associé' }]],
  charitable_org: [['directors', director]],
  trust: [
    ['trustees', { en: 'trustee', fr: 'fiduciaire' }],
    ['settlors', { en: 'settlor', fr: 'constituant' }],
  ],
  estate: [['executors', { en: 'executor', fr: 'liquidateur' }]],
}

/** The people who manage the entity are named. */
export const directorsListed = defineCheck<JudgedContext>({
  id: 'directors:listed',
  severity: 'critical',
  label: { en: 'The directors are named.', fr: 'Les administrateurs sont nommés.' },
  details: [{ en: 'No {role} is named.', fr: 'Aucun(e) {role} n’est nommé(e).' }],
  find({ kind, profile: { values } }) {
    const roles = rolesByKind[kind]
    const [first] = roles
    if (first === undefined) return []
    const missing = roles.find(([list]) => (values[list] ?? []).length === 0)
    return [{ passed: missing === undefined, params: { role: (missing ?? first)[1] } }]
  },
})
