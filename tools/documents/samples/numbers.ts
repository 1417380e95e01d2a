import type { Person } from '../person.ts'
import type { Chooser } from './draft.ts'

/** A number whose last digit passes the Luhn check; each # of the pattern is a digit, the last one the check. */
export function luhnNumber(chooser: Chooser, pattern: string): string {
  const body = chooser.code(pattern.slice(0, -1))
  const sum = [...body.replace(/\D/g, '')].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** A social insurance number, never issued to anybody in particular; three groups. */
export function socialInsuranceNumber(chooser: Chooser, separator: string): string {
  const digits = luhnNumber(chooser, `${chooser.between(1, 7)}########`)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(separator)
}

/** A French account: its IBAN and the parts of its RIB with the key. */
export function frenchAccount(chooser: Chooser): {
  readonly iban: string
  readonly bank: string
  readonly branch: string
  readonly account: string
  readonly key: string
} {
  const [bank, branch, account] = [chooser.code('3####'), chooser.code('0####'), chooser.code('###########')]
  const key = String(97 - ((89 * Number(bank) + 15 * Number(branch) + 3 * Number(account)) % 97)).padStart(2, '0')
  return { iban: ibanOf('FR', `${bank}${branch}${account}${key}`), bank, branch, account, key }
}

/** A Moroccan RIB in its four groups. */
export function moroccanAccount(chooser: Chooser): readonly [bank: string, town: string, account: string, key: string] {
  const [bank, town, account] = [chooser.code('0##'), chooser.code('7##'), chooser.code('################')]
  return [bank, town, account, String(97 - remainder97(`${bank}${town}${account}00`)).padStart(2, '0')]
}

/** A Moroccan common enterprise identifier. */
export function commonIdentifier(chooser: Chooser): string {
  const body = chooser.code('00###########')
  return `${body}${String((97 - remainder97(`${body}00`)) % 97).padStart(2, '0')}`
}

/** In groups of four, as statements print an IBAN. */
export function inFours(iban: string): string {
  return iban.replace(/(.{4})/g, '$1 ').trim()
}

/** A licence number in the grammar of Ontario or Québec, which both hold the birth date. */
export function licenceNumber(chooser: Chooser, { lastName, dateOfBirth, sex }: Person, province: 'ON' | 'QC'): string {
  const initial = lastName.normalize('NFD').charAt(0).toUpperCase()
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  if (province === 'QC') return `${initial}${chooser.code('####')}-${day}${month}${year.slice(2)}-${chooser.code('##')}`
  const shifted = sex === 'F' ? String(Number(month) + 50) : month
  return `${initial}${chooser.code('####-####')}${year.charAt(2)}-${year.charAt(3)}${shifted}${day}`
}

function ibanOf(country: string, account: string): string {
  const check = 98 - remainder97(`${account}${country}00`)
  return `${country}${String(check).padStart(2, '0')}${account}`
}

/** Letters count as 10 to 35. ISO 7064. */
function remainder97(content: string): number {
  return [...content].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}
