/** Sets the tenant until the end of the transaction. The row-level security policies read it. */
export const SET_TENANT = "select set_config('app.tenant', $1, true)"
