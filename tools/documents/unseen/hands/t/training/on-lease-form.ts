import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { cell, column, day, letter, putDate, putSum } from '../kit.ts'
import { another, home, somebody } from '../people.ts'

/** A provincial lease form on two pages: numbered sections with boxed entries, last name and first name apart, rent per month with parking in a sum. */
export const onLeaseForm: UnseenLayout = {
  name: 'on-lease-form',
  docType: 'lease',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const [mate, owner] = [another(paper, 'CA', who), another(paper, 'CA', who)]
    const signed = addDays(paper.today, -paper.between(30, 600))
    const start = `${addDays(signed, 35).slice(0, 7)}-01`
    const look = paper.pick(['ymd', 'iso', 'en', 'enShort'] as const)
    const isJoint = paper.chance(0.4)
    const landlord = paper.put(
      'landlord_name',
      paper.pick([
        owner.full,
        'Brantwood Property Holdings Inc.',
        'Lakecrest Rentals LP',
        `${owner.surname} Family Trust Inc.`,
      ]),
    )
    const lines = home(paper, 'CA')
    const address = paper.put('address', lines.map((row) => row.replace(/\s+/g, ' ')).join(', '), lines.join(', '))
    if (isJoint) paper.put('document_holder_name', `${who.full}; ${mate.full}`, `${who.full}, ${mate.full}`)
    else paper.put('document_holder_name', who.full)
    const rent = paper.between(1_150, 3_600) * 100
    const color = paper.pick(['#00664f', '#333', '#1b4b7a'])
    const bar = (y: number, content: string) => [
      box(40, y, 532, 15, { fill: color }),
      text(46, y + 11, content, { size: 9, face: 'sans-bold', color: '#fff' }),
    ]
    const wide = (y: number, caption: string, value: string) =>
      cell({ x: 40, y, width: 532, height: 28 }, caption, value, { size: 9.5 })
    const names = isJoint ? [who.full, mate.full] : [who.full]
    const base = paper.chance(0.5)
    const first = [
      text(40, 50, paper.pick(['Residential Tenancy Agreement', 'Standard Form of Lease', 'Residential Lease']), {
        size: 16,
        face: 'sans-bold',
      }),
      ...bar(64, paper.pick(['1. Parties to the Agreement', 'A. The Parties', 'Section 1 - Parties'])),
      ...wide(84, paper.pick(['Landlord’s Legal Name', 'Landlord', 'Name of landlord (lessor)']), landlord),
      ...names.flatMap((name, index) =>
        wide(
          118 + index * 30,
          `${paper.pick(['Tenant', 'Tenant (lessee)', 'and Tenant(s): Full name'])} ${index + 1}`,
          name,
        ),
      ),
      ...bar(186, paper.pick(['2. Rental Unit', 'B. Premises'])),
      ...wide(
        206,
        paper.pick(['The landlord will rent to the tenant the rental unit at', 'Address of rental unit', 'Premises']),
        address,
      ),
      ...bar(242, '3. Contact Information'),
      ...wide(262, 'Address for giving notices to the landlord', home(paper, 'CA').join(', ')),
      ...bar(298, paper.pick(['4. Term of Tenancy Agreement', 'C. Term'])),
      ...cell(
        { x: 40, y: 318, width: 266, height: 28 },
        paper.pick(['This tenancy starts on', 'Commencing', 'Start date (yyyy/mm/dd)', 'Beginning on']),
        putDate(paper, 'lease_start', start, look),
        { size: 9.5 },
      ),
      ...cell(
        { x: 306, y: 318, width: 266, height: 28 },
        paper.pick(['Fixed term ending on', 'and ending on', 'End date', 'Expiring']),
        putDate(paper, 'lease_end', addDays(addYears(start, 1), -1), look),
        { size: 9.5 },
      ),
      ...bar(354, paper.pick(['5. Rent', 'D. Rent'])),
      ...(base
        ? [
            ...cell(
              { x: 40, y: 374, width: 266, height: 28 },
              'a) Rent is to be paid on the',
              '1st day of each month',
              { size: 9.5 },
            ),
            ...cell(
              { x: 306, y: 374, width: 266, height: 28 },
              paper.pick(['b) Total rent (lawful monthly rent)', 'Monthly rent', 'Rent per month']),
              putSum(paper, 'monthly_rent', rent, 'dollars'),
              { size: 9.5 },
            ),
          ]
        : column(40, 374, 532, { size: 9.5 }).say(
            `The tenant will pay a monthly rent of ${putSum(paper, 'monthly_rent', rent, 'dollars')}, in advance on the first day of each month, payable to ${landlord} by e-transfer. A last month’s rent deposit of the same amount and a key deposit of $50.00 are due on signing.`,
          ).marks),
      ...column(40, 430, 532, { size: 8.5 }).list([
        'Services included: heat, water. Not included: electricity, cable. Smoking: no.',
        `Partial rent from ${day(addDays(start, -5), look)}: none. NSF charge: $20.00. Rent discount: none.`,
      ]).marks,
    ]
    const dated = putDate(paper, 'document_date', signed, look)
    const second = [
      ...bar(50, '17. Signatures'),
      ...column(40, 72, 532, { size: 9 }).say(
        `By signing this agreement, the landlord and the tenant(s), ${names.join(', ')}, agree to follow its terms.`,
      ).marks,
      ...[landlord, ...names].flatMap((name, index) => [
        text(44, 140 + index * 56, name, { size: 9.5 }),
        line(40, 144 + index * 56, 240, 144 + index * 56),
        line(260, 144 + index * 56, 420, 144 + index * 56),
        line(450, 144 + index * 56, 572, 144 + index * 56),
        text(40, 153 + index * 56, index === 0 ? 'Landlord' : 'Tenant', { size: 7 }),
        text(260, 153 + index * 56, 'Signature', { size: 7 }),
        text(450, 153 + index * 56, paper.pick(['Date', 'Date signed']), { size: 7 }),
        text(454, 140 + index * 56, dated, { size: 9.5 }),
        ...signature(270, 112 + index * 56, 0.45, index === 1 ? 0 : 1),
      ]),
    ]
    return [letter(first, 'SPECIMEN - page 1 of 2'), letter(second, 'SPECIMEN - page 2 of 2')]
  },
}
