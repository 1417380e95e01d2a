import { addDays, addYears } from '../../../../calendar.ts'
import { box, lines, line, text } from '../../../../drawing/sheet.ts'
import { cells, day, dated, logo, money, page, paragraph, sum } from '../kit.ts'
import { issuer, plainName, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** An apartment association's lease contract: a summary of key terms as a grid of filled blanks, community name as the rival of the owner. */
export const apartmentSummary: UnseenLayout = {
  name: 'apartment-summary',
  docType: 'lease',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const others = Array.from({ length: paper.between(0, 2) }, () => plainName(resident(paper)))
    const residents = [plainName(who), ...others]
    const owner = paper.put(
      'landlord_name',
      issuer(paper, ['Apartments LP', 'Residential Partners, L.L.C.', 'Multifamily Owner LLC']),
    )
    const community = paper.pick(['The Vue at Mill Pond', 'Parkside Commons', 'Lofts on 5th', 'Stonegate Village'])
    const unit = `${paper.between(100, 3900)}`
    const address = `${who.street}, Apt. ${unit}, ${who.city}, ${who.state} ${who.zip}`
    paper.put('document_holder_name', residents.join('; '), residents.join(', '))
    paper.put('address', address)
    const start = paper.pick(['2025-12-05', '2026-03-14', '2026-05-20', '2026-07-01', '2026-09-18'])
    const print = paper.pick([day.slashes, day.long, day.dashes])
    const from = dated(paper, 'lease_start', start, print)
    const to = dated(paper, 'lease_end', addDays(addYears(start, 1), -paper.pick([1, 30, 61])), print)
    const rent = paper.between(890, 3200) * 100
    const monthly = sum(paper, 'monthly_rent', rent, paper.pick([money.dollars, money.spaced]))
    const made = dated(paper, 'document_date', addDays(start, -paper.between(2, 40)), print)
    const ink = paper.pick(['#1d3c6e', '#3d5a45', '#5c2018', '#222'])
    const rows: [string, string][][] = [
      [
        [paper.pick(['Date of Lease Contract', 'Lease Contract Date', 'Date this Lease is filled out']), made],
        ['Apartment No.', unit],
        ['Floor plan', paper.code('@#')],
      ],
      [
        [paper.pick(['Beginning date', 'Lease begins', 'Start of initial term']), from],
        [paper.pick(['Ending at 11:59 p.m. on', 'Lease ends', 'Last day of initial term']), to],
        ['Days notice to move out', '60'],
      ],
      [
        [paper.pick(['Monthly base rent', 'Rent per month', 'Monthly Rent (Par. 6)']), monthly],
        ['Prorated first month', money.dollars(Math.round(rent * 0.4))],
        ['Total security deposit', money.dollars(paper.pick([25000, 50000, rent]))],
      ],
      [
        ['Trash (monthly)', '$25.00'],
        ['Pet rent', paper.pick(['$0.00', '$35.00'])],
        ['Late fee / daily', '$100.00 / $10.00'],
      ],
      [
        ['Animal deposit', '$0.00'],
        ['Returned check', '$30.00'],
        ['Reletting charge (85%)', money.dollars(Math.round(rent * 0.85))],
      ],
    ]
    const y = 250
    return [
      page([
        ...logo(paper, 40, 30, community.slice(0, 1), ink, 28),
        text(80, 50, community, { size: 14, face: 'serif-bold', color: ink }),
        text(572, 44, 'Apartment Lease Contract', { size: 13, face: 'sans-bold', align: 'right' }),
        text(572, 56, 'This is a binding document. Read carefully before signing.', { size: 7.5, align: 'right' }),
        box(36, 74, 540, 18, { fill: ink }),
        text(42, 87, paper.pick(['Summary of Key Information', 'LEASE DETAILS', 'A. Parties and Dwelling']), {
          size: 10,
          face: 'sans-bold',
          color: '#fff',
        }),
        text(
          42,
          108,
          paper.pick([
            'Parties. This Lease Contract is between you, the resident(s) (all people signing):',
            'Residents (18 or older):',
          ]),
          { size: 8.5 },
        ),
        text(56, 124, residents.join(', '), { size: 9.5, face: 'serif' }),
        text(42, 142, paper.pick(['and us, the owner:', 'Owner / Lessor:']), { size: 8.5 }),
        text(56, 158, owner, { size: 9.5, face: 'serif' }),
        text(42, 176, paper.pick(['Dwelling address:', 'You have agreed to rent the apartment located at:']), {
          size: 8.5,
        }),
        text(56, 192, address, { size: 9.5, face: 'serif' }),
        text(
          42,
          212,
          `Occupants not signing: ${paper.pick(['none', 'Junior (child)', '1 minor'])}.    Managed by: Beacon Residential, 200 Office Park Dr.`,
          { size: 8.5 },
        ),
        ...rows.flatMap((row, index) =>
          cells({ x: 36, y: y + index * 30, height: 30, ink }, [180, 180, 180], row, { face: 'serif', size: 9.5 }),
        ),
        ...paragraph(
          40,
          426,
          530,
          'Rent is due in advance and without demand on or before the first day of each month. Your right to possession and all our responsibilities are expressly contingent on the prompt payment of rent. You must not withhold or offset rent. We may require you to pay by certified or cashier check or through the online portal.',
          { size: 8.5, leading: 11.5 },
        ).marks,
        ...paragraph(
          40,
          490,
          530,
          'Renters insurance: you are required to carry liability insurance of at least $100,000.00 naming us as an interested party. We do not insure your belongings. Occupancy is limited to two persons for each bedroom plus one.',
          { size: 8.5, leading: 11.5 },
        ).marks,
        ...residents.flatMap((name, index) => [
          line(40, 600 + index * 36, 260, 600 + index * 36),
          text(40, 610 + index * 36, `${name} - Resident`, { size: 7.5 }),
        ]),
        line(330, 600, 560, 600),
        ...lines(
          330,
          610,
          11,
          [
            'Owner’s representative (signing on behalf of owner)',
            `Assigned agent: ${paper.pick(['K. Booker', 'T. Vang', 'R. Singh'])}    After-hours (555) 555-0170`,
          ],
          { size: 7.5 },
        ),
        text(306, 768, '© Statewide Rental Housing Council   Page 1 of 8', { size: 6.5, align: 'middle' }),
      ]),
    ]
  },
}
