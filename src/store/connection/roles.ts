/** The roles that queries run as: neither owns a table or bypasses row-level security. */
export const APP_ROLE = 'gatehouse_app'
export const SYSTEM_ROLE = 'gatehouse_system'

export type Role = typeof APP_ROLE | typeof SYSTEM_ROLE
