import { addDays, addYears } from '../../../../calendar.ts'
import { box, ellipse, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { ibanOf } from '../accounts.ts'
import {
  a4Sheet,
  amount,
  canonical,
  dayFirst,
  fitted,
  frenchDate,
  paragraph,
  putAddress,
  putDate,
  rowsAt,
} from '../kit.ts'
import { european, europeanHome, europeanIssuer } from '../people.ts'

const orange = '#d9541e'
const body = { size: 9, face: 'sans' } as const
const columns = [
  { x: 50, align: 'left' },
  { x: 330, align: 'right' },
  { x: 430, align: 'right' },
  { x: 545, align: 'right' },
] as const
const offer =
  'Le saviez-vous ? En passant à la facture électronique et à la domiciliation, vous économisez 18,00 € par an. Activez-les dans votre espace client.'

/** A yearly settlement in Belgium: a letter with greeting, advances taken off, the next monthly advance beside the balance, a transfer form, details behind. */
export const beEnergy: UnseenLayout = {
  name: 'be-energy',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const holder = european(paper, 'BE')
    const title = holder.sex === 'F' ? 'Madame' : 'Monsieur'
    const issued = addDays('2026-07-20', paper.between(0, 75))
    const due = addDays(issued, 20)
    const until = addDays(issued, -paper.between(9, 16))
    const from = addDays(addYears(until, -1), 1)
    const issuer = europeanIssuer(paper, 'BE')
    const [power, gas] = [paper.between(48_000, 131_000), paper.between(60_000, 190_000)]
    const [grid, levies] = [paper.between(21_000, 44_000), paper.between(9000, 19_000)]
    const net = power + gas + grid + levies
    const tax = Math.round(net * 0.06)
    const advance = Math.floor((net + tax) / 1150) * 100
    const paid = advance * 11
    const balance = net + tax - paid
    const money = (cents: number) => `${amount(cents, 'dot')} €`
    const base = paper.code('1#########')
    const message = `${base}${String(Number(base) % 97 || 97).padStart(2, '0')}`
    const structured = `+++${message.slice(0, 3)}/${message.slice(3, 7)}/${message.slice(7)}+++`
    const client = paper.code('71## ### ###')
    const vat = paper.code('0###.###.###')
    const iban = ibanOf('BE', paper.code('0##########') + '00')
      .replace(/(.{4})/g, '$1 ')
      .trim()
    const story = paragraph(
      { x: 50, y: 292, width: 300, leading: 13 },
      `Voici votre facture de régularisation pour l’électricité et le gaz naturel consommés du ${dayFirst(from)} au ${dayFirst(until)}. Vos onze acomptes n’ont pas tout à fait suffi : il vous reste à payer le montant ci-contre.`,
      body,
    )
    const next = paragraph(
      { x: 50, y: story.bottom + 8, width: 300, leading: 13 },
      `Votre nouvel acompte mensuel s’élève à ${money(advance + 700)} à partir du ${frenchDate(`${until.slice(0, 4)}-11-01`)}.`,
      body,
    )
    const foot = (page: number) => [
      line(50, 790, 545, 790, { stroke: orange }),
      text(
        50,
        801,
        `${issuer} – Quai des Péniches 12, 4020 Liège – TVA BE ${vat} RPM Liège – fournisseur d’énergie agréé`,
        { size: 6.5 },
      ),
      text(545, 801, `Page ${page} de 2`, { size: 6.5, align: 'right' }),
      text(545, 814, 'SPECIMEN', { size: 6, align: 'right' }),
    ]
    paper.put('issuer_name', issuer)
    const first = [
      ellipse(70, 58, 20, 20, { fill: orange }),
      ellipse(84, 58, 20, 20, { fill: '#f2b632', opacity: 0.9 }),
      text(112, 66, `${issuer.split(' ')[0]?.toLowerCase() ?? ''}`, { size: 24, face: 'sans-bold', color: '#333' }),
      text(50, 112, 'Questions ? 078 15 90 90 (lu–ve 8 h–18 h)', { size: 7.5 }),
      text(320, 138, `${title} ${paper.put('document_holder_name', `${holder.given} ${holder.surname}`)}`, {
        size: 10.5,
        face: 'sans',
      }),
      ...putAddress(paper, europeanHome(paper, 'BE')).map((row, index) =>
        text(320, 152 + index * 14, row, { size: 10.5, face: 'sans' }),
      ),
      ...[
        ['Numéro de client', paper.put('account_number', client)],
        ['Facture n°', paper.code('7## #### ####')],
        ['Date de la facture', putDate(paper, 'document_date', issued, dayFirst(issued, '.'))],
        ['Code EAN électricité', `5414488${paper.code('###########')}`],
        ['Code EAN gaz', `5414567${paper.code('###########')}`],
      ].flatMap(([caption = '', value = ''], index) => [
        text(50, 138 + index * 13, caption, { size: 8, color: '#666' }),
        text(150, 138 + index * 13, value, { size: 8 }),
      ]),
      text(50, 244, 'Facture de régularisation', { size: 17, face: 'sans-bold', color: orange }),
      text(50, 272, `Bonjour ${holder.given},`, body),
      ...story.marks,
      ...next.marks,
      roundedBox(380, 258, 165, 112, 8, { fill: '#fdeee4' }),
      text(392, 278, 'Solde à payer', { ...body, color: orange }),
      text(392, 304, paper.put('amount_due', canonical(balance), money(balance)), { size: 20, face: 'sans-bold' }),
      text(392, 326, `avant le ${putDate(paper, 'due_date', due, frenchDate(due))}`, body),
      text(392, 342, 'avec la communication', { size: 7.5 }),
      text(392, 355, structured, { size: 8.5, face: 'sans-bold' }),
      box(50, 412, 495, 18, { fill: orange }),
      text(56, 424, 'En bref', { size: 9, face: 'sans-bold', color: '#fff' }),
      ...rowsAt(
        [columns[0], columns[3]],
        [
          ['Coût total de votre consommation, TVA comprise', money(net + tax)],
          [`Acomptes facturés (11 × ${money(advance)})`, `-${money(paid)}`],
          ['Solde de cette facture', money(balance)],
        ],
        { y: 448, leading: 17 },
        body,
      ),
      line(50, 487, 545, 487, { stroke: '#bbb' }),
      ...paragraph({ x: 50, y: 522, width: 495, leading: 11 }, offer, { size: 8, color: '#555' }).marks,
      text(297, 592, '- - - - - - - - - - - -  Ordre de virement européen (SEPA)  - - - - - - - - - - - -', {
        size: 7,
        align: 'middle',
      }),
      box(50, 602, 495, 160, { stroke: orange, fill: '#fff6f0' }),
      ...[
        ['Montant', `EUR ${amount(balance, 'none')}`],
        ['IBAN bénéficiaire', iban],
        ['BIC bénéficiaire', 'HLVOBEBB'],
        ['Nom et adresse bénéficiaire', `${issuer}, 4020 Liège`],
        ['Communication', structured],
      ].flatMap(([caption = '', value = ''], index) => [
        text(60, 624 + index * 28, caption, { size: 7, color: orange }),
        fitted(190, 626 + index * 28, 340, value, { size: 10, face: 'mono' }),
      ]),
      ...foot(1),
    ]
    const details = [
      ['Électricité – énergie (tarif variable)', `${paper.between(1800, 4200)} kWh`, '', money(power)],
      ['Gaz naturel – énergie', `${paper.between(7000, 21_000)} kWh`, '', money(gas)],
      ['Tarifs de réseau (distribution et transport)', '', '', money(grid)],
      ['Redevances et surcharges', '', '', money(levies)],
      ['Total hors TVA', '', '', money(net)],
      ['TVA', '6 %', money(net), money(tax)],
      ['Total TVA comprise', '', '', money(net + tax)],
    ]
    const second = [
      text(50, 70, 'Le détail de votre facture', { size: 14, face: 'sans-bold', color: orange }),
      text(50, 88, `Client ${client} – lieu de fourniture : voir première page`, { size: 8 }),
      ...rowsAt(
        columns,
        [['', 'Quantité', 'Base', 'Montant']],
        { y: 120, leading: 1 },
        { face: 'narrow-bold', size: 8.5 },
      ),
      ...rowsAt(columns, details, { y: 142, leading: 18 }, { size: 9 }),
      text(
        50,
        300,
        'Index relevés par le gestionnaire de réseau. Vous pouvez contester cette facture dans les douze mois.',
        { size: 7.5 },
      ),
      text(
        50,
        312,
        'En cas de retard, des frais de rappel de 7,50 € et de mise en demeure de 15,00 € sont portés en compte.',
        { size: 7.5 },
      ),
      ...foot(2),
    ]
    return [a4Sheet(first), a4Sheet(second)]
  },
}
