import { addDays, addYears } from '../../../../calendar.ts'
import { box, type Mark } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, page, paragraph, right, specimen, stack, when } from '../kit.ts'
import { firm, somebody, telephone } from '../people.ts'

/** A confirmation that a Canadian employer writes to no one in particular: everything is said in two paragraphs. */
export const letterEmployer: UnseenLayout = {
  name: 'letter-employer',
  docType: 'employment_letter',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const clerk = somebody(paper, 'CA')
    const name = paper.put('document_holder_name', `${who.given} ${who.surname}`)
    const word = firm(paper, 'CA')
    const employer = paper.put(
      'employer_name',
      `${word} ${paper.pick(['Marine Services Ltd.', 'Dental Group', 'Rail Products Inc.', 'Animal Hospital'])}`,
    )
    const work = paper.put(
      'occupation',
      paper.pick(['Payroll Coordinator', 'Service Technician', 'Dispatcher', 'Clinic Manager', 'Buyer']),
    )
    const hired = addDays(addYears(paper.today, -paper.between(1, 12)), -paper.between(10, 300))
    const written = addDays(paper.today, -paper.between(1, 55))
    const salary = paper.between(44, 118) * 1000 + paper.pick([0, 250, 500])
    const grand = `$${String(salary).replace(/(\d{3})$/, ',$1')}`
    const hourly = (salary / 1950).toFixed(2)
    const [title, they, their] = who.sex === 'F' ? (['Ms.', 'She', 'her'] as const) : (['Mr.', 'He', 'his'] as const)
    const rust = '#9a3d1f'
    const started = when(paper, 'hire_date', hired, 'Month D, YYYY')
    const status = paper.put('employment_status', 'permanent', 'permanent full-time')
    const pay = paper.put('annual_income', `${salary}.00`, grand)
    const body = [
      `Please accept this as confirmation that ${name} has been with us since ${started}. ${title} ${who.surname} works out of our ${who.city} location as a ${work} and reports to the undersigned. This is a ${status} position of 37.5 hours a week, and ${their} probation has been completed.`,
      `${their === 'her' ? 'Her' : 'His'} base salary is ${pay} a year (about $${hourly} an hour), paid every second Friday by direct deposit. ${they} also takes part in our benefits plan and in a group RRSP to which the company adds 3%. Overtime and bonus are not guaranteed and are not part of the figure above.`,
      `As of today we are not aware of any notice of resignation, leave or layoff. We understand that this letter may be shown to a lender or a landlord. It is given at ${their} request and without any liability to the company.`,
    ]
    const marks: Mark[] = [
      box(0, 0, 18, 792, { fill: rust }),
      left(48, 66, word.toUpperCase(), 24, 'serif-bold', { color: rust }),
      specimen(560, 24),
      right(566, 52, `${paper.between(10, 980)} Harbour Street`, 7.6),
      right(566, 63, `${who.city}, ${who.region}  ${who.postal.slice(0, 3)} 2T9`, 7.6),
      right(566, 74, `T ${telephone(paper, who.area)}`, 7.6),
      right(566, 85, `www.${word.toLowerCase()}.example`, 7.6),
      left(72, 138, when(paper, 'document_date', written, 'D Month YYYY'), 10, 'serif'),
      left(72, 174, 'To Whom It May Concern', 10, 'serif'),
    ]
    let y = 206
    for (const part of body) {
      const set = paragraph([72, y, 466], part, { size: 10, face: 'serif', leading: 16 })
      marks.push(...set.marks)
      y = set.next + 12
    }
    marks.push(
      left(
        72,
        y + 6,
        `If you need anything else, call me at ${telephone(paper, who.area)}, extension ${paper.between(11, 48)}.`,
        10,
        'serif',
      ),
      left(72, y + 40, 'Yours truly,', 10, 'serif'),
      ...signature(72, y + 52, 0.7, 1),
      ...stack(
        [72, y + 112, 14],
        [`${clerk.given} ${clerk.middle} ${clerk.surname}, CPHR`, 'People & Culture', employer],
        10,
        'serif',
      ),
      left(
        72,
        756,
        `Since ${paper.between(1948, 1994)}  |  Safety first, every shift  |  Form HR-14 rev. ${day(addDays(written, -900), 'YYYY-MM')}`,
        6.8,
        'sans',
        {
          color: rust,
        },
      ),
    )
    return [page('letter', marks)]
  },
}
