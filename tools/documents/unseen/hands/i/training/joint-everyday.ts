import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { ledger, type Kind } from '../ledger.ts'
import { home, issuer, nameIn, somebody } from '../people.ts'
import { calendarMonth } from '../times.ts'

const incoming: readonly Kind[] = [
  ['Direct deposit / Dépôt direct', 900, 2_600],
  ['Canada child benefit / ACE', 240, 1_100],
  ['Transfer in / Virement reçu', 50, 800],
]
const outgoing: readonly Kind[] = [
  ['Point of sale / Achat PDV ######', 6, 210],
  ['Pre-authorized debit / DPA', 40, 390],
  ['Mortgage / Hypothèque', 700, 1_300],
  ['ABM withdrawal / Retrait GAB', 20, 260],
]

/** A statement of a joint account in both languages, its two holders side by side and its balances in four boxes. */
export const jointEveryday: UnseenLayout = {
  name: 'joint-everyday',
  docType: 'bank_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['narrow', 'serif']), size: 8, color: '#22262e' })
    const tone = paper.pick(['#b5121b', '#c7641a', '#2b2f77'])
    const bank = issuer(paper, paper.pick(['bank', 'union']))
    const period = calendarMonth(paper)
    const book = ledger(paper, period, {
      opening: paper.between(60_000, 610_000),
      count: paper.between(7, 15),
      incoming,
      outgoing,
    })
    const form = paper.pick(['2026-09-30', '2026/09/30', '2026 09 30'] as const)
    page.draw(box(0, 0, 612, 26, { fill: tone }))
    page.text(36, 17, paper.put('issuer_name', bank), { color: '#ffffff', bold: true, size: 11 })
    page.right(576, 17, 'Account statement / Relevé de compte', { color: '#ffffff', size: 10 })
    const [first, second] = [somebody(paper, 'QC'), somebody(paper, 'CA')]
    const style = paper.pick(['capitals', 'plain', 'loudSurname'] as const)
    const [one, two] = [nameIn(first, style), nameIn(second, style)]
    const together = paper.pick(['lines', 'and', 'or'] as const)
    paper.put('document_holder_name', `${one}; ${two}`, one)
    const names = together === 'lines' ? [one, two] : [`${one} ${together === 'and' ? '&' : 'OR/OU'} ${two}`]
    const x = paper.pick([52, 330])
    page.stack(x, 84, 11.5, [...names, ...putAddress(paper, home(paper, 'QC', style === 'capitals').lines)], {
      size: 8.8,
    })
    const side = x === 52 ? 352 : 40
    const when = paper.chance(0.5)
      ? ([['Statement date / Date du relevé', putDate(paper, 'document_date', period.end, form)]] as const)
      : []
    page.pairs({ x: side, right: side + 220, y: 78, leading: 14 }, [
      [
        paper.pick(['Account / Compte', 'Account no. / N° de compte', 'Account number - Numéro de compte']),
        number(paper, 'account_number', paper.pick(['####-####-##', '#######', '##-###-##'])),
      ],
      ['Branch / Succursale', paper.code('#####')],
      [
        paper.pick(['Type', 'Product / Produit']),
        paper.pick(['Joint / Conjoint', 'Duo chequing / Compte-chèques Duo']),
      ],
      [
        'Period / Période',
        `${putDate(paper, 'period_start', period.start, form)} - ${putDate(paper, 'period_end', period.end, form)}`,
      ],
      ['Currency / Devise', paper.put('currency', 'CAD')],
      ...when,
    ])
    const money = paper.pick(['-$1.00', '$ 1.00', '-1.00'] as const)
    const boxes: readonly (readonly [string, string])[] = [
      [
        paper.pick(['Opening balance / Solde d’ouverture', 'Previous balance / Solde précédent']),
        putMoney(paper, 'opening_balance', book.opening, money),
      ],
      ['Debits / Débits', putMoney(paper, 'total_debits', book.debits, money)],
      ['Credits / Crédits', putMoney(paper, 'total_credits', book.credits, money)],
      [
        paper.pick(['Closing balance / Solde de clôture', 'New balance / Nouveau solde']),
        putMoney(paper, 'closing_balance', book.closing, money),
      ],
    ]
    boxes.forEach(([caption, value], index) =>
      page.cell([36 + index * 135, 178, 131, 32], caption, value, { size: 11, align: 'right', stroke: tone }),
    )
    const bottom = page.grid(
      [
        ['Date', 40],
        ['Transaction / Opération', 100],
        ['Amount / Montant', 460, 'right'],
        ['Balance / Solde', 572, 'right'],
      ],
      book.entries.map(({ date, what, cents, balance }) => [
        dateIn(date, form),
        what,
        moneyIn(cents, '-1.00'),
        moneyIn(balance, '-1.00'),
      ]),
      { x: 36, y: 228, width: 540, leading: 16, shade: '#f3ece8', rules: paper.pick(['rows', 'frame']) },
    )
    page.text(36, bottom + 24, 'Your adviser / Votre conseillère : ' + nameIn(somebody(paper, 'QC'), 'plain'), {
      size: 7.5,
    })
    page.prose(
      36,
      bottom + 42,
      530,
      'Report errors within 30 days. Signalez toute erreur dans les 30 jours. Either holder may withdraw; chacun des titulaires peut retirer. Overdraft limit / Limite de découvert : $500.00.',
      { size: 6.5 },
    )
    return [page.sheet()]
  },
}
