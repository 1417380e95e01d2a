import { longDate, parts } from '../../calendar.ts'
import { fictionNotice, overprint } from '../../drawing/overprint.ts'
import { box, ellipse, letterPaper, line, lines, shape, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../drawing/sheet.ts'
import { table, totalLine } from '../../drawing/table.ts'
import { printedDollars, printedMoney } from '../../money.ts'
import { fullName } from '../../person.ts'
import { homeLines } from '../people.ts'
import type { PayFigures, PayLine } from '../figures/pay.ts'

/** A Québec pay stub: gains above, retenues below, totals in a band, the deposit advice at the foot. */
export function frenchPayslipPage(figures: PayFigures): Sheet {
  const frame = { x: 36, width: 540, leading: 16, size: 8.6, shade: '#e3e6ee', ink: '#29335c' }
  const gains = table(gainColumns, figures.earnings.map(gainRow), { ...frame, y: 250 })
  const withheld = table(withheldColumns, figures.deductions.map(withheldRow), { ...frame, y: gains.bottom + 30 })
  const money = (cents: number) => printedMoney(cents, 'fr')
  const marks = [
    overprint(306, 470, 96, 'SPÉCIMEN', -30),
    ...letterhead(),
    ...employment(figures),
    ...gains.marks,
    ...sumRow(gains.bottom, 'Salaire brut', money(figures.gross), money(figures.grossYearToDate)),
    ...withheld.marks,
    ...sumRow(withheld.bottom, 'Total des retenues', money(figures.deducted), money(figures.deductedYearToDate)),
    ...netBand(withheld.bottom + 36, figures),
    ...depositAdvice(figures),
    fictionNotice(766, 'SPÉCIMEN - employeur et salariée fictifs'),
  ]
  return { ...letterPaper, background: '#fff', marks }
}

function letterhead(): Mark[] {
  return [
    ellipse(60, 58, 20, 20, { fill: '#29335c' }),
    shape('M48 58 C54 48 58 66 64 56 C68 50 70 54 73 58', { stroke: '#fff', strokeWidth: 2.6 }),
    text(92, 54, 'Ateliers Norduvent inc.', { size: 14, face: 'narrow-bold', color: '#29335c' }),
    text(92, 68, '2200, boulevard du Grand-Nord, Québec (Québec)  G2C 1X5', { size: 8 }),
    text(576, 54, 'BULLETIN DE PAIE', { size: 15, face: 'narrow-bold', align: 'right', color: '#29335c' }),
    text(576, 68, 'Talon à conserver', { size: 7.6, align: 'right', color: '#666' }),
  ]
}

function employment(figures: PayFigures): Mark[] {
  const { person } = figures
  const [street, town] = homeLines(person)
  const left = [
    ['Nom de l’employée', fullName(person)],
    ['Matricule', '4108-227'],
    ['Emploi', person.occupation],
    ['Date d’embauche', figures.hireDate],
    ['Adresse', street],
    ['', town],
  ] as const
  const right = [
    ['Date de paie', longDate(figures.payDate, 'fr')],
    ['Période du', `${figures.periodStart} au ${figures.periodEnd}`],
    ['Fréquence', 'Bimensuelle (24 paies)'],
    ['No de paie', String(parts(figures.payDate).month * 2 - (figures.payDate.endsWith('-15') ? 1 : 0))],
    ['Taux horaire', '31,20 $'],
    ['Dépôt no', '77120964'],
  ] as const
  const rows = (x: number, valueX: number, pairs: readonly (readonly [string, string])[]) =>
    pairs.flatMap(([label, value], index) => [
      text(x, 116 + index * 18, label === '' ? '' : `${label} :`, { size: 8.6, color: '#4a5068' }),
      text(valueX, 116 + index * 18, value, { size: 9 }),
    ])
  return [
    box(36, 98, 540, 124, { stroke: '#29335c', strokeWidth: 0.8 }),
    line(332, 98, 332, 222, { stroke: '#29335c', strokeWidth: 0.5 }),
    ...rows(46, 136, left),
    ...rows(342, 412, right),
  ]
}

function sumRow(top: number, label: string, current: string, yearToDate: string): Mark[] {
  const style = { size: 9, face: 'narrow-bold', align: 'right' } as const
  return [
    text(42, top + 12, label, { size: 9, face: 'narrow-bold' }),
    text(470, top + 12, current, style),
    text(570, top + 12, yearToDate, style),
  ]
}

function netBand(top: number, figures: PayFigures): Mark[] {
  return [
    box(36, top, 540, 44, { fill: '#f0f2f8', stroke: '#29335c', strokeWidth: 1 }),
    ...totalLine('Net à payer', printedDollars(figures.net, 'fr'), {
      x: 48,
      right: 290,
      y: top + 27,
      size: 13,
      bold: true,
    }),
    line(310, top + 8, 310, top + 36, { stroke: '#29335c', strokeWidth: 0.5 }),
    ...totalLine('Cumul net', printedDollars(figures.netYearToDate, 'fr'), {
      x: 326,
      right: 564,
      y: top + 27,
      size: 10.5,
      bold: false,
    }),
  ]
}

function depositAdvice(figures: PayFigures): Mark[] {
  const { person } = figures
  return [
    ...lines(
      36,
      576,
      12,
      [
        'Banque de vacances : 1 204,65 $     Heures accumulées : 18,75     Congés mobiles : 2',
        'Code de déduction : A (fédéral)  A (provincial)',
        'Conservez ce talon : il fait foi des sommes retenues et remises en votre nom. Renseignements : poste 3120.',
      ],
      { size: 7.8 },
    ),
    line(36, 626, 576, 626, { stroke: '#777', strokeWidth: 0.6 }),
    text(36, 646, 'AVIS DE DÉPÔT - NON NÉGOCIABLE', { size: 10, face: 'narrow-bold', color: '#29335c' }),
    ...lines(36, 664, 13, [fullName(person), ...homeLines(person)], {
      size: 9.4,
    }),
    ...lines(
      360,
      664,
      13,
      [`Déposé le ${figures.payDate}`, `Montant : ${printedDollars(figures.net, 'fr')}`, 'Folio : *****83-6'],
      { size: 9.4 },
    ),
  ]
}

function gainRow(row: PayLine): string[] {
  return [row.label, row.hours, row.rate, printedMoney(row.current, 'fr'), printedMoney(row.yearToDate, 'fr')]
}

function withheldRow(row: PayLine): string[] {
  return [row.label, printedMoney(row.current, 'fr'), printedMoney(row.yearToDate, 'fr')]
}

const gainColumns = [
  { title: 'GAINS', x: 42, align: 'left' },
  { title: 'Heures', x: 300, align: 'right' },
  { title: 'Taux', x: 370, align: 'right' },
  { title: 'Courant', x: 470, align: 'right' },
  { title: 'Cumulatif', x: 570, align: 'right' },
] as const

const withheldColumns = [
  { title: 'RETENUES', x: 42, align: 'left' },
  { title: 'Courant', x: 470, align: 'right' },
  { title: 'Cumulatif', x: 570, align: 'right' },
] as const
