import { monthEnd } from '../../../../calendar.ts'
import { moroccanAccount } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import { day, emblem, initialsOf, money, openPage, plainFrench, putAddress, putDay, putMoney } from '../kit.ts'
import { account } from '../moves.ts'
import { addressIn, someone } from '../people.ts'

const labels = {
  in: ['VIREMENT RECU DE STE ATLAS NEGOCE', 'VERSEMENT ESPECES AG. ###', 'REMISE CHEQUE N° 0#####', 'VIR SALAIRE'],
  out: [
    'PAIEMENT CB MARCHE CENTRAL',
    'RETRAIT GAB 2###',
    'PRLV AMANE EAU',
    'CHEQUE N° 0#####',
    'FRAIS TENUE DE COMPTE',
    'ECHEANCE PRET 3####',
    'VIR EMIS LOYER',
    'TVA SUR COMMISSIONS',
  ],
} as const

/** A Moroccan account statement: the RIB in boxes, operation and value dates, debit and credit, final balance below. */
export const maReleveCompte: UnseenLayout = {
  name: 'ma-releve-compte',
  docType: 'bank_statement',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'mono', 'sans']))
    const { brand, legal, seat } = firmOf(paper, firms.maBank, 'ma bank')
    const ink = paper.pick(['#b5651d', '#9c1f2e', '#00523d'])
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = `${end.slice(0, 8)}01`
    const book = account(paper, { start, end, count: paper.between(8, 14) }, labels)
    page.add(...emblem(paper, 36, 26, 38, ink, initialsOf(brand)))
    page.say(
      330,
      44,
      paper.pick(['RELEVÉ DE COMPTE BANCAIRE', 'EXTRAIT DE COMPTE', 'Relevé de compte chèque', 'RELEVE DE COMPTE']),
      { size: 12, bold: true, color: ink },
    )
    const pattern = paper.pick(['DD/MM/YYYY', 'DD MM YYYY', 'DD/MM/YY'])
    const [from, to] = [putDay(paper, 'period_start', start, pattern), putDay(paper, 'period_end', end, pattern)]
    page.say(330, 58, paper.pick([`Du ${from} au ${to}`, `PERIODE DU ${from} AU ${to}`, `du : ${from}   au : ${to}`]), {
      size: 8.5,
    })
    const [bank, town, number, key] = moroccanAccount(paper)
    const boxes = [
      ['Code banque', bank, 52],
      ['Code ville', town, 52],
      [paper.pick(['N° de compte', 'Numéro de compte', 'Compte n°']), paper.put('account_number', number), 130],
      ['Clé RIB', key, 40],
    ] as const
    let x = 36
    for (const [caption, value, width] of boxes) {
      page.cell(x, 82, width, 26, caption, value, { size: 8.5, color: ink })
      x += width
    }
    page.say(
      36,
      122,
      `Agence : ${paper.pick(['Casa Ghandi', 'Rabat Agdal', 'Fès Batha', 'Agadir Talborjt'])} - Tél. 05${paper.code('########')}`,
      { size: 7.5 },
    )
    const manager = someone(paper, 'MA')
    if (paper.chance(0.6))
      page.say(
        36,
        134,
        `Votre chargé de clientèle : ${manager.sex === 'F' ? 'Mme' : 'M.'} ${manager.given} ${manager.surname}`,
        { size: 7.5 },
      )
    if (paper.chance(0.6))
      page.say(36, 146, `Devise : ${paper.put('currency', 'MAD', paper.pick(['DIRHAM', 'MAD', 'DIRHAM MAROCAIN']))}`, {
        size: 7.5,
      })
    const { line } = putHolder(paper, 'MA', ['capitals', 'titled', 'surname first', 'comma', 'joint'], 'fr')
    const rows = putAddress(paper, addressIn(paper, 'MA'))
    page.stack(340, 96, [line, ...rows], { size: 9.2 })
    page.fill(36, 172, 523, 16, ink)
    page.grid(
      183,
      [40, 92, 310, -450, -554],
      [['Date op.', 'Libellé de l’opération', 'Date valeur', 'Débit', 'Crédit']],
      { size: 8, bold: true, color: '#ffffff' },
    )
    const caption = paper.pick([
      'SOLDE DEPART AU',
      'Solde précédent au',
      'ANCIEN SOLDE AU',
      'Solde initial au',
      'SOLDE REPORTE AU',
    ])
    page.grid(
      202,
      [92, -554],
      [[`${caption} ${day(start, pattern)}`, putMoney(paper, 'opening_balance', book.opening, plainFrench)]],
      { size: 8.2, bold: true },
    )
    const bottom = page.grid(
      218,
      [40, 92, 310, -450, -554],
      book.moves.map(({ date, label, cents }) => [
        day(date, 'DD/MM'),
        label,
        day(date, pattern),
        cents < 0 ? money(-cents, plainFrench) : '',
        cents > 0 ? money(cents, plainFrench) : '',
      ]),
      { size: 8, leading: 15.5 },
    )
    page.rule(36, 559, bottom - 8, ink)
    page.grid(
      bottom + 6,
      [92, -450, -554],
      [
        [
          paper.pick(['TOTAL DES MOUVEMENTS', 'Total mouvements', 'TOTAUX']),
          putMoney(paper, 'total_debits', book.debits, plainFrench),
          putMoney(paper, 'total_credits', book.credits, plainFrench),
        ],
      ],
      { size: 8.5, bold: true },
    )
    page.grid(
      bottom + 24,
      [92, -554],
      [
        [
          `${paper.pick(['SOLDE FINAL AU', 'NOUVEAU SOLDE AU', 'Solde créditeur au', 'SOLDE A REPORTER AU'])} ${day(end, pattern)}`,
          putMoney(paper, 'closing_balance', book.closing, plainFrench),
        ],
      ],
      { size: 9, bold: true },
    )
    page.wrap(
      36,
      bottom + 62,
      520,
      'Sauf erreur ou omission de notre part. Toute réclamation doit parvenir à votre agence dans les 30 jours suivant la réception de ce relevé. Les opérations en devises sont converties au cours du jour. Le taux effectif global du découvert est affiché en agence.',
      { size: 7 },
    )
    paper.put('issuer_name', legal)
    page.wrap(
      36,
      800,
      523,
      `${legal} au capital de ${paper.between(1, 4)} 050 000 000 DH - ${paper.pick(['Siège social : ', ''])}${seat} - R.C. ${paper.code('2####')} - IF ${paper.code('01######')} - www.exemple.ma`,
      { size: 6.3 },
    )
    clutter(paper, page, { x: 36, right: 559, top: bottom + 100, bottom: 786 }, 'fr')
    return [page.sheet()]
  },
}
