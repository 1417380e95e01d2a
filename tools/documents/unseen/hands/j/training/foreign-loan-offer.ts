import { addDays } from '../../../../calendar.ts'
import { box, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressLines, issuers, somebody } from '../people.ts'
import { dateText, euros, letter, page, rows } from '../draw.ts'

/** A bank's advertising letter for a personal loan, with an example of repayments: no account, no balance, nothing signed. */
export const foreignLoanOffer: UnseenLayout = {
  name: 'foreign-loan-offer',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper)
    const bank = paper.pick([...issuers.bank, ...issuers.neobank])
    const amount = paper.between(3, 30) * 100_000
    const monthly = Math.round(amount / 46)
    const until = dateText(addDays(paper.today, paper.between(5, 60)), 'long')
    const tone = paper.pick(['#e4002b', '#00843d', '#5a2ca0'])
    const body = letter(
      [
        `${who.title} ${who.surname},`,
        paper.pick([
          'Cuisine, voiture, voyage : vos projets n’attendent pas ! Vous faites partie des clients que nous avons choisis pour cette offre exceptionnelle.',
          'Et si vous réunissiez tous vos crédits en un seul ? Nos conseillers étudient votre demande en moins de 24 heures.',
        ]),
        `Jusqu’au ${until}, profitez d’un prêt personnel au TAEG fixe de ${paper.pick(['3,90', '4,49', '5,20'])} % pour tout montant compris entre 3 000 € et 40 000 €.`,
        'Rendez-vous en agence ou sur notre application : une simulation ne vous engage à rien.',
      ],
      { x: 60, y: 250, width: 475, leading: 16 },
      { size: 11, face: 'sans' },
    )
    return [
      page(paper, [
        box(0, 0, 595, 80, { fill: tone }),
        text(
          60,
          50,
          paper.pick(['Offre réservée à nos clients', 'Réalisez vos envies', 'Le prêt qui vous ressemble']),
          { size: 22, face: 'sans-bold', color: '#ffffff' },
        ),
        ...rows(
          [330],
          [[`${who.given} ${who.surname}`], ...who.lines.map((part) => [part])],
          { y: 130, leading: 14 },
          { size: 10 },
        ),
        text(60, 130, bank, { size: 13, face: 'sans-bold', color: tone }),
        ...rows(
          [60],
          addressLines(paper).map((part) => [part]),
          { y: 146, leading: 12 },
          { size: 8.5 },
        ),
        ...body.marks,
        roundedBox(60, body.bottom + 10, 475, 84, 10, { fill: '#f4f4f6' }),
        text(78, body.bottom + 38, `Exemple : ${euros(amount)} € sur 48 mois`, { size: 13, face: 'sans-bold' }),
        text(
          78,
          body.bottom + 60,
          `48 mensualités de ${euros(monthly)} € - montant total dû ${euros(monthly * 48)} €`,
          { size: 10, face: 'sans' },
        ),
        text(78, body.bottom + 78, 'Assurance facultative : 4,20 € par mois en plus de la mensualité.', { size: 8.5 }),
        text(
          60,
          body.bottom + 130,
          'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.',
          { size: 7.6, face: 'sans-bold' },
        ),
        ...rows(
          [60],
          [
            [
              `Sous réserve d’acceptation du dossier par ${bank}. Délai de rétractation de 14 jours. Document publicitaire sans valeur contractuelle.`,
            ],
            ['Pour ne plus recevoir nos offres, écrivez au service Données personnelles.'],
          ],
          { y: 790, leading: 11 },
          { size: 6.8, color: '#666666' },
        ),
      ]),
    ]
  },
}
