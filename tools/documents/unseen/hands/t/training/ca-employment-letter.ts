import { addDays, addYears } from '../../../../calendar.ts'
import { letterPaper } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letterhead } from '../head.ts'
import { column, day, letter, money, putDate, putSum } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'
import { employments } from '../terms.ts'

const firms = [
  { name: 'Northgate Cold Storage Ltd.', initials: 'NG', color: '#0b4f6c' },
  { name: 'Halvorsen & Pike Engineering Inc.', initials: 'HP', color: '#7a1f1f' },
  { name: 'Prairie Lantern Credit Services ULC', initials: 'PL', color: '#3c6e2f' },
  { name: 'Saltmarsh Dental Group', initials: 'SDG', color: '#333c87' },
  { name: 'Corvane Software Corporation', initials: 'C', color: '#b3541e' },
] as const
const jobs = [
  'Registered Nurse',
  'Warehouse Supervisor',
  'Senior Software Developer',
  'Dental Hygienist',
  'Payroll Analyst',
  'Heavy Equipment Operator',
  'Early Childhood Educator',
  'Account Manager, Western Region',
]

/** A letter of a human resources department: everything in two sentences, bonus and benefits beside the salary. */
export const caEmploymentLetter: UnseenLayout = {
  name: 'ca-employment-letter',
  docType: 'employment_letter',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [who, hired] = [
      somebody(paper, 'CA'),
      addDays(addYears(paper.today, -paper.between(1, 14)), -paper.between(1, 300)),
    ]
    const firm = paper.pick(firms)
    const written = addDays(paper.today, -paper.between(2, 40))
    const [look, title, pay] = [
      paper.pick(['en', 'en', 'enShort', 'enBare', 'iso'] as const),
      titled(who, 'CA'),
      paper.between(412, 1490) * 10_000,
    ]
    const manager = another(paper, 'CA', who)
    const head = letterhead(
      paper,
      { ...firm, lines: [...home(paper, 'CA'), `T ${paper.code('(###) 555-01##')}`] },
      letterPaper,
    )
    const name = paper.put('document_holder_name', who.full)
    const employer = paper.put('employer_name', firm.name)
    const job = paper.put('occupation', paper.pick(jobs))
    const start = putDate(paper, 'hire_date', hired, look)
    const salary = putSum(paper, 'annual_income', pay, paper.pick(['dollars', 'dollars0'] as const))
    const status = paper.chance(0.5)
      ? paper.put('employment_status', employments.permanent, 'permanent')
      : paper.put('employment_status', employments.fullTime, 'full-time')
    const she = who.sex === 'F' ? 'She' : 'He'
    const text = column(paper.pick([54, 72, 84]), head.top, 460, {
      size: paper.pick([9.5, 10, 10.5]),
      face: paper.pick(['sans', 'serif', 'narrow']),
    })
    text
      .gap(paper.between(4, 22))
      .say(putDate(paper, 'document_date', written, look))
      .gap(14)
    if (paper.chance(0.5))
      text.list([paper.pick(['Private & Confidential', 'VIA EMAIL', 'PERSONAL AND CONFIDENTIAL']), ''])
    text.say(
      paper.pick([
        'To Whom It May Concern:',
        'To whom it may concern,',
        'Dear Sir or Madam:',
        `RE: Employment verification – ${name}`,
        `Subject: Confirmation of Employment (${name})`,
      ]),
      { face: 'sans-bold' },
    )
    text
      .gap(10)
      .say(
        paper.pick([
          `This letter will confirm that ${name} is employed by ${employer} on a ${status} basis as ${job}. ${title} ${who.surname} joined us on ${start}.`,
          `Please accept this as confirmation that ${name} has been with ${employer} since ${start} and currently holds the ${status} position of ${job}.`,
          `At the request of ${title} ${who.surname}, ${employer} verifies the following: ${name} commenced employment on ${start} and works as a ${status} ${job} in our ${paper.pick(['Mississauga', 'Dartmouth', 'Red Deer'])} office.`,
          `I am writing on behalf of ${employer} to confirm the employment of our ${status} team member ${name}, ${job}, hired ${start}.`,
        ]),
      )
    text
      .gap(8)
      .say(
        paper.pick([
          `${she} earns a base salary of ${salary} per annum, paid bi-weekly, and may receive a discretionary bonus of up to ${money(paper.between(20, 90) * 10_000, 'dollars0')}.`,
          `${title} ${who.surname}'s current annual compensation is ${salary} before deductions. Overtime in the past year came to ${money(paper.between(900, 4800) * 100, 'dollars')} and is not guaranteed.`,
          `The annual gross salary is ${salary} (the vacation accrual of ${money(Math.round(pay * 0.06), 'dollars')} is included).`,
          `Salary: ${salary} a year. Standard hours: ${paper.pick(['37.5', '40', '35'])} per week.`,
        ]),
      )
    if (paper.chance(0.6))
      text
        .gap(8)
        .say(
          `${she} is not on probation and no notice of termination has been given by either party as of this date. Participation in the group plan began on ${day(addDays(hired, 92), look)}.`,
        )
    text
      .gap(8)
      .say(
        paper.pick([
          'Should you need anything further, please reach me at the number above, extension 214.',
          'This letter is issued at the employee’s request and creates no liability on the part of the company.',
          'For questions, write to people@example.com.',
        ]),
      )
    text
      .gap(12)
      .say(paper.pick(['Sincerely,', 'Yours truly,', 'Regards,']))
      .gap(44)
    const signedAt = text.bottom() - 40
    text.list([manager.full, paper.pick(['Director, People & Culture', 'HR Generalist', 'Controller', 'Owner'])])
    return [
      letter(
        [...head.marks, ...text.marks, ...signature(90, signedAt, 0.5, paper.pick([0, 1]))],
        'SPECIMEN - persons and companies are fictitious',
      ),
    ]
  },
}
