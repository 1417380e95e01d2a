import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A home-made lease: two tenants joined by "and" in the first sentence, everything else in numbered prose. */
export const leaseUs: UnseenLayout = {
  name: 'lease-us',
  docType: 'lease',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'us')
    const [one, two, owner] = [next('F'), next('M'), next()]
    const p = pen('serif')
    const signed = addDays(paper.today, -paper.between(20, 340))
    const start = `${addDays(signed, 32).slice(0, 8)}01`
    const end = addDays(addYears(start, 1), -1)
    const rent = paper.between(85, 320) * 1000
    holders(paper, [one.name, two.name])
    const landlord = paper.put('landlord_name', paper.chance(0.5) ? owner.name : `${owner.surname} Family Rentals, LLC`)
    const home = address(paper, [one.street, one.city]).join(', ')
    p.b(306, 70, 'RESIDENTIAL LEASE', 15, { align: 'middle' })
    let y = p.para(
      72,
      104,
      468,
      `This Lease is made on ${day(paper, 'document_date', signed, 'MMMM D, YYYY')} between ${landlord} (the "Owner") and ${one.name} and ${two.name} (together, the "Renter").`,
      10,
    )
    const clauses = [
      `1. Home. The Owner rents to the Renter the dwelling at ${home}, for use as a private residence only.`,
      `2. Term. The term begins ${day(paper, 'lease_start', start, 'MMMM D, YYYY')} and ends ${day(paper, 'lease_end', end, 'MMMM D, YYYY')} at noon. After that it runs from month to month.`,
      `3. Rent. The Renter shall pay ${sum(paper, 'monthly_rent', rent, '$#')} each month, in advance, on the first day. A late charge of $50.00 applies after the fifth day.`,
      '4. Deposit. The Renter has paid a deposit equal to one month, to be returned within 30 days of move-out less lawful deductions.',
      `5. Utilities. The Renter pays electricity and internet. The Owner pays ${paper.pick(['water and trash', 'gas and water', 'trash'])}.`,
      `6. Pets. ${paper.pick(['No pets.', 'One cat is allowed.', 'Dogs under 30 lb with written consent.'])} Smoking is not allowed inside.`,
      '7. Joint responsibility. Each person who signs as Renter is responsible for the whole rent.',
    ]
    for (const clause of clauses) y = p.para(72, y + 8, 468, clause, 10)
    p.marks.push(...signature(80, y + 30, 0.55, 0), ...signature(330, y + 30, 0.55, 1))
    ;(p.rule(72, y + 66, 270), p.rule(322, y + 66, 540))
    ;(p.t(72, y + 78, `Renter ${dated(signed, 'M/D/YY')}`, 8), p.t(322, y + 78, 'Owner', 8))
    p.t(306, 764, 'SPECIMEN', 8, { align: 'middle' })
    return [p.sheet()]
  },
}
