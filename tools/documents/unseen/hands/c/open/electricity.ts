import { addDays, longDate } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, issuers, resident } from '../people.ts'
import { amount, bars, dmy, logo, page, paragraph, rows, stack } from '../print.ts'

/** A supplier's two-sided bill by post: references in a grey margin, the sum in a coloured box, the detail overleaf. */
export const electricity: UnseenLayout = {
  name: 'facture-electricite-marge-grise',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [brand, company] = paper.pick(issuers.power)
    const [person, place] = [resident(paper), home(paper)]
    const lines = homeLines(place)
    const issued = addDays(paper.today, -paper.between(12, 70))
    const due = addDays(issued, paper.between(14, 21))
    const [subscription, peak, off] = [paper.between(2600, 4200), paper.between(120, 480), paper.between(90, 300)]
    const energy = [Math.round(peak * 20.65), Math.round(off * 15.79)]
    const taxes = Math.round((peak + off) * 2.57)
    const net = subscription + energy.reduce((sum, one) => sum + one, 0) + taxes
    const vat = Math.round(net * 0.2)
    const total = net + vat
    const sum = `${amount(total)} €`
    const name = paper.put('document_holder_name', `${person.given} ${person.surname}`)
    paper.put('address', lines.join(', '), lines.join(' '))
    const color = paper.pick(['#10367a', '#0b7a4b', '#c0501a'])
    const help = paragraph(
      42,
      560,
      150,
      'Une question ? Votre conseiller au 09 69 00 00 00 (appel non surtaxé), du lundi au samedi de 8h à 20h. Urgence dépannage : 09 00 00 00 00.',
      { size: 7.5, color: '#444444' },
    )
    const front = [
      box(30, 30, 170, 780, { fill: '#f0f1f3' }),
      ...logo(42, 44, 110, brand, color),
      text(42, 112, 'VOS RÉFÉRENCES', { face: 'narrow-bold', size: 8.5, color }),
      ...stack(42, 128, 11, ['N° client', paper.code('# ### ### ###'), '', 'N° de compte'], { size: 8.5 }),
      text(42, 172, paper.put('account_number', paper.code('4 0## ### ### ###')), { size: 8.5, face: 'narrow-bold' }),
      ...stack(42, 196, 11, ['N° de facture', paper.code('10 ### ### ###'), '', 'Lieu de consommation', ...lines], {
        size: 8.5,
      }),
      ...stack(
        42,
        290,
        11,
        [
          'Point de livraison (PDL)',
          paper.code('## ### ### ### ###'),
          '',
          'Compteur n° ' + paper.code('###'),
          'Puissance 6 kVA – Heures creuses',
        ],
        { size: 8.5 },
      ),
      text(42, 548, 'NOUS CONTACTER', { face: 'narrow-bold', size: 8.5, color }),
      ...help.marks,
      ...stack(
        42,
        690,
        9,
        [
          paper.put('issuer_name', company),
          'au capital de 48 250 000 €',
          'RCS Nanterre ' + paper.code('5## ### ###'),
          'Siège social : 14 place des Arcades',
          '92400 COURBEVOIE',
          'TVA FR ' + paper.code('## ### ### ###'),
        ],
        { size: 6.8, color: '#555555' },
      ),
      ...stack(330, 130, 13, [`${person.title} ${name}`, ...lines], { size: 10.5, face: 'sans' }),
      text(225, 250, `Votre facture d'électricité`, { size: 17, face: 'sans-bold', color }),
      text(225, 270, `du ${paper.put('document_date', issued, longDate(issued, 'fr'))}`, { size: 13, color }),
      roundedBox(225, 288, 330, 92, 10, { fill: '#ffffff', stroke: color, strokeWidth: 1.4 }),
      text(240, 312, 'Montant à régler (TTC)', { size: 11 }),
      text(540, 314, paper.put('amount_due', canonicalMoney(total), sum), {
        size: 20,
        face: 'sans-bold',
        align: 'right',
        color,
      }),
      line(240, 326, 540, 326, { stroke: color }),
      text(240, 344, `à régler avant le ${paper.put('due_date', due, dmy(due))}`, { size: 10.5, face: 'narrow-bold' }),
      text(240, 362, 'Prochaine facture vers le ' + longDate(addDays(issued, 61), 'fr'), { size: 9 }),
      text(225, 412, 'En résumé', { size: 12, face: 'narrow-bold', color }),
      ...rows(
        [225, -540],
        [
          ['Abonnement (HT)', `${amount(subscription)} €`],
          ['Consommation (HT)', `${amount(net - subscription - taxes)} €`],
          ['Taxes et contributions (HT)', `${amount(taxes)} €`],
          ['TVA', `${amount(vat)} €`],
        ],
        { y: 434, leading: 17, rule: '#c4c8ce', size: 9.5 },
      ),
      text(225, 508, 'Total TTC', { size: 10.5, face: 'narrow-bold' }),
      text(540, 508, sum, { size: 10.5, face: 'narrow-bold', align: 'right' }),
      ...paragraph(
        225,
        560,
        325,
        `Passez au prélèvement automatique : vous n'avez plus rien à faire. Estimation de votre consommation annuelle : ${peak * 6} kWh. Offre Week-End : jusqu'au 31 décembre, 30 € offerts pour tout parrainage.`,
        { size: 8.5 },
      ).marks,
      line(215, 700, 560, 700, { stroke: '#888888', strokeWidth: 0.5 }),
      text(225, 714, 'TALON DE PAIEMENT – à joindre à votre chèque', { size: 7 }),
      text(225, 732, paper.code('5####### 0######## ## 4##########'), { size: 10, face: 'mono' }),
      ...bars(paper, 225, 742, 180, 26),
      text(540, 760, sum, { size: 11, face: 'mono-bold', align: 'right' }),
    ]
    const back = [
      text(40, 60, `Facture du ${dmy(issued)} – détail`, { size: 13, face: 'sans-bold', color }),
      text(555, 60, '2/2', { size: 8, align: 'right' }),
      ...rows(
        [40, 160, -345, -430, -540],
        [
          ['', 'Période', 'Quantité', 'Prix unitaire HT', 'Montant HT'],
          [
            'Abonnement',
            `du ${dmy(addDays(issued, -60))} au ${dmy(issued)}`,
            '2 mois',
            amount(Math.round(subscription / 2)),
            amount(subscription),
          ],
          ['Conso. heures pleines', 'relevé', `${peak} kWh`, '0,2065', amount(energy[0] ?? 0)],
          ['Conso. heures creuses', 'relevé', `${off} kWh`, '0,1579', amount(energy[1] ?? 0)],
          ['Accise sur l’électricité', '', `${peak + off} kWh`, '0,0257', amount(taxes)],
          ['Total HT', '', '', '', amount(net)],
          ['TVA 20 %', '', '', '', amount(vat)],
          ['Total TTC', '', '', '', amount(total)],
        ],
        { y: 92, leading: 18, rule: '#c4c8ce', size: 9 },
      ),
      ...paragraph(
        40,
        270,
        500,
        'En cas de non-paiement à la date limite, une pénalité égale à 1,5 fois le taux d’intérêt légal est due, avec un minimum de 7,50 €. Le médiateur national de l’énergie peut être saisi gratuitement.',
        { size: 7.5, color: '#555555' },
      ).marks,
    ]
    return [page(front), page(back)]
  },
}
