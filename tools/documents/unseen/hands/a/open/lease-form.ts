import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, paragraph } from '../kit.ts'
import { calledBy, issuers, person, putAddress, resident, surname } from '../people.ts'

const pen = '#1d2f7a'

/** A province's tenancy agreement on two pages: numbered sections, blanks filled in blue, ticked squares, signatures at the end. */
export const leaseForm: UnseenLayout = {
  name: 'lease-form',
  docType: 'lease',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const tenant = resident(paper)
    const [other] = person(paper)
    const second = `${other} ${surname(paper)}`
    const landlord = paper.put('landlord_name', paper.pick(issuers.landlord))
    const [manager] = person(paper)
    const starts = `${paper.pick([2025, 2026])}-0${paper.between(2, 9)}-01`
    const ends = addDays(addYears(starts, 1), -1)
    const signed = addDays(starts, -paper.between(9, 48))
    const rent = paper.between(1180, 3150) * 100
    const isJoint = paper.chance(0.5)
    const names = [calledBy(tenant), ...(isJoint ? [second] : [])]
    paper.put('document_holder_name', names.join('; '), names[0])
    const marks: Mark[] = []
    const section = (y: number, title: string) =>
      marks.push(box(48, y - 10, 516, 14, { fill: '#e4e4e4' }), text(52, y, title, { face: 'sans-bold', size: 8.5 }))
    const blank = (x: number, y: number, width: number, caption: string, value: string) =>
      marks.push(
        line(x, y + 2, x + width, y + 2, { strokeWidth: 0.4 }),
        text(x, y + 9, caption, { size: 5.5, color: '#555' }),
        text(x + 4, y - 1, value, { face: 'mono', size: 9.5, color: pen }),
      )
    const tick = (x: number, y: number, isOn: boolean, content: string) =>
      marks.push(
        box(x, y - 7, 8, 8, { stroke: '#000', strokeWidth: 0.6 }),
        text(x + 12, y, content, { size: 8 }),
        ...(isOn ? [text(x + 4, y, 'X', { face: 'mono-bold', size: 9, align: 'middle', color: pen })] : []),
      )
    const prose = (y: number, content: string) =>
      marks.push(...paragraph({ x: 52, y, width: 508, leading: 10.5 }, content, { size: 8 }).marks)
    marks.push(
      text(306, 44, 'RESIDENTIAL TENANCY AGREEMENT', { face: 'sans-bold', size: 13, align: 'middle' }),
      text(306, 57, 'Standard form of lease prescribed under the Residential Tenancies Act', {
        size: 7.5,
        align: 'middle',
      }),
      text(564, 34, 'RTA-1 (2024/03)', { size: 6, align: 'right' }),
    )
    section(82, '1.  Parties to the agreement')
    blank(52, 112, 330, `Landlord - legal name`, landlord)
    blank(400, 112, 160, 'Landlord is', landlord.includes('Ontario') ? 'numbered company' : 'business')
    blank(
      52,
      140,
      330,
      `Landlord's address for giving notices`,
      `${paper.between(20, 900)} Dundas St W, 3rd Floor, Toronto`,
    )
    blank(400, 140, 160, 'Agent / superintendent', `${manager} ${surname(paper)}`)
    prose(164, 'and Tenant(s), each of whom is responsible for the whole of the rent:')
    blank(52, 186, 330, 'Tenant 1 - given name and family name', names[0] ?? '')
    blank(400, 186, 160, 'Telephone', '***-555-0158')
    blank(52, 214, 330, 'Tenant 2 - given name and family name', names[1] ?? '')
    blank(400, 214, 160, 'Telephone', '')
    section(244, '2.  Rental unit')
    prose(258, 'The landlord will rent to the tenant the rental unit at:')
    const unit =
      tenant.unit === '' ? `${tenant.civic} ${tenant.street}` : `Unit ${tenant.unit}, ${tenant.civic} ${tenant.street}`
    const [whole = ''] = putAddress(paper, [`${unit}, ${tenant.city}, ${tenant.province} ${tenant.postal}`])
    blank(52, 288, 508, 'Unit (e.g. basement), civic number and street, city or town, province, postal code', whole)
    prose(312, 'Number of vehicle parking spaces and description, if any; locker, if any:')
    tick(52, 338, paper.chance(0.5), 'Parking space no. 14')
    tick(190, 338, false, 'The unit is in a condominium')
    tick(360, 338, paper.chance(0.4), 'Locker')
    section(364, '3.  Contact information')
    prose(380, 'Notices may be given by email:')
    tick(220, 380, true, 'Yes')
    tick(270, 380, false, 'No')
    section(408, '4.  Term of tenancy')
    blank(
      52,
      436,
      150,
      'This tenancy starts on (yyyy/mm/dd)',
      paper.put('lease_start', starts, written(starts, '2026/09/30')),
    )
    tick(220, 436, true, 'a fixed length of time ending on')
    blank(384, 436, 150, '(yyyy/mm/dd)', paper.put('lease_end', ends, written(ends, '2026/09/30')))
    tick(220, 462, false, 'a monthly tenancy')
    tick(384, 462, false, 'other (such as daily or weekly)')
    prose(
      484,
      'The tenant does not have to move out at the end of the term. The tenancy then goes on from month to month on the same terms.',
    )
    section(516, '5.  Rent')
    prose(532, 'Rent is to be paid on the first day of each month. The tenant will pay the following rent:')
    blank(52, 562, 150, 'Rent per month ($)', paper.put('monthly_rent', canonicalMoney(rent), printedMoney(rent, 'en')))
    blank(220, 562, 150, 'payable to', landlord)
    tick(52, 592, paper.chance(0.5), 'post-dated cheques')
    tick(180, 592, true, 'e-transfer to rent@example.ca')
    prose(
      612,
      'If the first rental period is partial the tenant will pay $ __________ on __________. A charge of $20.00 is due for a cheque returned by the bank.',
    )
    section(650, '6.  Services and utilities')
    for (const [index, name] of [
      'Gas',
      'Air conditioning',
      'Laundry',
      'Storage',
      'Water',
      'Heat',
      'Electricity',
      'Internet',
    ].entries()) {
      tick(52 + (index % 4) * 128, 670 + Math.floor(index / 4) * 16, (index * 7 + rent) % 3 === 0, `${name} included`)
    }
    marks.push(text(306, 760, 'Page 1 of 2', { size: 7, align: 'middle' }))
    const first = [...marks]
    marks.length = 0
    section(60, '7.  Deposits')
    prose(
      78,
      'A rent deposit may be no more than the rent of one month and is applied to the last month of the tenancy. A key deposit is refunded.',
    )
    blank(52, 116, 150, 'Rent deposit ($)', printedMoney(Math.round(rent / 2), 'en'))
    blank(220, 116, 150, 'Key deposit ($)', paper.pick(['50.00', '75.00', '100.00']))
    section(148, '8.  Rent discounts, smoking, insurance')
    prose(
      166,
      'There is no rent discount. Smoking of tobacco or cannabis is not allowed in the unit. The tenant must have liability insurance at all times and show proof of it on request.',
    )
    section(206, '9.  Maintenance and repairs')
    prose(
      224,
      'The landlord must keep the unit and property in good repair and comply with all health, safety and maintenance standards. The tenant must repair or pay for undue damage caused by a wilful or negligent act.',
    )
    section(266, '10.  Signatures')
    prose(
      284,
      'By signing this agreement the landlord and the tenant(s) agree to follow its terms. Each must receive a copy within 21 days.',
    )
    const date = paper.put('document_date', signed, written(signed, '2026/09/30'))
    for (const [index, name] of [landlord, ...names].entries()) {
      const y = 330 + index * 44
      blank(52, y, 190, 'Name', name)
      blank(260, y, 170, 'Signature', '')
      marks.push(...signature(268, y - 26, 0.42, index % 2 === 0 ? 0 : 1))
      blank(448, y, 112, 'Date (yyyy/mm/dd)', date)
    }
    marks.push(text(306, 760, 'Page 2 of 2', { size: 7, align: 'middle' }))
    return [letter(first), letter(marks)]
  },
}
