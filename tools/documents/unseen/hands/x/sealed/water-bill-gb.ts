import { addDays } from '../../../../calendar.ts'
import { ellipse, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, cash, dated, day, fitted, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { another, firm, someone } from '../people.ts'

/** A British water bill: initials with titles, the amount in a circle, money advice beside the figures. */
export const waterBillGb: UnseenLayout = {
  name: 'water-bill-gb',
  docType: 'utility_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const b = pen('sans', 'sans-bold', '#00688b')
    const w = pen('sans', 'sans-bold', '#ffffff')
    const one = someone(paper, 'GB', 'M')
    const two = another(paper, 'GB', one, 'F')
    const names = [`${one.given.charAt(0)} ${one.surname}`, `${two.given.charAt(0)} ${one.surname}`]
    paper.put('document_holder_name', names.join('; '), names[0])
    const issuer = paper.put('issuer_name', `${firm(paper, 'GB', ['Water', 'Waterways', 'Valley Water'])} Limited`)
    const brand = issuer.replace(' Limited', '')
    const billed = addDays(paper.today, -paper.between(5, 85))
    const due = addDays(billed, 21)
    const supply = paper.between(4200, 21_000)
    const waste = Math.round(supply * 1.16)
    const fixed = paper.between(900, 3100)
    const total = supply + waste + fixed
    const p = (cents: number) => `£${amount(cents, 'en')}`
    const lines = addressed(paper, one.lines)
    const [before, now] = [paper.between(210, 900), paper.between(30, 90)]
    const marks: Marks = [
      shape('M44 64 C44 46 58 40 62 26 C66 40 80 46 80 64 C80 84 44 84 44 64 Z', { fill: '#00a3c7' }),
      b.L(90, 62, brand.toLowerCase(), 17),
      f.l(330, 48, `Your account number   ${paper.put('account_number', paper.code('60 ### ####'))}`, 9),
      f.l(330, 62, `Date   ${dated(paper, 'document_date', billed, 'D MMMM YYYY')}`, 9),
      f.l(330, 76, 'Call us   0330 555 0117 (8am to 6pm)', 9),
      [`Mr ${names[0]} & Mrs ${names[1]}`, ...lines].map((row, index) => f.l(62, 140 + index * 13, row, 10)),
      b.L(40, 250, 'Your measured water and wastewater bill', 14),
      f.l(
        40,
        268,
        `For the period ${day(addDays(billed, -184), 'D MMM YYYY')} to ${day(addDays(billed, -2), 'D MMM YYYY')}`,
        9.4,
      ),
      ellipse(482, 178, 70, 70, { fill: '#00688b' }),
      w.m(482, 148, 'Please pay', 10),
      w.M(482, 176, cash(paper, 'amount_due', total, p(total)), fitted(p(total), 'sans-bold', 22, 122)),
      w.m(482, 198, 'by', 9),
      w.M(482, 216, dated(paper, 'due_date', due, 'D MMM YYYY'), 11),
      roundedBox(40, 292, 330, 200, 8, { fill: '#eef8fb' }),
      b.L(54, 314, 'What you are being charged for', 11),
      grid(
        338,
        18,
        [54, -356],
        [
          ['Balance on your last bill', p(before * 100)],
          ['Payments received – thank you', `-${p(before * 100)}`],
          ['Fresh water', p(supply)],
          ['Used water (92.5% returned to sewer)', p(waste)],
          ['Standing charges', p(fixed)],
        ],
        { size: 9, face: 'sans' },
      ),
      rule(54, 428, 356, '#00688b', 1),
      b.L(54, 446, 'Total now due', 11),
      b.R(356, 446, p(total), 11),
      f.l(54, 474, 'No VAT is charged on water for homes.', 7.6),
      b.L(390, 312, 'Struggling to pay?', 11),
      paragraph(
        { x: 390, y: 330, width: 165, leading: 12 },
        'Our Helping Hand scheme caps bills at £280 a year for households on a low income. It takes ten minutes to apply and will not affect your credit file.',
        { size: 8.6, face: 'sans' },
      ),
      b.L(390, 424, 'Your meter', 11),
      grid(
        442,
        13,
        [390, -555],
        [
          ['Serial number', paper.code('##M######')],
          ['Previous reading', `${before} m³`],
          ['Present reading (actual)', `${before + now} m³`],
          ['Used', `${now} m³`],
        ],
        { size: 8.4, face: 'sans' },
      ),
      b.L(40, 530, 'How to pay', 11),
      paragraph(
        { x: 40, y: 548, width: 510, leading: 12.5 },
        'Direct Debit is the simplest way: set it up in your online account. By bank transfer quote your account number without spaces. You can pay at any PayPoint with the barcode overleaf.',
        { size: 9, face: 'sans' },
      ),
      f.l(40, 606, `Supply address: ${lines.join(', ')}`, 8.6),
      rule(40, 786, 555),
      f.l(40, 798, `${issuer}. Registered in England and Wales no. ${paper.code('0#######')}.`, 6.8),
    ]
    return [page('a4', marks)]
  },
}
