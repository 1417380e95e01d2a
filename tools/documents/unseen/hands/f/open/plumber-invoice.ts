import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, grid, page, paragraph, say, sum } from '../kit.ts'
import { home, resident } from '../people.ts'

/** A plumber's typed invoice with parts, labour and VAT: addressed like a bill, yet none. */
export const plumberInvoice: UnseenLayout = {
  name: 'plumber-invoice',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [owner, who] = [resident(paper), resident(paper)]
    const issued = addDays(paper.today, -paper.between(3, 200))
    const parts = [paper.between(1800, 9900), paper.between(400, 2600), paper.between(2, 6) * 6500]
    const net = parts.reduce((all, part) => all + part, 0)
    const vat = Math.round(net * 0.2)
    return [
      page([
        text(50, 76, `${owner.last} & Daughter Plumbing`, { size: 20, face: 'serif-bold', color: '#234f7d' }),
        text(50, 94, `No job too small - boilers, bathrooms, blocked drains - Gas registered ${paper.code('5#####')}`, {
          size: 9,
        }),
        ...column(400, 120, 12, [`${owner.first} ${owner.last}`, ...home(paper), paper.code('Mob 07### ######')], {
          size: 9,
        }),
        text(50, 140, 'INVOICE', { size: 24, face: 'sans-bold' }),
        ...column(50, 174, 13, [`To: ${who.title} ${who.last}`, ...home(paper)], { size: 10 }),
        ...column(
          50,
          270,
          14,
          [
            `Invoice no. ${paper.between(200, 980)}`,
            `Date of work ${say(addDays(issued, -3), 'D/MM/YY')}`,
            `Invoice date ${say(issued, 'D/MM/YY')}`,
          ],
          { size: 10 },
        ),
        ...grid(
          [50, 360, -540],
          [
            ['Work done', 'Qty', '£'],
            ['Thermostatic valve, 15 mm, angled', '2', sum(parts[0] ?? 0)],
            ['Fittings, PTFE, inhibitor', '-', sum(parts[1] ?? 0)],
            ['Labour: drain down, fit, refill, test', 'hours', sum(parts[2] ?? 0)],
            ['', 'Net', sum(net)],
            ['', 'VAT 20%', sum(vat)],
            ['', 'TOTAL', `£${sum(net + vat)}`],
          ],
          { y: 350, size: 10, leading: 24, rule: '#bbbbbb' },
        ),
        ...paragraph(
          50,
          550,
          480,
          `Payment within 14 days please to ${owner.last} & Daughter, sort code ${paper.code('09-##-##')}, account ${paper.code('########')}. Cheques welcome. Parts guaranteed one year, labour six months. Thank you for your custom!`,
          { size: 10 },
        ),
        line(50, 780, 545, 780),
        text(297, 796, `VAT reg ${paper.code('### #### ##')}`, { size: 8, align: 'middle' }),
      ]),
    ]
  },
}
