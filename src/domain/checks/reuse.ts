import type { ClientKind } from '../../contract/client-kind.ts'
import type { Reuse } from './definition/document-facts.ts'
import { compareCompanyNames } from '../names/company-name.ts'
import { bestPersonScore } from '../names/person-name.ts'

/** Names closer than this are one client's. docs/reference/en/checks/reused.md. */
const sameClientScoreMin = 80

/** A document of another case that is the same file, or shows the same number. */
export interface OtherUse {
  readonly what: 'file' | 'id_number'
  /** Whose case it is: its subject, else whom the document names. Empty when nothing tells. */
  readonly names: readonly string[]
}

/**
 * Whether another client's case holds the same document. A case of the same client under another reference does not count; one
 * that names nobody does, since nothing says that it is the same client. docs/reference/en/checks/reused.md.
 */
export function reuseOf(
  client: { readonly kind: ClientKind; readonly names: readonly string[] },
  uses: readonly OtherUse[],
): Exclude<Reuse, null> {
  const others = uses.filter(({ names }) => scoreOf(client, names) < sameClientScoreMin)
  if (others.some(({ what }) => what === 'file')) return 'file'
  return others.length === 0 ? 'none' : 'id_number'
}

function scoreOf({ kind, names }: { kind: ClientKind; names: readonly string[] }, others: readonly string[]): number {
  if (kind === 'individual') return bestPersonScore(names, others).score
  return Math.max(0, ...names.flatMap((a) => others.map((b) => compareCompanyNames(a, b))))
}
