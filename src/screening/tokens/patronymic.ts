/** Letters of the shortest father's name. */
const lettersMin = 7

/** Father's names of Russian, Ukrainian and Belarusian, which lists and documents leave out as often as not. */
export function isPatronymic(token: string): boolean {
  if (token.length < lettersMin || (!token.endsWith('ch') && !token.endsWith('na'))) return false
  return /(?:[oeaiy]v[iy]ch|[oeai]vna|[iy]chna)$/.test(token)
}
