/** Verifies the `X-Partner-Identity` token of a key bound to service accounts. docs/api.md#service-accounts. */
export interface IdentityVerifier {
  /** Whether the token proves one of the accounts for the audience; never throws for a bad token. */
  verify(options: {
    readonly token: string
    readonly serviceAccounts: readonly string[]
    readonly audience: string
    readonly now: Date
  }): Promise<boolean>
}
