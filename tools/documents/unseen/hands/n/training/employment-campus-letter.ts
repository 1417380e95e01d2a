import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, civility, crowd, issuers, named } from '../people.ts'
import { putDay, putSum, recent } from '../print.ts'

/** A human resources letter of a college: every value inside sentences, the letterhead in a side bar. */
export const employmentCampusLetter: UnseenLayout = {
  name: 'employment-campus-letter',
  docType: 'employment_letter',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [person, officer] = crowd(paper, 'CA', 2)
    if (person === undefined || officer === undefined) throw new Error('Nobody works here.')
    const page = openWriter('letter', { face: 'serif', size: 10.5 })
    const sent = recent(paper)
    const employer = paper.put('employer_name', paper.pick(issuers.employersCA))
    const left = paper.pick([72, 170])
    const side = left === 72 ? 430 : 40
    page.logo(
      side,
      44,
      34,
      employer.slice(0, 2).toUpperCase(),
      paper.pick(['#7a1f2b', '#1d4b3a', '#28406e']),
      paper.chance(0.5),
    )
    page.wrap(side, 92, 118, employer, { size: 8, face: 'sans-bold' })
    page.column(side, 120, ['Human Resources', ...address(paper, 'CA'), `Tel. ${paper.code('506-4##-####')}`], {
      size: 7,
      face: 'sans',
    })
    let y = page.say(left, 190, putDay(paper, 'document_date', sent, paper.pick(['en', 'abbrEn', 'iso'])))
    y = page.say(left, y + 16, paper.pick(['To whom it may concern,', 'To Whom It May Concern:', 'Dear Sir or Madam,']))
    const holder = paper.put('document_holder_name', named(person))
    const job = paper.pick([
      'Laboratory Technologist II',
      'Payroll Analyst',
      'Course Developer',
      'Maintenance Planner',
      'Fleet Dispatcher',
    ])
    const kind = paper.pick([
      ['permanent', 'permanent'],
      ['permanent', 'permanent full-time'],
      ['part_time', 'part-time'],
      ['seasonal', 'seasonal'],
    ] as const)
    y = page.say(left, y + 10, `${paper.pick(['RE:', 'Subject:', 'Re: Verification of employment –'])} ${holder}`, {
      face: 'serif-bold',
    })
    const hired = addDays(sent, -paper.between(300, 6200))
    const pay = paper.between(3900, 12800) * 1000
    const she = person.isWoman ? 'She' : 'He'
    const status = paper.put('employment_status', kind[0], kind[1])
    const since = putDay(paper, 'hire_date', hired, 'en')
    const title = paper.put('occupation', job)
    const wage = putSum(paper, 'annual_income', pay, 'dollars')
    const body = paper.pick([
      `This letter confirms that ${civility(person, 'en')} ${person.surname} has been employed by us since ${since}. ${she} currently holds the position of ${title} on a ${status} basis, at an annual base salary of ${wage}, paid biweekly.`,
      `Please be advised that the above-named is a ${status} employee in the role of ${title}, with a start date of ${since}. The current gross annual salary is ${wage} before statutory deductions.`,
    ])
    y = page.wrap(left, y + 12, 340, body, { leading: 16 })
    if (paper.chance(0.6))
      y = page.wrap(
        left,
        y + 10,
        340,
        'Vacation pay, overtime and the shift premium of $1.15 an hour, where they apply, are not included in this figure.',
        { leading: 16 },
      )
    y = page.wrap(
      left,
      y + 10,
      340,
      `This information is given in confidence at the request of the employee. Questions may be put to the undersigned at extension ${paper.code('4###')}.`,
      { leading: 16 },
    )
    y = page.say(left, y + 20, paper.pick(['Sincerely,', 'Yours truly,', 'Regards,']))
    page.column(left, y + 40, [named(officer), paper.pick(['Director, People and Culture', 'HR Business Partner'])], {
      face: 'serif-bold',
    })
    return [page.sheet(`${paper.code('HR-EV-0## rev. 0#')} · SPECIMEN`)]
  },
}
