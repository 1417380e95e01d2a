import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, grid, located, page, paragraph, say } from '../kit.ts'
import { home, resident } from '../people.ts'

/** A PAYE coding notice of the tax office: two references, a tax code, a sum that makes it, both addresses uncaptioned. */
export const taxOfficeLetter: UnseenLayout = {
  name: 'tax-office-letter',
  docType: 'government_letter',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const issued = addDays('2026-02-02', paper.between(0, 240))
    const name = paper.put('document_holder_name', `${who.first} ${who.middle.charAt(0)} ${who.last}`.toUpperCase())
    const benefit = paper.between(40, 620)
    const left = 12570 - benefit
    const code = `${Math.floor(left / 10)}L`
    const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`
    return [
      page([
        box(40, 34, 3, 44, { fill: '#008670' }),
        ...column(50, 48, 14, [paper.put('issuer_name', 'HM Revenue & Customs')], { size: 15, face: 'sans' }),
        text(50, 70, 'Pay As You Earn', { size: 9 }),
        text(556, 48, 'PAYE Coding Notice', { size: 13, face: 'sans-bold', align: 'right' }),
        text(556, 62, `Tax code for tax year 2026-27`, { size: 9, align: 'right' }),
        ...column(
          62,
          126,
          12,
          [
            `${who.title.toUpperCase()} ${name}`,
            ...located(
              paper,
              home(paper).map((row) => row.toUpperCase()),
            ),
          ],
          { size: 9, face: 'mono' },
        ),
        ...column(
          372,
          126,
          11.4,
          [
            'PAY AS YOU EARN',
            'HM REVENUE AND CUSTOMS',
            'BX9 9ZZ',
            '',
            'Phone 0300 000 3300',
            'Textphone 0300 000 3319',
            'www.tax-office.example/paye',
          ],
          { size: 8.4 },
        ),
        line(40, 224, 556, 224, { stroke: '#008670', strokeWidth: 1.4 }),
        ...grid(
          [44, 222, 400],
          [
            ['Our reference', 'National Insurance number', 'Date of issue'],
            [
              paper.put('reference_number', paper.code('###/@A#####')),
              paper.code('QQ ## ## ## A'),
              paper.put('document_date', issued, say(issued, 'DD MMM YYYY').toUpperCase()),
            ],
          ],
          { y: 240, size: 9.4, leading: 15 },
        ),
        line(40, 266, 556, 266, { stroke: '#008670', strokeWidth: 1.4 }),
        text(44, 290, `Dear ${who.title} ${who.last}`, { size: 10 }),
        text(44, 314, 'Your tax code has changed', { size: 13, face: 'sans-bold' }),
        ...paragraph(
          44,
          334,
          508,
          `We have worked out your new tax code for the year 6 April 2026 to 5 April 2027. Your employer or pension payer will use ${code} from ${say(addDays(issued, 27), 'D MMMM YYYY')}, or the next pay day after it. You don't need to do anything if what is shown below is right.`,
          { size: 9.6, leading: 14 },
        ),
        ...grid(
          [60, -400, -500],
          [
            ['How we worked out your tax code', 'Note', '£'],
            ['Your Personal Allowance', '1', pounds(12570)],
            ['Less: medical insurance', '2', pounds(benefit)],
            ['Less: untaxed interest', '3', '£0'],
            ['Left over as your tax-free amount', '', pounds(left)],
          ],
          { y: 408, size: 9.6, leading: 20, rule: '#b9ddd6' },
        ),
        box(60, 512, 440, 30, { stroke: '#008670' }),
        text(72, 531, `Your tax code is ${code}`, { size: 12, face: 'sans-bold' }),
        text(488, 531, `employer ${paper.code('###/@@####')}`, { size: 8.4, align: 'right' }),
        ...paragraph(
          44,
          568,
          508,
          '1  Everyone with an income below £100,000 gets this. 2  Your employer told us in form P11D what this cost. 3  Your bank tells us after the end of the year.',
          { size: 8.6 },
        ),
        ...paragraph(
          44,
          612,
          508,
          'If anything is wrong, sign in to your Personal Tax Account within 30 days. You can appeal. Keep this notice: you may need it to fill in a tax return or to show to a benefits office.',
          { size: 9.6, leading: 14 },
        ),
        text(44, 670, 'Director, Individuals', { size: 9.6 }),
        text(
          44,
          798,
          `P2 (online)            ${paper.code('0########')} ${say(issued, 'MMYY')}            Page 1 of 1`,
          { size: 7 },
        ),
      ]),
    ]
  },
}
