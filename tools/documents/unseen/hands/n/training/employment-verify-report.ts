import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, listed } from '../people.ts'
import { putDay, putSum, recent, sum } from '../print.ts'

const employers = [
  'TALLGRASS LOGISTICS LLC',
  'Bellwether Hospital System',
  'CORVID SEMICONDUCTOR CORP',
  'Ashby County School District 12',
] as const

/** An automated verification service of the United States: dotted lists in typewriter print, year-to-date beside the rate of pay. */
export const employmentVerifyReport: UnseenLayout = {
  name: 'employment-verify-report',
  docType: 'employment_letter',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [person] = crowd(paper, 'US', 1)
    if (person === undefined) throw new Error('Nobody works here.')
    const page = openWriter('letter', { face: 'mono', size: 8.5 })
    const made = recent(paper, 3, 50)
    const form = paper.pick(['slashMdy', 'capsEn'] as const)
    const annual = paper.between(310, 1450) * 10000
    const monthsPaid = paper.between(5, 8)
    const employer = paper.put('employer_name', paper.pick(employers))
    page.logo(40, 30, 26, 'EV', '#0a5c8a', true)
    page.say(
      74,
      48,
      paper.pick(['Employment & Income Verification', 'VERIFICATION OF EMPLOYMENT', 'Employee Verification Report']),
      { face: 'sans-bold', size: 14 },
    )
    page.say(572, 40, `Ref ${paper.code('########-@@')}`, { align: 'right' })
    page.rule(40, 64, 572)
    const dots = (caption: string): string => `${caption} ${'.'.repeat(Math.max(2, 34 - caption.length))}`
    const job = paper.pick([
      'WAREHOUSE ASSOCIATE III',
      'Registered Nurse',
      'Process Engineer',
      'Bus Driver - Route',
      'Accounts Payable Clerk',
    ])
    const kind = paper.pick([
      ['permanent', 'Regular Full-Time'],
      ['part_time', 'Part-Time'],
      ['permanent', 'Permanent'],
    ] as const)
    const parts: readonly (readonly string[])[][] = [
      [
        [dots(paper.pick(['Employee Name', 'Employee', 'Name'])), paper.put('document_holder_name', listed(person))],
        [dots('SSN'), paper.code('XXX-XX-####')],
        [dots('Employee Address'), person.lines.join(', ')],
      ],
      [
        [dots('Employer'), employer],
        [dots('Headquarters Address'), address(paper, 'US').join(', ')],
      ],
      [
        [dots('Employment Status'), 'Active'],
        [dots('Employment Type'), paper.put('employment_status', kind[0], kind[1])],
        [
          dots(paper.pick(['Most Recent Start Date', 'Original Hire Date', 'Date of Hire'])),
          putDay(paper, 'hire_date', addDays(made, -paper.between(200, 5200)), form),
        ],
        [dots(paper.pick(['Job Title', 'Position Title'])), paper.put('occupation', job)],
      ],
      [
        [
          dots(paper.pick(['Rate of Pay (Annual)', 'Annual Base Salary', 'Annualized Pay'])),
          putSum(paper, 'annual_income', annual, 'dollars'),
        ],
        [dots('Pay Frequency'), 'Biweekly'],
        [dots('2026 Year-to-date Gross'), sum(Math.round((annual / 12) * monthsPaid), 'dollars')],
        [dots('2025 Total Gross'), sum(Math.round(annual * 0.97), 'dollars')],
      ],
    ]
    let y = 84
    for (const [index, part] of parts.entries()) {
      page.rect(40, y - 10, 532, 14, '#dfe8ee')
      y = page.say(46, y, ['EMPLOYEE', 'EMPLOYER', 'EMPLOYMENT', 'INCOME'][index] ?? '', {
        face: 'mono-bold',
        leading: 20,
      })
      y = page.rows(y, [46, 232], part, { leading: 15 }) + 12
    }
    const asOf = addDays(made, -paper.between(1, 3))
    y = page.say(
      46,
      y,
      paper.chance(0.5)
        ? `Information current as of ${asOf.slice(5).replace('-', '/')}`
        : 'Source: employer payroll file',
    )
    page.say(
      46,
      y + 4,
      `${paper.pick(['Report date:', 'Date of verification:', 'Verified on'])} ${putDay(paper, 'document_date', made, form)}`,
    )
    page.wrap(
      40,
      690,
      532,
      'FCRA NOTICE: The recipient certifies a permissible purpose under 15 U.S.C. 1681b. The employer makes no promise of continued employment. Disputes: 800-555-0142, Monday to Friday, 8 a.m. to 8 p.m. ET.',
      { size: 6.5, face: 'sans' },
    )
    return [page.sheet('Page 1 of 1 - SPECIMEN')]
  },
}
