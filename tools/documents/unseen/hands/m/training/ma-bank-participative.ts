import { addDays } from '../../../../calendar.ts'
import { box, roundedBox, lines, shape, text } from '../../../../drawing/sheet.ts'
import { table } from '../../../../drawing/table.ts'
import { moroccanAccount } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { home, plain, somebody, title } from '../people.ts'
import { addressed, ago, canonical, french, money, numeric } from '../say.ts'

const banks = [
  'Banque Amana Participative',
  'Nour Bank Maroc',
  'Yousr Finance Participative',
  'Bank Al Moussafir',
] as const
const titles = ['E-relevé de compte', 'Votre relevé mensuel', 'Extrait de compte de dépôt à vue'] as const
const incoming = [
  'Virement reçu — employeur',
  'Versement au guichet',
  'Remise de chèque',
  'Virement reçu — particulier',
] as const
const outgoing = [
  'Paiement TPE Carrière Market',
  'Retrait guichet automatique',
  'Mensualité Mourabaha auto',
  'Facture eau/électricité',
  'Frais SMS',
  'Zakat collecte',
  'Virement instantané émis',
  'Droit de timbre',
] as const

/** A modern statement by email: summary in tinted tiles, one signed amount column with a running balance, RIB as one number. */
export const maBankParticipative: UnseenLayout = {
  name: 'ma-bank-participative',
  docType: 'bank_statement',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const bank = paper.put('issuer_name', paper.pick(banks))
    const flow = openFlow({
      paper: 'a4',
      face: 'sans',
      size: 8,
      foot: `${bank}, S.A. à Directoire et Conseil de Surveillance – Capital 600.000.000 DH – RC Casablanca ${paper.code('3#####')}`,
    })
    const ink = paper.pick(['#0b6b57', '#8a6a12', '#20477d'])
    const holder = somebody(paper, 'MA')
    const end = numeric(ago(paper, 45, 200), 'Y-m-01')
    const close = addDays(end, -1)
    const start = numeric(close, 'Y-m-01')
    const issued = addDays(close, paper.between(1, 4))
    flow.put(
      box(0, 0, 595, 74, { fill: ink }),
      shape('M40 54 L58 20 L76 54 Z', { fill: '#fff' }),
      text(88, 46, bank, { size: 17, face: 'sans-bold', color: '#fff' }),
    )
    flow.put(text(555, 46, paper.pick(titles), { size: 11, face: 'sans', color: '#fff', align: 'right' }))
    flow.put(
      text(40, 104, `${title(holder, 'long')} ${paper.put('document_holder_name', plain(holder))}`, {
        size: 10,
        face: 'sans-bold',
      }),
    )
    flow.put(...lines(40, 118, 12, addressed(paper, 'address', home(paper, 'MA')), { size: 9, face: 'sans' }))
    const rib = moroccanAccount(paper).join(paper.pick([' ', '-', '']))
    const facts = [
      `${paper.pick(['RIB', 'Numéro de compte (RIB)', 'Compte n°'])} : ${paper.put('account_number', rib)}`,
      `Référence client : ${paper.code('C-#######')}`,
      `Édité le ${paper.put('document_date', issued, french(issued))}`,
      `Chargé de clientèle : ${plain(somebody(paper, 'MA'))}`,
    ]
    flow.put(...lines(315, 104, 14, facts, { size: 8, face: 'sans' }))
    const count = paper.between(9, 15)
    const amounts = Array.from({ length: count }, (_, index) =>
      index === 2 || paper.chance(0.22) ? paper.between(50_000, 1_800_000) : -paper.between(500, 140_000),
    )
    const opening = paper.between(150_000, 4_000_000)
    const came = amounts.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0)
    const went = amounts.filter((amount) => amount < 0).reduce((sum, amount) => sum - amount, 0)
    const closing = opening + came - went
    flow.put(
      text(
        40,
        182,
        `${paper.pick(['Période du', 'Opérations du', 'Du'])} ${paper.put('period_start', start, numeric(start, 'd.m.Y'))} au ${paper.put('period_end', close, numeric(close, 'd.m.Y'))} — montants en ${paper.put('currency', 'MAD', paper.pick(['MAD', 'dirhams (MAD)']))}`,
        { size: 9, face: 'sans-bold', color: ink },
      ),
    )
    const tiles = [
      [
        paper.pick(['Solde initial', 'Solde d’ouverture']),
        paper.put('opening_balance', canonical(opening), money(opening, '.', ',')),
      ],
      [
        paper.pick(['Total des entrées', 'Total crédits']),
        paper.put('total_credits', canonical(came), `+${money(came, '.', ',')}`),
      ],
      [
        paper.pick(['Total des sorties', 'Total débits']),
        paper.put('total_debits', canonical(went), `-${money(went, '.', ',')}`),
      ],
      [
        paper.pick(['Solde de clôture', 'Solde final', 'Votre solde']),
        paper.put('closing_balance', canonical(closing), money(closing, '.', ',')),
      ],
    ] as const
    tiles.forEach(([caption, value], index) => {
      const x = 40 + index * 130
      flow.put(
        roundedBox(x, 194, 122, 40, 6, { fill: '#eef3f0' }),
        text(x + 61, 208, caption, { size: 7, face: 'sans', color: '#556', align: 'middle' }),
        text(x + 61, 225, value, { size: 11, face: 'sans-bold', align: 'middle' }),
      )
    })
    let balance = opening
    const rows = amounts.map((amount, index) => {
      balance += amount
      return [
        numeric(addDays(start, Math.min(27, index * 2)), 'd.m.y'),
        paper.pick(amount > 0 ? incoming : outgoing),
        paper.code('OP########'),
        money(amount, '.', ','),
        money(balance, '.', ','),
      ]
    })
    const columns = [
      { title: 'Date', x: 44, align: 'left' },
      { title: 'Nature de l’opération', x: 100, align: 'left' },
      { title: 'Réf.', x: 290, align: 'left' },
      { title: 'Montant', x: 450, align: 'right' },
      { title: 'Solde', x: 551, align: 'right' },
    ] as const
    const { marks, bottom } = table(columns, rows, {
      x: 40,
      y: 250,
      width: 515,
      leading: 17,
      size: 8,
      shade: '#e2e8e5',
      ink,
    })
    flow.put(...marks)
    flow.y(bottom + 16)
    flow.p(
      'Vous disposez d’un délai de soixante jours pour formuler vos observations. Fonds garantis par le Fonds de garantie des dépôts participatifs dans la limite de 80.000,00 MAD par déposant.',
      { size: 7, color: '#555' },
    )
    if (paper.chance(0.6))
      flow.p('NOUVEAU : financez votre logement dès 2.900,00 MAD par mois. Renseignements au 080 200 11 11.', {
        size: 9,
        face: 'sans-bold',
        color: ink,
      })
    return flow.sheets()
  },
}
