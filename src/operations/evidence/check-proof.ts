import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { chainHash } from '../../domain/audit/chain.ts'
import { readCheckpointLine, type PublicKeys } from '../../domain/audit/checkpoint.ts'
import { ChainedEntryShape } from '../audit/entry-shape.ts'
import type { VerdictFacts } from './verdict-facts.ts'

const Link = Type.Object({ seq: Type.Integer(), hash: Type.String(), entry: ChainedEntryShape })
const textOrNull = Type.Union([Type.String(), Type.Null()])
const Proof = Type.Object({
  own: Type.Object({ ...Link.properties, previous: Type.String() }),
  signed_place: Type.String(),
  links: Type.Union([Type.Array(Link), Type.Null()]),
  checkpoint: textOrNull,
  withheld: textOrNull,
})

/** How far the audit trail is proven. docs/evidence.md#the-audit-trail. */
export type TrailProof =
  /** To a line that was signed in the course of business, at this time. */
  | { readonly proven: 'to_checkpoint'; readonly seq: number; readonly signed_at: string }
  /** To a place that was signed when the archive was made. */
  | { readonly proven: 'to_place'; readonly seq: number; readonly signed_at: string; readonly withheld: string | null }
  | { readonly proven: 'not'; readonly why: string }

/** Checks the proof of a verdict's audit entry. */
export function checkProof(value: unknown, facts: VerdictFacts, publicKeys: PublicKeys): TrailProof {
  if (value === null) return not('the archive has no proof of its audit entry')
  if (!Value.Check(Proof, value)) return not('the proof has a form that this version does not know')
  const { own, links, checkpoint } = value
  const { entry, seq, hash } = own
  const isOurs =
    entry.action === 'verdict.filed' &&
    entry.object_id === facts.verdict_id &&
    entry.case_id === facts.case_id &&
    entry.tenant_id === facts.workspace_id
  if (!isOurs) return not('the entry is of another verdict')
  if (chainHash(Buffer.from(own.previous, 'hex'), entry).toString('hex') !== hash) return not('the entry was changed')
  const place = readCheckpointLine(value.signed_place, publicKeys)
  if (place === null) return not('the place of the entry is not signed by an accepted key')
  if (place.seq !== seq || place.hash !== hash || place.tenant_id !== entry.tenant_id) {
    return not('another place of the chain is signed')
  }
  if (links === null || checkpoint === null) {
    return { proven: 'to_place', seq, signed_at: place.time, withheld: value.withheld }
  }
  let last = { seq, hash }
  for (const link of links) {
    const next = chainHash(Buffer.from(last.hash, 'hex'), link.entry).toString('hex')
    if (link.seq !== last.seq + 1 || link.hash !== next) return not(`link ${link.seq} was changed`)
    last = link
  }
  const end = readCheckpointLine(checkpoint, publicKeys)
  if (end === null) return not('the checkpoint is not signed by an accepted key')
  if (end.seq !== last.seq || end.hash !== last.hash || end.tenant_id !== entry.tenant_id) {
    return not('the checkpoint contradicts the chain')
  }
  return { proven: 'to_checkpoint', seq, signed_at: end.time }
}

function not(why: string): TrailProof {
  return { proven: 'not', why }
}
