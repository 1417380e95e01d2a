import { mrzCheckDigit } from '../../../domain/formats/mrz-check-digit.ts'

/** A character of a text that may be another one. */
export interface Alternative {
  /** Place in the text, from 0. */
  readonly place: number
  readonly other: string
}

/**
 * Whether two characters of a text, the last of which is the check digit of those before, can both be the other ones and it holds as
 * before: 00 and OO give the same digit at weights 7 and 3, MM and HH at any two. `arePossible` tells which two are looked at.
 * ICAO 9303-3 §4.9.
 */
export function hidesTwoErrors<Of extends Alternative>(
  text: string,
  alternatives: readonly Of[],
  arePossible: (one: Of, two: Of) => boolean,
): boolean {
  const fault = faultOf(text)
  return alternatives.some((one, index) =>
    alternatives
      .slice(index + 1)
      .some((two) => arePossible(one, two) && faultOf(replaced(replaced(text, one), two)) === fault),
  )
}

/** The check digit computed minus the one at the end of the text, modulo 10: 0 when it holds. */
function faultOf(text: string): number {
  return (mrzCheckDigit(text.slice(0, -1)) + 10 - mrzCheckDigit(`<<${text.slice(-1)}`)) % 10
}

function replaced(text: string, { place, other }: Alternative): string {
  return text.slice(0, place) + other + text.slice(place + 1)
}
