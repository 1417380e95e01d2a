import { checkDigit } from '../../../mrz-lines.ts'

/** What a machine-readable zone says. Dates are YYYY-MM-DD, countries their three letters. */
export interface Zone {
  readonly number: string
  readonly nationality: string
  readonly born: string
  readonly sex: string
  readonly expiry: string
  readonly last: string
  readonly given: string
}

/** The two lines of a British passport. */
export function passportZone(zone: Zone): readonly string[] {
  const { number, nationality, born, sex, expiry } = zone
  const [paper, birth, end, personal] = [number, short(born), short(expiry), '<'.repeat(14)].map(
    (part) => part + checkDigit(part),
  )
  const lower = `${paper}${nationality}${birth}${sex}${end}${personal?.slice(0, 14)}<`
  const composite = checkDigit(`${paper}${birth}${end}${personal?.slice(0, 14)}<`)
  return [`P<GBR${names(zone)}`.slice(0, 44).padEnd(44, '<'), `${lower}${composite}`]
}

/** The three lines of a British permit. */
export function permitZone(zone: Zone): readonly string[] {
  const { number, nationality, born, sex, expiry } = zone
  const [paper, birth, end] = [number, short(born), short(expiry)].map((part) => part + checkDigit(part))
  const upper = `IRGBR${paper}`.padEnd(30, '<')
  const middle = `${birth}${sex}${end}${nationality}`.padEnd(29, '<')
  const composite = checkDigit(upper.slice(5) + middle.slice(0, 7) + middle.slice(8, 15) + middle.slice(18))
  return [upper, middle + composite, names(zone).slice(0, 30).padEnd(30, '<')]
}

/** Capitals without accents. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
}

function names({ last, given }: Zone): string {
  const coded = (name: string) =>
    plain(name)
      .replace(/'/g, '')
      .replace(/[^A-Z]/g, '<')
  return `${coded(last)}<<${coded(given)}`
}

function short(date: string): string {
  return date.replaceAll('-', '').slice(2)
}
