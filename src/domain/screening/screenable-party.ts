import type { PartyIdentifier } from './party-identifier.ts'

/** A person or entity of a request, as the name engine gets it. */
export interface ScreenableParty {
  /** The name shown in check ids and sentences; a second person of the same name gets `#2`. */
  readonly party: string
  /** Every name of the party, the one of `party` first. */
  readonly names: readonly string[]
  /** `unknown`: the request does not say what the party is, so that its kind is no evidence. */
  readonly kind: 'person' | 'entity' | 'unknown'
  /** YYYY-MM-DD, '' when unknown. */
  readonly dateOfBirth: string
  /** ISO 3166 alpha-2: nationality, residence, incorporation. */
  readonly countries: readonly string[]
  /** The countries of nationality and incorporation: residence does not contradict a hit. */
  readonly boundTo: readonly string[]
  readonly gender: 'female' | 'male' | null
  /** Numbers of identity documents, registers and taxes, as given; without the SIN, which may not be used for this. */
  readonly identifiers: readonly PartyIdentifier[]
}

/** A party before it is told from others of its name. */
export type NamedParty = Omit<ScreenableParty, 'party'>
