import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { ellipse, line, lines, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letter, money, paragraph } from '../kit.ts'
import { home, issuers, mailLines, resident } from '../people.ts'

const jobs = [
  'Senior Network Administrator',
  'Clinical Pharmacist',
  'Fleet Dispatcher',
  'Assistant Principal',
  'Quality Control Technician',
  'Estimator',
  'Regional Sales Manager',
] as const

/** Human resources letter to a lender: every value inside sentences, the employer only in the signature block and the foot. */
export const verificationLetter: UnseenLayout = {
  name: 'verification-letter',
  docType: 'employment_letter',
  country: 'US',
  form: 'page',
  draw(paper) {
    const employer = paper.put('employer_name', paper.pick(issuers.employers))
    const { given, middle, surname, sex } = resident(paper)
    const name = paper.put('document_holder_name', `${given} ${middle} ${surname}`)
    const job = paper.put('occupation', paper.pick(jobs))
    const dated = addDays(paper.today, -paper.between(1, 50))
    const hired = addYears(addDays(dated, -paper.between(30, 330)), -paper.between(0, 14))
    const moved = addDays(hired, 29 + paper.between(0, 20))
    paper.put('document_date', dated, longDate(dated, 'en'))
    paper.put('hire_date', hired, longDate(hired, 'en'))
    const salary = paper.between(412, 1680) * 10_000
    paper.put('annual_income', canonicalMoney(salary), `$${money(salary)}`)
    paper.put('employment_status', 'permanent')
    const officer = resident(paper)
    const [he, his] = sex === 'F' ? ['She', 'her'] : ['He', 'his']
    const title = sex === 'F' ? 'Ms.' : 'Mr.'
    const office = mailLines(home(paper))
    const sentences = [
      'To Whom It May Concern:',
      `At the request of our employee, we write to confirm that ${name} is employed by us on a permanent, full-time basis. ${title} ${surname} joined the company on ${longDate(hired, 'en')} and passed ${his} introductory period on ${longDate(moved, 'en')}.`,
      `${he} currently holds the position of ${job} and reports to our office in ${office[1].slice(0, -6)}. ${he} is paid an annual base salary of $${money(salary)}, in twenty-six installments of $${money(Math.round(salary / 26))} each. In addition, ${title} ${surname} may earn a discretionary bonus, which was $${money(paper.between(10, 90) * 10_000)} for 2025; it is not guaranteed.`,
      `We know of no plan to end ${his} employment, and there are no garnishments on record. This letter is given without liability on the part of the company or its officers and may not be relied upon after sixty days.`,
      'Should you require anything further, please call the verification desk at (555) 555-0137, extension 4, on weekdays between nine and four.',
    ]
    return [
      letter(
        [
          ellipse(306, 62, 26, 26, { stroke: '#356859', strokeWidth: 2 }),
          text(306, 69, employer.replace(/[^A-Z]/g, '').slice(0, 2), {
            size: 18,
            face: 'serif-bold',
            align: 'middle',
            color: '#356859',
          }),
          text(306, 106, 'Office of Human Resources', { size: 9, face: 'serif', align: 'middle' }),
          text(72, 150, longDate(dated, 'en'), { size: 10.5, face: 'serif' }),
          ...lines(
            72,
            182,
            14,
            ['Lodestar Home Lending LLC', 'Attn: Underwriting, file ' + paper.code('##-######'), 'VIA FACSIMILE'],
            { size: 10.5, face: 'serif' },
          ),
          text(72, 242, 'Re:  Verification of employment, employee number ' + paper.code('######'), {
            size: 10.5,
            face: 'serif-bold',
          }),
          ...flow(sentences),
          text(340, 590, 'Sincerely,', { size: 10.5, face: 'serif' }),
          ...signature(340, 604, 0.65, paper.pick([0, 1])),
          ...lines(340, 664, 14, [`${officer.given} ${officer.surname}`, 'Benefits and Records Manager', employer], {
            size: 10.5,
            face: 'serif',
          }),
          line(72, 738, 540, 738, { stroke: '#356859' }),
          text(306, 752, `${employer}  |  ${office.join('  |  ')}`, {
            size: 7.5,
            face: 'serif',
            align: 'middle',
            color: '#356859',
          }),
        ],
        'SPECIMEN',
      ),
    ]
  },
}

function flow(sentences: readonly string[]): Mark[] {
  let y = 274
  return sentences.flatMap((sentence) => {
    const { marks, bottom } = paragraph({ x: 72, y, width: 468, leading: 16 }, sentence, { size: 10.5, face: 'serif' })
    y = bottom + 12
    return marks
  })
}
