/** Letters of the shortest patronymic. */
const lettersMin = 7

/** Whether a token is a Russian, Ukrainian or Belarusian patronymic; lists and documents often omit them. */
export function isPatronymic(token: string): boolean {
  if (token.length < lettersMin || (!token.endsWith('ch') && !token.endsWith('na'))) return false
  return /(?:[oeaiy]v[iy]t?ch|[oeai]vna|[iy]t?chna)$/.test(token)
}
