import { addDays } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { beside, gap, pages } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { boxed, heading, lineList, small } from '../layout/print.ts'
import { anyHead, cents, issuerOf, mailing, wholeMonth } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Monthly statements of a credit card. */
export const creditCardStatement: Template = {
  docType: 'credit_card_statement',
  form: 'page',
  layouts: [
    { name: 'summary', draw: summary },
    { name: 'columns', draw: columns },
  ],
}

function facts(draft: Draft) {
  const { start, end } = wholeMonth(draft)
  const purchases = Array.from({ length: draft.between(6, 16) }, (_, index) => ({
    date: addDays(start, index * 2),
    what: draft.pick(shops[draft.language]),
    amount: cents(draft, 6, 210),
  }))
  const previous = cents(draft, 200, 1900)
  const spent = purchases.reduce((total, { amount }) => total + amount, 0)
  return {
    start,
    end,
    previous,
    paid: previous,
    spent,
    balance: spent,
    purchases,
    least: Math.max(1000, Math.round(spent * 0.03)),
    limit: draft.pick([300_000, 550_000, 1_000_000]),
  }
}

const shops = {
  en: [
    'CORNER HARDWARE #221',
    'BLUE HERON CAFE',
    'CITY PARKING',
    'ONLINE BOOKS CO',
    'GAS BAR 1182',
    'PET SUPPLY DEPOT',
  ],
  fr: [
    'QUINCAILLERIE DU PORT',
    'CAFÉ LE PHARE',
    'STATIONNEMENT VILLE',
    'LIBRAIRIE EN LIGNE',
    'STATION 1182',
    'ANIMALERIE PLUS',
  ],
} as const

function summary(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'bank')
  const of = facts(draft)
  const style = draft.pick(['abbreviated', 'long', 'iso'] as const)
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say('Rewards Platinum Card', 'Carte Récompenses Platine'),
      subtitle: say('Monthly statement', 'Relevé mensuel'),
    }),
    addressee(mailing(draft), [
      [
        say('Card number', 'Numéro de carte'),
        draft.put('account_number', draft.code(draft.pick(['#### #### #### ####', 'XXXX XXXX XXXX ####']))),
      ],
      [say('Statement date', 'Date du relevé'), draft.date('document_date', of.end, style)],
      [say('Payment due date', 'Date d’échéance du paiement'), draft.printDate(addDays(of.end, 21), style)],
    ]),
    gap(10),
    beside(
      [
        heading(say('Account summary', 'Sommaire du compte')),
        pairs(
          [
            [say('Previous balance', 'Solde précédent'), draft.printMoney(of.previous)],
            [say('Payments and credits', 'Paiements et crédits'), draft.printMoney(-of.paid)],
            [say('Purchases and charges', 'Achats et débits'), draft.printMoney(of.spent)],
            [say('New balance', 'Nouveau solde'), draft.money('closing_balance', of.balance)],
          ],
          'ends',
        ),
      ],
      [
        heading(say('Your credit', 'Votre crédit')),
        pairs(
          [
            [say('Credit limit', 'Limite de crédit'), draft.money('credit_limit', of.limit)],
            [say('Available credit', 'Crédit disponible'), draft.printMoney(of.limit - of.balance)],
            [say('Minimum payment', 'Paiement minimum'), draft.money('minimum_payment', of.least)],
            [say('Purchase rate', 'Taux sur achats'), '19.99 %'],
          ],
          'ends',
        ),
      ],
    ),
    grid(
      [
        { title: say('Date', 'Date'), share: 1.2 },
        { title: say('Posted', 'Inscrite'), share: 1.2 },
        { title: say('Details', 'Détails'), share: 3.4 },
        { title: say('Amount', 'Montant'), share: 1.4, right: true },
      ],
      [
        [
          draft.printDate(of.start, 'iso'),
          draft.printDate(of.start, 'iso'),
          say('PAYMENT - THANK YOU', 'PAIEMENT - MERCI'),
          draft.printMoney(-of.paid, 'bare'),
        ],
        ...of.purchases.map(({ date, what, amount }) => [
          draft.printDate(date, 'iso'),
          draft.printDate(addDays(date, 1), 'iso'),
          what,
          draft.printMoney(amount, 'bare'),
        ]),
      ],
      { rules: 'rows' },
    ),
    small(
      say(
        'If you make only the minimum payment each month it will take about 11 years to repay the balance. Foreign currency conversion 2.5%.',
        'En ne faisant que le paiement minimum chaque mois, il faudra environ 11 ans pour rembourser le solde. Conversion de devises 2,5 %.',
      ),
    ),
  ])
}

function columns(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'bank')
  const of = facts(draft)
  const style = draft.pick(['slashes', 'long'] as const)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: say('MASTERCARD STATEMENT', 'RELEVÉ VISA') }),
    beside(
      [lineList(mailing(draft))],
      [
        boxed(
          [
            pairs(
              [
                [say('Account', 'Compte'), draft.put('account_number', draft.code('**** **** **** ####'))],
                [say('Prepared on', 'Relevé du'), draft.date('document_date', of.end, style)],
                [say('Your new balance', 'Votre nouveau solde'), draft.money('closing_balance', of.balance)],
                [say('Minimum due', 'Montant minimum dû'), draft.money('minimum_payment', of.least)],
                [say('Your credit limit', 'Limite de crédit autorisée'), draft.money('credit_limit', of.limit)],
              ],
              'above',
            ),
          ],
          { fill: true, rounded: true },
        ),
      ],
      0.58,
    ),
    heading(say('Transactions', 'Opérations'), 'band'),
    grid(
      [
        { title: say('Transaction date', 'Date'), share: 1.4 },
        { title: say('Description', 'Description'), share: 3.4 },
        { title: say('Amount ($)', 'Montant ($)'), share: 1.3, right: true },
      ],
      of.purchases.map(({ date, what, amount }) => [
        draft.printDate(date, 'abbreviated'),
        what,
        draft.printMoney(amount, 'bare'),
      ]),
      { rules: draft.pick(['none', 'all', 'rows']) },
    ),
    pairs(
      [
        [say('Interest charges', 'Frais d’intérêt'), draft.printMoney(0)],
        [say('Points earned', 'Points obtenus'), '1 204'],
        [say('Cash advances', 'Avances de fonds'), draft.printMoney(0)],
      ],
      'dotted',
    ),
    small(
      say(
        'Lost or stolen card: call the number on the back of your card.',
        'Carte perdue ou volée : composez le numéro au dos de votre carte.',
      ),
    ),
  ])
}
