import { box, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, letter, money, perforation } from '../kit.ts'
import { home, issuers, mailLines, resident, withInitial } from '../people.ts'

/** Yearly wage and tax form in numbered boxes, two copies on a page: near a payslip, yet none. */
export const wageTaxForm: UnseenLayout = {
  name: 'wage-tax-form',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const employer = paper.pick(issuers.employers).toUpperCase()
    const name = withInitial(resident(paper), '').toUpperCase()
    const mail = mailLines(home(paper)).map((row) => row.toUpperCase())
    const wages = paper.between(2_200_000, 13_000_000)
    const share = (part: number) => money(Math.round(wages * part))
    const [social, ein, control] = [paper.code('XXX-XX-####'), paper.code('00-#######'), paper.code('000### @@/@##')]
    const rows = [
      ['1  Wages, tips, other compensation', money(wages), '2  Federal income tax withheld', share(0.114)],
      ['3  Social security wages', share(1.05), '4  Social security tax withheld', share(0.0651)],
      ['5  Medicare wages and tips', share(1.05), '6  Medicare tax withheld', share(0.0152)],
      ['7  Social security tips', '', '8  Allocated tips', ''],
      ['9', '', '10  Dependent care benefits', ''],
      ['11  Nonqualified plans', '', '12a  See instructions for box 12', `D  ${share(0.05)}`],
    ] as const
    const copy = (top: number, use: string): Mark[] => [
      ...cell({ x: 36, y: top, width: 130, height: 26 }, "a  Employee's social security number"),
      text(44, top + 21, social, { size: 9, face: 'mono' }),
      text(180, top + 18, 'Safe, accurate, FAST!  Use e-file', { size: 8, face: 'sans' }),
      ...cell({ x: 36, y: top + 26, width: 264, height: 24 }, 'b  Employer identification number (EIN)'),
      text(44, top + 45, ein, { size: 9, face: 'mono' }),
      ...cell({ x: 36, y: top + 50, width: 264, height: 62 }, "c  Employer's name, address, and ZIP code"),
      ...[employer, '7700 INDUSTRIAL PKWY', 'TULSA, OK 74107'].map((row, index) =>
        text(44, top + 72 + index * 12, row, { size: 9, face: 'mono' }),
      ),
      ...cell({ x: 36, y: top + 112, width: 264, height: 24 }, 'd  Control number'),
      text(44, top + 131, control, { size: 9, face: 'mono' }),
      ...cell(
        { x: 36, y: top + 136, width: 264, height: 70 },
        "e  Employee's first name and initial      Last name      f  Employee's address and ZIP code",
      ),
      ...[name, ...mail].map((row, index) => text(44, top + 160 + index * 13, row, { size: 9, face: 'mono' })),
      ...rows.flatMap(([left, first, right, second], index) => [
        ...cell({ x: 300, y: top + 26 + index * 30, width: 138, height: 30 }, left),
        text(430, top + 50 + index * 30, first, { size: 9, face: 'mono', align: 'right' }),
        ...cell({ x: 438, y: top + 26 + index * 30, width: 138, height: 30 }, right),
        text(568, top + 50 + index * 30, second, { size: 9, face: 'mono', align: 'right' }),
      ]),
      ...[
        '15  State',
        "Employer's state ID",
        '16  State wages',
        '17  State income tax',
        '18  Local wages',
        '20  Locality',
      ].flatMap((caption, index) => [
        ...cell({ x: 36 + index * 90, y: top + 206, width: 90, height: 34 }, caption),
        text(
          118 + index * 90,
          top + 234,
          [mail[1]?.slice(-8, -6), '88-10021', money(wages), share(0.041), '', ''][index] ?? '',
          { size: 8, face: 'mono', align: 'right' },
        ),
      ]),
      text(36, top + 264, 'Form  W-2  Wage and Tax Statement', { size: 11, face: 'sans-bold' }),
      text(330, top + 264, '2025', { size: 20, face: 'sans-bold', align: 'middle' }),
      text(576, top + 258, 'Department of the Treasury - Internal Revenue Service', {
        size: 7,
        face: 'sans',
        align: 'right',
      }),
      text(36, top + 278, use, { size: 7.5, face: 'sans' }),
      box(30, top - 8, 552, 296, { stroke: '#cccccc', strokeWidth: 0.4 }),
    ]
    return [
      letter(
        [
          ...copy(
            50,
            "Copy B - To Be Filed With Employee's FEDERAL Tax Return. This information is being furnished to the IRS.",
          ),
          ...perforation(376),
          ...copy(410, "Copy 2 - To Be Filed With Employee's State, City, or Local Income Tax Return."),
        ],
        'SPECIMEN',
      ),
    ]
  },
}
