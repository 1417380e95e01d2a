import type { Bilingual } from '../../contract/locale.ts'
import { readRecord } from '../values/data-record.ts'
import data from './hints.json' with { type: 'json' }
import { documentTypes, isDocumentTypeId } from './index.ts'
import { findStep, steps } from './steps.ts'

const hintWord = /^[a-z0-9]+(?:_[a-z0-9]+)*$/

/** What partners call our document types and steps, by ours, already normalised. docs/rules/document-types.md#hints. */
export const hintSynonyms = readRecord('hints.json', data, (record) => ({
  documentTypes: record.groups('document_types', hintWord),
  steps: record.groups('steps', hintWord),
}))

/** Most of a hint that is read, in characters: no name or synonym is so long. */
const hintLengthMax = 200

const docTypeSynonyms = bySynonym(hintSynonyms.documentTypes)
const stepSynonyms = bySynonym(hintSynonyms.steps)

function bySynonym(groups: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  return new Map(
    Array.from(groups).flatMap(([id, words]) => words.map((word): [word: string, id: string] => [word, id])),
  )
}

/**
 * A hint or step key as it is compared: lower case, without accents, hyphens, spaces and apostrophes as `_`.
 * docs/rules/document-types.md#hints.
 */
export function normaliseHint(text: string): string {
  return text
    .trim()
    .slice(0, hintLengthMax)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\-’'_]+/g, '_')
}

/** Ids by normalised name, as in our own answers: a partner may send `step_hint` as `step_key`. */
function byName(named: readonly (readonly [id: string, names: Bilingual])[]): ReadonlyMap<string, string> {
  return new Map(named.flatMap(([id, { en, fr }]) => [en, fr].map((name) => [normaliseHint(name), id] as const)))
}

const docTypesByName = byName(documentTypes.map(({ id, names }) => [id, names]))
const stepsByName = byName(steps.map(({ key, names }) => [key, names]))

/** The document type id of a caller's `doc_type`; null for an unknown word, which is ignored with a note. */
export function docTypeOfHint(hint: string): string | null {
  if (isDocumentTypeId(hint)) return hint
  const normalised = normaliseHint(hint)
  if (isDocumentTypeId(normalised)) return normalised
  return docTypeSynonyms.get(normalised) ?? docTypesByName.get(normalised) ?? null
}

/** The canonical key of a caller's `step_key`; null for an unknown one, which is stored as sent. */
export function stepKeyOfHint(hint: string): string | null {
  if (findStep(hint) !== null) return hint
  const normalised = normaliseHint(hint)
  if (findStep(normalised) !== null) return normalised
  return stepSynonyms.get(normalised) ?? stepsByName.get(normalised) ?? null
}
