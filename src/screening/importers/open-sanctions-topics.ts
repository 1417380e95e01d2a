import type { ListedKind, ListedTopic } from '../../domain/screening/result.ts'

/** Topics of OpenSanctions and Senzing as ours, by how they begin; an entry with none of them is not listed for anything. */
const topics: readonly (readonly [beginning: string, topic: ListedTopic])[] = [
  ['sanction.linked', 'rca'],
  ['sanction', 'sanction'],
  ['role.pep', 'pep'],
  ['role.pol', 'pep'],
  ['role.judge', 'pep'],
  ['role.diplo', 'pep'],
  ['gov', 'pep'],
  ['role.rca', 'rca'],
  ['debarment', 'debarment'],
  ['export.control', 'debarment'],
  ['wanted', 'wanted'],
  ['crime', 'wanted'],
]

/** Our topic for one of theirs, null when it is no reason to screen. */
export function topicOf(text: string): ListedTopic | null {
  return topics.find(([beginning]) => text.startsWith(beginning))?.[1] ?? null
}

/** FollowTheMoney schemata of what can be a party; null for the rest: addresses, links, documents. */
export function kindOfSchema(schema: string): ListedKind | null {
  const kinds: Readonly<Record<string, ListedKind>> = {
    Person: 'person',
    Organization: 'organization',
    Company: 'organization',
    LegalEntity: 'unknown',
    PublicBody: 'organization',
    Vessel: 'vessel',
    Airplane: 'aircraft',
  }
  return kinds[schema] ?? null
}
