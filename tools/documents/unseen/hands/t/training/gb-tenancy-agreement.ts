import { addDays, addYears } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, money, putAddress, putDate, putSum } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'

/** An assured shorthold tenancy: particulars as a definition list, the agent beside the landlord, a deposit beside the rent. */
export const gbTenancyAgreement: UnseenLayout = {
  name: 'gb-tenancy-agreement',
  docType: 'lease',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'GB')
    const [mate, owner] = [another(paper, 'GB', who), another(paper, 'GB', who)]
    const signed = addDays(paper.today, -paper.between(10, 500))
    const start = addDays(signed, paper.between(3, 20))
    const look = paper.pick(['gb', 'gbTh', 'dmy'] as const)
    const isJoint = paper.chance(0.45)
    const names = isJoint
      ? paper.put('document_holder_name', `${who.full}; ${mate.full}`, `${who.full} and ${mate.full}`)
      : who.full
    const tenants = isJoint ? `${who.full} and ${mate.full}` : paper.put('document_holder_name', names)
    const block = putAddress(paper, [home(paper, 'GB').join(', ')])
    const rent = paper.between(625, 2400) * 100
    const agent = paper.pick(['Copperfield Lettings', 'Maris & Holt Property Management', 'Bluebell Homes'])
    const landlord = paper.put(
      'landlord_name',
      paper.pick([owner.full, `${owner.full}`, 'Calverley Estates Limited', 'Trinity Student Homes Ltd']),
    )
    const roman = paper.chance(0.5)
    const rows: readonly (readonly [string, string])[] = [
      [
        paper.pick(['Date', 'Date of this agreement', 'Dated', 'This Agreement is made on']),
        putDate(paper, 'document_date', signed, look),
      ],
      [paper.pick(['Landlord', 'The Landlord', 'Landlord(s)', 'Between']), landlord],
      [paper.pick(['Agent', 'Landlord’s Agent']), `${agent}, ${home(paper, 'GB').join(', ')}`],
      [paper.pick(['Tenant', 'The Tenant(s)', 'Tenant(s)', 'and']), tenants],
      [paper.pick(['Property', 'The Premises', 'Dwelling', 'Letting of']), block[0] ?? ''],
      [
        paper.pick(['Term', 'Fixed term', 'The Term']),
        paper.pick(['From and including', 'Commencing on']) +
          ` ${putDate(paper, 'lease_start', start, look)} to and including ${putDate(paper, 'lease_end', addDays(addYears(start, 1), -1), look)}`,
      ],
      [
        paper.pick(['Rent', 'The Rent', 'Rent payable']),
        `${putSum(paper, 'monthly_rent', rent, 'pound')} ${paper.pick(['per calendar month', 'PCM', 'per month payable in advance', 'monthly, by standing order'])}`,
      ],
      ['Deposit', `${money(Math.round((rent * 12) / 52) * 5, 'pound')} held by a deposit scheme`],
      [paper.pick(['First payment', 'Payable']), `${money(rent, 'pound')} on ${day(start, look)}`],
    ]
    const text1 = column(55, 50, 485, { size: 10, face: paper.pick(['serif', 'sans', 'narrow']), leading: 1.5 })
    text1
      .say(
        paper.pick([
          'ASSURED SHORTHOLD TENANCY AGREEMENT',
          'TENANCY AGREEMENT',
          'Assured Tenancy - Particulars',
          'Private Residential Tenancy Agreement',
        ]),
        { size: 14, face: 'serif-bold', align: 'middle' },
      )
      .gap(6)
    text1
      .say('for a furnished or unfurnished dwelling under Part 1 of the Housing Act 1988', {
        size: 8.5,
        align: 'middle',
      })
      .gap(14)
    const at = paper.pick([110, 130, 150])
    for (const [index, [caption, value]] of rows.entries())
      text1.pair(roman ? `${index + 1}. ${caption}` : caption, value, at).gap(5)
    text1
      .rule()
      .gap(6)
      .say(
        'The Landlord lets the Property to the Tenant for the Term at the Rent. The Tenant shall pay council tax and all utilities, keep the interior clean, and not assign or sublet. Joint tenants are jointly and severally liable.',
      )
      .gap(6)
    text1
      .say(
        `Notices may be served on the Landlord at the Agent’s address. ${titled(owner, 'GB')} ${owner.surname} holds a key.`,
      )
      .gap(30)
    const y = text1.bottom()
    const end = ['Signed by the Landlord or Agent', 'Signed by the Tenant', 'Witness'].flatMap((caption, index) => [
      line(55 + index * 170, y, 195 + index * 170, y),
      text(55 + index * 170, y + 10, caption, { size: 7.5 }),
    ])
    return [
      a4([
        ...text1.marks,
        ...end,
        text(55, 815, `${agent} is a member of a redress scheme. Template AST-7`, { size: 6.8 }),
      ]),
    ]
  },
}
