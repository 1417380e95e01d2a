import type { Bilingual } from '../../../contract/locale.ts'
import type { RegistryEntity } from '../../../contract/registry.ts'
import { typeNames } from '../../document-types/index.ts'
import type { Party } from '../../profile/profile.ts'
import { sameParty } from '../../registry/compare-with-register.ts'
import { linked } from '../../values/french.ts'
import { onceFor } from '../../values/verdict-memo.ts'
import { defineCheck, nothing, passes, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import {
  isConfirmed,
  ownerDifferences,
  ownersIn,
  type ListedOwner,
  type OwnerDifference,
} from '../facts/listed-owners.ts'
import { newestOfType } from '../facts/newest-of-type.ts'
import { ownedKinds } from '../facts/ownership.ts'
import { reliedOnFor, setAside } from '../facts/reliance.ts'
import { deedDifference } from '../facts/trust-deed.ts'
import { ofClient } from '../facts/who-is-proven.ts'

const detail = { unconfirmed: 0, setAside: 1, contradicted: 2 } as const

const nobody: Bilingual = { en: 'nobody', fr: 'personne' }

/** Documents whose list is of owners at the share: one without a printed share has it. Others list every holder. */
const listOwnersOnly: ReadonlySet<string> = new Set(['registry_extract', 'ownership_declaration'])

/** What a document or a register says otherwise than the file. */
interface Contradiction {
  readonly source: Bilingual
  readonly declared: string | null
  readonly found: string | null
}

/**
 * A document of the entity or a register confirms the declared owners, and none contradicts them; of a trust, its deed. PCMLTFR
 * s. 138(1), (2); docs/rules/checks.md#whose-document.
 */
export const ownershipConfirmed = defineCheck<JudgedContext>({
  id: 'ownership:confirmed',
  severity: 'warning',
  label: { en: 'Beneficial ownership is confirmed.', fr: 'La propriété effective est confirmée.' },
  details: [
    {
      en: 'No document or register confirms the beneficial owners.',
      fr: 'Aucun document ni registre ne confirme les bénéficiaires effectifs.',
    },
    {
      en: 'No document or register confirms the beneficial owners: {reasons}.',
      fr: 'Aucun document ni registre ne confirme les bénéficiaires effectifs : {reasons}.',
    },
    {
      en: 'The declared ownership is contradicted: {source} shows {a}; the profile says {b}.',
      fr: 'La propriété déclarée est contredite : {source} indique {a}; le profil indique {b}.',
    },
  ],
  // The rule about the senior officer asks too.
  find: onceFor((context) => context, find),
})

function find(context: JudgedContext): readonly Finding[] {
  const { kind, profile } = context
  if (kind === 'trust') return ofTrust(context)
  const { beneficial_owners: owners = [], no_owner_25: nobodyDeclared } = profile.values
  if (!ownedKinds.has(kind) || (owners.length === 0 && nobodyDeclared !== true)) return nothing
  const requirement = ofClient('entity_ownership', context)
  const documents = newestOfType(reliedOnFor(requirement, context))
  const contradiction = byRegister(context) ?? firstOf(documents, (judgement) => byDocument(judgement, context))
  if (contradiction !== null) return [contradicted(contradiction)]
  if (registerLists(owners, context) || documents.some((judgement) => confirms(judgement, context))) return passes
  const reasons = setAside(requirement, context)
  return [{ passed: false, ...(reasons === null ? {} : { detail: detail.setAside, params: { reasons } }) }]
}

/** The newest deed of a trust names the declared settlors and beneficiaries; without a deed there is nothing to compare. */
function ofTrust(context: JudgedContext): readonly Finding[] {
  const { values } = context.profile
  const deeds = newestOfType(reliedOnFor(ofClient('entity_ownership', context, ['trust_deed']), context))
  if (deeds.length === 0) return nothing
  const contradiction = firstOf(deeds, ({ document }) => {
    const difference = deedDifference(document.facts.fields, values)
    return difference && { source: nameOf(document.facts.docType), ...difference }
  })
  return contradiction === null ? passes : [contradicted(contradiction)]
}

function contradicted({ source, declared, found }: Contradiction): Finding {
  return {
    passed: false,
    detail: detail.contradicted,
    params: { source, a: found ?? nobody, b: declared ?? nobody },
  }
}

/** An owner of the register who is not declared at the share, or has another share. */
function byRegister(context: JudgedContext): Contradiction | null {
  const { lookup } = context.register ?? {}
  if (lookup?.answer.status !== 'found') return null
  const { sourceName } = lookup
  const difference = foundIn(bandsOf(lookup.answer.entity), context)
  return difference && { source: { en: sourceName, fr: sourceName }, ...difference }
}

/** The same of a document. */
function byDocument({ document }: Judgement, context: JudgedContext): Contradiction | null {
  const { docType } = document.facts
  const listed = listedBy(document.facts)
  const difference = foundIn(listOwnersOnly.has(docType) ? listed : listed.filter(hasShare), context)
  return difference && { source: nameOf(docType), ...difference }
}

/** Of all differences those that a list shows: an owner whom it does not list may be on another. */
function foundIn(listed: readonly ListedOwner[], context: JudgedContext): OwnerDifference | null {
  return ownerDifferences(listed, context).find(({ found }) => found !== null) ?? null
}

function hasShare({ to }: ListedOwner): boolean {
  return to !== null
}

/** True when the document names every declared owner; or, where nobody reaches the share, lists nobody who does. */
function confirms({ document }: Judgement, context: JudgedContext): boolean {
  const { beneficial_owners: owners = [] } = context.profile.values
  const listed = listedBy(document.facts)
  if (owners.length === 0) return listed.length > 0 && ownerDifferences(listed, context).length === 0
  const isListed = (name: string) => listed.some((other) => name === other.name || sameParty(name, other.name))
  return owners.every((owner) => isConfirmed(owner, isListed))
}

function registerLists(owners: readonly Party[], { register }: JudgedContext): boolean {
  const answer = register?.lookup.answer
  if (answer?.status !== 'found' || owners.length === 0) return false
  const { owners: listed } = answer.entity
  return owners.every((owner) => isConfirmed(owner, (name) => listed.some((other) => sameParty(name, other.name))))
}

/** The owners that a document lists; the partners of an agreement own the partnership. */
function listedBy({ docType, fields }: Judgement['document']['facts']): readonly ListedOwner[] {
  const owners = ownersIn(fields, 'beneficial_owners')
  return docType === 'partnership_agreement' ? [...owners, ...ownersIn(fields, 'partners')] : owners
}

function bandsOf({ owners }: RegistryEntity): readonly ListedOwner[] {
  return owners.map(({ name, percent_min: from, percent_max: to }) => ({ name, from, to }))
}

function nameOf(docType: string): Bilingual {
  const { names } = typeNames(docType)
  return { en: `the ${names.en}`, fr: linked('le', names) }
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => Contradiction | null): Contradiction | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}
