import { checkDigitRule } from './check-digit-rule.ts'

/** What the key weighs bank, branch and account by; it makes their sum divisible by this modulus. */
const weights = { bank: 89n, branch: 15n, account: 3n } as const
const modulus = 97n

/**
 * French account: bank 5, branch 5, account 11 of digits and letters, key 2. Letters count as digits, A to I and J to R as 1 to 9, S to Z as 2
 * to 9. docs/rules/checks.md#number-formats; the key is part of the IBAN of ISO 13616.
 */
export const ribFr = checkDigitRule('rib_fr', /^\d{10}[0-9A-Z]{11}\d{2}$/, (normalised) => {
  const account = BigInt(normalised.slice(10, 21).replace(/[A-Z]/g, digitOf))
  const sum =
    weights.bank * BigInt(normalised.slice(0, 5)) +
    weights.branch * BigInt(normalised.slice(5, 10)) +
    weights.account * account
  return modulus - (sum % modulus) === BigInt(normalised.slice(21))
})

function digitOf(letter: string): string {
  const place = letter.charCodeAt(0) - 65
  // S follows R, and counts as 2.
  return String(((place + (letter >= 'S' ? 1 : 0)) % 9) + 1)
}
