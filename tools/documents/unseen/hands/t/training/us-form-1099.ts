import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, letter, money } from '../kit.ts'
import { home, somebody } from '../people.ts'

/** A 1099 for interest or contract work: payer and recipient in boxes. */
export const usForm1099: UnseenLayout = {
  name: 'us-form-1099',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const kind = paper.pick(['1099-NEC', '1099-INT', '1099-MISC'])
    const income = paper.between(4_000, 5_400_000)
    const at = (x: number, y: number, width: number, caption: string, value: string) =>
      cell({ x, y, width, height: 40 }, caption, value, { size: 9, face: 'mono' })
    const marks = [
      ...at(
        40,
        80,
        300,
        'PAYER’S name, street address, city, state',
        paper.pick(['LARKSPUR CREDIT UNION', 'Tallgrass Media LLC', 'Copper Gulch Savings FSB']),
      ),
      ...at(40, 120, 150, 'PAYER’S TIN', paper.code('##-#######')),
      ...at(190, 120, 150, 'RECIPIENT’S TIN', paper.code('XXX-XX-####')),
      ...at(40, 160, 300, 'RECIPIENT’S name', who.full.toUpperCase()),
      ...at(40, 200, 300, 'Street address, city, ZIP', home(paper, 'US').join(', ')),
      ...at(340, 80, 232, '1 Amount', money(income, 'bareEn')),
      ...at(340, 120, 232, '4 Federal income tax withheld', money(Math.round(income / 10), 'bareEn')),
      ...at(340, 160, 116, '5 State', paper.pick(['OH', 'TX', 'IL'])),
      ...at(456, 160, 116, '7 State income', money(income, 'bareEn')),
      ...at(340, 200, 232, 'Account number (see instructions)', paper.code('########')),
    ]
    return [
      letter([
        text(40, 60, `Form ${kind}  ${paper.pick(['2024', '2025'])}  Copy B For Recipient`, {
          size: 13,
          face: 'sans-bold',
        }),
        text(572, 60, 'OMB No. 1545-0000', { size: 8, align: 'right' }),
        ...marks,
        text(
          40,
          260,
          'This is important tax information and is being furnished to the tax service. (keep for your records)',
          { size: 8 },
        ),
      ]),
    ]
  },
}
