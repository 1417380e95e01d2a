import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, page, pair, rows } from '../kit.ts'

/** A letter of employment in prose; the employer is named in the text and under the signature only. */
export const jobLetterProse: UnseenLayout = {
  name: 'job-letter-prose',
  docType: 'employment_letter',
  country: 'US',
  form: 'page',
  draw(paper) {
    const home = pair(paper, 'US')
    const written = addDays(paper.today, -paper.between(2, 50))
    const hired = addDays(addYears(written, -paper.between(1, 14)), -paper.between(3, 200))
    const pay = paper.between(410, 1480) * 10000
    const name = paper.put('document_holder_name', `${home.first} ${home.surname}`)
    const firm = paper.put('employer_name', paper.pick(['Tallgrass Freight LLC', 'Beacon Ridge Dental PLLC']))
    const work = paper.put('occupation', paper.pick(['dispatch supervisor', 'billing coordinator', 'fleet analyst']))
    return [
      page([
        ...rows(72, 90, [paper.put('document_date', written, longDate(written, 'en'))], 11),
        ...rows(
          72,
          140,
          [
            'To whom it may concern:',
            '',
            `This is to confirm that ${name} has worked for ${firm}`,
            `since ${paper.put('hire_date', hired, longDate(hired, 'en'))}, at present as a ${work}.`,
            `The base salary is $${paper.put('annual_income', canonicalMoney(pay), amount(pay))} a year, before any bonus.`,
            '',
            'Please call my office should you need anything further.',
          ],
          11,
          18,
        ),
        text(72, 330, 'Rhonda Castellanos', { size: 15, face: 'serif' }),
        ...rows(72, 352, ['Rhonda Castellanos, Human Resources', firm], 10, 14),
      ]),
    ]
  },
}
