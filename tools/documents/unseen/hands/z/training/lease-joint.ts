import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, page, pair, rows } from '../kit.ts'

/** A tenancy agreement in numbered clauses, two tenants joined by "and". */
export const leaseJoint: UnseenLayout = {
  name: 'lease-joint',
  docType: 'lease',
  country: 'US',
  form: 'page',
  draw(paper) {
    const home = pair(paper, 'US')
    const names = [`${home.first} ${home.surname}`, `${home.second} ${home.surname}`]
    paper.put('document_holder_name', names.join('; '), names[0])
    paper.put('address', home.lines.join(', '), home.lines[0])
    const start = addDays(paper.today, -paper.between(20, 300))
    const end = addDays(addYears(start, 1), -1)
    const signed = addDays(start, -paper.between(5, 25))
    const rent = paper.between(90, 310) * 1000
    const owner = paper.put(
      'landlord_name',
      paper.pick(['Ulysses Grantham', 'Pinecrest Holdings LP', 'Nadia Bellweather']),
    )
    return [
      page([
        text(306, 60, 'RESIDENTIAL RENTAL AGREEMENT', { size: 14, face: 'serif-bold', align: 'middle' }),
        ...rows(
          60,
          100,
          [
            `1. Made on ${paper.put('document_date', signed, longDate(signed, 'en'))} between ${owner} ("Owner")`,
            `and ${names.join(' and ')}, jointly and severally ("Tenants").`,
            '',
            '2. The Owner lets to the Tenants the dwelling at',
            ...home.lines.map((row) => `       ${row}`),
            '',
            `3. The term begins ${paper.put('lease_start', start, longDate(start, 'en'))}`,
            `and runs through ${paper.put('lease_end', end, longDate(end, 'en'))}.`,
            '',
            `4. Rent is $${paper.put('monthly_rent', canonicalMoney(rent), amount(rent))}, payable in advance on the first of each month.`,
            `5. A deposit of $${amount(50000)} is held. No smoking. One parking space.`,
          ],
          10,
          17,
        ),
        ...[0, 1, 2].map((index) => line(60, 400 + index * 50, 280, 400 + index * 50)),
        ...[owner, ...names].map((name, index) => text(60, 412 + index * 50, name, { size: 8, face: 'sans' })),
      ]),
    ]
  },
}
