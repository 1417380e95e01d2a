import type { ListedKind, ListedTopic } from './result.ts'

/** Kinds of listed entries, as a list of one's own writes them. */
export const listedKinds: readonly ListedKind[] = ['person', 'organization', 'vessel', 'aircraft', 'unknown']

/** What an entry can be listed for, as a list of one's own writes it. */
export const listedTopics: readonly ListedTopic[] = ['sanction', 'pep', 'rca', 'debarment', 'wanted']
