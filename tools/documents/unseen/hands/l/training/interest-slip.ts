import { box, lines, text } from '../../../../drawing/sheet.ts'
import { cells, money, page, paragraph } from '../kit.ts'
import { addressLines, issuer, office, plainName, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A bank's year-end 1099 with the payer and recipient blocks, account number and instructions: a near miss of a bank statement. */
export const interestSlip: UnseenLayout = {
  name: 'interest-slip',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const form = paper.pick(['1099-INT', '1099-NEC', '1099-DIV', '1098-E'])
    const title =
      {
        '1099-INT': 'Interest Income',
        '1099-NEC': 'Nonemployee Compensation',
        '1099-DIV': 'Dividends and Distributions',
        '1098-E': 'Student Loan Interest Statement',
      }[form] ?? ''
    const amount = paper.between(1200, 900000)
    const payer = issuer(paper, ['Bank, N.A.', 'Federal Credit Union', 'Securities, Inc.'])
    return [
      page([
        text(
          40,
          44,
          paper.pick(['CORRECTED (if checked)  [ ]', '[ ] VOID   [ ] CORRECTED', `${payer} - Tax Reporting Statement`]),
          { size: 9 },
        ),
        ...cells(
          { x: 40, y: 56, height: 86 },
          [280],
          [["PAYER'S name, street address, city or town, state, ZIP code, telephone no.", '']],
        ),
        ...lines(48, 80, 12, [payer, ...office(paper), '800-555-0174'], { size: 9.5, face: 'mono' }),
        ...cells(
          { x: 40, y: 142, height: 28 },
          [140, 140],
          [
            ["PAYER'S TIN", paper.code('##-#######')],
            ["RECIPIENT'S TIN", paper.code('***-**-####')],
          ],
          { face: 'mono' },
        ),
        ...cells({ x: 40, y: 170, height: 84 }, [280], [["RECIPIENT'S name, address", '']]),
        ...lines(48, 196, 12, [plainName(who).toUpperCase(), ...addressLines(who, 'capitals')], {
          size: 9.5,
          face: 'mono',
        }),
        ...cells(
          { x: 40, y: 254, height: 28 },
          [280],
          [['Account number (see instructions)', paper.code('########')]],
          { face: 'mono' },
        ),
        ...cells({ x: 320, y: 56, height: 42 }, [130], [[`1 ${title}`, money.spaced(amount)]], { face: 'mono' }),
        ...cells(
          { x: 320, y: 98, height: 36 },
          [130, 122],
          [
            ['2 Early withdrawal penalty', '$'],
            ['3 Interest on U.S. Savings Bonds', '$'],
          ],
          { face: 'mono' },
        ),
        ...cells(
          { x: 320, y: 134, height: 36 },
          [130, 122],
          [
            ['4 Federal income tax withheld', money.spaced(0)],
            ['5 Investment expenses', '$'],
          ],
          { face: 'mono' },
        ),
        box(450, 56, 122, 42, { stroke: '#444', strokeWidth: 0.5 }),
        ...lines(456, 70, 12, [`Form ${form}`, `For calendar year ${paper.pick(['2024', '2025'])}`], {
          size: 9.5,
          face: 'sans-bold',
        }),
        ...lines(
          330,
          200,
          14,
          [title, 'Copy B  For Recipient', 'Department of the Treasury - Internal Revenue Service'],
          { size: 9 },
        ),
        ...paragraph(
          40,
          320,
          532,
          'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
          { size: 8.5 },
        ).marks,
        ...paragraph(
          40,
          380,
          532,
          'Instructions for Recipient. The information provided may be different for covered and noncovered securities. Recipient’s taxpayer identification number (TIN): for your protection, this form may show only the last four digits.',
          { size: 8.5 },
        ).marks,
      ]),
    ]
  },
}
