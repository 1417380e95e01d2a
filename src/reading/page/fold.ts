/** Characters that OCR confuses, each with the one it is folded to: `l`, `1` and `|` look alike. */
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

/** Largest difference in length that look-alikes cause (`rn` and `m`). */
const lookalikeLettersMax = 3

/** Lower case without accents, one character for each of the text, so that positions stay. */
export function fold(text: string): string {
  // Most words are ASCII, which has no accents.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replaceAll('`', "'")
  let folded = ''
  for (const character of text) {
    const base = character.normalize('NFD').charAt(0).toLowerCase()
    folded += base.length === character.length ? base : character
  }
  return folded.replace(/[’‘`´]/g, "'").replace(/[‐‑–—−]/g, '-')
}

/** Letters and digits only, folded, so that spellings of one label are equal. `N°` and `No` are the same word. */
export function lettersOf(text: string): string {
  return fold(text)
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/\bn\s?[°º*]/g, 'no')
    .replace(/#/g, 'no')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Labels are compared with every run of words, so `lookalike` is memoised, up to this many texts. */
const memoisedMax = 20_000
const memoised = new Map<string, string>()

/** The letters with look-alikes folded: equal for a label and its misreading. */
export function lookalike(letters: string): string {
  const known = memoised.get(letters)
  if (known !== undefined) return known
  const folded = foldLookalikes(letters)
  if (memoised.size >= memoisedMax) memoised.clear()
  memoised.set(letters, folded)
  return folded
}

function foldLookalikes(letters: string): string {
  let text = ''
  for (const letter of letters) text += lookalikes[letter] ?? letter
  return text.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('u', 'll')
}

/**
 * Similarity of two strings of letters, 0 to 1; 0 beyond the errors of OCR. By the length of `meant`:
 *
 * | letters | most edits | lengths |
 * |-|-|-|
 * | 1 to 4 | 0 | equal |
 * | 5 to 9 | 1 | equal: "facture" is not "facturé à" |
 * | 10 and more | one in six, 3 at most | differ by at most the edits |
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
    // Cells further than `max` from the diagonal cost more than `max`.
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
