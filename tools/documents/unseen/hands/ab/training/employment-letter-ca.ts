import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, holders, pen } from '../kit.ts'
import { crowd } from '../people.ts'

/** An employer's letter to a lender in prose: company only in the signature block, rounded salary, no captions at all. */
export const employmentLetterCa: UnseenLayout = {
  name: 'employment-letter-ca',
  docType: 'employment_letter',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'on')
    const [who, boss] = [next(), next()]
    const p = pen('serif')
    const issued = addDays(paper.today, -paper.between(3, 40))
    const job = paper.put(
      'occupation',
      paper.pick([
        'Heavy Equipment Operator',
        'dental hygienist',
        'Senior Underwriter',
        'line cook',
        'Software Tester',
      ]),
    )
    const pay = paper.between(41, 128) * 100000 + paper.pick([0, 50000])
    const salary = paper.put('annual_income', (pay / 100).toFixed(2), `$${(pay / 100).toLocaleString('en-CA')}`)
    const name = holders(paper, [who.name]).join('')
    const they = who.sex === 'F' ? 'She' : 'He'
    const title = who.sex === 'F' ? 'Ms.' : 'Mr.'
    p.t(72, 90, day(paper, 'document_date', issued, 'MMMM D, YYYY'), 10.5)
    p.t(72, 130, 'To whom it may concern,', 10.5)
    let y = p.para(
      72,
      160,
      468,
      `Please accept this letter as proof that ${name} works for us. ${title} ${who.surname} joined the company on ${day(paper, 'hire_date', addDays(issued, -paper.between(90, 6000)), 'MMMM D, YYYY')} and is currently our ${job}. ${they} earns ${salary} per year before deductions, plus benefits after three months.`,
      10.5,
    )
    y = p.para(
      72,
      y + 10,
      468,
      `${they} is in good standing and we have no reason to expect a change. This letter is written at the employee's request for a mortgage application. I would be glad to answer questions at 250 555-01${paper.code('##')}, extension ${paper.between(10, 99)}.`,
      10.5,
    )
    p.t(72, y + 16, 'Sincerely,', 10.5)
    p.marks.push(...signature(72, y + 26, 0.6, 1))
    p.col(
      72,
      y + 84,
      14,
      [
        boss.name,
        paper.pick(['Office Manager', 'People & Culture Lead', 'Owner']),
        paper.put(
          'employer_name',
          `${paper.pick(['Stikine', 'Larch Valley', 'Harbourfront', 'Red Gate'])} ${paper.pick(['Contracting Ltd.', 'Dental Group', 'Insurance Brokers Inc.', 'Hospitality Corp.'])}`,
        ),
      ],
      10.5,
    )
    p.t(306, 764, 'SPECIMEN', 8, { align: 'middle' })
    return [p.sheet()]
  },
}
