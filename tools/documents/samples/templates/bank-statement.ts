import { addDays } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { boxed, heading, small, words } from '../layout/print.ts'
import { grid, pairs } from '../layout/data.ts'
import { gap, pages } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { anyHead, cents, issuerOf, mailing, wholeMonth } from '../layout/stationery.ts'
import { frenchAccount, inFours, moroccanAccount } from '../numbers.ts'
import type { Template } from '../template.ts'

/** Statements of a bank account. */
export const bankStatement: Template = {
  docType: 'bank_statement',
  form: 'page',
  layouts: [
    { name: 'summary', draw: summary },
    { name: 'ledger', draw: ledger },
    { name: 'french', regions: { fr: ['FR'] }, draw: french },
    { name: 'moroccan', regions: { fr: ['MA'] }, draw: moroccan },
    { name: 'american', regions: { en: ['US'] }, draw: summary },
  ],
}

interface Movement {
  readonly date: string
  readonly what: string
  readonly amount: number
  readonly balance: number
}

function facts(draft: Draft) {
  const { start, end } = wholeMonth(draft)
  const opening = cents(draft, 900, 6200)
  const count = draft.between(9, 26)
  let balance = opening
  const movements: Movement[] = Array.from({ length: count }, (_, index) => {
    const isCredit = index % 6 === 2
    const amount = isCredit ? cents(draft, 800, 2900) : -cents(draft, 4, 260)
    balance += amount
    const what = isCredit
      ? draft.pick([
          draft.say('PAYROLL DEPOSIT', 'VIREMENT SALAIRE'),
          draft.say('E-TRANSFER RECEIVED', 'VIREMENT REÇU'),
        ])
      : draft.pick(spending[draft.language])
    return { date: addDays(start, Math.floor((index * 28) / count)), what, amount, balance }
  })
  const credits = movements.reduce((total, { amount }) => total + Math.max(amount, 0), 0)
  const debits = movements.reduce((total, { amount }) => total - Math.min(amount, 0), 0)
  return { start, end, opening, closing: balance, credits, debits, movements }
}

const spending = {
  en: [
    'POS PURCHASE MAPLE GROCER',
    'PRE-AUTH DEBIT TAMARACK MOBILE',
    'ATM WITHDRAWAL 00812',
    'BILL PAYMENT HYDRO',
    'MONTHLY FEE',
    'DEBIT CARD TRANSIT',
  ],
  fr: [
    'ACHAT ÉPICERIE DU COIN',
    'PRÉLÈVEMENT TÉLÉPHONE',
    'RETRAIT GUICHET 00812',
    'PAIEMENT FACTURE',
    'FRAIS MENSUELS',
    'ACHAT PHARMACIE',
  ],
} as const

function columnsOf(draft: Draft) {
  const { say } = draft
  return [
    { title: 'Date', share: 1.1 },
    { title: say('Description', 'Libellé'), share: 3.4 },
    { title: say('Withdrawals', 'Retraits'), share: 1.4, right: true },
    { title: say('Deposits', 'Dépôts'), share: 1.4, right: true },
    { title: say('Balance', 'Solde'), share: 1.5, right: true },
  ] as const
}

/** The amount in the column of withdrawals or in that of deposits. */
function outAndIn(draft: Draft, amount: number): readonly [string, string] {
  const printed = draft.printMoney(Math.abs(amount), 'bare')
  return amount < 0 ? [printed, ''] : ['', printed]
}

function rows(draft: Draft, movements: readonly Movement[], style: 'abbreviated' | 'slashes' | 'iso') {
  return movements.map(({ date, what, amount, balance }) => [
    draft.printDate(date, style).replace(/[, ]*\d{4}$/, ''),
    what,
    ...outAndIn(draft, amount),
    draft.printMoney(balance, 'bare'),
  ])
}

function summary(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'bank')
  const of = facts(draft)
  const style = draft.pick(['long', 'abbreviated'] as const)
  const period = `${draft.date('period_start', of.start, style)} ${say('to', 'au')} ${draft.date('period_end', of.end, style)}`
  return pages(
    draft,
    look,
    [
      letterhead(anyHead(draft), {
        issuer,
        under,
        title: say('Chequing Account Statement', 'Relevé de compte chèques'),
      }),
      addressee(mailing(draft), [
        [
          say('Your account number', 'Numéro de compte'),
          draft.put('account_number', draft.code(draft.pick(['#####-###-#######', '###-####-#', '#######']))),
        ],
        [say('For the period', 'Pour la période du'), period],
        [say('Branch', 'Succursale'), draft.code('#####')],
      ]),
      gap(12),
      boxed(
        [
          words(say('Account summary', 'Sommaire du compte'), { bold: true }),
          pairs(
            [
              [
                say(
                  `Your opening balance on ${draft.printDate(of.start, style)}`,
                  `Solde d’ouverture au ${draft.printDate(of.start, style)}`,
                ),
                draft.money('opening_balance', of.opening),
              ],
              [say('Total deposits into your account', 'Total des dépôts'), draft.money('total_credits', of.credits)],
              [
                say('Total withdrawals from your account', 'Total des retraits'),
                draft.money('total_debits', of.debits),
              ],
              [
                say(
                  `Your closing balance on ${draft.printDate(of.end, style)}`,
                  `Solde de fermeture au ${draft.printDate(of.end, style)}`,
                ),
                draft.money('closing_balance', of.closing),
              ],
            ],
            draft.pick(['ends', 'dotted']),
          ),
        ],
        { fill: draft.chance(0.6) },
      ),
      heading(say('Account activity', 'Opérations au compte'), 'ruled'),
      grid(columnsOf(draft), rows(draft, of.movements, 'abbreviated'), { rules: draft.pick(['rows', 'none', 'all']) }),
      small(
        say(
          'Please check this statement carefully and report errors within 30 days. Interest earned this year: $0.41. Deposits are eligible for insurance up to $100,000.',
          'Veuillez vérifier ce relevé et signaler toute erreur dans les 30 jours. Intérêts gagnés cette année : 0,41 $. Dépôts admissibles à l’assurance jusqu’à 100 000 $.',
        ),
      ),
    ],
    [`${issuer} ${say('is a member of the deposit insurance plan', 'est membre du régime d’assurance-dépôts')}`],
  )
}

function ledger(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'bank')
  const of = facts(draft)
  const style = draft.pick(['iso', 'slashes', 'long'] as const)
  const lines = [
    ['', say('Balance forward', 'Solde reporté'), '', '', draft.printMoney(of.opening, 'bare')],
    ...rows(draft, of.movements, 'slashes'),
    [
      '',
      say('Totals', 'Totaux'),
      draft.money('total_debits', of.debits, 'bare'),
      draft.money('total_credits', of.credits, 'bare'),
      '',
    ],
  ]
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say('STATEMENT OF ACCOUNT', 'RELEVÉ DE COMPTE'),
      subtitle: say('Savings and chequing', 'Épargne et opérations'),
    }),
    addressee(
      mailing(draft),
      [
        [say('Statement date', 'Date du relevé'), draft.date('document_date', addDays(of.end, 1), style)],
        [say('From', 'Du'), draft.date('period_start', of.start, style)],
        [say('To', 'Au'), draft.date('period_end', of.end, style)],
        [say('Account', 'Folio'), draft.put('account_number', draft.code('######-##'))],
        [say('Currency', 'Devise'), draft.put('currency', 'CAD')],
      ],
      draft.pick(['aligned', 'boxed', 'colon']),
    ),
    gap(10),
    grid(columnsOf(draft), lines, { totals: 1, rules: draft.pick(['rows', 'all']) }),
    pairs(
      [
        [say('Previous balance', 'Solde précédent'), draft.money('opening_balance', of.opening)],
        [say('Current balance', 'Solde actuel'), draft.money('closing_balance', of.closing)],
      ],
      'above',
      2,
    ),
    small(
      say(
        'Items returned unpaid carry a fee of $48.00. Questions? Visit any branch.',
        'Un effet retourné sans provision entraîne des frais de 48,00 $. Des questions? Passez nous voir.',
      ),
    ),
  ])
}

function french(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'bank')
  const of = facts(draft)
  const { iban, account } = frenchAccount(draft)
  const grouped = draft.put('iban', iban, inFours(iban))
  draft.put('account_number', account)
  return pages(
    draft,
    look,
    [
      letterhead(anyHead(draft), { issuer, under, title: 'RELEVÉ DE COMPTE', subtitle: `n° ${draft.between(1, 12)}` }),
      addressee(mailing(draft), [
        ['Compte de dépôt n°', account],
        ['Date d’arrêté', draft.date('document_date', of.end, 'slashes')],
        ['Devise', draft.put('currency', 'EUR')],
      ]),
      words(
        `Période du ${draft.date('period_start', of.start, 'slashes')} au ${draft.date('period_end', of.end, 'slashes')}`,
      ),
      words(`IBAN : ${grouped}     BIC : ${draft.code('@@@@FRPP')}`),
      gap(6),
      grid(
        [
          { title: 'Date', share: 1 },
          { title: 'Valeur', share: 1 },
          { title: 'Nature des opérations', share: 3.6 },
          { title: 'Débit', share: 1.4, right: true },
          { title: 'Crédit', share: 1.4, right: true },
        ],
        [
          [
            '',
            '',
            `ANCIEN SOLDE AU ${draft.printDate(addDays(of.start, -1), 'slashes')}`,
            '',
            draft.money('opening_balance', of.opening, 'bare'),
          ],
          ...of.movements.map(({ date, what, amount }) => [
            draft.printDate(date, 'slashes').slice(0, 5),
            draft.printDate(date, 'slashes').slice(0, 5),
            what,
            ...outAndIn(draft, amount),
          ]),
          [
            '',
            '',
            'TOTAL DES OPÉRATIONS',
            draft.money('total_debits', of.debits, 'bare'),
            draft.money('total_credits', of.credits, 'bare'),
          ],
          [
            '',
            '',
            `NOUVEAU SOLDE AU ${draft.printDate(of.end, 'slashes')}`,
            '',
            draft.money('closing_balance', of.closing, 'bare'),
          ],
        ],
        { totals: 2, rules: draft.pick(['all', 'none', 'rows']) },
      ),
      small(
        'Vos dépôts sont couverts par le fonds de garantie à hauteur de 100 000 €. Montant de l’autorisation de découvert : 500,00 €. TAEG 16,02 %.',
      ),
    ],
    [`${issuer} - société coopérative à capital variable - ORIAS n° 07 000 123`],
  )
}

function moroccan(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'bank')
  const of = facts(draft)
  const rib = moroccanAccount(draft)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: 'EXTRAIT DE COMPTE', subtitle: 'Agence Casa Anfa' }),
    addressee(
      mailing(draft),
      [
        ['Compte N°', draft.put('account_number', rib[2])],
        ['RIB', rib.join(' ')],
        ['Devise', draft.put('currency', 'MAD')],
        [
          'Période',
          `du ${draft.date('period_start', of.start, 'slashes')} au ${draft.date('period_end', of.end, 'slashes')}`,
        ],
      ],
      draft.pick(['aligned', 'colon']),
    ),
    gap(8),
    pairs([['Solde départ', draft.money('opening_balance', of.opening)]], 'ends'),
    grid(
      [
        { title: 'Date', share: 1 },
        { title: 'Libellé', share: 4 },
        { title: 'Débit', share: 1.4, right: true },
        { title: 'Crédit', share: 1.4, right: true },
      ],
      [
        ...of.movements.map(({ date, what, amount }) => [
          draft.printDate(date, 'slashes').slice(0, 5),
          what,
          ...outAndIn(draft, amount),
        ]),
        [
          '',
          'TOTAL MOUVEMENTS',
          draft.money('total_debits', of.debits, 'bare'),
          draft.money('total_credits', of.credits, 'bare'),
        ],
      ],
      { totals: 1, rules: 'all' },
    ),
    pairs([['SOLDE FINAL CRÉDITEUR', draft.money('closing_balance', of.closing)]], 'ends'),
    small('Sauf erreur ou omission de notre part. Capital social 2 151 408 390,00 DH, RC Casablanca 333.'),
  ])
}
