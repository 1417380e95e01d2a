import { parts } from '../../../calendar.ts'
import { letterPaper, text, type Mark, type Sheet, type TextMark } from '../../../drawing/sheet.ts'
import type { Paper } from '../../paper.ts'

/** A letter page of marks, marked as a specimen. */
export function page(marks: readonly Mark[]): Sheet {
  return { ...letterPaper, background: '#fff', marks: [...marks, text(40, 782, 'SPECIMEN', { size: 7 })] }
}

/** Rows below one another. */
export function rows(x: number, y: number, lines: readonly string[], size = 9, leading = 12): TextMark[] {
  return lines.map((row, index) => text(x, y + index * leading, row, { size, face: 'sans' }))
}

/** Two people of one household. */
export interface Pair {
  readonly surname: string
  readonly first: string
  readonly second: string
  readonly lines: readonly [string, string]
}

/** A couple who share a surname, and where they live. */
export function pair(paper: Paper, where: 'CA' | 'QC' | 'US'): Pair {
  const no = paper.between(12, 9870)
  if (where === 'QC')
    return {
      surname: paper.pick(['Thivierge', 'Gingras', 'Lachapelle', 'Ouellet', 'Brochu', 'Désilets']),
      first: paper.pick(['Mariève', 'Solange', 'Noémie', 'Hélène']),
      second: paper.pick(['Réjean', 'Étienne', 'Gaétan', 'Loïc']),
      lines: [
        `${no}, ${paper.pick(['rue des Érables', 'av. du Parc', 'boul. Laurier', 'ch. Sainte-Foy'])}`,
        `${paper.pick(['Lévis', 'Saguenay', 'Gatineau'])} (Québec) ${paper.code('G#A #B#')}`,
      ],
    }
  const street = paper.pick(['Larkspur Ln', 'Quarry Rd', 'Ninth Ave', 'Old Mill St'])
  return {
    surname: paper.pick(['Hollings', 'Okafor', 'Brandvold', 'Szeto', 'McCrimmon', 'Pruitt']),
    first: paper.pick(['Adaeze', 'Colleen', 'Priya', 'Joanna']),
    second: paper.pick(['Dwight', 'Stefan', 'Marcus', 'Tobias']),
    lines:
      where === 'US'
        ? [`${no} ${street}`, paper.pick(['Dayton OH 45402', 'Boise ID 83702', 'Tulsa OK 74103'])]
        : [`${no} ${street}`, `${paper.pick(['Guelph ON', 'Barrie ON', 'Oshawa ON'])} ${paper.code('L#H #K#')}`],
  }
}

/** Cents with separators: `1,234.56`, or in French `1 234,56`. */
export function amount(cents: number, french = false): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, french ? ' ' : ',')
  return `${whole}${french ? ',' : '.'}${String(cents % 100).padStart(2, '0')}`
}

const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const french = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']

/** `Sep 30/26`, `30 sept. 2026`, `09-30-26` or `2026/09/30`. */
export function day(iso: string, style: 'bank' | 'french' | 'dashes' | 'slashes'): string {
  const { year, month, day: date } = parts(iso)
  const [mm, dd, yy] = [month, date, year % 100].map((part) => String(part).padStart(2, '0'))
  if (style === 'bank') return `${(english[month - 1] ?? '').toUpperCase()} ${dd}/${yy}`
  if (style === 'french') return `${date} ${french[month - 1] ?? ''} ${year}`
  return style === 'dashes' ? `${mm}-${dd}-${yy}` : `${year}/${mm}/${dd}`
}
