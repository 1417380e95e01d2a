/** Weights of a check digit, repeated. ICAO 9303 part 3, 4.9. */
const checkWeights = [7, 3, 1] as const
/** Code of `<`. */
const filler = 0x3c

/** The check digit of a run of characters, 0 to 9. ICAO 9303 part 3, 4.9. */
export function mrzCheckDigit(characters: string): number {
  let sum = 0
  for (let index = 0; index < characters.length; index++) {
    sum += valueOf(characters.charCodeAt(index)) * (checkWeights[index % 3] ?? 0)
  }
  return sum % 10
}

/** Digits as they are, letters from A = 10, fillers 0; NaN for a character that no MRZ has. */
function valueOf(code: number): number {
  if (code === filler) return 0
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  return code >= 0x41 && code <= 0x5a ? code - 0x41 + 10 : Number.NaN
}
