import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, left, middle, money, page, right, specimen, stack, type MoneyForm } from '../kit.ts'
import { firm, somebody } from '../people.ts'

const form: MoneyForm = '1234.56'

/** An American wage statement, which Gatehouse has no type for: a ladder of lettered and numbered boxes, copies B and C. */
export const w2CopyB: UnseenLayout = {
  name: 'w2-copy-b',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const year = String(paper.between(2022, 2025))
    const name = paper.put('document_holder_name', `${who.given} ${who.middle.charAt(0)} ${who.surname}`.toUpperCase())
    const employer = paper.put(
      'issuer_name',
      `${firm(paper, 'US')} ${paper.pick(['HARDWARE CO', 'MEDICAL CENTER', 'SCHOOL DISTRICT 41'])}`.toUpperCase(),
    )
    const wages = paper.between(2_400_000, 9_900_000)
    const amounts = [wages, 0.117, wages, 0.062, wages, 0.0145].map((part) =>
      part > 1 ? part : Math.round(wages * part),
    )
    const ssn = paper.code('000-##-####')
    const ein = paper.code('00-#######')
    const street = `${paper.between(10, 999)} COMMERCE BLVD`
    const state = paper.code('##-######')
    const control = paper.code('000##  @@#')
    const copy = (y: number, letter: string, title: string): Mark[] => {
      const value = { size: 9, face: 'mono', caption: 5.2 } as const
      const sum = { ...value, isRight: true } as const
      const captions = [
        '1  Wages, tips, other compensation',
        '2  Federal income tax withheld',
        '3  Social security wages',
        '4  Social security tax withheld',
        '5  Medicare wages and tips',
        '6  Medicare tax withheld',
        '7  Social security tips',
        '8  Allocated tips',
        '9',
        '10  Dependent care benefits',
        '11  Nonqualified plans',
        '12a  See instructions for box 12',
      ]
      return [
        ...cell([40, y, 110, 24], 'a  Employee’s social security number', ssn, value),
        left(164, y + 14, 'OMB No. 1545-0008', 6.4),
        left(300, y + 14, 'This information is being furnished to the Internal Revenue Service.', 6),
        ...cell([40, y + 24, 280, 24], 'b  Employer identification number (EIN)', ein, value),
        box(40, y + 48, 280, 60, { stroke: '#222', strokeWidth: 0.6 }),
        left(43, y + 56, 'c  Employer’s name, address, and ZIP code', 5.2),
        ...stack(
          [48, y + 70, 11],
          [employer, street, `${who.city.toUpperCase()} ${who.region} ${who.postal}`],
          8.6,
          'mono',
        ),
        ...cell([40, y + 108, 280, 24], 'd  Control number', control, value),
        box(40, y + 132, 280, 72, { stroke: '#222', strokeWidth: 0.6 }),
        left(43, y + 140, 'e  Employee’s first name and initial     Last name     Suff.', 5.2),
        left(48, y + 154, name, 9, 'mono'),
        ...stack(
          [48, y + 174, 11],
          [who.street.toUpperCase(), `${who.city.toUpperCase()} ${who.region} ${who.postal}`],
          8.6,
          'mono',
        ),
        left(43, y + 201, 'f  Employee’s address and ZIP code', 5.2),
        ...captions.flatMap((caption, index) => {
          const cents = amounts[index]
          const print = cents === undefined ? '' : money(cents, form)
          return cell([320 + (index % 2) * 126, y + 24 + Math.floor(index / 2) * 30, 126, 30], caption, print, sum)
        }),
        ...cell([40, y + 204, 30, 30], '15  State', who.region, value),
        ...cell([70, y + 204, 120, 30], 'Employer’s state ID number', state, value),
        ...cell([190, y + 204, 96, 30], '16  State wages, tips, etc.', money(wages, form), sum),
        ...cell([286, y + 204, 96, 30], '17  State income tax', money(Math.round(wages * 0.034), form), sum),
        ...cell([382, y + 204, 96, 30], '18  Local wages', '', sum),
        ...cell([478, y + 204, 94, 30], '19  Local income tax', '', sum),
        left(40, y + 258, 'Form', 7),
        left(62, y + 260, 'W-2', 20, 'sans-bold'),
        left(112, y + 258, 'Wage and Tax Statement', 10, 'sans-bold'),
        middle(330, y + 260, year, 20, 'sans-bold'),
        right(572, y + 254, 'Department of the Treasury - Internal Revenue Service', 6.4),
        left(40, y + 274, `Copy ${letter}`, 7.4, 'sans-bold'),
        left(74, y + 274, title, 7),
        specimen(540, y + 272, 6),
      ]
    }
    return [
      page('letter', [
        ...copy(50, 'B', 'To Be Filed With Employee’s FEDERAL Tax Return.'),
        line(20, 388, 592, 388, { stroke: '#888', strokeWidth: 0.4 }),
        ...copy(440, 'C', 'For EMPLOYEE’S RECORDS (see Notice to Employee on the back of Copy B).'),
      ]),
    ]
  },
}
