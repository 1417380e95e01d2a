/** Letters that recognition takes for one another, folded to one of them: `l`, `1` and `|` look alike. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '|': 'l',
  i: 'l',
  '!': 'l',
  '5': 's',
  $: 's',
  '8': 'b',
  '6': 'b',
  '2': 'z',
}

/** Letters that look like one count as that one; no word has more of them than this. */
const lookalikeLettersMax = 3

/** Lower case without accents, one character for each of the text: positions stay those of the text. */
export function fold(text: string): string {
  let folded = ''
  for (const character of text) {
    const base = character.normalize('NFD').charAt(0).toLowerCase()
    folded += base.length === character.length ? base : character
  }
  return folded.replace(/[’‘`´]/g, "'").replace(/[‐‑–—−]/g, '-')
}

/** Letters and digits only, folded: what two spellings of one label have in common. `N°` and `No` are the same word. */
export function lettersOf(text: string): string {
  return fold(text)
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/\bn\s?[°º*]/g, 'no')
    .replace(/#/g, 'no')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Labels are compared with every run of words, so what they look like is kept; this many at most. */
const keptMax = 20_000
const kept = new Map<string, string>()

/** The letters with lookalikes made one: equal for a label and its misreading. */
export function lookalike(letters: string): string {
  const known = kept.get(letters)
  if (known !== undefined) return known
  const made = madeOne(letters)
  if (kept.size >= keptMax) kept.clear()
  kept.set(letters, made)
  return made
}

function madeOne(letters: string): string {
  let text = ''
  for (const letter of letters) text += lookalikes[letter] ?? letter
  return text.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('u', 'll')
}

/**
 * How alike two strings of letters are, 0 to 1: 1 when equal, 0 when further apart than recognition gets (one letter in
 * six). Short ones must be equal, middling ones of equal length: "facture" is not "facturé à".
 */
export function likeness(read: string, meant: string): number {
  if (read === meant) return 1
  if (Math.abs(read.length - meant.length) > lookalikeLettersMax) return 0
  const [a, b] = [lookalike(read), lookalike(meant)]
  if (a === b) return meant.length < 3 ? 0 : 0.95
  if (meant.length < 10 && read.length !== meant.length) return 0
  const edits = meant.length < 5 ? 0 : Math.min(3, Math.floor((meant.length + 1) / 6))
  if (Math.abs(read.length - meant.length) > edits) return 0
  const distance = editDistance(a, b, edits)
  return distance > edits ? 0 : 1 - distance / meant.length
}

/** Insertions, deletions and substitutions between two strings; more than `max` is `max + 1`. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let row = new Uint16Array(b.length + 1).map((_, index) => index)
  let next = new Uint16Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    // Further than `max` from the diagonal every way costs more than that.
    const [from, to] = [Math.max(1, i - max), Math.min(b.length, i + max)]
    const letter = a.charCodeAt(i - 1)
    next.fill(max + 1)
    next[0] = i
    let least = i
    for (let j = from; j <= to; j++) {
      const replaced = (row[j - 1] ?? 0) + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      const value = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      next[j] = value
      if (value < least) least = value
    }
    if (least > max) return max + 1
    ;[row, next] = [next, row]
  }
  return Math.min(max + 1, row[b.length] ?? 0)
}
