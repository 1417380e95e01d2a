/** Syllables with a spelling of their own. */
// prettier-ignore
const whole: Readonly<Record<string, string>> = {
  zhi: 'chih', chi: 'chih', shi: 'shih', ri: 'jih', zi: 'tzu', ci: 'tzu', si: 'ssu', yi: 'i', yan: 'yen', ye: 'yeh', you: 'yu',
  yong: 'yung', er: 'erh', gui: 'kuei', kui: 'kuei', ge: 'ko', ke: 'ko', he: 'ho', guo: 'kuo', kuo: 'kuo', huo: 'huo', shuo: 'shuo',
}
/** Two letters before one. */
const initials: Readonly<Record<string, string>> = {
  ...{ zh: 'ch', ch: 'ch', sh: 'sh' },
  ...{ b: 'p', d: 't', g: 'k', j: 'ch', q: 'ch', x: 'hs', z: 'ts', c: 'ts', r: 'j' },
}
const finals: Readonly<Record<string, string>> = {
  ...{ ong: 'ung', iong: 'iung', ian: 'ien', ie: 'ieh', ue: 'ueh', uo: 'o' },
}
const syllable = /^([zcs]h|[b-df-hj-np-tw-z]?)([aeiou][a-z]*)$/

/**
 * A Mandarin syllable of Hanyu Pinyin as Wade-Giles writes it, without marks (`zhang`: `chang`); the same where both agree, and for any
 * other word. ALA-LC conversion table of Pinyin and Wade-Giles.
 */
export function wadeGilesOf(pinyin: string): string {
  const known = whole[pinyin]
  if (known !== undefined) return known
  const [, initial = '', final = ''] = syllable.exec(pinyin) ?? []
  if (final === '') return pinyin
  return `${initials[initial] ?? initial}${finals[final] ?? final}`
}
