import {
  checkpointKeyId,
  checkpointLine,
  publicKeyText,
  readCheckpointLine,
  readPublicKeys,
} from '../../domain/audit/checkpoint.ts'
import type { ChainEntry } from '../../domain/audit/chain.ts'
import { chainHash, chainStart } from '../../domain/audit/chain.ts'
import { caseLinks, firstSigned, linksBetween, type PlacedLink, type SignedLine } from '../../store/case-chain.ts'
import { chainEntries } from '../audit/chain-entries.ts'
import { publicKeysOf, signingKey } from '../audit/signing.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'

/** Most links from an entry to the signed line after it. Chains are signed at least every 1,000 entries. */
const linksMax = 2_000

/** A link of a chain as a file has it; hashes are hexadecimal. */
export interface ShownLink {
  readonly seq: number
  readonly hash: string
  readonly entry: ChainEntry
}

/** What proves an audit entry. docs/evidence.md#the-audit-trail. */
export interface AuditProof {
  /** The keys of the signed lines. */
  readonly public_keys: readonly string[]
  /** The entry of the verdict, with the hash of the link before it. */
  readonly own: ShownLink & { readonly previous: string }
  /** The hash at that place, signed when the archive was made. */
  readonly signed_place: string
  /** The links from there to `checkpoint`; null when they are not given. */
  readonly links: readonly ShownLink[] | null
  /** The first line that was signed at that place or after it, in the course of business. */
  readonly checkpoint: string | null
  /** Why there are no links: they have identifiers that other callers chose, or are too many. */
  readonly withheld: 'identifiers_of_others' | 'too_many' | 'not_signed' | null
}

/** The audit trail of a case, and the proof of the entry of one verdict. */
export interface CaseTrail {
  readonly links: readonly PlacedLink[]
  /** Null when the entry is missing or contradicts its chain: see `audit verify`. */
  readonly proof: AuditProof | null
}

/** Reads the trail of a case; what was not chained yet is chained first. */
export async function caseTrail(
  services: OperatorServices,
  { tenantId, caseId, verdictId }: { readonly tenantId: string; readonly caseId: string; readonly verdictId: string },
): Promise<CaseTrail> {
  await chainEntries(services)
  const links = await caseLinks(services.store, tenantId, caseId)
  const own = links.find(({ entry }) => entry.action === 'verdict.filed' && entry.object_id === verdictId)
  return { links, proof: own === undefined ? null : await proofOf(services, own) }
}

async function proofOf(services: OperatorServices, { entry, place }: PlacedLink): Promise<AuditProof | null> {
  if (place === null) return null
  const { seq, hash } = place
  const previous = place.previous ?? (seq === 1 ? chainStart : null)
  // A place that does not follow from the one before is never signed.
  if (previous === null || !chainHash(previous, entry).equals(hash)) return null
  const key = signingKey(services.keys)
  const about = { tenant_id: entry.tenant_id, seq, hash: hash.toString('hex'), previous: null }
  const signed = { time: services.clock.now().toISOString(), key: checkpointKeyId(publicKeyText(key)) }
  const checkpoint = await firstSigned(services.store, entry.tenant_id, seq)
  return {
    public_keys: publicKeysOf(services.keys),
    own: { seq, previous: previous.toString('hex'), hash: hash.toString('hex'), entry },
    signed_place: checkpointLine({ ...about, ...signed }, key),
    ...(await linksTo(services, { entry, seq, checkpoint })),
  }
}

async function linksTo(
  { store, keys }: OperatorServices,
  { entry, seq, checkpoint }: { entry: ChainEntry; seq: number; checkpoint: SignedLine | null },
): Promise<Pick<AuditProof, 'links' | 'checkpoint' | 'withheld'>> {
  if (checkpoint === null || readCheckpointLine(checkpoint.line, readPublicKeys(publicKeysOf(keys))) === null) {
    return { links: null, checkpoint: null, withheld: 'not_signed' }
  }
  const { line, seq: to } = checkpoint
  if (to - seq > linksMax) return { links: null, checkpoint: line, withheld: 'too_many' }
  const links: ShownLink[] = []
  for (const link of await linksBetween(store, entry.tenant_id, { after: seq, to })) {
    if (link.entry === null || isOthersText(link.entry, entry.case_id)) {
      return { links: null, checkpoint: line, withheld: 'identifiers_of_others' }
    }
    links.push({ seq: link.seq, hash: link.hash.toString('hex'), entry: link.entry })
  }
  return { links, checkpoint: line, withheld: null }
}

/** Whether the entry is of another case and has an identifier that its caller chose, such as a reference sent as request id. */
function isOthersText({ case_id: caseId, request_id: requestId }: ChainEntry, own: string | null): boolean {
  return caseId !== own && requestId !== null && !isUuid(requestId)
}
