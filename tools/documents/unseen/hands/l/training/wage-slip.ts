import { lines, text } from '../../../../drawing/sheet.ts'
import { cells, money, page } from '../kit.ts'
import { addressLines, employers, office, plainName, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A W-2, two copies on a page: lettered and numbered boxes. */
export const wageSlip: UnseenLayout = {
  name: 'wage-slip',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const company = paper.pick(employers)
    const wages = paper.between(1800000, 14000000)
    const [social, ein, control] = [paper.code('###-##-####'), paper.code('##-#######'), paper.code('0#####')]
    const [there, year] = [office(paper), paper.pick(['2024', '2025'])]
    const rows: [string, string][] = [
      ['1 Wages, tips, other compensation', money.plain(wages)],
      ['2 Federal income tax withheld', money.plain(Math.round(wages * 0.11))],
      ['3 Social security wages', money.plain(wages)],
      ['4 Social security tax withheld', money.plain(Math.round(wages * 0.062))],
      ['5 Medicare wages and tips', money.plain(wages)],
      ['6 Medicare tax withheld', money.plain(Math.round(wages * 0.0145))],
      ['7 Social security tips', ''],
      ['8 Allocated tips', ''],
      ['10 Dependent care benefits', ''],
      ['12a See instructions for box 12', 'D  4,000.00'],
    ]
    const copy = (y: number, title: string) => [
      ...cells(
        { x: 40, y, height: 26 },
        [120, 150, 260],
        [
          ['', '22222'],
          ["a Employee's social security number", social],
          ['', 'OMB No. 1545-0008'],
        ],
      ),
      ...cells({ x: 40, y: y + 26, height: 26 }, [270], [['b Employer identification number (EIN)', ein]]),
      ...cells({ x: 40, y: y + 52, height: 66 }, [270], [["c Employer's name, address, and ZIP code", '']]),
      ...lines(48, y + 74, 12, [company, ...there], { size: 9, face: 'mono' }),
      ...cells({ x: 40, y: y + 118, height: 26 }, [270], [['d Control number', control]]),
      ...cells(
        { x: 40, y: y + 144, height: 70 },
        [270],
        [["e Employee's first name and initial, last name, address", '']],
      ),
      ...lines(48, y + 168, 12, [plainName(who), ...addressLines(who, 'stacked')], { size: 9, face: 'mono' }),
      ...Array.from({ length: 5 }, (_, index) =>
        cells({ x: 310, y: y + 26 + index * 26, height: 26 }, [130, 130], rows.slice(index * 2, index * 2 + 2), {
          face: 'mono',
        }),
      ).flat(),
      ...cells(
        { x: 40, y: y + 214, height: 26 },
        [40, 120, 110, 130, 130],
        [
          ['15 State', who.state],
          ["Employer's state ID number", paper.code('#######')],
          ['16 State wages, tips, etc.', money.plain(wages)],
          ['17 State income tax', money.plain(Math.round(wages * 0.04))],
          ['18 Local wages', ''],
        ],
        { face: 'mono' },
      ),
      text(40, y + 256, `Form W-2  Wage and Tax Statement   ${year}`, { size: 12, face: 'sans-bold' }),
      text(570, y + 256, title, { size: 8, align: 'right' }),
    ]
    return [
      page([
        ...copy(40, "Copy B - To Be Filed With Employee's FEDERAL Tax Return"),
        ...(paper.chance(0.6) ? copy(400, "Copy C - For EMPLOYEE'S RECORDS") : []),
      ]),
    ]
  },
}
