/** Most prepared statements of one connection; further texts are planned at each use. */
const NAMES_MAX = 500

/**
 * Names each distinct SQL text, the same on every connection of the store, so that the server plans it once per connection.
 * Returns undefined for a text beyond `NAMES_MAX`.
 */
export function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined || names.size >= NAMES_MAX) return known
    const name = `s${names.size + 1}`
    names.set(sql, name)
    return name
  }
}
