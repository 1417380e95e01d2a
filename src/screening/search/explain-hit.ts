import { pepClass } from '../../domain/screening/pep-class.ts'
import type { AlignedPair, ScreeningHit, UnmatchedToken } from '../../domain/screening/result.ts'
import { recordHash } from '../index/entity-record.ts'
import { tokenText, type NameIndex } from '../index/name-index.ts'
import { soundSkeleton } from '../index/sound-skeleton.ts'
import type { ListedEntity, ListedName } from '../entity/listed-entity.ts'
import { corroborate } from '../score/corroboration.ts'
import type { Judgement } from '../score/evidence.ts'
import type { TokenPair } from '../score/alignment.ts'
import { explainScore } from '../score/name-score.ts'
import { unpackReason, unpackSimilarity } from '../score/token-similarity.ts'
import { showToken } from '../tokens/show-token.ts'
import { compareName, type FoundName } from './find-names.ts'

/** A found entry with its parsed record. */
export interface JudgedEntry {
  readonly found: FoundName
  readonly entity: ListedEntity
  readonly matched: ListedName
  readonly record: string
  readonly judgement: Judgement
}

/** A hit with all parts of its score. */
export function explainHit(
  index: NameIndex,
  { found, entity, matched, record, judgement }: JudgedEntry,
  partyCountries: readonly string[],
): ScreeningHit {
  const { query, name } = found
  const { alignment, listed } = compareName(index, query, name)
  const parts = explainScore({ alignment, query: query.tokens, listed, sort: query.sort })
  const listedTexts = Array.from(listed, (_, place) =>
    tokenText(index, index.nameTokens[(index.nameStarts[name] ?? 0) + place] ?? 0),
  )
  const queryTexts = query.tokens.map(({ text }) => text)
  const pairs = alignment.pairs.map((pair, place) =>
    explainPair(pair, queryTexts, listedTexts, parts.pairs[place] ?? 0),
  )
  const rest = (
    positions: readonly number[],
    texts: readonly string[],
    costs: readonly number[],
  ): readonly UnmatchedToken[] =>
    positions.map((position, place) => ({ token: showToken(texts[position] ?? ''), contribution: costs[place] ?? 0 }))
  const weights = alignment.pairs.map(({ weight }) => weight)
  const rarity = weights.length === 0 ? 0 : Math.trunc((weights.reduce((sum, weight) => sum + weight, 0) * 1000) / 400)
  return {
    recordId: entity.recordId,
    listId: entity.listId,
    kind: entity.kind,
    topics: entity.topics,
    entry: entity.names[0]?.text ?? '',
    matchedName: matched.text,
    matchedNameKind: matched.kind,
    queryName: query.text,
    programs: entity.programs,
    listedOn: entity.listedOn,
    sourceUrl: entity.sourceUrl,
    position: entity.pep?.position ?? '',
    pepClass: pepClassOf(entity, partyCountries),
    ...(entity.pep === null || entity.pep.country === '' ? {} : { pepCountry: entity.pep.country }),
    ...(entity.article === undefined ? {} : { article: entity.article }),
    score: judgement.score,
    corroboration: corroborate(Math.min(rarity, 1000), judgement.evidence),
    contradicted: judgement.contradicted,
    pairs,
    unmatchedQuery: rest(alignment.queryRest, queryTexts, parts.queryRest),
    unmatchedListed: rest(alignment.listedRest, listedTexts, parts.listedRest),
    evidence: judgement.evidence,
    entityHash: recordHash(record),
  }
}

/** Null for an entry without a PEP topic. */
function pepClassOf({ pep, topics }: ListedEntity, partyCountries: readonly string[]): ScreeningHit['pepClass'] {
  if (pep === null) return topics.includes('pep') ? 'unknown' : null
  return pepClass(pep, partyCountries)
}

function explainPair(
  { query, listed, packed }: TokenPair,
  queryTexts: readonly string[],
  listedTexts: readonly string[],
  contribution: number,
): AlignedPair {
  const [own, other] = [query.map((i) => queryTexts[i] ?? ''), listed.map((j) => listedTexts[j] ?? '')]
  const reason = unpackReason(packed)
  const sounds = reason === 'typo' && soundSkeleton(own.join('')) === soundSkeleton(other.join(''))
  const isNumber = reason === 'equal' && /^\d+$/.test(own.join(''))
  return {
    query: own.map(showToken).join(' '),
    listed: other.map(showToken).join(' '),
    similarity: unpackSimilarity(packed),
    reason: sounds ? 'sound' : isNumber ? 'number' : reason,
    contribution,
  }
}
