import { parts } from '../../../../calendar.ts'
import { letterPaper, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { monthOf, paragraph, tick } from '../kit.ts'
import { daysBefore, givenNames, home, issuers, someone } from '../people.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const questions = [
  [
    'third_party',
    'Will any person other than you give instructions on this account, or have a financial interest in it (third party)?',
  ],
  [
    'pep_domestic',
    'Do you, or does a family member or close associate, hold in Canada now or within the last 5 years one of the offices in Schedule A (politically exposed domestic person), such as member of Parliament, deputy minister, judge of an appeal court or mayor?',
  ],
  [
    'pep_foreign',
    'Have you, or has a family member or close associate, ever held in or for a country other than Canada one of the offices in Schedule B (politically exposed foreign person), such as head of state, ambassador, general or president of a state-owned company?',
  ],
  [
    'pep_hio',
    'Are you, or is a family member or close associate, now or within the last 5 years the head of an international organization established by governments (HIO)?',
  ],
] as const

function ordinal(day: number): string {
  const ending = [11, 12, 13].includes(day) ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/** A dealer's form in English: questions in two columns with YES and NO squares at the right, dated in a sentence at the end. */
export const pepDeclaration: UnseenLayout = {
  name: 'pep-declaration',
  docType: 'pep_declaration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = someone(paper)
    const advisor = someone(paper, { not: [person] })
    const signed = daysBefore(paper, paper.today, 2, 600)
    const { year, day } = parts(signed)
    const { city, province } = home(paper, paper.pick(['AB', 'BC', 'ON'] as const))
    const dealer = paper.pick(issuers.dealers)
    const holder = `${givenNames(person)} ${person.last}`
    const marks: Mark[] = [
      text(54, 58, 'Schedule 7', { size: 10, face: 'serif' }),
      text(54, 82, 'Regulatory declarations', { size: 19, face: 'serif-bold' }),
      text(54, 98, 'Political exposure and third-party determination', { size: 11, face: 'serif' }),
      text(558, 58, `Account ${paper.code('7##-#####-@')}`, { size: 9, align: 'right' }),
      text(558, 72, `Advisor ${advisor.first} ${advisor.last} (${paper.code('R##')})`, { size: 9, align: 'right' }),
      line(54, 110, 558, 110, { strokeWidth: 1.4 }),
      text(54, 132, 'I,', { size: 10.5, face: 'serif' }),
      text(72, 131, paper.put('document_holder_name', holder), { size: 11, face: 'sans' }),
      line(70, 135, 330, 135, { strokeWidth: 0.4 }),
      text(336, 132, '(the client), declare to the dealer as follows.', { size: 10.5, face: 'serif' }),
      text(484, 164, 'YES', { size: 9, face: 'sans-bold' }),
      text(528, 164, 'NO', { size: 9, face: 'sans-bold' }),
    ]
    let y = 186
    for (const [index, [field, question]] of questions.entries()) {
      const answer = paper.chance(0.3)
      paper.put(field, String(answer), '')
      const { marks: rows, bottom } = paragraph(78, y, 380, question, { size: 10, face: 'serif' })
      marks.push(text(54, y, `${index + 1}.`, { size: 10, face: 'serif-bold' }), ...rows)
      marks.push(...tick(487, y - 9, 11, answer), ...tick(529, y - 9, 11, !answer))
      y = bottom + 20
    }
    const detail = paragraph(
      54,
      y + 6,
      504,
      'If you answered YES to any question, attach form 7-B with the name, the office, the country and the source of the funds and of the wealth. Family member means spouse or partner, child, parent, sibling, mother-in-law or father-in-law. A person stays a politically exposed foreign person forever.',
      { size: 8.5, face: 'serif' },
    )
    const dated = `the ${ordinal(day)} day of ${monthOf(signed, months)}, ${year}`
    marks.push(
      ...detail.marks,
      text(54, detail.bottom + 34, `Dated at ${city}, ${province}, ${paper.put('document_date', signed, dated)}.`, {
        size: 10.5,
        face: 'serif',
      }),
      line(54, detail.bottom + 90, 270, detail.bottom + 90),
      text(54, detail.bottom + 102, 'Client signature', { size: 8.5, face: 'serif' }),
      line(320, detail.bottom + 90, 558, detail.bottom + 90),
      text(320, detail.bottom + 102, 'Supervisor approval (within 30 days for a YES)', { size: 8.5, face: 'serif' }),
      text(54, 752, `${dealer}. Member of the investor protection plan. 0770E-03/2025   SPECIMEN`, { size: 7 }),
    )
    return [{ ...letterPaper, background: '#fffffe', marks }]
  },
}
