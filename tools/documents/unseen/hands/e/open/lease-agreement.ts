import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letter, money, paragraph } from '../kit.ts'
import { home, issuers, resident } from '../people.ts'

const body = { size: 10, face: 'serif' } as const
const rest = [
  '6. SECURITY DEPOSIT. Landlord shall return the deposit, less itemized deductions, within thirty (30) days after Tenant surrenders the Premises and gives a forwarding address in writing.',
  '7. UTILITIES. Tenant shall pay all charges for gas, electricity, water, and internet. Landlord pays trash collection.',
  '8. OCCUPANTS. The Premises shall be occupied by the persons signing this Lease and their minor children only. Guests may stay no longer than fourteen (14) days in any six months.',
  '9. PETS. No animals are allowed without a signed addendum and a non-refundable fee of $350.00 per pet.',
  '10. MILITARY CLAUSE. A Tenant called to active duty may end this Lease as the Servicemembers Civil Relief Act provides.',
  "11. RIGHT OF ENTRY. Landlord may enter at reasonable hours on twenty-four (24) hours' notice, and at once in an emergency.",
  '12. ASSIGNMENT. Tenant shall not sublet the Premises or any part of them, nor list them for short stays.',
  '13. CARE. Tenant shall keep the Premises clean, test smoke alarms monthly, and report leaks the same day.',
  '14. DISCLOSURE. The dwelling was built before 1978. Tenant has received the pamphlet on lead in homes.',
  '15. ENTIRE AGREEMENT. This Lease, with Addenda A (Lead-Based Paint) and B (Community Rules), is the whole agreement of the parties.',
]

/** Form lease in numbered paragraphs: parties, premises, term and rent stand in sentences; signatures on a second page. */
export const leaseAgreement: UnseenLayout = {
  name: 'lease-agreement',
  docType: 'lease',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [one, two] = [resident(paper, 'F'), resident(paper, 'M')]
    const tenants = [`${one.given} ${one.surname}`, `${two.given} ${two.middle} ${two.surname}`]
    paper.put('document_holder_name', tenants.join('; '), `${tenants[0]} and ${tenants[1]}`)
    const landlord = paper.put('landlord_name', paper.pick(issuers.landlords))
    const { street, unit, city, state, zip } = home(paper)
    const premises = `${unit === '' ? street : `${street}, ${unit}`}, ${city}, ${state} ${zip}`
    paper.put('address', premises)
    const start = `2026-${paper.pick(['06', '07', '08', '09', '10'] as const)}-01`
    const end = addDays(addYears(start, 1), -1)
    const signed = addDays(start, -paper.between(6, 24))
    paper.put('document_date', signed, longDate(signed, 'en'))
    paper.put('lease_start', start, longDate(start, 'en'))
    paper.put('lease_end', end, longDate(end, 'en'))
    const rent = paper.between(1180, 3890) * 100
    paper.put('monthly_rent', canonicalMoney(rent), `$${money(rent)}`)
    const clauses = [
      `THIS LEASE is made and entered into as of ${longDate(signed, 'en')}, by and between ${landlord} (hereinafter "Landlord"), whose office is at 40 Commerce Plaza, Suite 210, and ${tenants[0]} and ${tenants[1]}, jointly and severally (hereinafter "Tenant").`,
      `1. PREMISES. Landlord leases to Tenant the dwelling located at ${premises} (the "Premises"), for use as a private residence only, together with one (1) unassigned parking space.`,
      `2. TERM. The term of this Lease begins on ${longDate(start, 'en')} and ends at 12:00 noon on ${longDate(end, 'en')}, and thereafter continues month to month unless either party gives sixty (60) days' written notice.`,
      `3. RENT. Tenant shall pay to Landlord rent of $${money(rent)} per month, in advance, on or before the first (1st) day of each month, for a total of $${money(rent * 12)} over the initial term. Rent received after the fifth (5th) day bears a late charge of $75.00 plus $10.00 for each further day.`,
      `4. RETURNED PAYMENTS. A charge of $35.00 applies to each check or electronic payment returned unpaid.`,
      `5. MONEYS DUE AT SIGNING. First month's rent $${money(rent)}; security deposit $${money(rent + 20000)}; application fee $55.00 per adult; total $${money(rent * 2 + 31000)}.`,
    ]
    return [
      letter([
        text(306, 56, 'RESIDENTIAL LEASE AGREEMENT', { size: 15, face: 'serif-bold', align: 'middle' }),
        text(306, 70, '(Apartment or single-family dwelling, fixed term)', { size: 8, face: 'serif', align: 'middle' }),
        ...stack([...clauses, ...rest.slice(0, 4)], 100),
        text(54, 764, 'Initials: Landlord ____  Tenant ____  ____', { size: 8, face: 'serif' }),
        text(558, 764, 'Page 1 of 2', { size: 8, face: 'serif', align: 'right' }),
      ]),
      letter([
        ...stack(rest.slice(4), 60),
        text(
          54,
          430,
          'IN WITNESS WHEREOF, the parties have executed this Lease on the date first written above.',
          body,
        ),
        ...[landlord, ...tenants].flatMap((who, index) => {
          const y = 490 + index * 72
          return [
            ...(index === 0 ? signature(70, y - 34, 0.6, 1) : signature(70, y - 34, 0.6, 0)),
            line(54, y, 330, y),
            line(380, y, 540, y),
            text(54, y + 12, index === 0 ? `LANDLORD: ${who}` : `TENANT: ${who}`, { size: 8.5, face: 'serif' }),
            text(380, y + 12, 'Date', { size: 8.5, face: 'serif' }),
          ]
        }),
        text(54, 518, 'By: Authorized Agent', { size: 8, face: 'serif' }),
        text(558, 764, 'Page 2 of 2', { size: 8, face: 'serif', align: 'right' }),
      ]),
    ]
  },
}

function stack(contents: readonly string[], top: number): Mark[] {
  let y = top
  return contents.flatMap((content) => {
    const { marks, bottom } = paragraph({ x: 54, y, width: 504, leading: 15 }, content, body)
    y = bottom + 9
    return marks
  })
}
