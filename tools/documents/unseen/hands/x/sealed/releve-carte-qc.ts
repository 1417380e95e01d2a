import { addDays } from '../../../../calendar.ts'
import { box, ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, cash, dated, day, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { firm, full, someone } from '../people.ts'

const shops = [
  'ÉPICERIE DU COIN  GRANBY QC',
  'QUINCAILLERIE BEAULIEU  LÉVIS QC',
  'PHARMACIE 3021  MONTRÉAL QC',
  'STATIONNEMENT VILLE  QUÉBEC QC',
  'BOULANGERIE LE PÉTRIN  MAGOG QC',
  'VOYAGES EN LIGNE  LONDON GB',
]

/** A Québec card statement: captions in French, English in small type below them; credits carry CR behind the sign. */
export const releveCarteQc: UnseenLayout = {
  name: 'releve-carte-qc',
  docType: 'credit_card_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const s = pen('sans', 'sans-bold', '#666666')
    const holder = someone(paper, 'QC')
    const name = paper.put('document_holder_name', full(holder).toUpperCase())
    const lines = addressed(
      paper,
      holder.lines.map((row) => row.toUpperCase()),
    )
    const issuer = paper.put('issuer_name', `Banque ${firm(paper, 'QC', ['Solidaire', 'Mutuelle', 'Saint-Laurent'])}`)
    const stated = addDays(paper.today, -paper.between(4, 70))
    const before = paper.between(20_000, 240_000)
    const rows = Array.from({ length: paper.between(6, 9) }, (_, index) => ({
      on: addDays(stated, index * 3 - 29),
      shop: paper.pick(shops),
      cents: paper.between(700, 23_000),
    }))
    const bought = rows.reduce((sum, { cents }) => sum + cents, 0)
    const balance = bought
    const limit = paper.pick([200_000, 500_000, 850_000, 1_200_000])
    const least = Math.max(1000, Math.round(balance * 0.05))
    const d = (cents: number) => `${amount(cents, 'fr')} $`
    const pair = (x: number, y: number, french: string, english: string, value: string) => [
      f.l(x, y, french, 8.4),
      s.l(x, y + 9, english, 6),
      f.R(x + 246, y + 3, value, 10),
    ]
    const marks: Marks = [
      ellipse(54, 52, 14, 14, { fill: '#e4572e' }),
      ellipse(68, 52, 14, 14, { fill: '#f3a712', opacity: 1 }),
      f.L(92, 56, issuer, 13),
      f.R(572, 50, 'Relevé de compte', 13),
      s.r(572, 62, 'Account statement', 8),
      [name, ...lines].map((row, index) => f.l(72, 122 + index * 13, row, 10)),
      box(316, 84, 256, 112, { fill: '#f5f5f5' }),
      pair(320, 100, 'Numéro de carte', 'Card number', paper.put('account_number', paper.code('5191 23** **** ####'))),
      pair(320, 124, 'Date du relevé', 'Statement date', dated(paper, 'document_date', stated, 'D MMM YYYY', 'fr')),
      pair(320, 148, 'Paiement minimum', 'Minimum payment', cash(paper, 'minimum_payment', least, d(least))),
      pair(320, 172, 'Date d’échéance', 'Payment due date', day(addDays(stated, 23), 'D MMM YYYY', 'fr')),
      f.L(40, 230, 'Sommaire', 11),
      s.l(122, 230, 'Summary', 7),
      rule(40, 236, 572, '#e4572e', 1.2),
      pair(40, 254, 'Solde précédent', 'Previous balance', d(before)),
      pair(40, 280, 'Paiements et crédits', 'Payments and credits', `${d(before)} CR`),
      pair(40, 306, 'Achats et débits', 'Purchases and debits', d(bought)),
      pair(40, 332, 'Intérêts', 'Interest', d(0)),
      box(36, 348, 254, 22, { fill: '#fde9e3' }),
      pair(40, 357, 'Nouveau solde', 'New balance', cash(paper, 'closing_balance', balance, d(balance))),
      pair(322, 254, 'Limite de crédit', 'Credit limit', cash(paper, 'credit_limit', limit, d(limit))),
      pair(322, 280, 'Crédit disponible', 'Available credit', d(limit - balance)),
      pair(322, 306, 'Taux annuel – achats', 'Annual rate – purchases', '20,90 %'),
      pair(322, 332, 'Points accumulés', 'Points earned', String(paper.between(900, 60_000))),
      f.L(40, 404, 'Opérations', 11),
      s.l(122, 404, 'Transactions', 7),
      grid(422, 0, [46, 110, 180, -566], [['Date', 'Inscription', 'Détail', 'Montant']], {
        size: 8,
        face: 'sans-bold',
      }),
      rule(40, 427, 572),
      grid(
        442,
        15,
        [46, 110, 180, -566],
        [
          [
            day(addDays(stated, -30), 'MM-DD'),
            day(addDays(stated, -29), 'MM-DD'),
            'PAIEMENT CAISSE – MERCI',
            `${d(before)} CR`,
          ],
          ...rows.map(({ on, shop, cents }) => [day(on, 'MM-DD'), day(addDays(on, 1), 'MM-DD'), shop, d(cents)]),
        ],
        { size: 8.4, face: 'sans' },
      ),
      paragraph(
        { x: 40, y: 690, width: 530, leading: 10 },
        `À ce rythme, en ne versant que le paiement minimum, il vous faudra environ ${paper.between(3, 14)} ans et ${paper.between(1, 11)} mois pour rembourser le solde indiqué sur ce relevé. Aucun intérêt n’est exigé si le solde est payé en entier à l’échéance.`,
        { size: 7.6, face: 'sans' },
      ),
      s.l(40, 740, 'Carte perdue ou volée / Lost or stolen card : 1 800 555-0163', 7),
    ]
    return [page('letter', marks, 'SPÉCIMEN')]
  },
}
