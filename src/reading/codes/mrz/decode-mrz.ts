import { allowedCharacters, digitParts } from '../../../domain/formats/mrz-characters.ts'
import { mrzLayouts, type MrzLayout, type Span } from '../../../domain/formats/mrz-layouts.ts'
import { mrzCheckDigit, parseMrz, type Mrz } from '../../../domain/formats/mrz.ts'
import type { LineReading } from './line-reading.ts'
import { nameShares } from './name-shares.ts'
import { mrzAlphabet } from './ocr-b-network.ts'
import { stateShares } from './state-shares.ts'

/** A character less likely than this is not read: the MRZ is not taken. */
const shareMin = 0.5
/** Characters that may stand in a place have together at least this share, or it is not they that stand there. */
const alphabetShareMin = 0.001
/** Characters of one part with less than the second number: with two of them two errors might make up for each other. */
const doubtsMax = 1
const doubtShare = 0.9
/** The same where no check digit proves the character: names, codes of states, a visa's optional data. */
const unprovenShareMin = 0.9
/** The same where the runner-up weighs as much to a check digit (6 and G, 1 and L, filler and K). */
const twinShareMin = 0.95
/**
 * A zero and the letter O are told apart by what stands around them as much as by their form: what is left to the other is a
 * doubt from the first share on, and beside another doubt of the same part, or where no digit proves it, from the second.
 */
const zeroShareMin = 0.01
const secondZeroShareMin = 0.0005
/** An MRZ without a single check digit is read only with characters as sure as this. */
const bareShareMin = 0.97
/** A character that may be put right: it is no surer than this, and what replaces it has this much of the rest. */
const doubtedShareMax = 0.95
const replacementOfRestMin = 0.5
/** A zero or letter O of a number is put right when every other character of the number is as sure as this. */
const zeroPartShareMin = 0.97
/** Every character must be this sure before digits that fail are the document's fault and not the reader's. */
const faultShareMin = 0.97

const [zero, letterO] = [mrzAlphabet.indexOf('0'), mrzAlphabet.indexOf('O')]

/** One place of a line: what stands there, and how likely the network holds it among what may stand there. */
export interface Place {
  readonly character: string
  readonly share: number
  /** Next likely of the alphabet. */
  readonly second: string
  readonly secondShare: number
}

/**
 * The MRZ that lines of a layout's widths say, null when it is not proven: every digit holds, states and dates exist, every
 * character is likely enough. At most one character of a date is put right by its digit, and only when the composite digit
 * holds then too and nothing else would do as well. Of a number only a zero and the letter O are exchanged, one of them and
 * beside no other doubt: the composite digit weighs a number as its own digit does, so it proves nothing more. An MRZ that is
 * clearly legible and whose digits fail is given as it stands, for that is the document's fault, unless one zero or letter O
 * read as the other would explain it. ICAO 9303 parts 3 to 7, docs/reading.md#mrz.
 *
 * In heavy noise one letter is often mistaken for the same other one: what a digit proves has no doubt at all, nothing is put
 * right, no fault is seen, and an MRZ of which only names are in doubt is given without them.
 */
export function decodeMrz(
  lines: readonly LineReading[],
  { today, noisy = false }: { readonly today: string; readonly noisy?: boolean },
): Mrz | null {
  const fitting = mrzLayouts.filter(
    ({ widths }) =>
      widths.length === lines.length && widths.every((width, index) => lines[index]?.characters.length === width),
  )
  let fault: Mrz | null = null
  for (const layout of fitting) {
    const places = placesOf(layout, lines)
    const texts = textsOf(places)
    const asRead = parseMrz(texts, { today, exactly: true })
    if (asRead === null || asRead.format !== layout.format) continue
    if (asRead.valid) {
      if (isSure(layout, places, { corrected: [], noisy })) return asRead
      if (noisy && isSure(layout, places, { corrected: [], noisy, except: namesOfHolder(layout) }))
        return unnamed(asRead)
      continue
    }
    if (noisy) continue
    const corrected = correct(layout, places, today)
    if (corrected !== null) return corrected
    const clear = places.every((line) => line.every(({ share }) => share >= faultShareMin))
    if (clear && !isFaultOfZero(layout, asRead)) fault ??= asRead
  }
  return fault
}

function placesOf(layout: MrzLayout, lines: readonly LineReading[]): readonly (readonly Place[])[] {
  return lines.map((line, row) => placesOfLine(layout, row, line))
}

/** What stands in each place of one line of a layout, and how likely. */
export function placesOfLine(layout: MrzLayout, row: number, { characters }: LineReading): readonly Place[] {
  const alphabets = allowedCharacters(layout)[row] ?? []
  return sharesOfLine(layout, row, characters).map((shares, at) => {
    const allowed = alphabets[at] ?? ''
    let [first, second] = [-1, -1]
    let total = 0
    for (const character of allowed) {
      const index = mrzAlphabet.indexOf(character)
      total += shares[index] ?? 0
      if (first === -1 || (shares[index] ?? 0) > (shares[first] ?? 0)) [first, second] = [index, first]
      else if (second === -1 || (shares[index] ?? 0) > (shares[second] ?? 0)) second = index
    }
    // What cannot stand here takes no share, unless the network is all but sure that it does stand here.
    const whole = total >= alphabetShareMin ? total : 1
    return {
      character: mrzAlphabet[first] ?? '<',
      share: (shares[first] ?? 0) / whole,
      second: mrzAlphabet[second] ?? '<',
      secondShare: (shares[second] ?? 0) / whole,
    }
  })
}

/** Probabilities of each place, those of names and of states seen together. */
function sharesOfLine(layout: MrzLayout, row: number, characters: LineReading['characters']): readonly Float32Array[] {
  const names = [layout.names, ...(layout.givenNames ? [layout.givenNames] : [])]
  const states = [layout.issuer, ...(layout.nationality ? [layout.nationality] : [])]
  const alphabets = allowedCharacters(layout)[row] ?? []
  const shares = characters.map((character, at) => withOneZero(character.shares, alphabets[at] ?? ''))
  for (const [line, start, end] of states) {
    if (line === row) shares.splice(start, end - start, ...stateShares(shares.slice(start, end)))
  }
  for (const [line, start, end] of names) {
    if (line === row) shares.splice(start, end - start, ...nameShares(shares.slice(start, end)))
  }
  return shares
}

/** Where only one of a zero and the letter O may stand, it is that whichever was read: many typefaces draw them alike. */
function withOneZero(shares: Float32Array, allowed: string): Float32Array {
  const hasZero = allowed.includes('0')
  if (hasZero === allowed.includes('O')) return shares
  const one = Float32Array.from(shares)
  one[hasZero ? zero : letterO] = (shares[zero] ?? 0) + (shares[letterO] ?? 0)
  one[hasZero ? letterO : zero] = 0
  return one
}

function textsOf(places: readonly (readonly Place[])[]): string[] {
  return places.map((line) => line.map(({ character }) => character).join(''))
}

function cells(places: readonly (readonly Place[])[], [line, start, end]: Span): readonly Place[] {
  return (places[line] ?? []).slice(start, end)
}

/** Names of the places that a layout has for the holder’s names. */
function namesOfHolder({ names, givenNames }: MrzLayout): ReadonlySet<string> {
  return new Set([names, ...(givenNames ? [givenNames] : [])].flatMap(namesOf))
}

/** The MRZ without the names it gives; its lines stay as read. */
function unnamed(mrz: Mrz): Mrz {
  const { last_name, first_name, ...fields } = mrz.fields
  return { ...mrz, fields }
}

/**
 * Whether every character is likely enough for what proves it. `corrected` are places put right, which their digits prove, and
 * `except` names places that are not asked for.
 */
function isSure(
  layout: MrzLayout,
  places: readonly (readonly Place[])[],
  {
    corrected,
    noisy,
    except = new Set(),
  }: {
    readonly corrected: readonly (readonly [line: number, place: number])[]
    readonly noisy: boolean
    readonly except?: ReadonlySet<string>
  },
): boolean {
  const own = digitParts(layout).map(({ spans }) => new Set(spans.flatMap(namesOf)))
  const covered = [...layout.composite, ...(layout.compositeCheck ? [layout.compositeCheck] : [])].flatMap(namesOf)
  // What only the composite digit proves is a part of its own.
  const rest = new Set(covered.filter((name) => !own.some((part) => part.has(name))))
  const proven = new Set([...own.flatMap((part) => [...part]), ...covered])
  const bare = proven.size === 0
  const named = (isOne: (place: Place) => boolean) =>
    places.flatMap((line, row) => line.flatMap((place, at) => (isOne(place) ? [`${row} ${at}`] : [])))
  const doubts = named((place) => place.share < doubtShare || isZeroOrOh(place, zeroShareMin))
  const zeros = named((place) => isZeroOrOh(place, secondZeroShareMin))
  const clear = [...own, rest].every((part) => {
    const doubted = doubts.filter((name) => part.has(name))
    const beside = zeros.filter((name) => part.has(name) && !doubted.includes(name))
    return doubted.length === 0 || (!noisy && doubted.length <= doubtsMax && beside.length === 0)
  })
  return (
    clear &&
    places.every((line, row) =>
      line.every((place, at) => {
        const { share, character, second, secondShare } = place
        if (except.has(`${row} ${at}`)) return true
        if (bare) return share >= bareShareMin
        if (corrected.some(([correctedRow, place]) => correctedRow === row && place === at)) return true
        if (!proven.has(`${row} ${at}`)) return share >= unprovenShareMin && !isZeroOrOh(place, secondZeroShareMin)
        const twins = secondShare > 0.01 && mrzCheckDigit(character) === mrzCheckDigit(second)
        return share >= (twins ? twinShareMin : shareMin)
      }),
    )
  )
}

/** A zero that may be the letter O, or the letter that may be a zero. */
function isZeroOrOh({ character, second, secondShare }: Place, shareAbove: number): boolean {
  return secondShare > shareAbove && [character, second].sort().join('') === '0O'
}

/** Whether one zero read as the letter O, or the reverse, explains why digits fail: then the fault may be the reader's. */
function isFaultOfZero(layout: MrzLayout, { lines, parts }: Mrz): boolean {
  const failing = digitParts(layout).filter(({ part }) => parts[part] === false)
  return (
    failing.length > 0 &&
    failing.every(({ part, spans }) => {
      if (part !== 'id_number' && part !== 'optional') return false
      const text = spans.map(([line, start, end]) => (lines[line] ?? '').slice(start, end)).join('')
      return [...text].some((character, at) => {
        const other = character === '0' ? 'O' : character === 'O' ? '0' : null
        if (other === null || at === text.length - 1) return false
        return String(mrzCheckDigit(text.slice(0, at) + other + text.slice(at + 1, -1))) === text.at(-1)
      })
    })
  )
}

/** A name for each place of a span. */
function namesOf([line, start, end]: Span): string[] {
  return Array.from({ length: end - start }, (_, at) => `${line} ${start + at}`)
}

/** The MRZ with one character put right in each part whose digit fails; null when that is not possible in one way alone. */
function correct(layout: MrzLayout, places: readonly (readonly Place[])[], today: string): Mrz | null {
  if (layout.compositeCheck === undefined) return null
  const texts = textsOf(places)
  const read = parseMrz(texts, { today, exactly: true })
  if (read === null) return null
  const failing = digitParts(layout).filter(({ part }) => read.parts[part] === false)
  if (failing.length === 0) return null
  let attempts: readonly { texts: readonly string[]; corrected: readonly (readonly [number, number])[] }[] = [
    { texts, corrected: [] },
  ]
  for (const { part, spans } of failing) {
    const anyCharacter = isProvenTwice(layout, spans[0])
    const doubtBelow = anyCharacter ? doubtShare : zeroPartShareMin
    if (spans.flatMap((span) => cells(places, span)).filter(({ share }) => share < doubtBelow).length > 1) return null
    attempts = attempts.flatMap((attempt) =>
      spans.flatMap(([line, start, end]) =>
        cells(places, [line, start, end]).flatMap((place, index) => {
          const mayBe = anyCharacter ? place.share <= doubtedShareMax : isZeroOrOh(place, zeroShareMin)
          if (!mayBe || place.secondShare < (1 - place.share) * replacementOfRestMin) return []
          const at = start + index
          const changed = attempt.texts.map((text, row) =>
            row === line ? text.slice(0, at) + place.second + text.slice(at + 1) : text,
          )
          const now = parseMrz(changed, { today, exactly: true })
          if (now?.parts[part] !== true) return []
          return [{ texts: changed, corrected: [...attempt.corrected, [line, at] as const] }]
        }),
      ),
    )
  }
  const valid = attempts.flatMap(({ texts: changed, corrected }) => {
    const mrz = parseMrz(changed, { today, exactly: true })
    return mrz?.valid === true && isSure(layout, places, { corrected, noisy: false }) ? [mrz] : []
  })
  const [only] = valid
  return only === undefined || valid.length > 1 ? null : { ...only, repaired: failing.map(({ part }) => part) }
}

/** Whether the composite digit weighs a part otherwise than its own digit does: what makes up for an error in one shows in the other. */
function isProvenTwice(layout: MrzLayout, span: Span | undefined): boolean {
  let before = 0
  for (const [line, start, end] of layout.composite) {
    if (span !== undefined && line === span[0] && span[1] >= start && span[1] < end) {
      return (before + span[1] - start) % 3 !== 0
    }
    before += end - start
  }
  return false
}
