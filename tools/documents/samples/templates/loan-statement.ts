import { addDays, addYears } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { form, grid, pairs } from '../layout/data.ts'
import { gap, pages } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { heading, small } from '../layout/print.ts'
import { anyHead, cents, issuerOf, mailing, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Statements of mortgages and loans. */
export const loanStatement: Template = {
  docType: 'loan_statement',
  form: 'page',
  layouts: [
    { name: 'mortgage', draw: mortgage },
    { name: 'boxes', draw: boxes },
    { name: 'echeancier', regions: { fr: ['FR', 'MA'] }, draw: schedule },
  ],
}

function facts(draft: Draft) {
  const made = recently(draft, 200)
  const rate = draft.between(289, 749)
  return {
    made,
    matures: addDays(addYears(made, draft.between(1, 4)), 71),
    rate: (rate / 100).toFixed(2),
    balance: cents(draft, 8_000, 420_000),
    payment: cents(draft, 310, 2400),
  }
}

/** The rate with the comma or dot of the language. */
function rateOf(draft: Draft, rate: string): string {
  return draft.put('interest_rate', rate, draft.language === 'fr' ? `${rate.replace('.', ',')} %` : `${rate}%`)
}

function mortgage(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'lender')
  const of = facts(draft)
  const style = draft.pick(['long', 'iso', 'abbreviated'] as const)
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say('Annual Mortgage Statement', 'Relevé hypothécaire annuel'),
    }),
    addressee(mailing(draft), [
      [say('Mortgage number', 'Numéro du prêt'), draft.put('account_number', draft.code('########-##'))],
      [say('Statement date', 'Date du relevé'), draft.date('document_date', of.made, style)],
      [say('Maturity date', 'Date d’échéance'), draft.date('maturity_date', of.matures, style)],
    ]),
    gap(12),
    heading(say('Mortgage details', 'Détails du prêt hypothécaire'), 'ruled'),
    pairs(
      [
        [say('Principal balance', 'Solde en capital'), draft.money('closing_balance', of.balance)],
        [say('Interest rate', 'Taux d’intérêt'), rateOf(draft, of.rate)],
        [say('Regular payment', 'Versement régulier'), draft.money('payment_amount', of.payment)],
        [say('Payment frequency', 'Fréquence des versements'), say('Monthly', 'Mensuelle')],
        [say('Interest paid in the year', 'Intérêts payés dans l’année'), draft.printMoney(cents(draft, 900, 9000))],
        [
          say('Principal paid in the year', 'Capital remboursé dans l’année'),
          draft.printMoney(cents(draft, 2000, 9000)),
        ],
        [say('Tax account balance', 'Solde du compte de taxes'), draft.printMoney(cents(draft, 10, 900))],
      ],
      draft.pick(['ends', 'dotted', 'aligned']),
    ),
    small(
      say(
        'Ask us about your prepayment privileges. This statement is not a discharge statement.',
        'Informez-vous de vos privilèges de remboursement anticipé. Ce relevé n’est pas un état de mainlevée.',
      ),
    ),
  ])
}

function boxes(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'lender')
  const of = facts(draft)
  const style = draft.pick(['iso', 'slashes'] as const)
  const [name = '', ...address] = mailing(draft)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: say('LOAN STATEMENT', 'ÉTAT DE COMPTE - PRÊT') }),
    form([
      [
        { label: say('Borrower', 'Emprunteur'), value: name, more: address, span: 1.6 },
        { label: say('Loan No.', 'No de prêt'), value: draft.put('account_number', draft.code('##-######-#')) },
      ],
      [
        { label: say('As of', 'En date du'), value: draft.date('document_date', of.made, style) },
        { label: say('Matures on', 'Échéance du prêt'), value: draft.date('maturity_date', of.matures, style) },
        { label: say('Annual rate', 'Taux annuel'), value: rateOf(draft, of.rate) },
      ],
      [
        { label: say('Balance owing', 'Solde dû'), value: draft.money('closing_balance', of.balance) },
        { label: say('Payment amount', 'Montant du versement'), value: draft.money('payment_amount', of.payment) },
        { label: say('Next payment', 'Prochain versement'), value: draft.printDate(addDays(of.made, 17), style) },
      ],
    ]),
    heading(say('Recent payments', 'Derniers versements'), 'band'),
    grid(
      [
        { title: say('Date', 'Date'), share: 1 },
        { title: say('Principal', 'Capital'), share: 1, right: true },
        { title: say('Interest', 'Intérêts'), share: 1, right: true },
      ],
      [30, 60, 90].map((days) => [
        draft.printDate(addDays(of.made, -days), style),
        draft.printMoney(Math.round(of.payment * 0.4), 'bare'),
        draft.printMoney(of.payment - Math.round(of.payment * 0.4), 'bare'),
      ]),
      { rules: 'all' },
    ),
  ])
}

function schedule(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'lender')
  const of = facts(draft)
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: 'TABLEAU D’AMORTISSEMENT',
      subtitle: 'Prêt immobilier à taux fixe',
    }),
    addressee(mailing(draft), [
      ['Contrat de prêt n°', draft.put('account_number', draft.code('#########'))],
      ['Édité le', draft.date('document_date', of.made, 'slashes')],
      ['Date de fin', draft.date('maturity_date', of.matures, 'slashes')],
    ]),
    gap(10),
    pairs(
      [
        ['Capital restant dû', draft.money('closing_balance', of.balance)],
        ['Mensualité', draft.money('payment_amount', of.payment)],
        ['Taux débiteur fixe', rateOf(draft, of.rate)],
      ],
      draft.pick(['aligned', 'boxed']),
    ),
    grid(
      [
        { title: 'Échéance', share: 1 },
        { title: 'Intérêts', share: 1, right: true },
        { title: 'Capital amorti', share: 1, right: true },
        { title: 'Assurance', share: 1, right: true },
      ],
      Array.from({ length: 8 }, (_, index) => [
        draft.printDate(addDays(of.made, 30 * (index + 1)), 'slashes'),
        draft.printMoney(41_200 - index * 300, 'bare'),
        draft.printMoney(31_000 + index * 300, 'bare'),
        draft.printMoney(2_150, 'bare'),
      ]),
      { rules: 'all' },
    ),
    small('Document non contractuel. Un crédit vous engage et doit être remboursé.'),
  ])
}
