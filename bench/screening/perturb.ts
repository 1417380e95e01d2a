/** One typo of a kind, drawn: what typists and forms do to a name. */
export function perturb(name: string, random: () => number): string {
  const words = name.split(' ').filter((word) => word !== '')
  const kind = Math.trunc(random() * 6)
  if (kind === 5 && words.length > 1) return [...words.slice(1), words[0]].join(' ')
  const longest = words.reduce((best, word, place) => (word.length > (words[best] ?? '').length ? place : best), 0)
  const place = random() < 0.5 ? longest : Math.trunc(random() * words.length)
  const word = words[place] ?? ''
  if (word.length < 4)
    return words.map((each, index) => (index === longest ? typo(each, kind, random) : each)).join(' ')
  return words.map((each, index) => (index === place ? typo(each, kind, random) : each)).join(' ')
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

function typo(word: string, kind: number, random: () => number): string {
  const at = Math.trunc(random() * word.length)
  const letter = letters[Math.trunc(random() * letters.length)] ?? 'a'
  switch (kind) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1)
    case 1:
      return word.slice(0, at) + (word[at] ?? '') + word.slice(at)
    case 2:
      return word.slice(0, at) + letter + word.slice(at)
    case 3:
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    default:
      return word.slice(0, at) + letter + word.slice(at + 1)
  }
}
