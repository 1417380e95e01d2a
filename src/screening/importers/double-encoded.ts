/** Characters that windows-1252 has at 0x80 to 0x9F, in order; the five without one stand as themselves. WHATWG Encoding §9. */
const upperHalf =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'
const byteOf = new Map([...upperHalf].map((char, at) => [char, 0x80 + at]))
/** Highest part of the texts with other letters than ASCII that may be damaged: publishers have some such entries themselves. */
const damagedMax = 0.05
const run = /[^\x00-\x7f]+/g

/** Counts damaged texts: letters that were encoded twice (`Ã©`), or lost when another program read them (U+FFFD). */
export interface DamageCount {
  add(text: string): void
  /** Whether too many texts are damaged for a list that was written as it should be. */
  isTooHigh(): boolean
}

/** A count that begins at zero. */
export function damageCount(): DamageCount {
  let [texts, damaged] = [0, 0]
  return {
    add(text) {
      for (const [letters] of text.matchAll(run)) {
        texts++
        if (letters.includes('\ufffd') || isDoubleEncoded(letters)) damaged++
      }
    },
    isTooHigh: () => damaged > texts * damagedMax,
  }
}

/** The reason of a refusal for damaged letters. */
export const damagedReason =
  'letters are damaged (such as Ã© for é, or the mark of a letter that was lost): the file was saved or converted in a wrong encoding, where UTF-8 is expected'

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Whether letters beyond ASCII are UTF-8 that was read as windows-1252 and encoded again, once or more often. Letters that happen to
 * be such bytes, as in `PÍŠA`, give a mark or a lone letter of another script and do not count.
 */
export function isDoubleEncoded(letters: string): boolean {
  if (letters.length < 2 || !/^[\u00c2-\u00f4]/.test(letters)) return false
  const bytes: number[] = []
  for (const char of letters) {
    const byte = byteOf.get(char) ?? (char.length === 1 ? char.charCodeAt(0) : 256)
    if (byte < 0x80 || byte > 0xff) return false
    bytes.push(byte)
  }
  try {
    const read = decoder.decode(Uint8Array.from(bytes))
    return isPlausible(read) || isDoubleEncoded(read)
  } catch {
    return false
  }
}

/** Latin letters and the punctuation of names alone, or a word of another script. */
function isPlausible(read: string): boolean {
  return /^[\p{Script=Latin}\p{Pd}\p{Pi}\p{Pf}\u00a0-\u00bf]+$/u.test(read) || /\p{L}.*\p{L}/u.test(read)
}
