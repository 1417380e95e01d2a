import type { ListedKind, ListedTopic } from './result.ts'

/** Kinds of entries in a workspace's own list. */
export const listedKinds: readonly ListedKind[] = ['person', 'organization', 'vessel', 'aircraft', 'unknown']

/** Topics of entries in a workspace's own list. */
export const listedTopics: readonly ListedTopic[] = ['sanction', 'pep', 'rca', 'debarment', 'wanted']
