import { addDays } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, dayFirst, rowsAt } from '../kit.ts'
import { moroccan, moroccanHome } from '../people.ts'

const works = [
  'Dépose ancien chauffe-eau',
  'Chauffe-eau électrique 80 L',
  'Tube multicouche Ø 20 (ml)',
  'Robinetterie lavabo',
  'Main-d’œuvre (heures)',
  'Groupe de sécurité',
]
const columns = [
  { x: 56, align: 'left' },
  { x: 330, align: 'right' },
  { x: 430, align: 'right' },
  { x: 540, align: 'right' },
] as const

/** A plumber's quote to a household: totals, identifiers and an address as a water bill has them, but an offer of works. */
export const maQuote: UnseenLayout = {
  name: 'ma-quote',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const client = moroccan(paper)
    const issued = addDays('2026-08-10', paper.between(0, 60))
    const items = works.map((label) => ({ label, count: paper.between(1, 6), cents: paper.between(4000, 140_000) }))
    const net = items.reduce((sum, { count, cents }) => sum + count * cents, 0)
    const tax = Math.round(net * 0.2)
    const rows = items.map(({ label, count, cents }) => [
      label,
      String(count),
      amount(cents, 'space'),
      amount(count * cents, 'space'),
    ])
    const sums = [
      ['Total HT', amount(net, 'space')],
      ['TVA 20 %', amount(tax, 'space')],
      ['Total TTC', `${amount(net + tax, 'space')} DH`],
    ]
    const marks = [
      shape('M56 40 C80 40 80 70 56 70 C44 70 44 40 56 40 Z', { fill: '#2277aa' }),
      text(92, 58, 'Plomberie Sanitaire OUAHA', { size: 15, face: 'sans-bold', color: '#2277aa' }),
      text(92, 72, 'Installation – dépannage – chauffage', { size: 8.5 }),
      text(540, 60, `DEVIS N° ${paper.code('26/###')}`, { size: 14, face: 'sans-bold', align: 'right' }),
      text(540, 74, `Date : ${dayFirst(issued)}    Validité : 30 jours`, { size: 8.5, align: 'right' }),
      box(320, 96, 220, 58, { stroke: '#2277aa' }),
      text(328, 112, `Client : ${client.given} ${client.surname}`, { size: 9.5 }),
      ...moroccanHome(paper).map((row, index) => text(328, 126 + index * 12, row, { size: 8.5 })),
      text(56, 190, 'Objet : remplacement du chauffe-eau et reprise de l’alimentation en eau', { size: 9.5 }),
      box(50, 206, 496, 18, { fill: '#dfeef6' }),
      ...rowsAt(
        columns,
        [['Désignation', 'Qté', 'P.U. HT', 'Montant HT']],
        { y: 218, leading: 1 },
        { face: 'narrow-bold' },
      ),
      ...rowsAt(columns, rows, { y: 244, leading: 20 }, { size: 9 }),
      line(50, 366, 546, 366),
      ...rowsAt([{ x: 400, align: 'left' }, columns[3]], sums, { y: 386, leading: 16 }, { size: 9.5 }),
      text(
        56,
        460,
        'Conditions : 50 % à la commande, solde à la fin des travaux. Bon pour accord (date et signature) :',
        { size: 8.5 },
      ),
      box(56, 470, 200, 60, { stroke: '#999', strokeWidth: 0.5 }),
      text(
        297,
        800,
        `Patente ${paper.code('########')} – RC ${paper.code('#####')} – IF ${paper.code('########')} – ICE ${paper.code('00#############')} – SPECIMEN`,
        { size: 7, align: 'middle' },
      ),
    ]
    return [a4Sheet(marks)]
  },
}
