import { addDays } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { beside, gap, pages } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { boxed, heading, lineList, small, words } from '../layout/print.ts'
import { anyHead, cents, issuerOf, mailing, phoneNumber, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Bills for mobile telephones and Internet. */
export const telecomBill: Template = {
  docType: 'telecom_bill',
  form: 'page',
  layouts: [
    { name: 'summary', draw: summary },
    { name: 'itemised', regions: { en: ['CA', 'US'], fr: ['QC'] }, draw: itemised },
    { name: 'european', regions: { fr: ['FR', 'MA'] }, draw: european },
  ],
}

function facts(draft: Draft) {
  const billed = recently(draft)
  const parts = [cents(draft, 35, 95), cents(draft, 0, 40), cents(draft, 4, 15)] as const
  return { billed, due: addDays(billed, 21), parts, total: parts[0] + parts[1] + parts[2] }
}

function summary(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'telecom')
  const of = facts(draft)
  const style = draft.pick(['abbreviated', 'long'] as const)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: say('Your monthly bill', 'Votre facture mensuelle') }),
    addressee(mailing(draft), [
      [
        say('Account number', 'Numéro de compte'),
        draft.put('account_number', draft.code(draft.pick(['#########', '#-####-####', '##########']))),
      ],
      [say('Bill date', 'Date de facturation'), draft.date('document_date', of.billed, style)],
      [say('Mobile number', 'Numéro mobile'), phoneNumber(draft)],
    ]),
    gap(14),
    beside(
      [
        heading(say('What you owe', 'Ce que vous devez')),
        boxed(
          [
            words(say('Total due', 'Total à payer'), {}),
            words(draft.money('amount_due', of.total), { bold: true, scale: 2 }),
            words(`${say('Required payment date', 'Date de paiement requise')}: ${draft.printDate(of.due, style)}`),
          ],
          { fill: true, rounded: true },
        ),
      ],
      [
        heading(say('Summary of charges', 'Sommaire des frais')),
        pairs(
          [
            [say('Wireless plan 50 GB', 'Forfait sans fil 50 Go'), draft.printMoney(of.parts[0])],
            [say('Long distance and add-ons', 'Interurbains et options'), draft.printMoney(of.parts[1])],
            [say('Taxes', 'Taxes'), draft.printMoney(of.parts[2])],
          ],
          'ends',
        ),
      ],
    ),
    heading(say('Data used', 'Données utilisées'), 'ruled'),
    pairs(
      [
        [say('Shared data', 'Données partagées'), '21.4 GB / 50 GB'],
        [say('Talk', 'Appels'), '412 min'],
        [say('Texts', 'Textos'), '877'],
      ],
      'dotted',
    ),
    small(
      say(
        'Manage your account any time in the app. A late payment fee of 3% per month applies.',
        'Gérez votre compte dans l’application. Des frais de retard de 3 % par mois s’appliquent.',
      ),
    ),
  ])
}

function itemised(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'telecom')
  const of = facts(draft)
  const style = draft.pick(['iso', 'slashes', 'long'] as const)
  const lines = mailing(draft)
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say('INVOICE', 'FACTURE'),
      subtitle: `${say('No.', 'No')} ${draft.code('########')}`,
    }),
    beside(
      [lineList(lines)],
      [
        pairs(
          [
            [say('Invoice date', 'Date de la facture'), draft.date('document_date', of.billed, style)],
            [say('Customer no.', 'No de client'), draft.put('account_number', draft.code('######-##'))],
            [say('Next invoice', 'Prochaine facture'), draft.printDate(addDays(of.billed, 30), style)],
          ],
          'boxed',
        ),
      ],
    ),
    gap(10),
    grid(
      [
        { title: say('Service', 'Service'), share: 4 },
        { title: say('Period', 'Période'), share: 2 },
        { title: say('Amount', 'Montant'), share: 1.4, right: true },
      ],
      [
        [
          say('High-speed Internet 500 Mbps', 'Internet haute vitesse 500 Mbit/s'),
          '1-30',
          draft.printMoney(of.parts[0], 'bare'),
        ],
        [say('Modem rental', 'Location du modem'), '1-30', draft.printMoney(of.parts[1], 'bare')],
        ['HST / TPS-TVQ', '', draft.printMoney(of.parts[2], 'bare')],
        [say('AMOUNT PAYABLE', 'MONTANT DÛ'), '', draft.money('amount_due', of.total)],
      ],
      { totals: 1, rules: draft.pick(['rows', 'all']) },
    ),
    words(
      `${say('Pre-authorized payment will be taken on', 'Le paiement préautorisé sera prélevé le')} ${draft.printDate(of.due, style)}`,
    ),
    small(
      say(
        'Rates may change with 30 days notice. CCTS: 1-888-555-0177.',
        'Les tarifs peuvent changer sur préavis de 30 jours. CPRST : 1 888 555-0177.',
      ),
    ),
  ])
}

function european(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'telecom')
  const of = facts(draft)
  return pages(
    draft,
    look,
    [
      letterhead(anyHead(draft), {
        issuer,
        under,
        title: 'Facture mobile',
        subtitle: `n° ${draft.code('##########')}`,
      }),
      addressee(mailing(draft), [
        ['N° client', draft.put('account_number', draft.code('#########'))],
        ['Date de facture', draft.date('document_date', of.billed, draft.pick(['slashes', 'long']))],
        ['Ligne', phoneNumber(draft)],
        ['Date de prélèvement', draft.printDate(of.due, 'slashes')],
      ]),
      gap(12),
      heading('Récapitulatif', 'band'),
      pairs(
        [
          ['Abonnements et forfaits', draft.printMoney(of.parts[0])],
          ['Consommations hors forfait', draft.printMoney(of.parts[1])],
          ['TVA 20 %', draft.printMoney(of.parts[2])],
        ],
        'ends',
      ),
      boxed([pairs([['Total TTC à payer', draft.money('amount_due', of.total)]], 'ends')]),
      small(
        'Le montant sera prélevé sur votre compte bancaire. Service client : du lundi au samedi de 8 h à 20 h. Réclamations : voir au verso.',
      ),
    ],
    [`${issuer} SA au capital de 10 000 000 €`],
  )
}
