/** Statements kept prepared on one connection; a text beyond that is planned at each use. */
const NAMES_MAX = 500

/**
 * Gives each distinct SQL text a name, the same on every connection of the store, so that the server plans it once per
 * connection. Answers undefined once the names are spent.
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
