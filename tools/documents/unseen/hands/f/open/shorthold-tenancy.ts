import { addDays, addYears } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import type { Paper } from '../../../paper.ts'
import { dated, located, page, paid, paragraph, say, sum } from '../kit.ts'
import { home, resident } from '../people.ts'

const serif = { size: 10, face: 'serif', leading: 14 } as const

/** A letting agent's tenancy agreement of two pages: definitions in numbered clauses, everything inside sentences. */
export const shortholdTenancy: UnseenLayout = {
  name: 'shorthold-tenancy',
  docType: 'lease',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [tenant, landlord, guarantor] = [resident(paper), resident(paper), resident(paper)]
    const start = `${paper.pick(['2025', '2025', '2026'])}-0${paper.between(1, 4)}-${paper.pick(['01', '05', '14'])}`
    const end = addDays(addYears(start, 1), -1)
    const rent = paper.between(128, 460) * 500
    const deposit = Math.floor((rent * 12 * 5) / 52)
    const name = paper.put('document_holder_name', `${tenant.first} ${tenant.middle} ${tenant.last}`)
    const owner = paper.put('landlord_name', `${landlord.first} ${landlord.last}`)
    const signed = addDays(start, -paper.between(3, 12))
    return [
      page([
        text(297, 66, 'ASSURED SHORTHOLD TENANCY AGREEMENT', { size: 14, face: 'serif-bold', align: 'middle' }),
        text(297, 82, 'for letting a furnished dwelling-house under Part 1 of the Housing Act 1988, as amended', {
          size: 8.6,
          face: 'serif',
          align: 'middle',
        }),
        ...paragraph(
          56,
          116,
          483,
          `THIS AGREEMENT is dated ${dated(paper, 'document_date', signed, 'Do MMMM YYYY')} and is made BETWEEN`,
          serif,
        ),
        ...clauses(140, [
          [
            '(1)',
            `${landlord.title} ${owner} of ${home(paper).join(', ')} (“the Landlord”), whose agent is Pargeter & Moss Residential, 14 Corn Street, Ludlow SY8 0ZZ; and`,
            3,
          ],
          ['(2)', `${tenant.title} ${name}, now of ${home(paper).join(', ')} (“the Tenant”); and`, 2],
          ['(3)', `${guarantor.title} ${guarantor.first} ${guarantor.last} (“the Guarantor”).`, 1],
        ]),
        text(56, 252, 'IT IS AGREED as follows', { size: 10, face: 'serif-bold' }),
        ...clauses(274, [
          [
            '1.1',
            `The Landlord lets to the Tenant the property known as ${property(paper)} (“the Property”) with the fixtures and the items in the inventory.`,
            3,
          ],
          [
            '1.2',
            `The tenancy is for a fixed term of twelve months from and including ${dated(paper, 'lease_start', start, 'D MMMM YYYY')} to and including ${dated(paper, 'lease_end', end, 'D MMMM YYYY')}, and from then month to month until ended by notice.`,
            3,
          ],
          [
            '1.3',
            `The rent is ${paid(paper, 'monthly_rent', rent)} per calendar month, payable in advance on the ${say(start, 'Do')} of each month by standing order to sort code ${paper.code('30-##-##')}, account ${paper.code('0#######')}. The first payment, less the holding deposit of £${sum(Math.floor((rent * 12) / 52))}, is due on signing.`,
            4,
          ],
          [
            '1.4',
            `The deposit is £${sum(deposit)}. It is registered within 30 days with the Tenancy Deposit Custodian under certificate ${paper.code('TDC-#######')}.`,
            2,
          ],
          [
            '1.5',
            'The Landlord may propose a new rent once a year on one month’s notice. Interest at 3% above base rate runs on rent more than 14 days late.',
            2,
          ],
          [
            '2.1',
            'The Tenant will pay the council tax and the charges for gas, water, electricity, telephone and television licence for the term.',
            2,
          ],
          [
            '2.2',
            'The Tenant will keep the inside clean and in as good repair as at the start, fair wear and tear excepted, and will not smoke, sublet, or keep any animal without consent in writing, which will not be unreasonably withheld.',
            3,
          ],
          [
            '2.3',
            'The Tenant will let the Landlord or his agent in to inspect at reasonable hours on at least 24 hours’ notice.',
            2,
          ],
        ]),
        text(297, 806, 'Page 1 of 2        Initials: ........ ........ ........', {
          size: 8,
          face: 'serif',
          align: 'middle',
        }),
      ]),
      page([
        ...clauses(70, [
          [
            '3.1',
            'The Landlord will keep in repair the structure and outside, and the installations for water, gas, electricity and heating (section 11, Landlord and Tenant Act 1985).',
            2,
          ],
          [
            '3.2',
            'Break: either party may end this tenancy after six months by two months’ notice in writing, served as in section 196 of the Law of Property Act 1925.',
            2,
          ],
          ['4.', 'The Guarantor will pay what the Tenant fails to pay under this agreement.', 1],
        ]),
        text(56, 200, 'SIGNED AS A DEED by', { size: 10, face: 'serif-bold' }),
        ...[
          ['the Landlord', owner],
          ['the Tenant', name],
          ['the Guarantor', `${guarantor.first} ${guarantor.last}`],
        ].flatMap(([role = '', who = ''], index) => [
          ...signature(250, 222 + index * 96, 0.7, index === 1 ? 1 : 0),
          text(56, 250 + index * 96, role, { size: 10, face: 'serif' }),
          line(230, 266 + index * 96, 520, 266 + index * 96),
          text(230, 280 + index * 96, who, { size: 9, face: 'serif' }),
          text(56, 296 + index * 96, 'in the presence of (witness): ........................................', {
            size: 8,
            face: 'serif',
          }),
        ]),
        text(297, 806, 'Page 2 of 2', { size: 8, face: 'serif', align: 'middle' }),
      ]),
    ]
  },
}

function property(paper: Paper): string {
  const lines = home(paper)
  return located(paper, [lines.join(', ')])[0] ?? ''
}

function clauses(top: number, rows: readonly (readonly [string, string, number])[]) {
  let y = top
  return rows.flatMap(([number, words, height]) => {
    const marks = [text(56, y, number, { size: 10, face: 'serif' }), ...paragraph(88, y, 451, words, serif)]
    y += Math.max(height * 14, (marks.length - 1) * 14) + 10
    return marks
  })
}
