import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, letter, money, putDate, putSum } from '../kit.ts'
import { somebody } from '../people.ts'
import { employments } from '../terms.ts'

const employers = [
  'BLUESTEM FOODS DISTRIBUTION LLC',
  'Harrowgate Regional Medical Center',
  'COPPERLINE TRANSIT AUTHORITY',
  'Tallgrass Unified School District 41',
  'Meridian Pump & Valve Co., Inc.',
]
const jobs = [
  'LICENSED PRACTICAL NURSE',
  'Forklift Operator II',
  'Bus Operator',
  'Paraprofessional',
  'CNC Machinist',
  'Shift Lead',
  'Claims Examiner',
]

/** An automated verification service’s print: captions in a grey column, pay by year beside the present rate, a service of another name on top. */
export const usEmploymentVerification: UnseenLayout = {
  name: 'us-employment-verification',
  docType: 'employment_letter',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const written = addDays(paper.today, -paper.between(1, 60))
    const hired = addDays(addYears(written, -paper.between(1, 21)), -paper.between(3, 320))
    const look = paper.pick(['mdy', 'enShort', 'en'] as const)
    const pay = paper.between(318, 1220) * 10_000
    const accent = paper.pick(['#0a5c9e', '#5b2a86', '#0f7b5f', '#444'])
    const service = paper.pick(['VerifyDesk', 'The Employment Line', 'WorkRecord Express', 'TruHire Verify'])
    const status = paper.pick([
      [employments.fullTime, 'Full-Time'],
      [employments.partTime, 'Part-Time'],
      [employments.permanent, 'Permanent'],
    ] as const)
    const name = paper.pick([
      who.full.toUpperCase(),
      `${who.surname.toUpperCase()}, ${who.given.toUpperCase()}`,
      who.full,
    ])
    const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
      [
        'Employee',
        [
          [
            paper.pick(['Employee', 'Employee Name', 'Name of Employee', 'Associate']),
            paper.put('document_holder_name', name),
          ],
          ['SSN', paper.code('XXX-XX-####')],
          [
            paper.pick(['Job Title', 'Title', 'Position', 'Most Recent Title']),
            paper.put('occupation', paper.pick(jobs)),
          ],
        ],
      ],
      [
        'Employment',
        [
          [
            paper.pick(['Employer', 'Employer Name', 'Company', 'Verified Employer']),
            paper.put('employer_name', paper.pick(employers)),
          ],
          ['Division', paper.pick(['Main', '0044 - Plant 2', 'Nights'])],
          [
            paper.pick(['Employment Status', 'Status', 'Employee Class']),
            paper.put('employment_status', status[0], status[1]),
          ],
          [
            paper.pick(['Most Recent Start Date', 'Original Hire Date', 'Date of Hire', 'Start Date']),
            putDate(paper, 'hire_date', hired, look),
          ],
          ['Total Time With Employer', `${paper.between(1, 20)} Years, ${paper.between(0, 11)} Months`],
        ],
      ],
      [
        'Income',
        [
          [
            paper.pick([
              'Annualized Base Pay',
              'Current Annual Salary',
              'Rate of Pay (Annual)',
              'Base Salary - Annual',
            ]),
            putSum(paper, 'annual_income', pay, 'dollars'),
          ],
          ['Pay Frequency', paper.pick(['Biweekly', 'Weekly', 'Semi-Monthly'])],
          ['Next Projected Pay Adjustment', paper.pick(['N/A', '3%', 'Not provided'])],
        ],
      ],
    ]
    const asOf = putDate(paper, 'document_date', written, look)
    const marks: Mark[] = [
      text(48, 58, service, { size: 18, face: 'sans-bold', color: accent }),
      text(
        564,
        48,
        paper.pick(['Verification of Employment and Income', 'VERIFICATION REPORT', 'Employment Verification']),
        { size: 11, align: 'right' },
      ),
      text(564, 62, `${paper.pick(['Information current as of', 'Report date', 'Verified on', 'Prepared'])}: ${asOf}`, {
        size: 8.5,
        align: 'right',
      }),
      text(564, 74, `Reference Number: ${paper.code('##########')}`, { size: 8.5, align: 'right' }),
      line(48, 82, 564, 82, { stroke: accent, strokeWidth: 1.5 }),
    ]
    let y = 96
    const captionEdge = paper.pick([48, 60])
    for (const [title, rows] of groups) {
      marks.push(
        box(48, y, 516, 16, { fill: accent }),
        text(54, y + 11.5, title, { size: 9, face: 'sans-bold', color: '#fff' }),
      )
      y += 18
      for (const [caption, value] of rows) {
        marks.push(
          box(48, y, 190, 19, { fill: '#eef1f4' }),
          text(captionEdge + 4, y + 13, caption, { size: 8.5 }),
          text(250, y + 13, value, { size: 9, face: 'sans-bold' }),
          line(48, y + 19, 564, y + 19, { stroke: '#d5d8dc' }),
        )
        y += 19
      }
      y += 10
    }
    const years = [0, 1, 2].map((back) => [
      String(Number(written.slice(0, 4)) - back),
      money(Math.round(pay * (back === 0 ? 0.71 : 1 - back * 0.04)), 'dollars'),
      money(back * 41_250, 'dollars'),
      money(0, 'dollars'),
    ])
    for (const [index, row] of [['Year', 'Base', 'Overtime', 'Bonus'], ...years].entries()) {
      for (const [place, content] of row.entries())
        marks.push(
          text(60 + place * 120, y + 12 + index * 14, content, { size: 8.5, face: index === 0 ? 'sans-bold' : 'sans' }),
        )
    }
    const note = column(48, y + 76, 516, { size: 7.5, color: '#555' }).say(
      `This report was produced by ${service} from payroll data of the employer. The verifier certified a permissible purpose. ${service} does not guarantee the continued employment of the individual. Fee: $0.00.`,
    )
    return [letter([...marks, ...note.marks], 'SPECIMEN')]
  },
}
