import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A letting agent's assured shorthold tenancy: the particulars in a ruled table, terms below in two columns of small print. */
export const tenancyGb: UnseenLayout = {
  name: 'tenancy-gb',
  docType: 'lease',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'GB')
    const [owner, one, two] = [next(), next(), next()]
    const page = openPage()
    const signed = addDays(paper.today, -paper.between(20, 600))
    const start = addDays(signed, paper.between(2, 20))
    const end = addDays(addYears(start, 1), -1)
    const rent = paper.between(650, 2350) * 100
    const tenants = (paper.chance(0.6) ? [one, two] : [one]).map((who) => who.full)
    page.t(40, 52, paper.pick(['harbour + hythe', 'Brock & Byelaw Lettings', 'NestEgg Residential']), 14, 'sans-bold', {
      color: '#6a1b5d',
    })
    page.r(555, 46, 'sales | lettings | management', 8)
    page.c(297, 92, 'ASSURED SHORTHOLD TENANCY AGREEMENT', 14, 'serif-bold')
    page.c(297, 107, 'for letting a residential dwelling under Part I of the Housing Act 1988 as amended', 8, 'serif')
    paper.put('document_holder_name', tenants.join('; '), tenants[0])
    const rows: [string, string][] = [
      ['DATE', paper.put('document_date', signed, day(signed, 'D MMMM YYYY', 'en'))],
      ['LANDLORD', paper.put('landlord_name', owner.full)],
      ['TENANT(S)', tenants.join(' and ')],
      ['PROPERTY', `The dwelling known as ${paper.put('address', joined(one.lines))}`],
      [
        'TERM',
        `A fixed term of 12 months from and including ${paper.put('lease_start', start, day(start, 'D MMMM YYYY', 'en'))}`,
      ],
      ['', `to and including ${paper.put('lease_end', end, day(end, 'D MMMM YYYY', 'en'))}`],
      [
        'RENT',
        `£${paper.put('monthly_rent', amount(rent), money(rent, 'en'))} per calendar month, payable in advance on the 1st`,
      ],
      ['DEPOSIT', `£${money(Math.round(rent * 1.1538), 'en')}, held by a government approved scheme`],
      ['PERMITTED OCCUPIERS', paper.chance(0.5) ? 'None' : 'One child under 18'],
    ]
    rows.forEach(([label, value], index) => {
      const top = 124 + index * 25
      page.box(40, top, 515, 25)
      page.t(48, top + 16, label, 8, 'sans-bold')
      page.t(176, top + 16, value, 9, 'serif', { fit: 370 })
    })
    page.upright(168, 124, 349)
    const terms = [
      '1. The Landlord lets and the Tenant takes the Property and the Contents for the Term at the Rent. Where two or more persons form the Tenant their obligations are joint and several.',
      '2. The Tenant agrees to pay the Rent without deduction whether formally demanded or not, to pay the council tax and all charges for water, gas, electricity, telephone and television licence.',
      '3. The Tenant shall not assign, underlet or part with possession of the Property, nor keep any animal without written consent, which shall not be unreasonably withheld.',
      '4. The Landlord shall keep in repair the structure and exterior and the installations for supply of water, gas and electricity, as Section 11 of the Landlord and Tenant Act 1985 requires.',
      '5. Interest at 3% above the base rate of the Bank of England is payable on rent more than 14 days in arrear.',
      '6. Notices may be served on the Landlord at the address of the Agent (Section 48 Landlord and Tenant Act 1987).',
    ]
    let y = 378
    for (const each of terms.slice(0, 3)) y = page.para(40, y, 246, each, 7.6, 'serif') + 6
    y = 378
    for (const each of terms.slice(3)) y = page.para(309, y, 246, each, 7.6, 'serif') + 6
    page.t(40, 560, 'SIGNED as a deed by the parties', 9, 'serif-bold')
    const who = [`Landlord: ${owner.full}`, ...tenants.map((name) => `Tenant: ${name}`)]
    who.forEach((each, index) => {
      page.rule(40, 604 + index * 44, 300)
      page.t(40, 615 + index * 44, each, 8, 'serif')
      page.rule(340, 604 + index * 44, 555)
      page.t(340, 615 + index * 44, 'in the presence of (witness)', 8, 'serif')
    })
    page.t(40, 815, 'AST v.11 - Initials: ______   SPECIMEN', 7)
    return [page.sheet()]
  },
}
