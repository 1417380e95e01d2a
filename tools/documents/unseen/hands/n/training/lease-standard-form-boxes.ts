import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, issuers } from '../people.ts'
import { putDay, putSum, recent, sum } from '../print.ts'

/** A provincial standard lease of Canada: numbered questions, the names and the unit in boxed answers, ticked options. */
export const leaseStandardFormBoxes: UnseenLayout = {
  name: 'lease-standard-form-boxes',
  docType: 'lease',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [tenant, other] = crowd(paper, 'CA', 2)
    if (tenant === undefined || other === undefined) throw new Error('Nobody rents.')
    const isJoint = paper.chance(0.4)
    const signed = recent(paper, 15, 500)
    const start = addDays(signed, paper.between(5, 40))
    const isFixed = paper.chance(0.65)
    const base = paper.between(980, 2890) * 100
    const parking = paper.pick([0, 7500, 12000])
    const page = openWriter('letter', { face: 'narrow', size: 9.5 })
    const form = paper.pick(['slashYmd', 'iso', 'en'] as const)
    page.say(40, 42, paper.pick(['Residential Tenancy Agreement', 'Standard Form of Lease', 'RESIDENTIAL LEASE']), {
      face: 'sans-bold',
      size: 14,
    })
    page.say(572, 42, '(Standard Form of Lease)', { align: 'right', size: 8 })
    page.wrap(
      40,
      58,
      532,
      'Note: this tenancy agreement is required for tenancies entered into on or after April 30, 2018. It does not apply to care homes, sites in mobile home parks or social housing.',
      { size: 7.5 },
    )
    page.say(40, 92, '1. Parties to the Agreement', { face: 'sans-bold' })
    const landlord = paper.pick([
      issuers.landlords[0],
      'Wellspring Towers Ltd.',
      'Orlov Family Rentals Inc.',
      'Tadoule Property Group LP',
    ])
    page.cell(
      40,
      100,
      532,
      26,
      paper.pick(['Landlord’s Legal Name', 'Landlord', 'a) Landlord(s)']),
      paper.put('landlord_name', landlord),
    )
    const names = isJoint ? [tenant, other] : [tenant]
    const full = names.map(({ given, surname }) => `${given} ${surname}`).join('; ')
    let y = 132
    for (const { given, surname } of names) {
      page.cell(40, y, 266, 26, 'Last Name', surname)
      page.cell(306, y, 266, 26, 'First Name', given)
      y += 26
    }
    const [first] = names
    if (first !== undefined && !isJoint)
      page.say(40, y + 13, `(${paper.put('document_holder_name', full)}, hereinafter “the Tenant”)`, { size: 8 })
    if (isJoint) page.say(40, y + 13, `Tenants: ${paper.put('document_holder_name', full)}`, { size: 8 })
    y += 34
    page.say(40, y, '2. Rental Unit', { face: 'sans-bold' })
    const [street, number] = [
      paper.pick(['Maple Hollow Road', 'Rideau Heights Blvd', 'Garrison Street']),
      String(paper.between(12, 990)),
    ]
    const town = paper.pick(['Guelph, Ontario', 'Moncton, New Brunswick', 'Regina, Saskatchewan'])
    const code = paper
      .code('N1#2B#')
      .replace('2B', ' 2B')
      .replace(/^(...) /, '$1 ')
    const unit = `Unit ${paper.between(2, 22)}0${paper.between(1, 9)}`
    page.cell(
      40,
      y + 8,
      532,
      28,
      paper.pick(['Address of the rental unit', 'The Landlord will rent to the Tenant the unit at']),
      paper.put('address', `${unit}, ${number} ${street}, ${town} ${code}`),
    )
    page.say(
      40,
      y + 54,
      '3. Contact Information: notices may be delivered to the superintendent, Mr. Kojo Brandt, 519-555-0119, office@example.ca',
      { size: 8 },
    )
    y += 76
    page.say(40, y, '4. Term of Tenancy Agreement', { face: 'sans-bold' })
    page.say(
      40,
      y + 16,
      `${paper.pick(['This tenancy starts on', 'Start of the tenancy:', 'The tenancy begins on'])} ${putDay(paper, 'lease_start', start, form)}`,
    )
    page.tick(44, y + 32, 8, isFixed)
    page.say(
      58,
      y + 32,
      isFixed
        ? `a fixed length of time ending on ${putDay(paper, 'lease_end', addDays(start, 364), form)}`
        : 'a fixed length of time ending on _______________',
    )
    page.tick(44, y + 46, 8, !isFixed)
    page.say(58, y + 46, 'a monthly tenancy')
    page.tick(44, y + 60, 8, false)
    page.say(58, y + 60, 'other (such as daily, weekly)')
    y += 84
    page.say(
      40,
      y,
      `5. Rent   a) Rent is to be paid on the ${paper.pick(['first', '1st', '15th'])} day of each month.`,
      { face: 'sans-bold' },
    )
    const total = base + parking
    const rows = [
      ['Base rent for the rental unit', sum(base, 'dollars')],
      ['Parking', parking === 0 ? 'n/a' : sum(parking, 'dollars')],
      ['Other services and utilities', 'nil'],
      [
        paper.pick(['Total Rent (Lawful Rent)', 'Total monthly rent', 'Total rent payable each month']),
        putSum(paper, 'monthly_rent', total, 'dollars'),
      ],
    ]
    y = page.rows(y + 18, [60, -420], rows, { leading: 15 })
    y = page.wrap(
      40,
      y + 10,
      532,
      `6. Services: hydro, heat – paid by the tenant; water – landlord. 7. Rent discounts: none. 8. Rent deposit: ${sum(total, 'dollars')}, applied to the last rental period. 9. Key deposit: $50.00.`,
      { size: 8.5 },
    )
    y = page.say(40, y + 18, `Signatures. Dated ${putDay(paper, 'document_date', signed, form)}`)
    page.rows(
      y + 28,
      [40, 320],
      [
        ['______________________________', '______________________________'],
        ['Landlord / agent', 'Tenant(s)'],
      ],
    )
    return [page.sheet(`${paper.code('2229E (20##/##)')} SPECIMEN`)]
  },
}
