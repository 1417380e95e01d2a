import { digitParts } from '../../../domain/formats/mrz-characters.ts'
import { mrzLayouts, type MrzLayout, type Span } from '../../../domain/formats/mrz-layouts.ts'
import { parseMrz, type Mrz } from '../../../domain/formats/mrz.ts'
import { isExplainedByZeros } from './exchanged-zeros.ts'
import type { LineReading } from './line-reading.ts'
import { isZeroOrO, positionsOfLine, type Position } from './positions.ts'
import { hidesTwoErrors } from './two-errors.ts'

/** Least probability of a character, by what else proves it. Check digits: ICAO 9303-3 §4.9. */
const probabilityMin = {
  /** A check digit covers it. */
  checked: 0.5,
  /** A check digit covers it, but it may be one of the same value modulo 10: 6, G and Q, 1 and L, K and <. */
  checkedSameValue: 0.95,
  /**
   * No check digit covers it: names, state codes, optional data of a visa, all of a Swiss driving licence. A broken D was read as O
   * with 98 %, and at another size as D: one reading proves it only from `alone`, the mean of several from `confirmed`.
   */
  unchecked: { alone: 0.995, confirmed: 0.99 },
  /** Every character of an MRZ that is returned as invalid: below, the reading may be wrong and not the document. */
  invalidMrz: 0.97,
} as const
/** The same-value rule applies from this probability of those of the same value together. */
const sameValueProbabilityMin = 0.01

/**
 * Doubts in the part that one check digit covers: two errors of one part can cancel out.
 * A character is doubtful below `probability`, or as a zero or O whose other reading is above `zeroOrO`.
 */
const doubt = {
  probability: 0.9,
  zeroOrO: 0.01,
  /** Doubtful characters of one part; 0 in heavy noise, where one letter is often misread the same way twice. */
  perPartMax: 1,
  /** Beside a doubtful character, and in unchecked positions, the other reading of a zero or O is at most this. */
  furtherZeroOrO: 0.0005,
  /** Two other characters that leave the check digit as it is are each other's doubt from these odds of both. */
  oddsOfTwoMin: 0.001,
} as const

/** A character that a check digit may replace by its runner-up, which has at least this share of the remaining probability. */
const correction = { probabilityMax: 0.95, runnerUpOfRestMin: 0.5 } as const
/**
 * Characters of the part below this probability, the replaced one included, are at most one. `twiceChecked` parts: see
 * `isCheckedTwice`. In the others only zero and O are exchanged.
 */
const correctedPartProbabilityMin = { twiceChecked: doubt.probability, others: 0.97 } as const

/** A position of an MRZ by line and place, both from 0. */
type At = readonly [line: number, place: number]

/**
 * The MRZ of lines that have the widths of a layout; null when none is proven. ICAO 9303-3 §4, docs/reading.md#mrz.
 *
 * | # | as read | returned | requires |
 * |-|-|-|-|
 * | 1 | valid | the MRZ | `probabilityMin` and `doubt` hold at every position |
 * | 2 | valid, names in doubt | the MRZ without names | the same at every position outside the names |
 * | 3 | check digits fail | the corrected MRZ, its parts in `repaired` | `correct` finds exactly one correction, and 1 holds |
 * | 4 | check digits fail | the MRZ as read, `valid: false` | every character at `probabilityMin.invalidMrz`, and no zero read as O explains it |
 *
 * Valid: check digits match, dates exist, state codes are of ISO 3166-1 or ICAO 9303-3 §5. 3 and 4 do not apply in heavy
 * noise. `today` is YYYY-MM-DD. `confirmed`: the probabilities are means of several readings of each line.
 */
export function decodeMrz(
  lines: readonly LineReading[],
  {
    today,
    noisy = false,
    confirmed = false,
  }: { readonly today: string; readonly noisy?: boolean; readonly confirmed?: boolean },
): Mrz | null {
  const uncheckedMin = probabilityMin.unchecked[confirmed ? 'confirmed' : 'alone']
  let invalid: Mrz | null = null
  for (const layout of layoutsOf(lines)) {
    const positions = lines.map((line, row) => positionsOfLine(layout, row, line))
    const asRead = parseMrz(textsOf(positions), { today, exactly: true })
    if (asRead === null || asRead.format !== layout.format) continue
    if (asRead.valid) {
      if (isConfident(layout, positions, { noisy, uncheckedMin })) return asRead
      if (isConfident(layout, positions, { noisy, uncheckedMin, except: namesOfHolder(layout) }))
        return withoutNames(asRead)
      continue
    }
    if (noisy) continue
    const corrected = correct(layout, positions, { asRead, today, uncheckedMin })
    if (corrected !== null) return corrected
    const clear = positions.every((line) => line.every(({ probability }) => probability >= probabilityMin.invalidMrz))
    if (clear && !isExplainedByZeros(layout, asRead)) invalid ??= asRead
  }
  return invalid
}

/** The valid MRZ of the likeliest characters of lines, whatever doubts there are; null when they are none. */
export function likeliestMrz(lines: readonly LineReading[], { today }: { readonly today: string }): Mrz | null {
  for (const layout of layoutsOf(lines)) {
    const positions = lines.map((line, row) => positionsOfLine(layout, row, line))
    const mrz = parseMrz(textsOf(positions), { today, exactly: true })
    if (mrz?.valid === true && mrz.format === layout.format) return mrz
  }
  return null
}

/** The layouts whose widths are those of lines. */
function layoutsOf(lines: readonly LineReading[]): readonly MrzLayout[] {
  return mrzLayouts.filter(
    ({ widths }) =>
      widths.length === lines.length && widths.every((width, index) => lines[index]?.characters.length === width),
  )
}

function textsOf(positions: readonly (readonly Position[])[]): string[] {
  return positions.map((line) => line.map(({ character }) => character).join(''))
}

function positionsIn(positions: readonly (readonly Position[])[], [line, start, end]: Span): readonly Position[] {
  return (positions[line] ?? []).slice(start, end)
}

function namesOfHolder({ names, givenNames }: MrzLayout): ReadonlySet<string> {
  return new Set([names, ...(givenNames ? [givenNames] : [])].flatMap(keysOf))
}

/** The MRZ without the name fields; its lines stay as read. */
function withoutNames(mrz: Mrz): Mrz {
  const { last_name, first_name, ...fields } = mrz.fields
  return { ...mrz, fields }
}

/** Whether rule 1 holds. `corrected` positions are proven by their check digits; `except` positions are skipped. */
function isConfident(
  layout: MrzLayout,
  positions: readonly (readonly Position[])[],
  {
    noisy,
    uncheckedMin,
    corrected = [],
    except = new Set(),
  }: {
    readonly noisy: boolean
    readonly uncheckedMin: number
    readonly corrected?: readonly At[]
    readonly except?: ReadonlySet<string>
  },
): boolean {
  const ownParts = digitParts(layout).map(({ spans }) => new Set(spans.flatMap(keysOf)))
  const composite = [...layout.composite, ...(layout.compositeCheck ? [layout.compositeCheck] : [])].flatMap(keysOf)
  const compositeOnly = new Set(composite.filter((key) => !ownParts.some((part) => part.has(key))))
  const checked = new Set([...ownParts.flatMap((part) => [...part]), ...composite])
  const keysWhere = (matches: (position: Position) => boolean) =>
    positions.flatMap((line, row) => line.flatMap((position, at) => (matches(position) ? [`${row} ${at}`] : [])))
  const doubts = keysWhere((position) => position.probability < doubt.probability || isZeroOrO(position, doubt.zeroOrO))
  const zeros = keysWhere((position) => isZeroOrO(position, doubt.furtherZeroOrO))
  const weighed = [...ownParts.map((part) => ({ part, keys: [...part] })), { part: compositeOnly, keys: composite }]
  const partsAreClear = weighed.every(({ part, keys }) => {
    const doubted = doubts.filter((key) => part.has(key))
    const inPart = zeros.filter((key) => part.has(key))
    const beside = inPart.filter((key) => !doubted.includes(key))
    if (doubted.length > 0 && (noisy || doubted.length > doubt.perPartMax || beside.length > 0)) return false
    const read = keys.map((key) => positionAt(positions, key))
    const alternatives = keys.flatMap((key, place) => {
      const position = read[place]
      if (position === undefined || !part.has(key)) return []
      const { runnerUp, runnerUpProbability, probability } = position
      const odds = runnerUpProbability / probability
      return odds < doubt.furtherZeroOrO
        ? []
        : [{ place, other: runnerUp, odds, isZero: isZeroOrO(position, doubt.furtherZeroOrO) }]
    })
    const text = read.map((position) => position?.character ?? '<').join('')
    return !hidesTwoErrors(
      text,
      alternatives,
      (one, two) => (one.isZero && two.isZero) || one.odds * two.odds >= doubt.oddsOfTwoMin,
    )
  })
  if (!partsAreClear) return false
  return positions.every((line, row) =>
    line.every((position, at) => {
      const { probability, sameValueProbability } = position
      const key = `${row} ${at}`
      if (except.has(key)) return true
      if (checked.size === 0) return probability >= uncheckedMin
      if (corrected.some(([correctedRow, place]) => correctedRow === row && place === at)) return true
      if (!checked.has(key)) return probability >= uncheckedMin && !isZeroOrO(position, doubt.furtherZeroOrO)
      const sameValue = sameValueProbability > sameValueProbabilityMin
      return probability >= (sameValue ? probabilityMin.checkedSameValue : probabilityMin.checked)
    }),
  )
}

function positionAt(positions: readonly (readonly Position[])[], key: string): Position | undefined {
  const [row = '', at = ''] = key.split(' ')
  return positions[Number(row)]?.[Number(at)]
}

/** A key for each position of a span. */
function keysOf([line, start, end]: Span): string[] {
  return Array.from({ length: end - start }, (_, at) => `${line} ${start + at}`)
}

/**
 * The MRZ with one character replaced in each part whose check digit fails; null when no replacement, or more than one, makes
 * the whole MRZ valid. A visa has no composite check digit (ICAO 9303-7 §4.2), so it is never corrected.
 */
function correct(
  layout: MrzLayout,
  positions: readonly (readonly Position[])[],
  { asRead, today, uncheckedMin }: { readonly asRead: Mrz; readonly today: string; readonly uncheckedMin: number },
): Mrz | null {
  if (layout.compositeCheck === undefined) return null
  const failing = digitParts(layout).filter(({ part }) => asRead.parts[part] === false)
  if (failing.length === 0) return null
  let attempts: readonly { texts: readonly string[]; corrected: readonly At[] }[] = [
    { texts: textsOf(positions), corrected: [] },
  ]
  for (const { part, spans } of failing) {
    const twiceChecked = isCheckedTwice(layout, spans[0])
    const clearFrom = correctedPartProbabilityMin[twiceChecked ? 'twiceChecked' : 'others']
    const unclear = spans.flatMap((span) => positionsIn(positions, span)).filter((each) => each.probability < clearFrom)
    if (unclear.length > 1) return null
    attempts = attempts.flatMap((attempt) =>
      spans.flatMap(([line, start, end]) =>
        positionsIn(positions, [line, start, end]).flatMap((position, index) => {
          if (!isReplaceable(position, twiceChecked)) return []
          const at = start + index
          const texts = attempt.texts.map((text, row) =>
            row === line ? text.slice(0, at) + position.runnerUp + text.slice(at + 1) : text,
          )
          if (parseMrz(texts, { today, exactly: true })?.parts[part] !== true) return []
          return [{ texts, corrected: [...attempt.corrected, [line, at] as const] }]
        }),
      ),
    )
  }
  const valid = attempts.flatMap(({ texts, corrected }) => {
    const mrz = parseMrz(texts, { today, exactly: true })
    return mrz?.valid === true && isConfident(layout, positions, { corrected, uncheckedMin, noisy: false }) ? [mrz] : []
  })
  const [only] = valid
  return only === undefined || valid.length > 1 ? null : { ...only, repaired: failing.map(({ part }) => part) }
}

function isReplaceable(position: Position, twiceChecked: boolean): boolean {
  const { probability, runnerUpProbability } = position
  const inDoubt = twiceChecked ? probability <= correction.probabilityMax : isZeroOrO(position, doubt.zeroOrO)
  return inDoubt && runnerUpProbability >= (1 - probability) * correction.runnerUpOfRestMin
}

/**
 * Whether the composite check digit weighs a part otherwise than the part's own check digit, so that it is a second proof.
 * Weights 7, 3, 1 repeat (ICAO 9303-3 §4.9): they differ unless the part begins at a multiple of 3 in the composite. In a
 * passport the dates are checked twice, number and optional data once.
 */
function isCheckedTwice(layout: MrzLayout, span: Span | undefined): boolean {
  let before = 0
  for (const [line, start, end] of layout.composite) {
    if (span !== undefined && line === span[0] && span[1] >= start && span[1] < end) {
      return (before + span[1] - start) % 3 !== 0
    }
    before += end - start
  }
  return false
}
