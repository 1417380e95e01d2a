import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import { total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, grid, money, slashed } from '../kit.ts'
import { home, mailLines } from '../people.ts'

const goods = [
  'GV WHL MILK 1GL   F',
  'BANANAS 2.31 LB   F',
  'LARGE EGGS 18CT   F',
  'TORTILLA CHIPS    F',
  'PAPER TOWEL 6RL   T',
  'GRND BEEF 80/20   F',
  'CILANTRO          F',
  'DISH SOAP 24OZ    T',
  'FROZEN WAFFLES    F',
  'AA BATTERIES 8PK  T',
] as const

/** Supermarket's till receipt on a narrow roll. */
export const groceryReceipt: UnseenLayout = {
  name: 'grocery-receipt',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const shop = mailLines(home(paper)).map((row) => row.toUpperCase())
    const prices = goods.map(() => paper.between(89, 1499))
    const tax = Math.round(total(prices) * 0.0825)
    const sum = total(prices) + tax
    const when = slashed(addDays(paper.today, -paper.between(1, 60)), '/', 2)
    const mono = { face: 'mono', size: 9 } as const
    const middle = (y: number, content: string, size = 9) => text(140, y, content, { ...mono, size, align: 'middle' })
    return [
      {
        width: 280,
        height: 600,
        pixelsPerUnit: 200 / 72,
        background: '#fefefc',
        marks: [
          text(140, 46, paper.pick(['SAVE-A-BUSHEL', 'BIG PANTRY', 'MERCADO 99']), {
            size: 22,
            face: 'sans-bold',
            align: 'middle',
          }),
          middle(64, 'Neighborhood market since 1974'),
          middle(78, shop[0] ?? ''),
          middle(90, shop[1] ?? ''),
          middle(102, `ST# 0${paper.code('####')} OP# 00417 TE# 12 TR# ${paper.code('#####')}`, 7),
          ...grid(
            [20, -260],
            { y: 126, leading: 14 },
            goods.map((good, index) => [good, money(prices[index] ?? 0)]),
            mono,
          ),
          line(20, 264, 260, 264),
          ...grid(
            [90, -260],
            { y: 282, leading: 15 },
            [
              ['SUBTOTAL', money(total(prices))],
              ['TAX 1   8.250 %', money(tax)],
              ['TOTAL', money(sum)],
              ['DEBIT TEND', money(sum)],
              ['CHANGE DUE', '0.00'],
            ],
            mono,
          ),
          middle(372, `EFT DEBIT   PAY FROM PRIMARY   **** **** **** ${paper.code('####')} I 0`, 6.5),
          middle(386, `REF # ${paper.code('############')}   APPR ${paper.code('######')}`, 7),
          middle(412, '# ITEMS SOLD 10'),
          bars(paper, { x: 50, y: 424, width: 180, height: 34 }),
          middle(478, `${when}     ${paper.between(10, 20)}:${paper.between(10, 59)}:08`),
          middle(504, 'GIVE US FEEDBACK AND WIN $100'),
          middle(518, 'survey.example.test   ID 7QW31'),
          middle(534, 'RETURNS WITHIN 90 DAYS WITH RECEIPT', 7.5),
          middle(580, 'SPECIMEN', 6),
        ],
      },
    ]
  },
}
