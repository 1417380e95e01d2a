import type { ListedKind, ListedTopic } from '../../domain/screening/result.ts'

/** Topics of OpenSanctions and Senzing by prefix, and ours; an entry without any of them is skipped. */
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

/** Our topic for one of theirs; null when it is no reason to screen. */
export function topicOf(text: string): ListedTopic | null {
  return topics.find(([beginning]) => text.startsWith(beginning))?.[1] ?? null
}

/** The kind of a FollowTheMoney schema; null when it cannot be a party (address, link, document). */
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
