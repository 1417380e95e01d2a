import type { DiscrepancySubject } from '../../../contract/discrepancy.ts'
import type { Bilingual } from '../../../contract/locale.ts'
import type { RegistryEntity } from '../../../contract/registry.ts'
import { typeNames } from '../../document-types/index.ts'
import { sameAddressScoreMin, sameNameScoreMin } from '../../names/same-scores.ts'
import { addressText, clientAddress } from '../../profile/address.ts'
import { officeOf, sameParty, sittingDirectors } from '../../registry/compare-with-register.ts'
import { onceFor } from '../../values/verdict-memo.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { ownerDifferences as differencesOfOwners, ownersIn, type ListedOwner } from './listed-owners.ts'
import { namesIn } from './named-people.ts'
import { ownedKinds } from './ownership.ts'
import { isReliedOn } from './relied-on.ts'

/** One difference between the profile and a public register. */
export interface Difference {
  readonly subject: DiscrepancySubject
  readonly declared: string | null
  readonly found: string | null
  readonly record: PublicRecord
}

/** What a register, or an extract of one, shows of an entity. */
export interface PublicRecord {
  /** The id of the register, or the label of the document. */
  readonly source: string
  readonly names: Bilingual
  /** True when it is that of Corporations Canada. */
  readonly isFederal: boolean
  readonly owners: readonly ListedOwner[]
  readonly directors: readonly string[]
  /** Null for an extract: one with another name is of another entity. */
  readonly entity: RegistryEntity | null
}

/** Differences listed, at most. */
const differencesMax = 50
const federalIssuer = /corporations canada|innovation,? sciences?/i

/**
 * The register's record and the extracts that are relied on and name the client; the rule and the verdict ask.
 * docs/rules/registries.md#discrepancies.
 */
export const publicRecords = onceFor<JudgedContext, readonly PublicRecord[]>(
  ({ judgements }) => judgements,
  readRecords,
)

function readRecords({ register, judgements, subjects }: JudgedContext): readonly PublicRecord[] {
  const lookup = register?.lookup
  const ofRegister =
    lookup?.answer.status === 'found' ? [recordOfRegister(lookup.source, lookup.sourceName, lookup.answer.entity)] : []
  const extracts = judgements
    .filter((judgement) => judgement.document.facts.docType === 'registry_extract' && isReliedOn(judgement))
    .filter(({ document }) => subjects.of(document).isClient)
    .map(({ document }) => recordOfExtract(document.label, document.facts.fields))
  return [...ofRegister, ...extracts]
}

/** What the profile declares against these records: owners, shares, directors, name and address. */
export function differencesWith(records: readonly PublicRecord[], context: JudgedContext): readonly Difference[] {
  return records
    .flatMap((record) => [
      ...ownerDifferences(record, context),
      ...directorDifferences(record, context),
      ...entityDifferences(record, context),
    ])
    .slice(0, differencesMax)
}

/** Owners and shares only: what a duty to report is about. */
export function ownerDifferences(record: PublicRecord, context: JudgedContext): readonly Difference[] {
  if (!areOwnersCompared(record, context)) return []
  return differencesOfOwners(record.owners, context).map((difference) => ({ ...difference, record }))
}

/** True when both the record and the profile say who owns the entity. */
export function areOwnersCompared(record: PublicRecord, { kind, profile }: JudgedContext): boolean {
  const { beneficial_owners: owners = [], no_owner_25: nobody } = profile.values
  return ownedKinds.has(kind) && record.owners.length > 0 && (owners.length > 0 || nobody === true)
}

function recordOfRegister(source: string, name: string, entity: RegistryEntity): PublicRecord {
  return {
    source,
    names: { en: name, fr: name },
    isFederal: source === 'corporations_canada',
    owners: entity.owners.map((owner) => ({ name: owner.name, from: owner.percent_min, to: owner.percent_max })),
    directors: sittingDirectors(entity),
    entity,
  }
}

function recordOfExtract(label: string, fields: Readonly<Record<string, string>>): PublicRecord {
  return {
    source: label,
    names: typeNames('registry_extract').titles,
    isFederal: federalIssuer.test(fields.issuer_name ?? ''),
    owners: ownersIn(fields, 'beneficial_owners'),
    directors: namesIn(fields, ['directors']),
    entity: null,
  }
}

function directorDifferences(record: PublicRecord, { profile }: JudgedContext): readonly Difference[] {
  const declared = (profile.values.directors ?? []).map(({ name }) => name)
  if (declared.length === 0 || record.directors.length === 0) return []
  const missing = declared.filter((name) => !record.directors.some((other) => sameParty(name, other)))
  const further = record.directors.filter((name) => !declared.some((other) => sameParty(name, other)))
  return [
    ...missing.map((name): Difference => ({ subject: 'director', declared: name, found: null, record })),
    ...further.map((name): Difference => ({ subject: 'director', declared: null, found: name, record })),
  ]
}

function entityDifferences(record: PublicRecord, { profile, register }: JudgedContext): readonly Difference[] {
  const comparison = register?.comparison ?? null
  const { entity } = record
  if (entity === null || comparison === null) return []
  const { legal_name: declared } = profile.values
  const { matches, previousName } = comparison
  const isRenamed = Math.max(matches.name ?? sameNameScoreMin, previousName ?? 0) < sameNameScoreMin
  const [office, address] = [officeOf(entity), clientAddress(profile)]
  const isElsewhere = matches.address !== null && matches.address < sameAddressScoreMin
  return [
    ...(isRenamed ? [{ subject: 'name', declared: declared ?? null, found: entity.legal_name, record } as const] : []),
    ...(isElsewhere && office !== null && address !== null
      ? [{ subject: 'address', declared: addressText(address), found: addressText(office), record } as const]
      : []),
  ]
}
