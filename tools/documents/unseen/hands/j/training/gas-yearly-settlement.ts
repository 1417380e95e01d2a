import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, euros, letter, money, page, pairs, rows, siren } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** A yearly settlement of gas: used, less the monthly payments, the rest to pay or paid back, then the next year's calendar. */
export const gasYearlySettlement: UnseenLayout = {
  name: 'gas-yearly-settlement',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.energy)
    const issued = addDays(paper.today, -paper.between(8, 200))
    const used = paper.between(62_000, 190_000)
    const monthly = Math.round((used * paper.between(86, 99)) / 1_200)
    const paid = monthly * 12
    const rest = used - paid
    const next = Math.round(used / 1_200) * 100
    const who = somebody(paper)
    const isBlue = paper.chance(0.5)
    const tone = isBlue ? '#00669c' : '#7a1f5c'
    const opening = letter(
      [
        paper.pick(['Madame, Monsieur,', 'Bonjour,', 'Cher client,']),
        `Voici votre facture annuelle de gaz naturel. Sur les douze derniers mois, vous avez consommé pour ${euros(used, ' ')} € et vos mensualités déjà versées s’élèvent à ${euros(paid, ' ')} €.`,
        paper.pick([
          'La différence est à régler aux conditions indiquées ci-dessous.',
          'Il vous reste donc un solde à régler.',
          'Le solde restant dû figure dans le cadre ci-contre.',
        ]),
      ],
      { x: 46, y: 262, width: 270, leading: 13 },
      { size: 9.2, face: 'sans' },
    )
    return [
      page(paper, [
        ellipse(64, 56, 20, 20, { fill: tone }),
        ellipse(72, 50, 10, 10, { fill: '#ffffff' }),
        text(94, 62, paper.put('issuer_name', issuer), { size: 17, face: 'sans', color: tone }),
        ...pairs(
          [
            [
              paper.pick(['Compte client', 'Référence client', 'Compte contrat n°']),
              paper.put('account_number', paper.code('3## ### ### ###')),
            ],
            ['Facture n°', paper.code('F-26-########')],
            [paper.pick(['Date', 'Établie le', 'Date de facture']), day(paper, 'document_date', issued, 'dots')],
            ['PCE', paper.code('GI ### ###')],
          ],
          { x: 46, y: 104, leading: 12, gap: 84 },
          { size: 8.5, face: 'sans' },
        ),
        ...addressee(paper, who, { x: 336, y: 138, leading: 13 }, { size: 10, face: 'sans' }),
        text(
          46,
          232,
          paper.pick([
            'Votre facture annuelle de régularisation',
            'Facture de régularisation',
            'Bilan annuel de votre contrat gaz',
          ]),
          { size: 15, face: 'sans', color: tone },
        ),
        ...opening.marks,
        box(336, 246, 218, 112, { stroke: tone, strokeWidth: 1.2 }),
        ...pairs(
          [
            ['Votre consommation TTC', `${euros(used, ' ')} €`],
            ['Mensualités facturées', `-${euros(paid, ' ')} €`],
          ],
          { x: 346, y: 264, leading: 16, right: 546 },
          { size: 9 },
        ),
        line(346, 288, 546, 288),
        text(346, 306, paper.pick(['Solde à payer', 'Reste à payer', 'Montant à régler']), {
          size: 10,
          face: 'sans-bold',
        }),
        text(546, 324, `${money(paper, 'amount_due', rest, ' ')} €`, {
          size: 17,
          face: 'sans-bold',
          color: tone,
          align: 'right',
        }),
        text(
          346,
          344,
          `${paper.pick(['prélèvement le', 'avant le', 'date limite :'])} ${day(paper, 'due_date', addDays(issued, paper.between(12, 20)), 'dots')}`,
          { size: 8.5 },
        ),
        text(46, 400, 'Vos consommations', { size: 11, face: 'sans', color: tone }),
        box(46, 408, 508, 15, { fill: '#eeeeee' }),
        ...rows(
          [52, -250, -330, -420, -546],
          [
            ['Période', 'Relevé', 'm³', 'Coef. / kWh', 'Montant TTC'],
            [
              `${dateText(addDays(issued, -372), 'short')} - ${dateText(addDays(issued, -190), 'short')}`,
              'réel',
              String(paper.between(300, 700)),
              '11,24',
              euros(Math.round(used * 0.64), ' '),
            ],
            [
              `${dateText(addDays(issued, -189), 'short')} - ${dateText(addDays(issued, -7), 'short')}`,
              'estimé',
              String(paper.between(90, 290)),
              '11,31',
              euros(used - Math.round(used * 0.64), ' '),
            ],
          ],
          { y: 419, leading: 17 },
          { size: 8.5 },
        ),
        text(46, 490, 'Votre nouveau calendrier de mensualités', { size: 11, face: 'sans', color: tone }),
        ...rows(
          [52, 180, 308, 436],
          Array.from({ length: 3 }, (_, row) =>
            Array.from(
              { length: 4 },
              (__, column) =>
                `${dateText(addDays(issued, 35 + (row * 4 + column) * 30), 'short')}   ${euros(next, ' ')} €`,
            ),
          ),
          { y: 510, leading: 15 },
          { size: 8 },
        ),
        ...rows(
          [46],
          [
            ['Médiateur national de l’énergie : Libre réponse n° 59252, 75443 Paris Cedex 09.'],
            ['Paiement par chèque : joindre le coupon, à l’ordre du fournisseur, TSA 42108, 76934 Rouen Cedex 9.'],
            [
              `${issuer} - SAS au capital de 8 400 000 € - RCS Nanterre ${siren(paper)} - TVA FR${paper.code('##')} - 12 place de l’Iris, 92400 Courbevoie`,
            ],
          ],
          { y: 772, leading: 11 },
          { size: 6.8, color: '#555555' },
        ),
      ]),
    ]
  },
}
