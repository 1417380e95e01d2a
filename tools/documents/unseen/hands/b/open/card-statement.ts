import { addDays } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { cutLine, dated, grid, letterPage, putAddress, putCents, wrapped } from '../kit.ts'
import { capitalLines, plainCapitals, someone } from '../people.ts'

/** A credit card statement: purchases first, the sums in a dark column at the right with no cents on the limit, a slip below. */
export const cardStatement: UnseenLayout = {
  name: 'card-statement',
  docType: 'credit_card_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.card)
    const person = someone(paper)
    const closed = addDays(paper.today, -paper.between(4, 70))
    const due = addDays(closed, 21)
    const previous = paper.between(22_000, 190_000)
    const paid = paper.chance(0.5) ? previous : Math.round(previous / 2)
    const interest = paid === previous ? 0 : Math.round((previous - paid) * 0.0173)
    const shops = [
      'RESTO LE PETIT QUAI   LEVIS',
      'MARCHE BEAU-SOLEIL   MONTREAL',
      'VETEMENTS ORIGINE   LAVAL',
      'TRAVERSIER DU FLEUVE   RIVIERE-DU-L',
      'LIBRAIRIE ZONE LIBRE   SHERBROOKE',
      'TITRES TRANSIT EN LIGNE   MONTREAL',
      'PNEUS CANTIN   QUEBEC',
    ]
    const purchases = shops.map((shop, index) => ({
      shop,
      day: addDays(closed, index * 4 - 28),
      cents: paper.between(900, 24_500),
    }))
    const bought = purchases.reduce((sum, { cents }) => sum + cents, 0)
    const balance = previous - paid + bought + interest
    const minimum = Math.max(1_000, Math.ceil(balance * 0.05))
    const limit = paper.pick([5_500, 7_000, 8_000, 12_000])
    const name = plainCapitals(`${person.given} ${person.surname}`)
    const post = capitalLines(person.home)
    paper.put('document_holder_name', name)
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const number = paper.put('account_number', `5${paper.code('###')} XXXX XXXX ${paper.code('####')}`)
    const closedText = paper.put('document_date', closed, dated(closed, 'JJ MMM AAAA'))
    const balanceText = putCents(paper, 'closing_balance', balance)
    const minimumText = putCents(paper, 'minimum_payment', minimum)
    const dollars = (whole: number) => printedMoney(whole * 100, 'fr').replace(',00', ' $')
    const limitText = putCents(paper, 'credit_limit', limit * 100, dollars(limit))
    const navy = '#14213d'
    const side = (rows: readonly (readonly [string, string])[]) =>
      rows.flatMap(([caption, content], index) => [
        text(424, 64 + index * 36, caption, { size: 7.4, color: '#fca311', face: 'sans' }),
        text(424, 79 + index * 36, content, { size: 11, color: '#fff', face: 'sans-bold' }),
      ])
    const marks = [
      box(410, 0, 202, 470, { fill: navy }),
      roundedBox(34, 28, 46, 30, 4, { fill: navy }),
      box(34, 36, 46, 6, { fill: '#fca311' }),
      text(90, 40, 'Carte Remise Or', { size: 13, face: 'sans-bold', color: navy }),
      text(90, 54, `Compte ${number}`, { size: 9 }),
      ...grid([60], { y: 112, leading: 12 }, [[name], [post[0]], [post[1]]], { size: 9.4, face: 'mono' }),
      ...side(
        [
          ['Relevé arrêté au', closedText],
          ['Solde du compte', balanceText],
          ['Versement minimal exigé', minimumText],
          ['À recevoir d’ici le', dated(due, 'JJ MMM AAAA')],
          ['Limite autorisée', limitText],
          ['Crédit disponible', dollars(limit - Math.ceil(balance / 100))],
          ['Taux – achats', '20,99 %'],
          ['Taux – avances', '22,99 %'],
          ['Remise en argent à ce jour', `${paper.between(4, 96)},${paper.between(10, 99)} $`],
        ].map(([caption = '', content = '']) => [caption, content]),
      ),
      ...wrapped(
        { x: 424, y: 400, width: 170, leading: 10 },
        `Au versement minimal, il faudrait environ ${paper.between(6, 14)} ans et ${paper.between(1, 11)} mois pour rembourser ce solde.`,
        { size: 7.4, color: '#fff', face: 'sans' },
      ).marks,
      text(34, 186, 'Achats et autres débits', { size: 10, face: 'sans-bold', color: navy }),
      ...grid([34, 72, 112, -396], { y: 202, leading: 0 }, [['Trans.', 'Inscrit', 'Description', 'Montant ($)']], {
        size: 7,
        color: '#666',
      }),
      line(34, 206, 396, 206),
      ...grid(
        [34, 72, 112, -396],
        { y: 219, leading: 16 },
        purchases.map(({ shop, day, cents }) => [
          dated(day, 'JJ MM'),
          dated(addDays(day, 1), 'JJ MM'),
          shop,
          printedMoney(cents, 'fr'),
        ]),
        { size: 8, face: 'sans' },
      ),
      line(34, 328, 396, 328),
      ...grid(
        [112, -396],
        { y: 344, leading: 15 },
        [
          ['Solde du relevé précédent', printedMoney(previous, 'fr')],
          [`Paiement ${dated(addDays(closed, -11), 'JJ MM')} – Merci`, `${printedMoney(paid, 'fr')} CR`],
          ['Achats de la période', printedMoney(bought, 'fr')],
          ['Frais de crédit', printedMoney(interest, 'fr')],
          ['Frais annuels', '0,00'],
        ],
        { size: 8.6 },
      ),
      ...wrapped(
        { x: 34, y: 450, width: 362, leading: 9.5 },
        'Période de grâce de 21 jours sur les nouveaux achats si le solde est payé en entier à l’échéance. Les opérations en devises sont converties avec une majoration de 2,5 %. Signalez toute erreur dans les 30 jours de la date du relevé.',
        { size: 7, color: '#555' },
      ).marks,
      ...cutLine(560),
      text(34, 584, `${issuer} – Centre des paiements, case postale 8420, Montréal (Québec)  H3C 3P3`, { size: 8 }),
      ...grid([34, 180, 310, 450], { y: 614, leading: 0 }, [['No de carte', 'Solde', 'Minimum', 'Somme remise']], {
        size: 7,
        color: '#666',
      }),
      ...grid([34, 180, 310, 450], { y: 630, leading: 0 }, [[number, balanceText, minimumText, '$ ____________']], {
        face: 'sans',
        size: 9,
      }),
      ...grid([34], { y: 664, leading: 11 }, [[name], [post[0]], [post[1]]], { face: 'mono', size: 8 }),
      text(578, 740, paper.code('5###000000####  0000###### 00000####'), { face: 'mono', size: 10, align: 'right' }),
    ]
    return [letterPage(marks, 'SPÉCIMEN', 776)]
  },
}
