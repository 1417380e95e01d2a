import type { ClientKind } from '../../../contract/client-kind.ts'
import type { Bilingual } from '../../../contract/locale.ts'
import { acceptedTypes } from '../../document-types/steps.ts'
import { comparePersonNames } from '../../names/person-name.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import { documentAddress } from '../../profile/address.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import type { DocumentSubject, PersonRole } from '../definition/document-subject.ts'
import { contradictsDeath } from './day-of-death.ts'
import { holderNames } from './holder-names.ts'
import { namesIn } from './named-people.ts'
import { endedInRegister } from './register-status.ts'
import type { Requirement, Who } from './reliance.ts'
import { namesParent } from './two-sources.ts'
import { isSamePerson } from './whose-document.ts'

/** Roles that may act for an entity. docs/rules/policy-packs.md#holder-documents. */
export const actingRoles: readonly PersonRole[] = [
  ...(['signatories', 'directors', 'partners', 'trustees', 'executors', 'control_person', 'contact'] as const),
]

/**
 * Holders of an address in their own name: a trust and an estate have no legal personality, and what is theirs is held by the
 * trustee or the executor. Code civil du Québec arts 777, 1278.
 */
const holdsInOwnName: Readonly<Partial<Record<ClientKind, PersonRole>>> = { trust: 'trustees', estate: 'executors' }

type Context = Pick<JudgedContext, 'kind' | 'profile' | 'subjects' | 'asOf'>

/** Roles that may give a power of attorney for an entity. CBCA s. 102(1); Code civil du Québec arts 312, 1278, 1319, 2215. */
const grantingRoles: readonly PersonRole[] = [...(['directors', 'partners', 'trustees', 'executors'] as const)]

/** A step of the client, with the types that prove it: all that the step accepts unless given. */
export function ofClient(step: string, context: Context, types = acceptedTypes(step) ?? []): Requirement {
  const requirement = { step, types, who: whoOf(step, context) }
  if (step === 'entity_existence') return { ...requirement, refuses: endedInRegister }
  if (step === 'estate_authority') return { ...requirement, refuses: contradictsDeath(context) }
  if (step === 'proof_of_address') return { ...requirement, refuses: (judgement) => addressLacks(judgement, context) }
  return requirement
}

/** A proof of address shows one, and it is the client's. AMLR art. 22(6); PCMLTFR s. 105(1)(d). */
function addressLacks({ document, matches }: Judgement, { profile }: Pick<Context, 'profile'>): Bilingual | null {
  if (documentAddress(document.facts.fields, profile.values.country) === null) return noAddress
  return matches.some(({ id, passed }) => !passed && id === `match:address:${document.label}`) ? otherAddress : null
}

const noAddress: Bilingual = { en: 'shows no address that can be read', fr: 'ne montre aucune adresse lisible' }
const otherAddress: Bilingual = { en: 'shows another address', fr: 'montre une autre adresse' }

/** The client: the person, the entity, or the deceased of an estate. */
export function theClient(context: Context): Who {
  return { name: clientNameOf(context), isNamedBy: ({ isClient }) => isClient }
}

/** The entity, also by a power of attorney that one of its directors, partners, trustees or executors gave to another person. */
export function theEntityOrWhoActs(context: Context): Who {
  return {
    name: clientNameOf(context),
    isNamedBy: (subject, { document }) => {
      if (!isPowerOfAttorney(document)) return subject.isClient
      // A power that the deceased gave ended with the death. Code civil du Québec art. 2175.
      if (subject.isClient && context.kind !== 'estate') return true
      return namesOneOf(subject, grantingRoles) && attorneysOf(document).length > 0
    },
  }
}

/**
 * The people to whom a power of attorney gives power: without its grantors, since nobody gives a power to themselves.
 * docs/rules/checks.md#whose-document.
 */
export function attorneysOf({ facts: { fields } }: Judgement['document']): readonly string[] {
  const grantors = holderNames(fields)
  return namesIn(fields, ['signatories']).filter(
    (name) => !grantors.some((grantor) => comparePersonNames(name, grantor) >= sameNameScoreMin),
  )
}

/** True for a document that is a power of attorney. */
export function isPowerOfAttorney({ facts: { docType } }: Judgement['document']): boolean {
  return docType === 'power_of_attorney'
}

/** True when the document names a person with one of the roles. */
export function namesOneOf({ people }: DocumentSubject, roles: readonly PersonRole[]): boolean {
  return people.some((named) => isSamePerson(named) && roles.some((role) => named.person.roles.has(role)))
}

function whoOf(step: string, context: Context): Who {
  if (step === 'proof_of_address') return theAddressHolder(context)
  if (step === 'entity_authority') return theEntityOrWhoActs(context)
  if (step === 'estate_authority') return theDeceased(context)
  return step === 'source_of_funds' || step === 'source_of_wealth' ? theClientOrParty(context) : theClient(context)
}

/** The client; a parent of a client of 12 to 15 years (PCMLTFR s. 105(3)); the trustee or executor. */
function theAddressHolder(context: Context): Who {
  const holder = holdsInOwnName[context.kind]
  return {
    name: clientNameOf(context),
    isNamedBy: (subject, { document }) =>
      subject.isClient ||
      (context.kind === 'individual' && namesParent(document, context)) ||
      (holder !== undefined && namesOneOf(subject, [holder])),
  }
}

/** The deceased of an estate. */
function theDeceased({ subjects }: Pick<Context, 'subjects'>): Who {
  const deceased = subjects.people().find(({ roles }) => roles.has('deceased'))
  return { name: deceased?.name ?? null, isNamedBy: (subject) => namesOneOf(subject, ['deceased']) }
}

/** The client or, for an entity, anyone of the file: an exposed owner explains their own money. PCMLTFR s. 121. */
function theClientOrParty(context: Context): Who {
  if (context.kind === 'individual') return theClient(context)
  return { name: clientNameOf(context), isNamedBy: ({ isClient, people }) => isClient || people.some(isSamePerson) }
}

function clientNameOf({ kind, profile, subjects }: Pick<Context, 'kind' | 'profile' | 'subjects'>): string | null {
  if (kind !== 'individual') return profile.values.legal_name ?? profile.values.trade_name ?? null
  return subjects.people()[0]?.name ?? null
}
