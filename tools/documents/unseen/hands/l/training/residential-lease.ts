import { addDays, addYears } from '../../../../calendar.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import { day, dated, money, page, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A lease from a book of forms: numbered paragraphs with every value inside a sentence, signatures at the end. */
export const residentialLease: UnseenLayout = {
  name: 'residential-lease',
  docType: 'lease',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const second = paper.chance(0.4) ? plainName(resident(paper)) : ''
    const first = plainName(who)
    const address = addressLines(who, 'written')
    const landlord = paper.put(
      'landlord_name',
      paper.chance(0.5)
        ? plainName(resident(paper))
        : issuer(paper, ['Properties, LLC', 'Rentals Inc.', 'Family Trust']),
    )
    const start = paper.pick(['2025-11-01', '2026-02-01', '2026-06-01', '2026-08-15', '2026-09-01'])
    const end = addDays(addYears(start, 1), -1)
    const signed = addDays(start, -paper.between(3, 30))
    const print = paper.pick([day.long, day.slashes, day.month])
    const rent = paper.between(78, 340) * 1000 + paper.pick([0, 0, 500, 9500])
    const names = second === '' ? first : `${first} and ${second}`
    paper.put('document_holder_name', second === '' ? first : `${first}; ${second}`, names)
    recordAddress(paper, address, ', ')
    const premises = address.join(', ')
    const made = dated(paper, 'document_date', signed, print)
    const from = dated(paper, 'lease_start', start, print)
    const to = dated(paper, 'lease_end', end, print)
    const monthly = sum(paper, 'monthly_rent', rent)
    const parties = paper.pick([
      `THIS LEASE AGREEMENT is made on ${made} between ${landlord} ("Landlord") and ${names} ("Tenant"). Each Tenant is jointly and severally liable.`,
      `This Residential Lease (the "Lease") is entered into as of ${made}, by and between ${names}, hereinafter "Tenant", and ${landlord}, hereinafter "Landlord".`,
    ])
    const clauses = [
      `PREMISES. Landlord leases to Tenant the ${paper.pick(['single-family house', 'apartment', 'dwelling'])} located at ${premises} (the "Premises"), together with ${paper.pick(['one parking space', 'a storage unit', 'the appliances listed in Exhibit A'])}.`,
      paper.pick([
        `TERM. The term of this Lease begins on ${from} and ends on ${to} at 11:59 PM. If Tenant holds over, the tenancy becomes month to month.`,
        `LEASE TERM. This Lease shall commence on ${from} and shall terminate on ${to}, unless renewed in writing.`,
      ]),
      paper.pick([
        `RENT. Tenant shall pay rent of ${monthly} per month, in advance, on the first day of each month. Total rent for the term is ${money.dollars(rent * 12)}.`,
        `RENT. The monthly rent is ${monthly}, due on the 1st and late after the 5th. A late charge of $75.00 is added to late rent.`,
      ]),
      `SECURITY DEPOSIT. Upon signing, Tenant deposits ${money.dollars(rent + paper.pick([0, 25000, 50000]))} as security, to be returned within 30 days after the Premises are vacated, less lawful deductions.`,
      `UTILITIES. Tenant pays for ${paper.pick(['electricity, gas and internet', 'all utilities except water and trash', 'electricity only'])}.`,
      `PETS. ${paper.pick(['No pets are allowed.', 'One cat is allowed for a fee of $35.00 per month.', 'Service animals only.'])}`,
      'LEAD-BASED PAINT. Housing built before 1978 may contain lead-based paint. Tenant has received the federally approved pamphlet on lead poisoning prevention.',
      'QUIET ENJOYMENT; DEFAULT. If Tenant fails to pay rent when due, Landlord may, after the notice that state law requires, terminate this Lease and recover possession.',
      `GOVERNING LAW. This Lease is governed by the law of the State in which the Premises stand (${who.state}).`,
    ]
    const face = paper.pick(['serif', 'sans', 'narrow'] as const)
    const style = { size: 9.5, face } as const
    const intro = paragraph(54, 90, 504, parties, style)
    let y = intro.bottom + 8
    const body: Mark[] = clauses.flatMap((clause, index) => {
      const part = paragraph(54, y, 504, `${index + 1}. ${clause}`, style)
      y = part.bottom + 7
      return part.marks
    })
    const sign = (x: number, top: number, name: string, role: string) => [
      line(x, top, x + 220, top),
      text(x, top + 11, `${name}, ${role}`, { size: 8, face }),
      text(x + 150, top - 4, day.bare(signed), { size: 9, face: 'serif' }),
    ]
    return [
      page([
        text(
          306,
          58,
          paper.pick([
            'RESIDENTIAL LEASE AGREEMENT',
            'LEASE OF REAL PROPERTY',
            'Apartment Lease Contract',
            'House Rental Agreement',
          ]),
          { size: 14, face: 'serif-bold', align: 'middle' },
        ),
        ...intro.marks,
        ...body,
        ...sign(54, y + 40, landlord, 'Landlord'),
        ...sign(320, y + 40, first, 'Tenant'),
        ...(second === '' ? [] : sign(320, y + 84, second, 'Tenant')),
        text(54, 772, 'Form RL-7 (rev. 01/24)    Tenant initials: ____  ____', { size: 6.5 }),
      ]),
    ]
  },
}
