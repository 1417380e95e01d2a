/** Id of the built-in fictional list: in sandbox it stands for every list of a pack. */
export const sandboxListId = 'sandbox'

/**
 * What the name engine answered, recorded with the verdict. `not_run` fails `screening` unless the request could switch it
 * off: never a silent pass.
 */
export type ScreeningResult =
  | { readonly status: 'not_run'; readonly why: 'no_list' | 'no_party' | 'switched_off' }
  | {
      readonly status: 'run'
      readonly bundle: ScreenedBundle
      /** One for each party asked about, in the order asked. */
      readonly parties: readonly ScreenedParty[]
    }

/** The lists that parties were compared with, grouped and never changed: the same id is the same answers. */
export interface ScreenedBundle {
  /** SHA-256 of its lists and reference data, hex. */
  readonly id: string
  /** Version of the rules that score. */
  readonly engine: string
  readonly lists: readonly ScreenedList[]
}

export interface ScreenedList {
  /** As in a policy pack's `lists`. */
  readonly id: string
  readonly name: string
  /** Canonical content, SHA-256, hex. */
  readonly sha256: string
  /** YYYY-MM-DD of the list's own date, of its import where it has none. */
  readonly publishedOn: string
  /** YYYY-MM-DD on which it was last known to be the newest: the age that a policy limits counts from here. */
  readonly checkedOn: string
  readonly entities: number
  /** What its entries are listed for, each once. Absent: sanctions alone. */
  readonly topics?: readonly ListedTopic[]
}

export interface ScreenedParty {
  /** The name shown in check ids and sentences. */
  readonly party: string
  /** Best first; at most 20. One below the review threshold is kept as evidence and fails nothing. */
  readonly hits: readonly ScreeningHit[]
  /** Items that a configured source of adverse media found; absent without one. */
  readonly adverseItems?: number
}

/** What an eID provider's own screening says of a party. */
export interface PartyReport {
  readonly party: string
  /** As the provider names them; none: clear. */
  readonly hits: readonly string[]
}

export type ListedKind = 'person' | 'organization' | 'vessel' | 'aircraft' | 'unknown'
export type ListedTopic = 'sanction' | 'pep' | 'rca' | 'debarment' | 'wanted'
export type ListedNameKind = 'primary' | 'alias' | 'weak' | 'previous' | 'original'

/** Why two name tokens count as the same. */
export type PairReason =
  'equal' | 'typo' | 'sound' | 'equivalent' | 'initial' | 'joined' | 'transliterated' | 'number' | 'legal_form'

/** A party resembles a listed entry: how much, and which pieces of evidence make the sum. */
export interface ScreeningHit {
  /** Unique in its list. */
  readonly recordId: string
  readonly listId: string
  readonly kind: ListedKind
  readonly topics: readonly ListedTopic[]
  /** The entry's primary name. */
  readonly entry: string
  readonly matchedName: string
  readonly matchedNameKind: ListedNameKind
  readonly queryName: string
  readonly programs: readonly string[]
  /** YYYY-MM-DD, '' when the list does not say. */
  readonly listedOn: string
  readonly sourceUrl: string
  /** Of a PEP; '' otherwise. */
  readonly position: string
  readonly pepClass: 'foreign' | 'domestic' | 'hio' | 'unknown' | null
  /** 0 to 1000: the sum of the contributions below, never saturated by clamping one of them. Checks show a tenth of it, rounded down. */
  readonly score: number
  /** -1000 to 1000: how much speaks for the same person beyond the name (rarity, birth date, country), so that equal names still rank. */
  readonly corroboration: number
  /** A birth year, country or kind that excludes the entry: such a hit never blocks. */
  readonly contradicted: boolean
  readonly pairs: readonly AlignedPair[]
  readonly unmatchedQuery: readonly UnmatchedToken[]
  readonly unmatchedListed: readonly UnmatchedToken[]
  readonly evidence: readonly ScreeningEvidence[]
  /** SHA-256 of the listed entity, hex: a cleared hit re-opens when it changes. */
  readonly entityHash: string
}

export interface AlignedPair {
  readonly query: string
  readonly listed: string
  /** 0 to 1000. */
  readonly similarity: number
  readonly reason: PairReason
  readonly contribution: number
}

export interface UnmatchedToken {
  readonly token: string
  /** Negative or zero. */
  readonly contribution: number
}

export interface ScreeningEvidence {
  readonly on: 'birth_date' | 'country' | 'gender' | 'identifier' | 'kind' | 'weak_alias'
  readonly finding: 'agrees' | 'contradicts' | 'absent'
  readonly query: string
  readonly listed: string
  readonly contribution: number
}
