import { text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, sheetOf } from '../kit.ts'
import { company, crowd, somewhere } from '../people.ts'

/** An American wage and tax statement, a neighbour of the Canadian slip: lettered and numbered boxes in one block. */
export const wageStatementW2: UnseenLayout = {
  name: 'wage-statement-w2',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const worker = crowd(paper, 'US')()
    const wages = paper.between(2_400_000, 14_000_000)
    const money = (cents: number) => (cents / 100).toFixed(2)
    const year = paper.pick(['2024', '2025'])
    const put = (x: number, y: number, width: number, height: number, caption: string, value: string) =>
      cell([x, y, width, height], caption, value, { face: 'mono', captionSize: 6 })
    const rows = (x: number, y: number, list: readonly string[]) =>
      list.map((row, index) => text(x, y + index * 12, row.toUpperCase(), { size: 9, face: 'mono' }))
    const marks: Mark[] = [
      ...put(36, 60, 140, 28, 'a  Employee’s social security number', paper.code('XXX-XX-####')),
      text(190, 78, 'OMB No. 1545-0008', { size: 7 }),
      ...put(36, 88, 280, 28, 'b  Employer identification number (EIN)', paper.code('5#-#######')),
      ...put(36, 116, 280, 74, 'c  Employer’s name, address, and ZIP code', ''),
      ...rows(44, 142, [`${company(paper, 'US')} Inc`, ...somewhere(paper, 'US')]),
      ...put(36, 190, 280, 26, 'd  Control number', paper.code('######')),
      ...put(36, 216, 280, 90, 'e  Employee’s first name and initial     Last name        f  Address and ZIP code', ''),
      ...rows(44, 244, [`${worker.given} ${worker.surname}`, ...worker.lines]),
    ]
    const boxes = [
      ['1  Wages, tips, other compensation', money(wages)],
      ['2  Federal income tax withheld', money(Math.round(wages * 0.12))],
      ['3  Social security wages', money(wages + 250_000)],
      ['4  Social security tax withheld', money(Math.round((wages + 250_000) * 0.062))],
      ['5  Medicare wages and tips', money(wages + 250_000)],
      ['6  Medicare tax withheld', money(Math.round((wages + 250_000) * 0.0145))],
      ['7  Social security tips', ''],
      ['8  Allocated tips', ''],
      ['10  Dependent care benefits', ''],
      ['11  Nonqualified plans', ''],
      ['12a  See instructions', 'D    2500.00'],
      ['12b', 'DD   7140.16'],
    ] as const
    boxes.forEach(([caption, value], index) =>
      marks.push(...put(316 + (index % 2) * 130, 60 + Math.floor(index / 2) * 41, 130, 41, caption, value)),
    )
    const state = ['15  State', '16  State wages', '17  State income tax', '18  Local wages', '19  Local tax'] as const
    const values = ['NY', money(wages), money(Math.round(wages * 0.05)), '', ''] as const
    state.forEach((caption, index) => marks.push(...put(36 + index * 108, 306, 108, 30, caption, values[index] ?? '')))
    marks.push(
      text(36, 358, 'W-2', { size: 22, face: 'sans-bold' }),
      text(92, 350, 'Wage and Tax', { size: 9, face: 'sans' }),
      text(92, 360, 'Statement', { size: 9, face: 'sans' }),
      text(200, 359, year, { size: 18, face: 'sans-bold' }),
      text(576, 352, 'Department of the Treasury', { size: 7, align: 'right' }),
    )
    marks.push(
      text(
        36,
        376,
        'Copy B – To Be Filed With Employee’s FEDERAL Tax Return. This information is being furnished to the Internal Revenue Service.   SPECIMEN',
        { size: 7 },
      ),
    )
    return [sheetOf('letter', marks)]
  },
}
