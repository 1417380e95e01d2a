import { addDays, parts } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, euros, frame, money, monthEnd, page, rows, siren } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** A discount operator's bare invoice: sender block with its legal particulars, one table, signed to the right, nothing else. */
export const simOnlyInvoice: UnseenLayout = {
  name: 'sim-only-invoice',
  docType: 'telecom_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const issued = paper.chance(0.5)
      ? monthEnd(paper.today, paper.between(1, 6))
      : addDays(paper.today, -paper.between(2, 90))
    const plan = paper.pick([199, 799, 1_099, 1_599, 2_999])
    const [extra, discount] = [paper.pick([0, 0, 250, 1_170]), paper.pick([0, 0, 200])]
    const total = plan + extra - discount
    const isFixed = paper.chance(0.4)
    const issuer = paper.put('issuer_name', paper.pick(issuers.telecom))
    const number = { size: 9, face: 'sans' } as const
    return [
      page(paper, [
        text(50, 60, issuer.toUpperCase(), { size: 22, face: 'sans-bold', color: '#b00020' }),
        ...rows(
          [50],
          [
            [`${issuer} SAS`],
            ['Service abonné'],
            ['75371 PARIS CEDEX 08'],
            [`RCS Paris ${siren(paper)}`],
            [`TVA intracommunautaire FR ${paper.code('## ### ### ###')}`],
          ],
          { y: 80, leading: 12 },
          { size: 8.5, face: 'sans' },
        ),
        ...addressee(paper, somebody(paper), { x: 310, y: 150, leading: 14 }, { size: 10.5, face: 'sans' }),
        ...rows(
          [50],
          [
            [`Facture n° ${paper.code('26########')} du ${day(paper, 'document_date', issued, 'dash')}`],
            [
              `${paper.pick(['Identifiant', 'Login', 'N° abonné', 'Référence abonné'])} : ${paper.put('account_number', isFixed ? paper.code('1########') : paper.code('########'))}`,
            ],
            [isFixed ? `Ligne : ${paper.code('09 5# ## ## ##')}` : `Ligne mobile : ${paper.code('07 ## ## ## ##')}`],
            [`Mois facturé : ${dateText(issued, 'long').split(' ').slice(1).join(' ')}`],
          ],
          { y: 240, leading: 15 },
          number,
        ),
        ...frame(50, 316, 495, 120, [330, 400, 470]),
        line(50, 334, 545, 334),
        ...rows(
          [56, -394, -464, -539],
          [['Désignation', 'Montant HT', 'TVA', 'Total TTC']],
          { y: 329, leading: 0 },
          { size: 8.5, face: 'sans-bold' },
        ),
        ...rows(
          [56, -394, -464, -539],
          [
            [isFixed ? 'Forfait Box fibre' : `Forfait mobile ${plan > 1000 ? '150 Go' : '2h'}`, plan],
            ...(extra > 0 ? [['Consommations hors forfait', extra] as const] : []),
            ...(discount > 0 ? [['Remise abonné fibre', -discount] as const] : []),
          ].map(([label, cents]) => {
            const whole = Number(cents)
            const net = Math.round(whole / 1.2)
            return [String(label), `${euros(net)} €`, `${euros(whole - net)} €`, `${euros(whole)} €`]
          }),
          { y: 352, leading: 18 },
          number,
        ),
        line(50, 412, 545, 412),
        text(56, 428, paper.pick(['Total facture', 'Total à payer', 'NET À PAYER', 'Montant prélevé']), {
          size: 9.5,
          face: 'sans-bold',
        }),
        text(539, 428, `${money(paper, 'amount_due', total)} €`, { size: 10, face: 'sans-bold', align: 'right' }),
        text(
          50,
          466,
          `${paper.pick(['Date limite de paiement', 'Prélèvement automatique à compter du'])} ${dateText(addDays(issued, parts(issued).month % 2 === 0 ? 10 : 15), 'dash')}`,
          number,
        ),
        text(50, 482, 'Les factures sont conservées douze mois dans votre espace abonné.', {
          size: 8.5,
          face: 'sans',
          color: '#555555',
        }),
        ...(paper.chance(0.5)
          ? [
              text(50, 498, 'Taux de TVA : 20 %. Pas d’escompte pour paiement anticipé.', {
                size: 8.5,
                face: 'sans',
                color: '#555555',
              }),
            ]
          : []),
      ]),
    ]
  },
}
