import { longDate } from '../../calendar.ts'
import { fictionNotice, overprint } from '../../drawing/overprint.ts'
import { box, ellipse, letterPaper, line, lines, shape, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../drawing/sheet.ts'
import { table, totalLine } from '../../drawing/table.ts'
import { printedDollars } from '../../money.ts'
import { fullName } from '../../person.ts'
import { homeLines } from '../people.ts'
import type { BillFigures } from '../figures/bill.ts'

/** A Québec electricity bill: the column of key figures on the right, the account's summary, the calculation, the stub. */
export function frenchBillPage(figures: BillFigures): Sheet {
  const money = (cents: number) => printedDollars(cents, 'fr')
  const calculation = table(
    [
      { title: 'Calcul de la facture - tarif résidentiel', x: 48, align: 'left' },
      { title: 'Détail', x: 250, align: 'left' },
      { title: 'Montant', x: 560, align: 'right' },
    ],
    figures.charges.map(({ label, detail, amount }) => [label, detail, money(amount)]),
    { x: 42, y: 402, width: 528, leading: 17, size: 8.8, shade: '#e4efe6', ink: '#1d5c33' },
  )
  const marks = [
    overprint(300, 480, 96, 'SPÉCIMEN', -30),
    ...letterhead(),
    ...customer(figures),
    ...keyFigures(figures),
    ...accountSummary(figures),
    ...calculation.marks,
    ...totalLine('Total de la période', money(figures.newCharges), {
      x: 48,
      right: 560,
      y: calculation.bottom + 14,
      size: 9.4,
      bold: true,
    }),
    ...usageChart(figures),
    ...stub(figures),
    fictionNotice(776, 'SPÉCIMEN - fournisseur et cliente fictifs'),
  ]
  return { ...letterPaper, background: '#fff', marks }
}

function letterhead(): Mark[] {
  return [
    ellipse(60, 52, 18, 18, { fill: '#1d5c33' }),
    shape('M46 56 L54 42 L60 52 L65 46 L74 58 Z', { fill: '#fff' }),
    text(86, 58, 'Énergie Boréale', { size: 19, face: 'narrow-bold', color: '#1d5c33' }),
    text(570, 48, 'Facture d’électricité', { size: 13, face: 'narrow-bold', align: 'right', color: '#1d5c33' }),
    text(570, 62, 'Service à la clientèle : 1 800 555-0151', { size: 7.8, align: 'right', color: '#555' }),
    line(42, 80, 570, 80, { stroke: '#1d5c33', strokeWidth: 1.2 }),
  ]
}

function customer({ person }: BillFigures): Mark[] {
  return [
    ...lines(48, 128, 14, [`Mme ${fullName(person)}`, ...homeLines(person)], { size: 10.4 }),
    text(48, 204, 'Lieu de consommation', { size: 8, face: 'narrow-bold', color: '#1d5c33' }),
    ...lines(48, 217, 12, homeLines(person), { size: 8.8 }),
    text(48, 246, 'Compteur 4HQ 773 0921', { size: 8, color: '#555' }),
  ]
}

function keyFigures(figures: BillFigures): Mark[] {
  const pairs = [
    ['Numéro de compte', figures.accountNumber],
    ['Date de facturation', longDate(figures.billDate, 'fr')],
    ['Période de consommation', `Du ${figures.periodStart} au ${figures.periodEnd}`],
    ['Date d’échéance', longDate(figures.dueDate, 'fr')],
  ] as const
  return [
    box(352, 98, 218, 178, { fill: '#f3f8f4' }),
    ...pairs.flatMap(([label, value], index) => [
      text(364, 116 + index * 30, label, { size: 7.8, color: '#46604d' }),
      text(364, 129 + index * 30, value, { size: 9.8 }),
    ]),
    box(352, 232, 218, 44, { fill: '#1d5c33' }),
    text(364, 258, 'Montant à payer', { size: 10.4, face: 'narrow-bold', color: '#fff' }),
    text(560, 259, printedDollars(figures.newCharges, 'fr'), {
      size: 14,
      face: 'narrow-bold',
      color: '#fff',
      align: 'right',
    }),
  ]
}

function accountSummary(figures: BillFigures): Mark[] {
  const money = (cents: number) => printedDollars(cents, 'fr')
  const row = (y: number, label: string, value: string, bold = false) =>
    totalLine(label, value, { x: 48, right: 560, y, size: 9, bold })
  return [
    text(48, 304, 'Sommaire de votre compte', { size: 10.4, face: 'narrow-bold', color: '#1d5c33' }),
    ...row(322, 'Montant de la facture précédente', money(figures.previousBalance)),
    ...row(338, `Paiement reçu le ${longDate(figures.paidOn, 'fr')} - merci`, money(-figures.previousBalance)),
    ...row(354, 'Montant de la période', money(figures.newCharges)),
    line(48, 361, 560, 361, { stroke: '#9db8a5' }),
    ...row(375, 'Total à payer', money(figures.newCharges), true),
  ]
}

function usageChart({ usage }: BillFigures): Mark[] {
  const base = 616
  return [
    text(48, 548, 'Votre consommation (kWh)', { size: 9, face: 'narrow-bold', color: '#1d5c33' }),
    ...usage.flatMap((kilowattHours, index) => {
      const height = kilowattHours * 0.017
      return [
        box(60 + index * 38, base - height, 24, height, { fill: index === usage.length - 1 ? '#1d5c33' : '#a9cdb3' }),
        text(72 + index * 38, base + 9, String(kilowattHours), { size: 6.6, align: 'middle', color: '#555' }),
      ]
    }),
    line(54, base, 326, base, { stroke: '#555' }),
    ...lines(
      352,
      562,
      11.5,
      [
        'Vous avez utilisé 2 612 kWh en 60 jours.',
        'Mode de versements égaux : renseignez-vous.',
        'Des frais d’administration de 1,2 % par mois',
        's’appliquent après l’échéance.',
      ],
      { size: 7.8 },
    ),
  ]
}

function stub(figures: BillFigures): Mark[] {
  const { person } = figures
  return [
    line(0, 644, 612, 644, { stroke: '#999', strokeWidth: 0.5 }),
    text(570, 656, 'Détacher et joindre au paiement', { size: 7, align: 'right', color: '#555' }),
    ...lines(48, 682, 13, [`Mme ${fullName(person)}`, ...homeLines(person)]),
    text(352, 676, 'No de compte', { size: 8, color: '#46604d' }),
    text(352, 690, figures.accountNumber, { size: 10 }),
    text(470, 676, 'À payer avant le', { size: 8, color: '#46604d' }),
    text(470, 690, longDate(figures.dueDate, 'fr'), { size: 10 }),
    text(352, 712, 'Montant à payer', { size: 8, color: '#46604d' }),
    text(352, 727, printedDollars(figures.newCharges, 'fr'), { size: 12, face: 'narrow-bold' }),
    text(48, 750, 'Énergie Boréale, C. P. 11022, succ. Centre-ville, Québec (Québec)  G1A 8Z1', {
      size: 7.8,
      color: '#555',
    }),
  ]
}
