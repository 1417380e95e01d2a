import { clientKinds, type ClientKind } from '../../contract/client-kind.ts'

/** Other words for a kind, lower case and without accents. docs/api.md#client-kinds. */
export const kindAliases: Readonly<Record<string, ClientKind>> = {
  entity: 'corporation',
  business: 'corporation',
  kyb: 'corporation',
  societe: 'corporation',
  charity: 'charitable_org',
  fiducie: 'trust',
  succession: 'estate',
}

/** Longest word read, in characters. */
const kindLengthMax = 40

/**
 * The client kind of a request: the kind itself or an alias, ignoring case, accents and surrounding space. An unknown
 * kind is `individual`, never an error. Without a kind the business flag decides. docs/api.md#client-kinds.
 */
export function resolveKind(kind: string | null | undefined, isBusiness: boolean | null): ClientKind {
  if (kind === null || kind === undefined || kind.trim() === '')
    return isBusiness === true ? 'corporation' : 'individual'
  return findKind(kind) ?? 'individual'
}

/** The kind that a word names; null for an unknown word. docs/api.md#client-kinds. */
export function findKind(kind: string): ClientKind | null {
  const word = kind
    .slice(0, kindLengthMax)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  const canonical = clientKinds.find((name) => name === word)
  if (canonical !== undefined) return canonical
  return Object.hasOwn(kindAliases, word) ? (kindAliases[word] ?? null) : null
}
