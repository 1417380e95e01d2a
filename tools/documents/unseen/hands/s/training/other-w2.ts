import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { money, openPage, plainEnglish } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

/** A wage and tax statement of the American employer: numbered boxes, two copies on the sheet. */
export const otherW2: UnseenLayout = {
  name: 'other-w2',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['narrow', 'mono']))
    const who = someone(paper, 'US')
    const rows = addressIn(paper, 'US')
    const wages = paper.between(2400000, 14000000)
    const employer = paper.pick([
      'Quail Run Foods, Inc.',
      'St. Brendan Regional Medical Center',
      'Lakeshore Unified School District',
      'Orbital Staffing Solutions LLC',
    ])
    const [ein, number, id, control] = [
      paper.code('3#-#######'),
      paper.code('XXX-XX-####'),
      paper.code('## #######'),
      paper.code('0000##'),
    ]
    for (const y of paper.chance(0.5) ? [40, 410] : [60]) {
      page.cell(36, y, 190, 26, 'a  Employee’s social security number', number, { size: 8.5 })
      page.cell(36, y + 26, 270, 26, 'b  Employer identification number (EIN)', ein, { size: 8.5 })
      page.cell(36, y + 52, 270, 74, 'c  Employer’s name, address, and ZIP code', '', {})
      page.stack(42, y + 76, [employer, '5500 Riverside Pkwy Ste 210', 'Dayton, OH 45402'], { size: 9 })
      page.cell(36, y + 126, 270, 26, 'd  Control number', control, { size: 8.5 })
      page.cell(36, y + 152, 270, 78, 'e  Employee’s first name and initial    Last name    Suff.', '', {})
      page.stack(42, y + 176, [`${who.given}    ${who.surname}`, ...rows], { size: 9 })
      const boxes: readonly (readonly [string, number])[] = [
        ['1  Wages, tips, other compensation', 1],
        ['2  Federal income tax withheld', 0.11],
        ['3  Social security wages', 1.05],
        ['4  Social security tax withheld', 0.0651],
        ['5  Medicare wages and tips', 1.05],
        ['6  Medicare tax withheld', 0.0152],
        ['7  Social security tips', 0],
        ['8  Allocated tips', 0],
      ]
      boxes.forEach(([caption, share], index) =>
        page.cell(
          306 + (index % 2) * 135,
          y + Math.floor(index / 2) * 28,
          135,
          28,
          caption,
          share === 0 ? '' : money(Math.round(wages * share), plainEnglish),
          { size: 8.5 },
        ),
      )
      page.cell(
        306,
        y + 112,
        135,
        30,
        '12a  See instructions for box 12',
        `D  ${money(Math.round(wages * 0.05), plainEnglish)}`,
        { size: 8.5 },
      )
      page.cell(441, y + 112, 135, 30, '13  Statutory employee   Retirement plan', 'X', { size: 8.5, align: 'right' })
      page.cell(306, y + 142, 270, 88, '14  Other', '', {})
      page.cell(36, y + 230, 270, 30, '15  State   Employer’s state ID number', `OH   ${id}`, { size: 8.5 })
      page.cell(306, y + 230, 135, 30, '16  State wages, tips, etc.', money(wages, plainEnglish), { size: 8.5 })
      page.cell(441, y + 230, 135, 30, '17  State income tax', money(Math.round(wages * 0.034), plainEnglish), {
        size: 8.5,
      })
      page.add(box(36, y + 270, 540, 34, { fill: '#eeeeee' }))
      page.say(42, y + 292, 'Form W-2  Wage and Tax Statement', { size: 12, bold: true })
      page.say(300, y + 292, paper.pick(['2024', '2025']), { size: 18, bold: true })
      page.say(572, y + 286, 'Copy C – For EMPLOYEE’S RECORDS', { size: 7.5, align: 'right' })
    }
    return [page.sheet()]
  },
}
