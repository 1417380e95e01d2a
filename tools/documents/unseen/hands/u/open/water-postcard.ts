import { addDays } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, lived, middle, money, owe, right, slip, specimen, stack, when } from '../kit.ts'
import { somebody, telephone } from '../people.ts'

/** Water of an American town: a postcard printed in green, filled by a line printer, the mailing half on the right. */
export const waterPostcard: UnseenLayout = {
  name: 'water-postcard',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const name = paper.put('document_holder_name', `${who.surname} ${who.given} ${who.middle.charAt(0)}`.toUpperCase())
    const place = lived(paper, [who.street.toUpperCase(), `${who.city.toUpperCase()} ${who.region} ${who.postal}`])
    const issuer = paper.put(
      'issuer_name',
      `${paper.pick(['VILLAGE OF ELM FORD', 'CITY OF CEDAR BANKS', 'TOWN OF PINE KNOLL'])} ${paper.pick(['WATER DEPT', 'UTILITIES'])}`,
    )
    const billed = addDays(paper.today, -paper.between(4, 26))
    const account = paper.put('account_number', paper.code('##-####-0#'))
    const dueDay = when(paper, 'due_date', addDays(billed, 15), 'MM/DD/YY')
    const use = paper.between(28, 96)
    const start = paper.between(3120, 8800)
    const lines = [
      ['WA', 'WATER', 1460 + use * 41],
      ['SE', 'SEWER', 1885 + use * 52],
      ['RF', 'REFUSE', 1825],
      ['ST', 'STORM WTR', 450],
    ] as const
    const due = total(lines.map(([, , cents]) => cents))
    const late = Math.round(due * 1.1)
    const ink = '#2c6e4f'
    const [fine, value] = [{ color: ink }, 8.6]
    const marks: Mark[] = [
      box(14, 14, 400, 292, { stroke: ink, strokeWidth: 1 }),
      line(420, 10, 420, 310, { stroke: ink, strokeWidth: 0.6 }),
      middle(214, 32, issuer, 11, 'sans-bold', fine),
      middle(
        214,
        43,
        `${paper.between(100, 900)} MUNICIPAL PLAZA   (${who.area}) 555-01${paper.code('##')}`,
        7,
        'sans',
        fine,
      ),
      specimen(386, 26, 6),
    ]
    const heads = [
      [14, 60, 'FROM'],
      [74, 60, 'TO'],
      [134, 70, 'PREVIOUS'],
      [204, 70, 'PRESENT'],
      [274, 60, 'USAGE'],
      [334, 80, 'ACCOUNT'],
    ] as const
    const values = [
      day(addDays(billed, -39), 'MM/DD'),
      day(addDays(billed, -9), 'MM/DD'),
      String(start),
      String(start + use),
      String(use),
      account,
    ]
    heads.forEach(([x, width, caption], index) =>
      marks.push(
        box(x, 50, width, 28, { stroke: ink, strokeWidth: 0.6 }),
        middle(x + width / 2, 58, caption, 5.6, 'sans', fine),
        middle(x + width / 2, 73, values[index] ?? '', value, 'mono'),
      ),
    )
    marks.push(
      left(22, 92, 'CD', 5.6, 'sans', fine),
      left(52, 92, 'DESCRIPTION', 5.6, 'sans', fine),
      right(212, 92, 'CHARGE', 5.6, 'sans', fine),
      line(220, 78, 220, 240, { stroke: ink, strokeWidth: 0.6 }),
    )
    lines.forEach(([code, what, cents], index) =>
      marks.push(
        left(22, 108 + index * 15, code, value, 'mono'),
        left(52, 108 + index * 15, what, value, 'mono'),
        right(212, 108 + index * 15, money(cents, '1,234.56'), value, 'mono'),
      ),
    )
    const boxes = [
      ['BILL DATE', when(paper, 'document_date', billed, 'MM/DD/YY')],
      ['DUE DATE', dueDay],
      ['PAY THIS AMOUNT', owe(paper, 'amount_due', due, '1,234.56')],
      ['AFTER DUE DATE PAY', money(late, '1,234.56')],
    ] as const
    boxes.forEach(([caption, print], index) =>
      marks.push(
        box(226, 84 + index * 38, 182, 34, { stroke: ink, strokeWidth: index === 2 ? 1.6 : 0.6 }),
        left(230, 92 + index * 38, caption, 5.6, 'sans', fine),
        right(398, 111 + index * 38, print, index === 2 ? 12 : 10, 'mono'),
      ),
    )
    marks.push(
      line(14, 240, 414, 240, { stroke: ink, strokeWidth: 0.6 }),
      left(22, 252, 'SERVICE AT', 5.6, 'sans', fine),
      left(70, 253, place[0] ?? '', value, 'mono'),
      left(22, 268, 'MSG', 5.6, 'sans', fine),
      left(70, 269, 'HYDRANT FLUSHING OCT 19-23. WATER MAY', 7.4, 'mono'),
      left(70, 280, 'APPEAR CLOUDY. RUN COLD TAP 5 MINUTES.', 7.4, 'mono'),
      left(22, 298, 'CUSTOMER KEEPS THIS HALF', 5.6, 'sans', fine),
      box(486, 18, 108, 44, { stroke: ink, strokeWidth: 0.6 }),
      ...['PRESORTED', 'FIRST CLASS MAIL', 'U.S. POSTAGE PAID', `PERMIT NO. ${paper.between(11, 480)}`].map(
        (row, index) => middle(540, 29 + index * 9, row, 6.2, 'sans', fine),
      ),
      ...stack([430, 30, 9], ['RETURN SERVICE', 'REQUESTED'], 5.4, 'sans', fine),
      left(430, 96, 'RETURN THIS HALF WITH PAYMENT', 6, 'sans', fine),
      left(430, 114, 'ACCOUNT', 5.6, 'sans', fine),
      left(500, 115, account, value, 'mono'),
      left(430, 130, 'AMOUNT', 5.6, 'sans', fine),
      left(500, 131, money(due, '1,234.56'), value, 'mono'),
      left(430, 146, 'BY', 5.6, 'sans', fine),
      left(500, 147, dueDay, value, 'mono'),
      ...stack([436, 210, 12.5], [name, ...place], 8.4, 'mono'),
      left(430, 298, `AFTER HOURS ${telephone(paper, who.area)}`, 5.6, 'sans', fine),
    )
    return [slip(612, 320, marks, '#fbfaf3')]
  },
}
