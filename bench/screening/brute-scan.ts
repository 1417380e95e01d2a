import { romanise } from '../../src/screening/script/romanise.ts'

/** The baseline: every name's words in order of the alphabet, compared with Jaro-Winkler, one after the other. */
export function bruteScan(names: readonly string[], query: string, scoreMin: number): number {
  const own = sorted(query)
  let hits = 0
  for (const name of names) if (jaroWinkler(own, name) >= scoreMin) hits++
  return hits
}

export function sorted(name: string): string {
  return romanise(name)
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .sort()
    .join(' ')
}

/** Winkler 1990: a shared beginning of up to four letters counts more. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  if (a === '' || b === '') return 0
  const reach = Math.max(0, (Math.max(a.length, b.length) >> 1) - 1)
  const taken = new Uint8Array(b.length)
  const matched: number[] = []
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(b.length, i + reach + 1)
    for (let j = Math.max(0, i - reach); j < end; j++) {
      if (taken[j] === 1 || a.charCodeAt(i) !== b.charCodeAt(j)) continue
      taken[j] = 1
      matched.push(a.charCodeAt(i))
      break
    }
  }
  if (matched.length === 0) return 0
  let swapped = 0
  let place = 0
  for (let j = 0; j < b.length; j++) if (taken[j] === 1 && b.charCodeAt(j) !== matched[place++]) swapped++
  const m = matched.length
  const jaro = (m / a.length + m / b.length + (m - swapped / 2) / m) / 3
  let prefix = 0
  while (prefix < 4 && prefix < Math.min(a.length, b.length) && a.charCodeAt(prefix) === b.charCodeAt(prefix)) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}
