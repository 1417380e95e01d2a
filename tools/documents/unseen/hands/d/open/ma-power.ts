import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  a4Sheet,
  amount,
  canonical,
  cell,
  dayFirst,
  fitted,
  frenchDate,
  paragraph,
  putAddress,
  rowsAt,
} from '../kit.ts'
import { moroccan, moroccanHome, moroccanIssuers } from '../people.ts'

const blue = '#0b4f7d'
const columns = [
  { x: 40, align: 'left' },
  { x: 250, align: 'right' },
  { x: 310, align: 'right' },
  { x: 370, align: 'right' },
  { x: 430, align: 'right' },
  { x: 490, align: 'right' },
  { x: 552, align: 'right' },
] as const
const headings = ['Désignation', 'Ancien index', 'Nouvel index', 'Quantité', 'P.U. HT', 'Taux TVA', 'Montant HT']
const advice =
  'Pour votre sécurité, n’ouvrez votre porte qu’à nos agents munis de leur carte professionnelle. Relevez vous-même votre compteur entre le 20 et le 25 du mois sur notre site ou au 0801 00 47 00 (numéro économique, 24h/24).'

/** A company's bill of electricity and water: its legal name only in the footer, meter tables, arrears above the total. */
export const maPower: UnseenLayout = {
  name: 'ma-power',
  docType: 'utility_bill',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const holder = moroccan(paper)
    const issued = addDays('2026-08-20', paper.between(0, 40))
    const due = addDays(issued, 21)
    const [from, until] = [addDays(issued, -35), addDays(issued, -5)]
    const issuer = paper.put('issuer_name', paper.pick(moroccanIssuers.power))
    const home = putAddress(paper, moroccanHome(paper))
    const [power, water] = [paper.between(90, 310), paper.between(6, 24)]
    const [meter, dial] = [paper.between(4200, 18_900), paper.between(310, 1400)]
    const first = Math.min(power, 100)
    const [firstCost, secondCost] = [Math.round(first * 79.11), Math.round((power - first) * 94.51)]
    const [waterCost, sewage, fees] = [Math.round(water * 371), Math.round(water * 129), 1450]
    const powerTax = Math.round((firstCost + secondCost) * 0.16)
    const waterTax = Math.round((waterCost + sewage + fees) * 0.08)
    const net = firstCost + secondCost + waterCost + sewage + fees
    const arrears = paper.chance(0.5) ? paper.between(8000, 61_000) : 0
    const total = net + powerTax + waterTax + arrears
    const price = (cents: number) => amount(cents, 'space')
    const rows = [
      ['ELECTRICITE   Compteur n° ' + paper.code('0######'), String(meter), String(meter + power), '', '', '', ''],
      ['   Tranche 1 (kWh)', '', '', String(first), '0,7911', '16 %', price(firstCost)],
      ['   Tranche 2 (kWh)', '', '', String(power - first), '0,9451', '16 %', price(secondCost)],
      ['EAU POTABLE   Compteur n° ' + paper.code('E####@'), String(dial), String(dial + water), '', '', '', ''],
      ['   Consommation (m3)', '', '', String(water), '3,7100', '8 %', price(waterCost)],
      ['   Redevance assainissement', '', '', String(water), '1,2900', '8 %', price(sewage)],
      ['   Redevances fixes et location compteur', '', '', '1', '14,5000', '8 %', price(fees)],
    ]
    const totals = [
      ['Total hors taxes', price(net)],
      ['TVA 16 %', price(powerTax)],
      ['TVA 8 %', price(waterTax)],
      ['Total TTC de la période', price(net + powerTax + waterTax)],
      ['Solde antérieur', price(arrears)],
    ]
    const tip = paragraph({ x: 40, y: 566, width: 250, leading: 11 }, advice, { size: 7.5, color: '#444' })
    const marks = [
      ellipse(58, 52, 20, 20, { fill: blue }),
      text(58, 59, issuer.charAt(0), { size: 20, face: 'sans-bold', color: '#fff', align: 'middle' }),
      text(86, 50, 'L’énergie et l’eau', { size: 11, face: 'sans-bold', color: blue }),
      text(86, 63, 'de votre ville', { size: 11, face: 'sans', color: blue }),
      text(553, 46, 'FACTURE', { size: 20, face: 'sans-bold', color: blue, align: 'right' }),
      text(553, 60, `n° ${paper.code('26-########')}`, { size: 8, align: 'right' }),
      ...cell(
        { x: 36, y: 92, width: 110, height: 28 },
        'N° de contrat',
        paper.put('account_number', paper.code('1######')),
      ),
      ...cell({ x: 146, y: 92, width: 80, height: 28 }, 'Tournée', paper.code('###.##')),
      ...cell({ x: 36, y: 120, width: 110, height: 28 }, 'Usage', 'DOMESTIQUE'),
      ...cell(
        { x: 146, y: 120, width: 80, height: 28 },
        'Agence',
        paper.pick(['Maârif', 'Centre', 'Hay Riad', 'Anfa']),
      ),
      fitted(
        330,
        104,
        220,
        `${holder.sex === 'F' ? 'MME' : 'M.'} ${paper.put('document_holder_name', `${holder.surname} ${holder.given}`.toUpperCase())}`,
        { size: 10 },
      ),
      ...home.map((row, index) => fitted(330, 117 + index * 13, 220, row, { size: 10 })),
      text(36, 178, `Facture du ${paper.put('document_date', issued, frenchDate(issued))}`, {
        size: 11,
        face: 'sans-bold',
      }),
      text(36, 193, `Consommation du ${dayFirst(from)} au ${dayFirst(until)} (30 jours) – index relevés`, {
        size: 8.5,
      }),
      roundedBox(330, 166, 223, 40, 6, { fill: '#e3eef6' }),
      text(340, 182, `A régler avant le ${paper.put('due_date', due, dayFirst(due))}`, { size: 9.5 }),
      text(340, 198, 'Montant', { size: 9.5 }),
      text(545, 198, `${price(total)} DH`, { size: 13, face: 'sans-bold', align: 'right', color: blue }),
      box(36, 224, 520, 18, { fill: blue }),
      ...rowsAt(columns, [headings], { y: 236, leading: 16 }, { face: 'narrow-bold', color: '#fff', size: 7.5 }),
      ...rowsAt(columns, rows, { y: 260, leading: 19 }),
      line(36, 392, 556, 392, { stroke: blue }),
      ...rowsAt(
        [
          { x: 350, align: 'left' },
          { x: 552, align: 'right' },
        ],
        totals,
        { y: 410, leading: 16 },
        { size: 9 },
      ),
      box(340, 488, 216, 26, { stroke: blue, strokeWidth: 1.2 }),
      text(350, 505, 'NET A PAYER (DH)', { size: 10.5, face: 'sans-bold' }),
      text(552, 505, paper.put('amount_due', canonical(total), price(total)), {
        size: 12,
        face: 'sans-bold',
        align: 'right',
      }),
      text(40, 410, 'Votre consommation (kWh)', { size: 7.5, face: 'narrow-bold' }),
      ...['A', 'M', 'J', 'J', 'A', 'S'].flatMap((month, index) => {
        const high = paper.between(20, 78)
        return [
          box(46 + index * 34, 508 - high, 20, high, { fill: '#8cb8d6' }),
          text(53 + index * 34, 520, month, { size: 7 }),
        ]
      }),
      ...tip.marks,
      text(340, 566, 'Où payer ?', { size: 8.5, face: 'narrow-bold', color: blue }),
      ...[
        'Agences, espaces de paiement de proximité,',
        'guichets automatiques, site et application.',
        'Tout retard : frais de relance 12,00 DH HT.',
      ].map((row, index) => text(340, 579 + index * 11, row, { size: 7.5 })),
      line(36, 770, 556, 770, { stroke: '#999', strokeWidth: 0.4 }),
      text(
        297,
        784,
        `${issuer} – Société anonyme au capital de 210 000 000 DH – Siège social : 6, rue des Barrages, Casablanca`,
        { size: 6.5, align: 'middle' },
      ),
      text(
        297,
        793,
        `RC 55 ${paper.code('###')} – IF 0${paper.code('######')} – ICE 00${paper.code('#############')} – Délégation de service public`,
        { size: 6.5, align: 'middle' },
      ),
      text(297, 806, 'SPECIMEN – document fictif', { size: 6, align: 'middle', color: '#a33' }),
    ]
    return [a4Sheet(marks)]
  },
}
