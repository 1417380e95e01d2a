import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import { irishEuros, money, openPage, pounds, putDay, putMoney, recent } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

const companies = [
  'Calder Homes Lettings Ltd',
  'Wharfedale Property Partnership LLP',
  'Saorview Estates DAC',
  'St Ninian’s Housing Association',
] as const

/** A tenancy agreement: parties and particulars as a table or as clauses, landlord a person or a company, witnesses at the end. */
export const ukTenancy: UnseenLayout = {
  name: 'uk-tenancy',
  docType: 'lease',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const family = paper.pick(['serif', 'sans', 'narrow'] as const)
    const [page, back] = [openPage('a4', family), openPage('a4', family)]
    const home = paper.pick(['GB', 'GB', 'IE'] as const)
    const coin = home === 'IE' ? irishEuros : pounds
    const signed = recent(paper, 10, 400)
    const start = paper.chance(0.25) ? signed : addDays(signed, paper.between(2, 20))
    const pattern = paper.pick(['D MMMM YYYY', 'DD/MM/YYYY', 'Do MMMM YYYY'])
    const rent = paper.between(52, 240) * 1000 + paper.pick([0, 500])
    const owner = someone(paper, home)
    const landlord = paper.put(
      'landlord_name',
      paper.chance(0.5) ? paper.pick(companies) : `${owner.given} ${owner.surname}`,
    )
    const { line } = putHolder(paper, home, ['plain', 'titled', 'joint', 'joint', 'capitals'])
    const address = paper.put('address', addressIn(paper, home).join(', '))
    const office = addressIn(paper, home).join(', ')
    page.say(
      297,
      62,
      paper.pick([
        'ASSURED SHORTHOLD TENANCY AGREEMENT',
        'TENANCY AGREEMENT',
        'Residential Tenancy Agreement',
        'Private Residential Tenancy',
      ]),
      { size: 14, bold: true, align: 'middle' },
    )
    page.say(
      297,
      78,
      paper.pick([
        'for letting a furnished dwelling',
        'under Part 1 of the Housing Act 1988',
        'PLEASE READ CAREFULLY BEFORE SIGNING',
      ]),
      { size: 8.5, align: 'middle' },
    )
    const from = putDay(paper, 'lease_start', start, pattern)
    const fixed = paper.chance(0.75)
    const to = fixed ? putDay(paper, 'lease_end', addDays(addYears(start, 1), -1), pattern) : ''
    const dated = putDay(paper, 'document_date', signed, pattern)
    const each = putMoney(paper, 'monthly_rent', rent, coin)
    const deposit = money(Math.round((rent * 12 * 5) / 52), coin)
    let y = 112
    if (paper.chance(0.5)) {
      const rows = [
        [paper.pick(['Date of this agreement', 'Dated', 'Agreement date']), dated],
        [paper.pick(['The Landlord', 'Landlord', 'LANDLORD (1)']), landlord],
        ['Landlord’s address for notices', office],
        [paper.pick(['The Tenant', 'Tenant(s)', 'TENANT (2)']), line],
        [paper.pick(['The Property', 'Premises', 'Address of the dwelling']), address],
        [
          'Term',
          fixed ? `12 months from and including ${from} to ${to}` : `A monthly periodic tenancy beginning on ${from}`,
        ],
        [paper.pick(['Rent', 'The Rent', 'Rent payable']), `${each} per calendar month in advance`],
        ['Deposit', `${deposit}, held in a government-approved scheme`],
      ] as const
      for (const [caption, value] of rows) {
        page.say(60, y, caption, { size: 9, bold: true })
        const bottom = page.wrap(220, y, 320, value, { size: 9 })
        page.rule(55, 545, bottom - 4, '#bbbbbb')
        y = bottom + 10
      }
    } else {
      y =
        page.wrap(
          60,
          y,
          480,
          `THIS AGREEMENT is made on ${dated} BETWEEN (1) ${landlord} of ${office} (“the Landlord”) and (2) ${line} (“the Tenant”).`,
          { size: 9.5, leading: 15 },
        ) + 8
      const clauses = [
        `1. The Landlord lets and the Tenant takes the dwelling known as ${address} (“the Property”) together with the fixtures and furniture in the inventory.`,
        `2. ${fixed ? `The tenancy is for a fixed term of twelve months, starting on ${from} and ending on ${to}.` : `The tenancy starts on ${from} and runs from month to month until ended by notice.`}`,
        `3. The Tenant shall pay ${each} ${paper.pick(['per month', 'each calendar month', 'monthly'])}, the first payment on the signing of this agreement and then by standing order on the ${paper.pick(['1st', '5th', '28th'])} of the month.`,
        `4. On signing, the Tenant pays a deposit of ${deposit} as security against damage and arrears.`,
      ]
      for (const clause of clauses) y = page.wrap(60, y, 480, clause, { size: 9.5, leading: 15 }) + 6
    }
    page.say(60, y + 14, 'The Tenant agrees:', { size: 10, bold: true })
    y += 30
    for (const clause of [
      '(a) to pay the council tax, water, gas, electricity and television licence;',
      '(b) not to assign, sublet or part with possession of the Property nor to take in lodgers without consent;',
      '(c) to keep the interior clean and in the same repair and condition, fair wear and tear excepted;',
      '(d) to allow the Landlord or an agent to enter at reasonable hours on 24 hours’ written notice;',
      '(e) to test the smoke alarms every month, and not to keep any animal without written consent.',
    ])
      y = page.wrap(70, y, 470, clause, { size: 9, leading: 13.5 }) + 3
    page.say(545, 810, 'Page 1 of 2', { size: 7, align: 'right' })
    back.say(60, 70, 'SIGNATURES', { size: 11, bold: true })
    back.stack(
      60,
      110,
      [
        `Signed by the Landlord ____________________   ${landlord}`,
        '',
        `Signed by the Tenant(s) ____________________   ${line}`,
        '',
        `In the presence of: ${someone(paper, home).given} ${owner.surname === 'Das' ? 'Vance' : someone(paper, home).surname}, witness`,
        '',
        `Date ${dated}`,
      ],
      { size: 9.5, leading: 20 },
    )
    back.wrap(
      60,
      300,
      480,
      'Prescribed information: the deposit is safeguarded by a tenancy deposit scheme, details of which have been given to the Tenant together with the gas safety record, the energy performance certificate (rating D) and the How to Rent guide.',
      { size: 9, leading: 14 },
    )
    return [page.sheet(), back.sheet()]
  },
}
