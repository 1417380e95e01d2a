import { addDays, shortMonth } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { boxed, heading, lineList, small, sortingBars, usageChart, words } from '../layout/print.ts'
import { grid, pairs } from '../layout/data.ts'
import { beside, gap, pages, rule } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { anyHead, cents, issuerOf, mailing, phoneNumber, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Bills for electricity, gas and water. */
export const utilityBill: Template = {
  docType: 'utility_bill',
  form: 'page',
  layouts: [
    { name: 'summary', draw: summary },
    { name: 'stub', draw: stub },
    { name: 'european', regions: { fr: ['FR'] }, draw: european },
    { name: 'moroccan', regions: { fr: ['MA'] }, draw: moroccan },
    { name: 'american', regions: { en: ['US'] }, draw: summary },
  ],
}

function facts(draft: Draft) {
  const billed = recently(draft)
  const previous = cents(draft, 40, 260)
  const used = cents(draft, 45, 320)
  const tax = Math.round(used * 0.05)
  return {
    billed,
    due: addDays(billed, draft.between(15, 24)),
    previous,
    used,
    tax,
    total: used + tax,
    from: addDays(billed, -34),
    to: addDays(billed, -4),
  }
}

function chart(draft: Draft) {
  const months = Array.from({ length: 13 }, (_, index) =>
    shortMonth(addDays(draft.today, -30 * (13 - index)), draft.language).slice(0, 3),
  )
  return usageChart(
    months.map(() => draft.between(20, 100) / 100),
    months,
  )
}

function summary(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'utility')
  const of = facts(draft)
  const style = draft.pick(['long', 'abbreviated', 'iso'] as const)
  const address = mailing(draft)
  const money = (amount: number) => draft.printMoney(amount)
  return pages(
    draft,
    look,
    [
      letterhead(anyHead(draft), { issuer, under, title: say('Your energy statement', 'Votre facture d’énergie') }),
      beside(
        [
          lineList(['', ...address]),
          gap(8),
          ...(draft.chance(0.6)
            ? [
                words(say('Service address', 'Adresse du lieu de consommation'), { scale: 0.8 }),
                words(address.slice(1).join(', ')),
              ]
            : []),
        ],
        [
          boxed(
            [
              pairs(
                [
                  [
                    say('Account no.', 'Numéro de compte'),
                    draft.put('account_number', draft.code(draft.pick(['#### #### ##', '##-#######-#', '##########']))),
                  ],
                  [say('Bill date', 'Date de facturation'), draft.date('document_date', of.billed, style)],
                  [
                    say('Service period', 'Période'),
                    `${draft.printDate(of.from, style)} ${say('-', 'au')} ${draft.printDate(of.to, style)}`,
                  ],
                  [say('Pay by', 'À payer avant le'), draft.date('due_date', of.due, style)],
                ],
                draft.pick(['aligned', 'above']),
              ),
              heading(say('Total amount due', 'Montant total à payer')),
              words(draft.money('amount_due', of.total), { bold: true, scale: 1.7 }),
            ],
            { fill: true, rounded: true },
          ),
        ],
      ),
      gap(8),
      heading(say('Account summary', 'Sommaire du compte'), 'band'),
      pairs(
        [
          [say('Balance from previous bill', 'Solde de la facture précédente'), money(of.previous)],
          [say('Payments received - thank you', 'Paiements reçus, merci'), money(-of.previous)],
          [say('Electricity consumption 642 kWh', 'Consommation 642 kWh'), money(of.used)],
          [say('GST', 'TPS'), money(of.tax)],
          [say('New charges', 'Nouveaux frais'), money(of.total)],
        ],
        draft.pick(['ends', 'dotted']),
      ),
      heading(say('Your usage over 13 months', 'Votre consommation sur 13 mois')),
      chart(draft),
      gap(10),
      small(
        say(
          'Late payment charges of 1.5% per month apply to overdue balances. Meter number 00471120, next reading on or about the 12th. Sign up for paperless billing and get a $5 credit.',
          'Des frais d’administration de 1,2 % par mois s’appliquent aux soldes en souffrance. Compteur 00471120, prochain relevé vers le 12. Adhérez à la facture Internet et obtenez un crédit de 5 $.',
        ),
      ),
    ],
    [`${issuer} - ${phoneNumber(draft)}`],
  )
}

function stub(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'utility')
  const of = facts(draft)
  const style = draft.pick(['long', 'iso', 'slashes'] as const)
  const address = mailing(draft)
  const account = draft.put('account_number', draft.code('########-#'))
  const due = draft.money('amount_due', of.total)
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say('WATER AND SEWER BILL', 'FACTURE'),
      subtitle: say('Keep this part for your records', 'Conservez cette partie'),
    }),
    pairs(
      [
        [say('Customer', 'Client'), address[0] ?? ''],
        [say('Account number', 'No de client'), account],
        [say('Service location', 'Adresse de service'), address.slice(1).join(', ')],
        [say('Invoice number', 'No de facture'), draft.code('F########')],
        [say('Billing date', 'Date de la facture'), draft.date('document_date', of.billed, style)],
        [say('Due date', 'Échéance'), draft.date('due_date', of.due, style)],
      ],
      draft.pick(['boxed', 'aligned']),
      2,
    ),
    grid(
      [
        { title: say('Description', 'Description'), share: 4 },
        { title: say('Quantity', 'Quantité'), share: 1.3, right: true },
        { title: say('Rate', 'Tarif'), share: 1.2, right: true },
        { title: say('Amount', 'Montant'), share: 1.5, right: true },
      ],
      [
        [say('Basic charge', 'Redevance d’abonnement'), '30', '0.42', draft.printMoney(1260, 'bare')],
        [say('Consumption', 'Énergie consommée'), '38', '', draft.printMoney(of.used - 1260, 'bare')],
        [say('Taxes', 'Taxes'), '', '5 %', draft.printMoney(of.tax, 'bare')],
        [say('AMOUNT DUE', 'MONTANT À PAYER'), '', '', due],
      ],
      { totals: 1, rules: draft.pick(['rows', 'all']) },
    ),
    chart(draft),
    gap(12),
    small(
      say(
        'To report a leak call the number above at any hour. Bills are issued every second month.',
        'Panne ou fuite : composez le numéro ci-dessus, jour et nuit. Facturation tous les deux mois.',
      ),
    ),
    rule('#666'),
    words(say('Please detach and return with your payment', 'Détachez et retournez avec votre paiement'), {
      align: 'middle',
      scale: 0.8,
    }),
    beside(
      [lineList(address), sortingBars(draft.between(1, 999))],
      [
        pairs(
          [
            [say('Account number', 'No de client'), account],
            [say('Amount due', 'Montant à payer'), due],
            [say('Amount paid', 'Montant versé'), '________________'],
          ],
          'aligned',
        ),
      ],
    ),
  ])
}

function european(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'utility')
  const of = facts(draft)
  const style = draft.pick(['slashes', 'long'] as const)
  const address = mailing(draft)
  const total = draft.money('amount_due', of.total)
  return pages(
    draft,
    look,
    [
      letterhead(anyHead(draft), {
        issuer,
        under,
        title: draft.pick(['Facture d’électricité', 'Votre facture de gaz', 'Facture d’eau']),
        subtitle: `n° ${draft.code('## ### ### ###')}`,
      }),
      addressee(address, [
        ['Référence client', draft.put('account_number', draft.code('# ### ### ###'))],
        ['Facture du', draft.date('document_date', of.billed, style)],
        ['Compte de contrat', draft.code('00# ### ### ###')],
        ['Point de livraison (PDL)', draft.code('##############')],
      ]),
      gap(10),
      boxed(
        [
          pairs(
            [
              ['Abonnement HT', draft.printMoney(1342)],
              ['Consommation HT', draft.printMoney(of.used - 1342)],
              ['Taxes et contributions', draft.printMoney(of.tax)],
            ],
            'ends',
          ),
          pairs([['Montant TTC à régler', total]], 'ends'),
          words(`Prélèvement le ${draft.date('due_date', of.due, style)} sur le compte ****4471`),
        ],
        { fill: draft.chance(0.5) },
      ),
      heading('Lieu de consommation', 'ruled'),
      words(address.slice(1).join(', ')),
      heading('Évolution de votre consommation en kWh', 'ruled'),
      chart(draft),
      gap(8),
      small(
        `Prochain relevé vers le ${draft.printDate(addDays(of.billed, 60), 'long')}. En cas de non-paiement à la date limite, une pénalité de 1,5 fois le taux d’intérêt légal pourra être appliquée. Médiateur national de l’énergie : BP 42, 75441 Paris.`,
      ),
    ],
    [`${issuer} SA au capital de 1 525 484 813 € - RCS Nanterre 552 000 317 - TVA FR03 552 000 317`],
  )
}

function moroccan(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'utility')
  const of = facts(draft)
  const address = mailing(draft)
  return pages(draft, look, [
    letterhead(draft.pick(['logo', 'plain', 'band']), {
      issuer,
      under,
      title: 'FACTURE EAU ET ÉLECTRICITÉ',
      subtitle: `Mois : ${of.billed.slice(5, 7)}/${of.billed.slice(0, 4)}`,
    }),
    pairs(
      [
        ['Client', address[0] ?? ''],
        ['N° de contrat', draft.put('account_number', draft.code('#######'))],
        ['Adresse de consommation', address.slice(1).join(', ')],
        ['Tournée', draft.code('##-###')],
        ['Date de facturation', draft.date('document_date', of.billed, 'slashes')],
        ['Date limite de paiement', draft.date('due_date', of.due, 'slashes')],
      ],
      draft.pick(['boxed', 'aligned', 'colon']),
      2,
    ),
    grid(
      [
        { title: 'Désignation', share: 3 },
        { title: 'Ancien index', share: 1.3, right: true },
        { title: 'Nouvel index', share: 1.3, right: true },
        { title: 'Prix unitaire', share: 1.3, right: true },
        { title: 'Montant DH', share: 1.5, right: true },
      ],
      [
        ['Électricité tranche 1', '14 208', '14 308', '0,9010', draft.printMoney(9010, 'bare')],
        ['Redevance fixe', '', '', '', draft.printMoney(2200, 'bare')],
        ['Eau potable', '611', '626', '2,3700', draft.printMoney(of.used - 11_210, 'bare')],
        ['TVA', '', '', '', draft.printMoney(of.tax, 'bare')],
        ['NET À PAYER', '', '', '', draft.money('amount_due', of.total)],
      ],
      { rules: 'all', totals: 1 },
    ),
    small(
      'Payez en ligne, en agence ou dans les espaces partenaires. Passé la date limite, des frais de relance de 15,00 DH sont dus.',
    ),
  ])
}
