import { readRecord } from '../values/data-record.ts'
import data from './key-synonyms.json' with { type: 'json' }

const word = /^[a-z0-9]+(?:_[a-z0-9]+)*$/

/**
 * Words that partners write for a key of the profile and that are not read: an answer suggests the key.
 * docs/api.md#ignored-fields.
 */
export const keySynonyms: ReadonlyMap<string, string> = new Map(
  readRecord('key-synonyms.json', { keys: data }, (record) =>
    [...record.groups('keys', word)].flatMap(([key, words]) => words.map((known) => [known, key] as const)),
  ),
)
