import { clientKinds } from '../../contract/client-kind.ts'
import { documentTypes } from '../document-types/index.ts'
import { hintSynonyms, normaliseHint } from '../document-types/hints.ts'
import { steps } from '../document-types/steps.ts'
import { kindAliases } from '../values/client-kind.ts'
import { vocabularyOf } from './known-name.ts'

const kinds = vocabularyOf(
  clientKinds.map((name) => ({
    name,
    aliases: Object.keys(kindAliases).filter((alias) => kindAliases[alias] === name),
  })),
  new Map([
    ['person', 'individual'],
    ['personal', 'individual'],
    ['particulier', 'individual'],
    ['natural_person', 'individual'],
    ['company', 'corporation'],
    ['organization', 'corporation'],
    ['organisation', 'corporation'],
    ['legal_entity', 'corporation'],
    ['entreprise', 'corporation'],
    ['non_profit', 'charitable_org'],
    ['nonprofit', 'charitable_org'],
  ]),
)
const stepKeys = vocabularyOf(
  steps.map(({ key, names }) => ({
    name: key,
    aliases: [...(hintSynonyms.steps.get(key) ?? []), normaliseHint(names.en), normaliseHint(names.fr)],
  })),
)
const typeIds = vocabularyOf(
  documentTypes.map(({ id, names }) => ({
    name: id,
    aliases: [...(hintSynonyms.documentTypes.get(id) ?? []), normaliseHint(names.en), normaliseHint(names.fr)],
  })),
)

/** The client kind that an unknown word probably means; null when none is near. docs/api.md#ignored-fields. */
export function nearestKind(word: string): string | null {
  return kinds.suggest(normaliseHint(word))
}

/** The upload step that an unknown key probably means; null when none is near. docs/api.md#ignored-fields. */
export function nearestStepKey(word: string): string | null {
  return stepKeys.suggest(normaliseHint(word))
}

/** The document type that an unknown word probably means; null when none is near. docs/api.md#ignored-fields. */
export function nearestDocType(word: string): string | null {
  return typeIds.suggest(normaliseHint(word))
}
