import { addDays } from '../../../../calendar.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { belgianEuros, day, dirhams, emblem, initialsOf, money, openPage, recent } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

const shops = [
  ['MA', 'Électro Souk SARL', 'Lot 14, Z.I. Bernoussi, Casablanca'],
  ['BE', 'Cuisines Dumoulin SRL', 'Chaussée de Namur 211, 5030 Gembloux'],
  ['MA', 'Librairie Al Qalam', 'Av. Mohammed V, Rabat'],
  ['BE', 'Vélocité Liège ASBL', 'Rue Pont d’Île 9, 4000 Liège'],
] as const

/** A shop's order confirmation, delivery note or invoice in French, with a customer, articles and totals. */
export const otherBonLivraison: UnseenLayout = {
  name: 'other-bon-livraison',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'mono', 'sans']))
    const [home, shop, seat] = paper.pick(shops)
    const coin = home === 'MA' ? dirhams : belgianEuros
    const ink = paper.pick(['#8d0801', '#00509d', '#3a5a40'])
    const issued = recent(paper, 1, 80)
    const who = someone(paper, home)
    page.add(...emblem(paper, 40, 32, 40, ink, initialsOf(shop)))
    page.stack(
      90,
      48,
      [shop, seat, home === 'MA' ? `ICE ${commonIdentifier(paper)}` : `TVA BE ${paper.code('0###.###.###')}`],
      { size: 8.6 },
    )
    page.say(
      555,
      56,
      paper.pick(['BON DE LIVRAISON', 'CONFIRMATION DE COMMANDE', 'FACTURE', 'BON DE COMMANDE', 'DEVIS']),
      { size: 14, bold: true, align: 'right', color: ink },
    )
    page.stack(330, 120, ['Livré à', `${who.given} ${who.surname}`, ...addressIn(paper, home)], { size: 9.2 })
    page.stack(
      40,
      120,
      [
        `N° ${paper.code('26-0#####')}`,
        `Date ${day(issued, 'DD/MM/YYYY')}`,
        `Code client ${paper.code('C####')}`,
        `Livraison prévue le ${day(addDays(issued, 5), 'DD/MM/YYYY')}`,
      ],
      { size: 8.8, leading: 14 },
    )
    const goods = [
      'Réfrigérateur combiné 320 L',
      'Câble HDMI 2 m',
      'Plan de travail chêne',
      'Dictionnaire français-arabe',
      'Casque vélo taille M',
      'Éclairage LED',
      'Cahier 96 pages',
    ]
    const items = goods
      .filter(() => paper.chance(0.6))
      .map((name) => ({ name, units: paper.between(1, 4), price: paper.between(500, 390000) }))
    page.fill(40, 212, 515, 16, ink)
    page.grid(223, [46, 110, -390, -460, -548], [['Réf.', 'Désignation', 'Qté', 'P.U.', 'Total']], {
      size: 8.4,
      bold: true,
      color: '#ffffff',
    })
    const below = page.grid(
      246,
      [46, 110, -390, -460, -548],
      items.map(({ name, units, price }) => [
        paper.code('@###'),
        name,
        String(units),
        money(price, coin),
        money(units * price, coin),
      ]),
      { size: 8.6, leading: 18 },
    )
    const sum = items.reduce((total, { units, price }) => total + units * price, 0)
    page.pairs(
      310,
      548,
      below + 14,
      [
        ['Total HT', money(Math.round(sum / 1.2), coin)],
        ['TVA', money(sum - Math.round(sum / 1.2), coin)],
        ['Total TTC', money(sum, coin)],
        ['Acompte versé', money(Math.round(sum * 0.3), coin)],
        ['Reste à payer à la livraison', money(sum - Math.round(sum * 0.3), coin)],
      ],
      { size: 9, leading: 16 },
    )
    page.stack(46, below + 30, ['Reçu en bon état, le ____________', '', 'Signature du client'], { size: 8.8 })
    clutter(paper, page, { x: 40, right: 555, top: below + 130, bottom: 770 }, 'fr')
    page.say(
      297,
      802,
      'Les marchandises restent la propriété du vendeur jusqu’au paiement complet. Garantie 12 mois.',
      { size: 7, align: 'middle' },
    )
    return [page.sheet()]
  },
}
