/** Id of the built-in fictional list: in sandbox it stands for every list of a pack. */
export const sandboxListId = 'sandbox'

/**
 * The name engine's result, stored with the verdict. `not_run` fails `screening`, unless the request may switch it off.
 */
export type ScreeningResult =
  | { readonly status: 'not_run'; readonly why: 'no_list' | 'no_party' | 'switched_off' }
  | {
      readonly status: 'run'
      readonly bundle: ScreenedBundle
      /** Where adverse media was looked for; null: the workspace has no source. Absent: its policy does not ask. */
      readonly media?: ScreenedBundle | null
      /** One for each party, in the order of the parties. */
      readonly parties: readonly ScreenedParty[]
    }

/** An immutable set of lists: the same id gives the same results. */
export interface ScreenedBundle {
  /** SHA-256 of its lists and reference data, hex. */
  readonly id: string
  /** Version of the scoring rules. */
  readonly engine: string
  readonly lists: readonly ScreenedList[]
}

export interface ScreenedList {
  /** As in a policy pack's `lists`. */
  readonly id: string
  readonly name: string
  /** Canonical content, SHA-256, hex. */
  readonly sha256: string
  /** YYYY-MM-DD, the list's own date; null when it has none. */
  readonly publishedOn: string | null
  /** YYYY-MM-DD, given for a list without a date of its own. */
  readonly importedOn?: string
  /** YYYY-MM-DD, the day on which it was last known to be the newest; a policy's age limit counts from it. */
  readonly checkedOn: string
  readonly entities: number
  /** Topics of its entries, each once. Absent: sanctions only. */
  readonly topics?: readonly ListedTopic[]
}

export interface ScreenedParty {
  /** The name shown in check ids and sentences. */
  readonly party: string
  /**
   * Best first, at most 20 of sanctions, of other listings and of political exposure each; then those of adverse media. Hits below
   * the review threshold are evidence only and fail no check.
   */
  readonly hits: readonly ScreeningHit[]
  /** Hits found that count in a check and are not in `hits`; absent when there are none. */
  readonly further?: number
  /** A name of the party that could not be read in full: `screening` fails. Absent when all could. */
  readonly unread?: string
  /** Items of adverse media that count in a check, with those that are not in `hits`; absent without a source. */
  readonly adverseItems?: number
}

/** The result of an eID provider's own screening of a party. */
export interface PartyReport {
  readonly party: string
  /** The provider's names of hits; empty: clear. */
  readonly hits: readonly string[]
}

export type ListedKind = 'person' | 'organization' | 'vessel' | 'aircraft' | 'unknown'
export type ListedTopic = 'sanction' | 'pep' | 'rca' | 'debarment' | 'wanted' | 'adverse_media'
export type ListedNameKind = 'primary' | 'alias' | 'weak' | 'previous' | 'original'

/** Why two name tokens count as the same. */
export type PairReason =
  'equal' | 'typo' | 'sound' | 'equivalent' | 'initial' | 'joined' | 'transliterated' | 'number' | 'legal_form'

/** A listed entry that matches a party, with its score and evidence. */
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
  /** YYYY-MM-DD, '' when unknown. */
  readonly listedOn: string
  readonly sourceUrl: string
  /** Of a PEP; '' otherwise. */
  readonly position: string
  readonly pepClass: 'foreign' | 'domestic' | 'hio' | 'unknown' | null
  /** Country of the office, ISO 3166-1 alpha-2; absent when the list does not say. */
  readonly pepCountry?: string
  /** The article that names the entry; absent for an entry of a list. */
  readonly article?: ListedArticle
  /** 0 to 1000: the sum of the contributions below. Checks show a tenth of it, rounded down. */
  readonly score: number
  /** -1000 to 1000: evidence besides the name (rarity, birth date, country), which ranks equal names. */
  readonly corroboration: number
  /** True when birth year, country or kind contradicts: such a hit never blocks. */
  readonly contradicted: boolean
  readonly pairs: readonly AlignedPair[]
  readonly unmatchedQuery: readonly UnmatchedToken[]
  readonly unmatchedListed: readonly UnmatchedToken[]
  readonly evidence: readonly ScreeningEvidence[]
  /** SHA-256 of the listed entity, hex: a cleared hit re-opens when it changes. */
  readonly entityHash: string
}

/** An article that speaks against somebody whom it names. docs/adverse-media.md. */
export interface ListedArticle {
  readonly title: string
  readonly url: string
  /** '' when unknown. */
  readonly publisher: string
  /** YYYY-MM-DD. */
  readonly publishedOn: string
  /** ISO 639-1, '' when unknown. */
  readonly language: string
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
