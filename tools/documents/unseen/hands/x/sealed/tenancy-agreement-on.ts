import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, cash, dated, day, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { another, firm, full, someone } from '../people.ts'

/** A Canadian residential lease on a form: numbered sections, answers typed on rules, boxes ticked, signatures on page 2. */
export const tenancyAgreementOn: UnseenLayout = {
  name: 'tenancy-agreement-on',
  docType: 'lease',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const t = pen('mono', 'mono-bold', '#1a2a6c')
    const tenant = someone(paper, 'CA')
    const mate = another(paper, 'CA', tenant)
    const isShared = paper.chance(0.6)
    const tenants = isShared ? [tenant, mate] : [tenant]
    const names = tenants.map(full)
    paper.put('document_holder_name', names.join('; '), names[0])
    const landlord = paper.put(
      'landlord_name',
      paper.chance(0.5)
        ? full(another(paper, 'CA', mate))
        : `${firm(paper, 'CA', ['Rentals', 'Property Management'])} Ltd.`,
    )
    const signed = addDays(paper.today, -paper.between(60, 330))
    const start = `${addDays(signed, 35).slice(0, 8)}01`
    const end = addDays(addYears(start, 1), -1)
    const rent = paper.between(120, 320) * 1000 + paper.pick([0, 500, 2500])
    const unit = paper.put('address', tenant.lines.join(', ').replace(/\s+/g, ' '))
    const answer = (y: number, caption: string, value: string) => [
      f.l(60, y, caption, 8.6),
      rule(200, y + 2.5, 552),
      t.l(206, y, value, 9),
    ]
    const ticked = (x: number, y: number, caption: string, isTicked: boolean) => [
      box(x, y - 7, 8, 8, { stroke: '#333', strokeWidth: 0.7 }),
      ...(isTicked
        ? [line(x + 1, y - 6, x + 7, y, { strokeWidth: 1.1 }), line(x + 7, y - 6, x + 1, y, { strokeWidth: 1.1 })]
        : []),
      f.l(x + 13, y, caption, 8.6),
    ]
    const section = (y: number, title: string) => [box(44, y - 11, 524, 16, { fill: '#dcdcdc' }), f.L(50, y, title, 9)]
    const note = (y: number, content: string) =>
      paragraph({ x: 60, y, width: 492, leading: 11 }, content, { size: 8.2, face: 'sans' })
    const first: Marks = [
      f.L(44, 52, 'Residential Tenancy Agreement', 16),
      f.r(568, 52, 'Standard form of lease', 8.4),
      note(
        72,
        'This form is to be used for tenancies that begin on or after the day below. Keep a copy. A landlord must give a copy to each tenant within 21 days of signing.',
      ),
      section(112, '1.  Parties to the agreement'),
      f.l(60, 132, 'Residential tenancy agreement between:', 8.6),
      answer(150, 'Landlord(s)', landlord),
      answer(170, 'and tenant(s)', names.join(' / ')),
      section(204, '2.  Rental unit'),
      f.l(60, 224, 'The landlord will rent to the tenant the rental unit at:', 8.6),
      rule(60, 244.5, 552),
      t.l(66, 242, unit, 9),
      answer(264, 'Parking spaces', paper.pick(['1 – stall 14', 'none', '2, tandem'])),
      f.l(60, 284, 'The unit is in a condominium:', 8.6),
      ticked(220, 284, 'Yes', false),
      ticked(270, 284, 'No', true),
      section(318, '3.  Contact'),
      answer(338, 'Notices to the landlord', paper.pick(['office@rentals.example', 'by hand or mail only'])),
      section(372, '4.  Term of the agreement'),
      f.l(60, 392, 'This tenancy starts on:', 8.6),
      rule(200, 394.5, 330),
      t.l(206, 392, dated(paper, 'lease_start', start, 'MMMM D, YYYY'), 9),
      ticked(60, 414, 'a fixed length of time ending on:', true),
      rule(246, 416.5, 400),
      t.l(252, 414, dated(paper, 'lease_end', end, 'MMMM D, YYYY'), 9),
      ticked(60, 432, 'a monthly tenancy', false),
      ticked(200, 432, 'other', false),
      section(468, '5.  Rent'),
      f.l(60, 488, `a) Rent is to be paid on the ${paper.pick(['first', '1st'])} day of each month.`, 8.6),
      f.l(60, 506, 'b) The tenant will pay the following rent:', 8.6),
      f.l(84, 526, 'Base rent', 8.6),
      f.l(300, 526, '$', 8.6),
      t.r(400, 526, amount(rent - 7500, 'en'), 9),
      f.l(84, 544, 'Parking', 8.6),
      f.l(300, 544, '$', 8.6),
      t.r(400, 544, amount(7500, 'en'), 9),
      rule(300, 549, 402),
      f.L(84, 562, 'Total rent (lawful rent) per month', 8.6),
      f.L(300, 562, '$', 8.6),
      t.R(400, 562, cash(paper, 'monthly_rent', rent, amount(rent, 'en')), 9),
      f.l(60, 584, `c) Rent is payable to: ${landlord}`, 8.6),
      f.l(60, 602, 'd) Rent will be paid by:', 8.6),
      ticked(170, 602, 'e-transfer', true),
      ticked(250, 602, 'post-dated cheques', false),
      section(636, '6.  Rent deposit'),
      note(
        656,
        `A deposit of $${amount(rent, 'en')} is required and may only be applied to the last month of the tenancy.`,
      ),
      f.m(306, 762, '1 of 2', 7.4),
    ]
    const sign = (y: number, role: string, name: string, seed: 0 | 1) => [
      f.l(60, y - 14, role, 7.4),
      t.l(60, y, name, 9),
      rule(60, y + 3, 250),
      ...signature(290, y - 30, 0.5, seed),
      rule(280, y + 3, 420),
      t.l(450, y, dated(paper, 'document_date', signed, 'YYYY/MM/DD'), 9),
      rule(444, y + 3, 552),
      f.l(60, y + 12, 'Name', 6.4),
      f.l(280, y + 12, 'Signature', 6.4),
      f.l(444, y + 12, 'Date (yyyy/mm/dd)', 6.4),
    ]
    const second: Marks = [
      section(60, '7.  Services and utilities'),
      note(
        80,
        'The following are included in the lawful rent: heat and water. Electricity is the responsibility of the tenant. Laundry is on site, coin operated.',
      ),
      section(124, '8.  Smoking'),
      note(144, 'The tenant agrees not to smoke or vape in the rental unit or the common areas.'),
      section(178, '9.  Changes and additional terms'),
      note(198, `None on ${day(signed, 'YYYY/MM/DD')}.`),
      section(232, '10.  Signatures'),
      note(252, 'By signing this agreement, the landlord(s) and the tenant(s) agree to follow its terms.'),
      sign(310, 'Landlord', landlord, 0),
      tenants.map((one, index) => sign(374 + index * 64, 'Tenant', full(one), index === 0 ? 1 : 0)).flat(),
      f.m(306, 762, '2 of 2', 7.4),
    ]
    return [page('letter', first), page('letter', second)]
  },
}
