/** What a key is limited to, beside its scopes. docs/api.md#limits-of-a-key. */
export interface KeyLimits {
  /** Null: the limit of the deployment alone. */
  readonly callsPerMinute: number | null
  /** Subnets (`10.0.0.0/8`) or addresses; empty: any address. */
  readonly addresses: readonly string[]
}
