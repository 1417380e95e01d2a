/**
 * Remainder by 97 of a number of any length, letters counting as 10 to 35 (ISO 7064 mod 97-10, ISO 13616).
 * The text must be digits and capital letters only.
 */
export function mod97(text: string): number {
  let remainder = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    remainder = code <= 57 ? (remainder * 10 + code - 48) % 97 : (remainder * 100 + code - 55) % 97
  }
  return remainder
}
