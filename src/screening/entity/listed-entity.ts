import type {
  ListedArticle,
  ListedKind,
  ListedNameKind,
  ListedTopic,
  ScreenedList,
} from '../../domain/screening/result.ts'

/** One entry of a list, in one shape for all list formats; a subset of the FollowTheMoney model. */
export interface ListedEntity {
  /** As in a policy pack's `lists`. */
  readonly listId: string
  /** Unique in its list. */
  readonly recordId: string
  readonly kind: ListedKind
  readonly topics: readonly ListedTopic[]
  /** At least one; the first is the primary name. */
  readonly names: readonly ListedName[]
  readonly births: readonly ListedBirth[]
  readonly countries: readonly ListedCountry[]
  readonly gender: 'female' | 'male' | null
  readonly identifiers: readonly ListedIdentifier[]
  readonly programs: readonly string[]
  /** YYYY-MM-DD, '' when the list has none. */
  readonly listedOn: string
  readonly sourceUrl: string
  readonly pep: ListedPosition | null
  /** The article that names the entry; absent for an entry of a list. */
  readonly article?: ListedArticle
}

export interface ListedName {
  readonly text: string
  readonly kind: ListedNameKind
  /** Set where the list has separate name parts. */
  readonly given?: string
  readonly family?: string
}

/** `from` and `to` are the first and the last possible day, YYYY-MM-DD. A circa date has a year on either side. */
export interface ListedBirth {
  readonly from: string
  readonly to: string
  readonly precision: 'day' | 'month' | 'year' | 'range' | 'circa'
}

export interface ListedCountry {
  /** ISO 3166 alpha-2, upper case. */
  readonly code: string
  readonly role: 'nationality' | 'residence' | 'jurisdiction' | 'position' | 'birth'
}

export interface ListedIdentifier {
  readonly type: 'passport' | 'national_id' | 'tax' | 'registration' | 'lei' | 'imo' | 'swift' | 'other'
  /** As printed. */
  readonly value: string
  /** ISO 3166 alpha-2, '' when unknown. */
  readonly country: string
}

export interface ListedPosition {
  readonly position: string
  /** ISO 3166 alpha-2 of the position, '' when unknown. */
  readonly country: string
  readonly international: boolean
  /** YYYY-MM-DD or ''. */
  readonly from: string
  readonly to: string
}

/** A list after reading: the content of a snapshot. */
export interface ReadList {
  readonly list: ScreenedList
  readonly entities: readonly ListedEntity[]
}
