import type { ClientKind } from '../../../contract/client-kind.ts'
import { defineCheck } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { noun, type Noun } from '../../values/noun.ts'

type PartyList = 'directors' | 'partners' | 'trustees' | 'settlors' | 'executors'

const director = noun('director', 'administrateur', 'm')

/** Parties to name, by kind of client; beneficiaries of a trust only when known. PCMLTFR s. 138(1). */
const rolesByKind: Readonly<Record<ClientKind, readonly (readonly [PartyList, Noun])[]>> = {
  individual: [],
  corporation: [['directors', director]],
  partnership: [['partners', noun('partner', 'associé', 'm')]],
  charitable_org: [['directors', director]],
  trust: [
    ['trustees', noun('trustee', 'fiduciaire', 'm')],
    ['settlors', noun('settlor', 'constituant', 'm')],
  ],
  estate: [['executors', noun('executor', 'liquidateur', 'm')]],
}

/** The people who manage the entity are named. */
export const directorsListed = defineCheck<JudgedContext>({
  id: 'directors:listed',
  severity: 'critical',
  label: { en: 'The directors are named.', fr: 'Les administrateurs sont nommés.' },
  details: [{ en: 'No {role} is named.', fr: '{Aucun role} n’est {role:nommé}.' }],
  find({ kind, profile: { values } }) {
    const roles = rolesByKind[kind]
    const [first] = roles
    if (first === undefined) return []
    const missing = roles.find(([list]) => (values[list] ?? []).length === 0)
    return [{ passed: missing === undefined, params: { role: (missing ?? first)[1] } }]
  },
})
