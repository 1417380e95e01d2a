import { Type, type Static, type TSchema } from 'typebox'

/** Version of the API that the schemas below are of. https://plaid.com/docs/api/versioning/. */
export const plaidVersion = '2020-09-14'

/** Plaid's endpoints, relative to the account's base. All are POST. https://github.com/plaid/plaid-openapi. */
export const plaidPaths = {
  exchange: 'item/public_token/exchange',
  item: 'item/get',
  remove: 'item/remove',
  accounts: 'accounts/get',
  identity: 'identity/get',
  transactions: 'transactions/sync',
  institutions: 'institutions/get',
} as const

/** A member that Plaid may set to null. */
const orNull = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] })
/** A member that Plaid may also omit. */
const maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(orNull(schema))

/** Longest id that is kept, in characters. */
const Id = Type.String({ minLength: 1, maxLength: 255 })

/** https://plaid.com/docs/errors/. */
export const PlaidError = Type.Object({
  error_code: Type.String(),
  error_code_reason: maybe(Type.String()),
})
export type PlaidError = Static<typeof PlaidError>

/** https://plaid.com/docs/api/items/#itempublic_tokenexchange. */
export const PlaidExchanged = Type.Object({ access_token: Type.String({ minLength: 1, maxLength: 1024 }) })

/** https://plaid.com/docs/api/items/#itemget, as far as it is used. */
export const PlaidItem = Type.Object({
  item: Type.Object({
    institution_name: maybe(Type.String()),
    error: orNull(PlaidError),
    consent_expiration_time: orNull(Type.String()),
  }),
})
export type PlaidItem = Static<typeof PlaidItem>['item']

const accountMembers = {
  account_id: Id,
  type: Type.String(),
  subtype: orNull(Type.String()),
  mask: orNull(Type.String()),
  balances: Type.Object({ current: orNull(Type.Number()), iso_currency_code: orNull(Type.String()) }),
}
const BankedAccount = Type.Object(accountMembers)
export type PlaidBankAccount = Static<typeof BankedAccount>

/** https://plaid.com/docs/api/accounts/#accountsget. */
export const PlaidAccounts = Type.Object({ accounts: Type.Array(BankedAccount) })

/** https://plaid.com/docs/api/products/identity/#identityget. */
export const PlaidIdentity = Type.Object({
  accounts: Type.Array(
    Type.Object({ ...accountMembers, owners: Type.Array(Type.Object({ names: Type.Array(Type.String()) })) }),
  ),
})

const Transaction = Type.Object({
  transaction_id: Id,
  account_id: Id,
  amount: Type.Number(),
  iso_currency_code: orNull(Type.String()),
  date: Type.String(),
  pending: Type.Boolean(),
  name: maybe(Type.String()),
  original_description: maybe(Type.String()),
  personal_finance_category: maybe(Type.Object({ detailed: Type.String(), confidence_level: maybe(Type.String()) })),
})
export type PlaidTransaction = Static<typeof Transaction>

/** https://plaid.com/docs/api/products/transactions/#transactionssync. */
export const PlaidUpdates = Type.Object({
  transactions_update_status: Type.String(),
  accounts: Type.Array(BankedAccount),
  added: Type.Array(Transaction),
  modified: Type.Array(Transaction),
  removed: Type.Array(Type.Object({ transaction_id: Id })),
  next_cursor: Type.String(),
  has_more: Type.Boolean(),
})
export type PlaidUpdates = Static<typeof PlaidUpdates>
