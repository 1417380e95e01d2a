import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, listed, named } from '../people.ts'
import { day, recent } from '../print.ts'

const tests = [
  ['Hemoglobin', 'g/L', '120-160', 138],
  ['White blood cells', 'x10E9/L', '4.0-11.0', 6],
  ['Creatinine', 'umol/L', '50-100', 74],
  ['Glucose fasting', 'mmol/L', '3.6-6.0', 5],
  ['TSH', 'mIU/L', '0.32-4.00', 2],
  ['Ferritin', 'ug/L', '15-300', 88],
] as const

/** Foreign: a laboratory's report of blood tests, with the health number, the birth date and reference ranges. */
export const foreignLabReport: UnseenLayout = {
  name: 'foreign-lab-report',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [person, doctor] = crowd(paper, 'CA', 2)
    if (person === undefined || doctor === undefined) throw new Error('Nobody is tested.')
    const page = openWriter('letter', { face: 'mono', size: 8.5 })
    const made = recent(paper)
    page.say(40, 44, 'WESTLYN MEDICAL LABORATORIES', { face: 'sans-bold', size: 12 })
    page.rect(40, 56, 532, 62, null, '#333')
    page.rows(
      70,
      [46, 130, 330, 420],
      [
        ['Patient', listed(person), 'Health no.', paper.code('#### ### ###')],
        ['Birth date', day(person.born, 'iso'), 'Sex', person.isWoman ? 'F' : 'M'],
        ['Ordered by', `Dr. ${named(doctor)}`, 'Collected', `${day(made, 'iso')} 08:1${paper.code('#')}`],
        ['Address', person.lines.at(-1) ?? '', 'Lab no.', paper.code('##-########')],
      ],
      { leading: 13 },
    )
    const y = page.rows(
      150,
      [46, -280, 300, 400, 500],
      [
        ['TEST', 'RESULT', 'UNITS', 'REFERENCE', 'FLAG'],
        ...tests
          .slice(0, paper.between(3, 6))
          .map(([name, unit, range, usual]) => [
            name,
            String(usual + paper.between(-1, 1)),
            unit,
            range,
            paper.pick(['', '', 'H']),
          ]),
      ],
      { leading: 18 },
    )
    page.wrap(
      40,
      y + 20,
      532,
      'Results relate only to the sample tested. Discuss with your health care provider. Final report: all tests complete. *** End of report ***',
    )
    return [page.sheet('Page 1/1 SPECIMEN')]
  },
}
