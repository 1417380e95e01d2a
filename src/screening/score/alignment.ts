import type { ComparedToken, TokenKind } from './token-similarity.ts'

/** A token with its weight. */
export interface WeighedToken extends ComparedToken {
  readonly kind: TokenKind
  /** 1 to 100. */
  readonly weight: number
  /** What it is in a listed name (`nameRoles`); absent or 0 when that is not known. */
  readonly role?: number
}

/** Tokens that count as the same; several on a side when spaces differ. */
export interface TokenPair {
  readonly query: readonly number[]
  readonly listed: readonly number[]
  /** As `pack` returns it. */
  readonly packed: number
  readonly weight: number
}

/** Pairs of equal tokens of two names, and tokens without a partner, as positions in the names. */
export interface Alignment {
  readonly pairs: readonly TokenPair[]
  readonly queryRest: readonly number[]
  readonly listedRest: readonly number[]
}
