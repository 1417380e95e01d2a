import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import { day, emblem, francs, ibanOf, initialsOf, money, openPage, putAddress, putDay, putMoney } from '../kit.ts'
import { account, running } from '../moves.ts'
import { addressIn } from '../people.ts'

const labels = {
  in: ['Crédit Salaire Ateliers du Jorat SA', 'Versement QR', 'Bonification tiers', 'Crédit TWINT'],
  out: [
    'Achat Coopérative 1###',
    'Débit LSV Assurance maladie',
    'Ordre e-banking Régie du Rhône',
    'Retrait Bancomat',
    'Achat en ligne',
    'Débit TWINT',
    'Prix de gestion du compte',
  ],
} as const

/** A Swiss cantonal bank's statement: apostrophes in thousands, Place, date in the letterhead, running balance, no captions for the holder. */
export const chReleveCompte: UnseenLayout = {
  name: 'ch-releve-compte',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'sans', 'serif']))
    const { brand, legal, seat } = firmOf(paper, firms.chBank, 'ch bank')
    const ink = paper.pick(['#00783c', '#d4a300', '#7a1022', '#294b8c'])
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = `${end.slice(0, 8)}01`
    const issued = addDays(end, paper.between(1, 2))
    const book = account(paper, { start, end, count: paper.between(7, 13) }, labels)
    const balances = running(book)
    page.add(...emblem(paper, 500, 30, 40, ink, initialsOf(brand)))
    paper.put('issuer_name', legal)
    const letterhead = paper.chance(0.5)
    if (letterhead) page.stack(48, 44, [legal, ...seat.split(', ')], { size: 8 })
    const { line } = putHolder(paper, 'CH', ['titled', 'plain', 'surname first', 'joint', 'plain'], 'fr')
    const rows = putAddress(paper, addressIn(paper, 'CH'))
    page.stack(325, 126, [line, ...rows], { size: 10 })
    page.say(
      325,
      196,
      `${seat.split(' ').at(-1)}, ${paper.pick(['le ', ''])}${putDay(paper, 'document_date', issued, paper.pick(['D MMMM YYYY', 'Do MMMM YYYY', 'DD.MM.YYYY']), 'fr')}`,
      { size: 8.5 },
    )
    const iban = paper.put('iban', ibanOf('CH', paper.code('00767############')))
    const separate = paper.chance(0.5)
    const number = separate
      ? paper.put('account_number', paper.code('@ ####.##.##'))
      : paper.put('account_number', iban)
    page.stack(
      48,
      150,
      [
        ...(separate ? [`${paper.pick(['Compte n°', 'N° de compte', 'Compte'])} ${number}`] : []),
        `IBAN ${iban}`,
        paper.pick(['Compte privé', 'Compte courant CHF', 'Compte Jeunesse', 'Compte épargne']),
        `Clientèle : 0848 000 ${paper.code('###')}`,
      ],
      { size: 8.5, leading: 14 },
    )
    const [from, to] = [
      putDay(paper, 'period_start', start, 'DD.MM.YYYY'),
      putDay(paper, 'period_end', end, 'DD.MM.YYYY'),
    ]
    page.say(
      48,
      238,
      paper.pick([
        `Relevé de compte du ${from} au ${to}`,
        `Extrait de compte ${from} – ${to}`,
        `Relevé de compte mensuel / période ${from} - ${to}`,
      ]),
      { size: 13, bold: true },
    )
    page.rule(48, 550, 250, ink, 1.5)
    page.grid(
      262,
      [48, 110, -370, -440, -545],
      [['Date', 'Texte', 'Débit', 'Crédit', `Solde ${paper.put('currency', 'CHF')}`]],
      { size: 8, bold: true },
    )
    page.grid(
      280,
      [48, 110, -545],
      [
        [
          day(start, 'DD.MM.YY'),
          paper.pick(['Solde reporté', 'Report', 'Solde initial', 'Solde à nouveau', 'Ancien solde']),
          putMoney(paper, 'opening_balance', book.opening, francs),
        ],
      ],
      { size: 8.5 },
    )
    const bottom = page.grid(
      298,
      [48, 110, -370, -440, -545],
      book.moves.map(({ date, label, cents }, index) => [
        day(date, 'DD.MM.YY'),
        label,
        cents < 0 ? money(-cents, francs) : '',
        cents > 0 ? money(cents, francs) : '',
        money(balances[index] ?? 0, francs),
      ]),
      { size: 8.3, leading: 18 },
    )
    page.rule(48, 550, bottom - 10, ink)
    page.grid(
      bottom + 4,
      [110, -370, -440],
      [
        [
          paper.pick(['Total des mouvements', 'Totaux', 'Mouvements de la période']),
          putMoney(paper, 'total_debits', book.debits, francs),
          putMoney(paper, 'total_credits', book.credits, francs),
        ],
      ],
      { size: 8.3 },
    )
    page.grid(
      bottom + 22,
      [48, 110, -545],
      [
        [
          day(end, 'DD.MM.YY'),
          paper.pick(['Solde en votre faveur', 'Solde final', 'Solde au terme de la période', 'Nouveau solde']),
          putMoney(paper, 'closing_balance', book.closing, francs),
        ],
      ],
      { size: 9, bold: true },
    )
    page.wrap(
      48,
      bottom + 60,
      500,
      'Sans avis contraire de votre part dans un délai de 30 jours, cet extrait est considéré comme approuvé. Formule sans signature. Taux créditeur 0.000 % – taux débiteur 9.500 %.',
      { size: 7.5 },
    )
    page.say(48, 800, letterhead ? 'SWIFT BCLSCH22 - Clearing 767' : `${legal}, ${seat} - Clearing 767`, { size: 7 })
    clutter(paper, page, { x: 48, right: 550, top: bottom + 96, bottom: 784 }, 'fr')
    return [page.sheet()]
  },
}
