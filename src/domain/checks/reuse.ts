import type { ClientKind } from '../../contract/client-kind.ts'
import type { Reuse } from './definition/document-facts.ts'
import { compareCompanyNames } from '../names/company-name.ts'
import { bestPersonScore } from '../names/person-name.ts'
import { closeNameScoreMin } from '../names/same-scores.ts'

/** A document of another case with the same bytes or the same number. */
export interface OtherUse {
  readonly what: 'file' | 'id_number'
  /** The subject of that case, else the holders of the document; may be empty. */
  readonly names: readonly string[]
}

/**
 * Whether another client's case has the same document. A case of the same client under another reference does not count; a
 * case without a name does. docs/reference/en/checks/reused.md.
 */
export function reuseOf(
  client: { readonly kind: ClientKind; readonly names: readonly string[] },
  uses: readonly OtherUse[],
): Exclude<Reuse, null> {
  const others = uses.filter(({ names }) => scoreOf(client, names) < closeNameScoreMin)
  if (others.some(({ what }) => what === 'file')) return 'file'
  return others.length === 0 ? 'none' : 'id_number'
}

function scoreOf({ kind, names }: { kind: ClientKind; names: readonly string[] }, others: readonly string[]): number {
  if (kind === 'individual') return bestPersonScore(names, others).score
  return Math.max(0, ...names.flatMap((a) => others.map((b) => compareCompanyNames(a, b))))
}
