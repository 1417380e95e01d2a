import { longDate, parts, shortMonth } from '../../calendar.ts'
import { fictionNotice, overprint } from '../../drawing/overprint.ts'
import { box, letterPaper, line, lines, shape, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../drawing/sheet.ts'
import { table } from '../../drawing/table.ts'
import { printedDollars, printedMoney } from '../../money.ts'
import { fullName } from '../../person.ts'
import { homeLines } from '../people.ts'
import type { StatementFigures, Transaction } from '../figures/statement.ts'

/** A Québec bank's statement: the account in a band, movements with the running balance, four totals at the foot. */
export function frenchStatementPage(figures: StatementFigures): Sheet {
  const opening = ['', 'Solde reporté', '', '', printedMoney(figures.opening, 'fr')]
  const activity = table(columns, [opening, ...figures.transactions.map(row)], {
    x: 36,
    y: 262,
    width: 540,
    leading: 17,
    size: 8.8,
    shade: '#8c2f39',
    ink: '#fff',
  })
  const marks = [
    overprint(306, 460, 96, 'SPÉCIMEN', -30),
    ...letterhead(),
    ...holder(figures),
    ...accountBand(figures),
    ...activity.marks,
    ...totals(activity.bottom + 20, figures),
    ...lines(
      36,
      726,
      11,
      [
        'Veuillez vérifier ce relevé et nous aviser de toute erreur dans les 30 jours. Une écriture non contestée est réputée exacte.',
        'Banque Grand-Héron, 9, quai des Brumes, Québec (Québec)  G1K 9Z9 - 1 800 555-0188',
      ],
      { size: 7.4, color: '#555' },
    ),
    fictionNotice(772, 'SPÉCIMEN - banque et cliente fictives'),
    text(576, 772, 'Page 1 de 1', { size: 7.6, align: 'right', color: '#555' }),
  ]
  return { ...letterPaper, background: '#fff', marks }
}

function letterhead(): Mark[] {
  return [
    box(36, 34, 36, 36, { fill: '#8c2f39' }),
    shape('M44 62 C44 50 54 52 54 42 C58 44 64 44 68 42 C62 50 60 56 58 64', { stroke: '#fff', strokeWidth: 2.4 }),
    text(82, 58, 'Banque Grand-Héron', { size: 17, face: 'serif-bold', color: '#8c2f39' }),
    text(576, 54, 'RELEVÉ DE COMPTE', { size: 14, face: 'narrow-bold', align: 'right' }),
    text(576, 68, 'Compte d’opérations courantes', { size: 8.6, align: 'right', color: '#555' }),
  ]
}

function holder({ person, periodStart, periodEnd, statementDate }: StatementFigures): Mark[] {
  return [
    ...lines(48, 124, 14, [fullName(person), ...homeLines(person)], { size: 10.4 }),
    text(352, 116, 'Période', { size: 8, color: '#555' }),
    text(352, 129, `Du ${longDate(periodStart, 'fr')} au ${longDate(periodEnd, 'fr')}`, { size: 9.4 }),
    text(352, 150, 'Date du relevé', { size: 8, color: '#555' }),
    text(352, 163, longDate(statementDate, 'fr'), { size: 9.4 }),
  ]
}

function accountBand(figures: StatementFigures): Mark[] {
  const cell = (x: number, label: string, value: string): Mark[] => [
    text(x, 214, label, { size: 7.8, color: '#6d4046' }),
    text(x, 230, value, { size: 10.4, face: 'narrow-bold' }),
  ]
  return [
    box(36, 198, 540, 44, { fill: '#f7eeee' }),
    ...cell(48, 'Numéro de compte', figures.accountNumber),
    ...cell(170, 'Transit', '30042'),
    ...cell(250, 'Institution', '898'),
    ...cell(330, 'Devise', 'CAD'),
    ...cell(410, 'Solde au début', printedDollars(figures.opening, 'fr')),
  ]
}

function totals(top: number, figures: StatementFigures): Mark[] {
  const cell = (x: number, label: string, cents: number, bold = false): Mark[] => [
    text(x, top + 16, label, { size: 8, color: '#6d4046' }),
    text(x, top + 32, printedDollars(cents, 'fr'), { size: 10.4, face: bold ? 'narrow-bold' : 'narrow' }),
  ]
  return [
    box(36, top, 540, 44, { stroke: '#8c2f39', strokeWidth: 0.8 }),
    ...[171, 306, 441].map((x) => line(x, top, x, top + 44, { stroke: '#8c2f39', strokeWidth: 0.5 })),
    ...cell(46, 'Solde initial', figures.opening),
    ...cell(181, 'Total des crédits', figures.credits),
    ...cell(316, 'Total des débits', figures.debits),
    ...cell(451, 'Solde final', figures.closing, true),
  ]
}

function row({ date, description, amount, balance }: Transaction): string[] {
  const printed = printedMoney(Math.abs(amount), 'fr')
  const day = `${parts(date).day} ${shortMonth(date, 'fr')}`
  return [day, description, amount < 0 ? printed : '', amount < 0 ? '' : printed, printedMoney(balance, 'fr')]
}

const columns = [
  { title: 'Date', x: 42, align: 'left' },
  { title: 'Opération', x: 92, align: 'left' },
  { title: 'Retraits', x: 392, align: 'right' },
  { title: 'Dépôts', x: 478, align: 'right' },
  { title: 'Solde', x: 570, align: 'right' },
] as const
