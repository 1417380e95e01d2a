import { addDays, monthEnd } from '../../../../calendar.ts'
import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { euros, frenchDates, openLedger } from '../forms.ts'
import { moves, sums } from '../moves.ts'
import { inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const brands: readonly [trade: string, legal: string][] = [
  ['lunio', 'Établissements Financiers Carnot SA'],
  ['oyo.bank', 'Banque Pelletier Numérique SAS'],
  ['Kalm', 'Société de Paiement Ardente SA'],
  ['Hélio Compte', 'Crédit Maritime de Provence'],
  ['ma petite banque', 'Banque Saint-Aubin SA'],
  ['Trèfle', 'Caisse Générale des Dépôts Privés'],
]

/** An online bank's export: trade name large, its owner in a sentence, balances in tiles, one signed column. */
export const neobankExport: UnseenLayout = {
  name: 'neobank-export',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(frenchDates), paper.pick(euros))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('a4', paper.pick(['sans', 'narrow']))
    const [trade, legal] = paper.pick(brands)
    const account = frenchAccount(paper)
    const end = addDays(monthEnd(paper.today, 1), -paper.between(0, 120))
    const start = addDays(end, -paper.between(20, 89))
    page.t(paper.pick([40, 430]), 54, trade, { size: 22, bold: true, color: ink, within: 125 })
    page.t(
      40,
      92,
      paper.pick(['Relevé de compte', 'Relevé d’opérations', 'Historique certifié du compte', 'Votre relevé']),
      { size: 16, bold: true },
    )
    const said = [
      `Du ${ledger.date('period_start', start)} au ${ledger.date('period_end', end)}`,
      `${paper.pick(['Généré le', 'Document édité le', 'Date d’édition :', 'Créé le'])} ${ledger.date('document_date', addDays(end, paper.pick([0, 0, 1, 3])))}`,
    ]
    page.col(40, 108, 12, paper.chance(0.5) ? said : said.toReversed(), { color: '#444' })
    const form = paper.pick(['plain', 'surnameCaps', 'middle', 'surnameFirst'] as const)
    const people = paper.chance(0.25) ? [someone(paper, 'FR', 'F'), someone(paper, 'FR', 'M')] : [someone(paper, 'FR')]
    const names = people.map((one) => nameOf(one, form))
    const isTagged = paper.chance(0.4)
    const tag = isTagged
      ? `${paper.pick(['Titulaire', 'Titulaire(s)', 'Client', 'Compte de', 'À l’attention de'])} : `
      : ''
    const home1 = home(paper, 'FR')
    const at = paper.pick([40, 320])
    page.t(at, 152, `${tag}${paper.put('document_holder_name', names.join('; '), names.join(' et '))}`, {
      bold: true,
      within: 240,
    })
    page.col(at, 165, 12, ledger.address('address', homeLines(paper, home1, 'FR', false)))
    const lines = moves(paper, 'FR', start, end, paper.between(6, 14))
    const { inward, outward } = sums(lines)
    const opening = paper.between(100, 500_000) + Math.max(outward - inward, 0)
    const closing = opening + inward - outward
    const tiles: [string, string][] = [
      [
        paper.pick(['Solde de départ', 'Solde initial', `Solde au ${day(start)}`, 'Ancien solde']),
        ledger.money('opening_balance', opening),
      ],
      [paper.pick(['Entrées', 'Argent reçu', 'Crédits', 'Total des entrées']), ledger.money('total_credits', inward)],
      [paper.pick(['Sorties', 'Argent dépensé', 'Débits', 'Total des sorties']), ledger.money('total_debits', outward)],
      [
        paper.pick(['Solde de fin', 'Solde final', `Solde au ${day(end)}`, 'Nouveau solde']),
        ledger.money('closing_balance', closing),
      ],
    ]
    if (paper.chance(0.5))
      tiles.forEach(([label, value], index) =>
        page.cell([40 + index * 130, 216, 124, 38], label, value, { size: 12, bold: true, color: ink }),
      )
    else
      tiles.forEach(([label, value], index) =>
        page.pair(40, 300, 222 + index * 13, label, value, { bold: index === 3 }),
      )
    const bank: [string, string][] = [
      ['IBAN', paper.put('iban', account.iban, inFours(account.iban))],
      [paper.pick(['N° de compte', 'Numéro de compte', 'Compte']), paper.put('account_number', account.account)],
      ['BIC', `${paper.code('@@@@')}FR22`],
      [paper.pick(['Devise', 'Devise du compte']), paper.put('currency', 'EUR')],
    ]
    bank.forEach(([label, value], index) =>
      page.t(40 + (index % 2) * 270, 292 + Math.floor(index / 2) * 13, `${label} : ${value}`, { size: 8 }),
    )
    const isRunning = paper.chance(0.4)
    let balance = opening
    const body = lines.map(({ day: on, label, cents }) => {
      balance += cents
      return [day(on), label, cents > 0 ? `+${plain(cents)}` : plain(cents), isRunning ? plain(balance) : '']
    })
    page.grid({ x: 40, y: 328, widths: [80, 255, 90, 90], right: [2, 3], leading: 17, size: 8, head: '' }, [
      ['Date', 'Détail', paper.pick(['Montant', 'Montant (EUR)', 'Somme']), isRunning ? 'Solde' : ''],
      ...body,
    ])
    const owner = paper.put('issuer_name', legal)
    const sentences = [
      `${trade} est une marque de ${owner}, établissement agréé et contrôlé par l’ACPR, 4 place de Budapest, CS 92459, 75436 Paris Cedex 09.`,
      `${owner}, exerçant sous le nom commercial ${trade}, 118 rue de Courcelles, 75017 Paris, RCS Paris ${paper.code('### ### ###')}.`,
      `Les comptes ${trade} sont tenus par ${owner}. Vos dépôts sont garantis jusqu’à 100 000 EUR par le FGDR.`,
      `${trade} - une offre de ${owner} au capital de 24 300 000 EUR.`,
    ]
    page.para(40, 788, 515, paper.pick(sentences), { size: 6.6, color: '#555' })
    return [page.sheet()]
  },
}
