import type { ScreeningHit } from '../../domain/screening/result.ts'
import { keptHits } from '../../domain/screening/kept-hits.ts'
import type { Weighed } from '../../domain/screening/severity.ts'
import { defaultThresholds } from '../../domain/screening/thresholds.ts'
import type { PartyToScreen } from '../../ports/screener.ts'
import { readRecord } from '../index/entity-record.ts'
import { areOfOneKind, plainIdentifier, standsAlone } from '../score/identifier-key.ts'
import { visitKey } from '../index/key-table.ts'
import { isSanctioned, recordOf, type NameIndex } from '../index/name-index.ts'
import { exactKey } from '../index/token-keys.ts'
import type { ListedEntity, ListedIdentifier } from '../entity/listed-entity.ts'
import { judge, type Judgement } from '../score/evidence.ts'
import { evidenceRules } from '../score/evidence-rules.ts'
import { explainHit, type JudgedEntry } from './explain-hit.ts'
import { compareName, findNames, isPersonEntity, type FoundName } from './find-names.ts'
import { bornSameDay, findAmong, firstNameOf } from './same-birth-day.ts'
import { askedSpellings } from '../tokens/spellings.ts'
import { firstAndSanctioned } from './first-and-sanctioned.ts'
import { readingsOf, type QueryName } from './query-name.ts'
import type { NameSort } from '../tokens/name-tokens.ts'

/** Most names of a party that are searched: a client has at most 44, two lists of 20 and its parts. */
const partyNamesMax = 64
/** Most entries whose records are read for one party, the best by name, and as many more of sanctioned ones. */
const entriesReadMax = 100

/** Thresholds of a search, in thousandths. */
export interface HitLimits {
  readonly reviewMin: number
  readonly strongMin: number
  readonly hitsMax: number
}

/**
 * The entries that a party resembles, best first. Pure: the same index, party and limits give the same hits. Yields after
 * each name and each entry that is judged, so that the caller can turn to other searches of the same index in between.
 */
export function* searchHits(index: NameIndex, party: PartyToScreen, limits: HitLimits): HitSearch {
  const queries: QueryName[] = []
  const found = new Map<number, FoundName>()
  const scoreMin = nameScoreMin(party, limits.reviewMin)
  for (const { text, sort } of askedTexts(party)) {
    for (const query of readingsOf(index, text, sort)) {
      queries.push(query)
      findNames(index, query, { scoreMin, comparesAll: party.kind !== 'unknown' }, found)
      yield
    }
  }
  addByIdentifier(index, party, queries, found)
  const born = new Map<number, FoundName>()
  const sameDay = bornSameDay(index, party)
  for (const query of sameDay.length === 0 ? [] : queries) {
    findAmong(index, query, sameDay, evidenceRules.birthDayNameMin, born)
    yield
  }
  for (const entity of born.keys()) found.delete(entity)
  const entries: JudgedEntry[] = []
  for (const each of [...born.values(), ...bestByName(index, party, found, limits)]) {
    const entry = judgeEntry(index, party, each, limits)
    if (isKept(entry.judgement, each, limits)) entries.push(entry)
    yield
  }
  entries.sort((a, b) => b.judgement.score - a.judgement.score || a.found.entity - b.found.entity)
  const hits: ScreeningHit[] = []
  const { thresholds = defaultThresholds } = party
  const explained = keptHits(entries, { most: limits.hitsMax * 2, thresholds }, weighed)
  for (const entry of explained.kept) {
    hits.push(explainHit(index, entry, party.countries))
    yield
  }
  hits.sort(byRank)
  const { kept, cut } = keptHits(hits, { most: limits.hitsMax, thresholds }, (hit) => hit)
  return { hits: kept, further: explained.cut + cut }
}

/** The texts to search, read as a person's name, as any other, or as both when the kind of the party is unknown. */
function askedTexts({ names, kind }: PartyToScreen): readonly { readonly text: string; readonly sort: NameSort }[] {
  const sorts: readonly NameSort[] = kind === 'unknown' ? ['person', 'other'] : [kind === 'person' ? 'person' : 'other']
  const texts = [...new Set(names)].slice(0, partyNamesMax)
  return texts.flatMap((text) =>
    sorts.flatMap((sort) => askedSpellings(text, sort).map((spelling) => ({ text: spelling, sort }))),
  )
}

/** What a search found. */
export interface FoundHits {
  /** Best first, at most `hitsMax` of each class of topics. */
  readonly hits: readonly ScreeningHit[]
  /** Hits beyond them that count in a check, among the entries that were read. */
  readonly further: number
}

/** A search that can be interrupted between two steps. */
export type HitSearch = Generator<void, FoundHits, void>

/** The entries whose records are read. */
function bestByName(
  index: NameIndex,
  party: PartyToScreen,
  found: ReadonlyMap<number, FoundName>,
  limits: HitLimits,
): readonly FoundName[] {
  const ordered = [...found.values()]
    .filter((each) => canReach(index, party, each, limits))
    .sort((a, b) => b.score - a.score || a.entity - b.entity)
  return firstAndSanctioned(ordered, entriesReadMax, ({ entity }) => isSanctioned(index, entity))
}

/** What the severity of a hit depends on, before it is explained. */
function weighed({ entity, matched, judgement }: JudgedEntry): Weighed {
  const { score, contradicted } = judgement
  return { topics: entity.topics, score, contradicted, matchedNameKind: matched.kind }
}

/** An equal name with an excluding birth year is no hit, but the verdict keeps the evidence. */
function isKept({ score, contradicted }: Judgement, found: FoundName, { reviewMin }: HitLimits): boolean {
  return score >= reviewMin || (contradicted && found.score >= reviewMin)
}

/** The lowest name score that further evidence can raise to the threshold. */
function nameScoreMin(party: PartyToScreen, reviewMin: number): number {
  const lift =
    (party.dateOfBirth === '' ? 0 : evidenceRules.birthDay) + (party.countries.length === 0 ? 0 : evidenceRules.country)
  return Math.trunc(((reviewMin - lift) * 1000) / (1000 - lift))
}

/** False for a person's entry whose name is too weak for a party that is no person; its record is then not read. */
function canReach(index: NameIndex, party: PartyToScreen, found: FoundName, limits: HitLimits): boolean {
  const isOtherKind = party.kind === 'entity' && isPersonEntity(index, found.entity)
  return (
    !isOtherKind ||
    found.score * (1000 - evidenceRules.otherKind) >= limits.reviewMin * 700 ||
    party.identifiers.length > 0
  )
}

/** Adds entries with one of the party's identifiers, whatever their name. */
function addByIdentifier(
  index: NameIndex,
  party: PartyToScreen,
  queries: readonly QueryName[],
  found: Map<number, FoundName>,
): void {
  const [query] = queries
  if (query === undefined) return
  for (const identifier of party.identifiers) {
    const plain = plainIdentifier(identifier.value)
    if (!standsAlone(plain)) continue
    visitKey(index.identifiers, exactKey(plain), (entity) => {
      const isListed = (listed: ListedIdentifier): boolean =>
        plainIdentifier(listed.value) === plain && areOfOneKind(identifier, listed)
      if (found.has(entity) || !readRecord(recordOf(index, entity)).identifiers.some(isListed)) return
      const name = firstNameOf(index, entity)
      if (name >= 0) found.set(entity, { entity, name, query, score: compareName(index, query, name).score })
    })
  }
}

function judgeEntry(index: NameIndex, party: PartyToScreen, found: FoundName, limits: HitLimits): JudgedEntry {
  const record = recordOf(index, found.entity)
  const entity: ListedEntity = readRecord(record)
  const matched = entity.names[index.namePlaces[found.name] ?? 0] ?? { text: '', kind: 'primary' }
  const judgement = judge(found.score, party, entity, { matched, strongMin: limits.strongMin })
  return { found, entity, matched, record, judgement }
}

function byRank(a: ScreeningHit, b: ScreeningHit): number {
  return (
    b.score - a.score ||
    b.corroboration - a.corroboration ||
    compare(a.listId, b.listId) ||
    compare(a.recordId, b.recordId)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
