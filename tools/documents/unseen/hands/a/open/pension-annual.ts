import { addYears, longDate } from '../../../../calendar.ts'
import { box, ellipse, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letter, pair, paragraph } from '../kit.ts'
import { calledBy, initialsOf, issuers, resident, streetWithUnit, townLine } from '../people.ts'

const plum = '#5b2245'

/** A retirement board's yearly letter: last year's and this year's pension side by side, tax and health premium before the deposit. */
export const pensionAnnual: UnseenLayout = {
  name: 'pension-annual',
  docType: 'pension_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const member = resident(paper)
    const board = paper.put('issuer_name', paper.pick(issuers.pension))
    const sent = `2026-01-${String(paper.between(8, 27)).padStart(2, '0')}`
    const before = paper.between(84000, 412000)
    const percent = paper.pick([140, 180, 220, 270])
    const now = before + Math.round((before * percent) / 10000)
    const [tax, health] = [Math.round(now * 0.149), paper.pick([4200, 6830, 11925])]
    const oldTax = Math.round(before * 0.147)
    const dollars = (cents: number) => printedDollars(cents, 'en')
    const monthly = paper.put('monthly_amount', canonicalMoney(now), dollars(now))
    const yearly = paper.put('annual_income', canonicalMoney(now * 12), dollars(now * 12))
    const retired = `${paper.between(2008, 2024)}-0${paper.between(1, 9)}-01`
    const body = { face: 'serif', size: 9.5 } as const
    const cells = (caption: string, last: string, next: string, y: number, isBold = false) => {
      const look = { face: isBold ? 'serif-bold' : 'serif', size: 9 } as const
      return [
        text(64, y, caption, look),
        text(400, y, last, { ...look, align: 'right' as const }),
        text(540, y, next, { ...look, align: 'right' as const }),
        line(56, y + 5, 548, y + 5, { stroke: '#d9c7d2', strokeWidth: 0.5 }),
      ]
    }
    const opening = paragraph(
      { x: 56, y: 286, width: 492, leading: 13.5 },
      `Each January your pension is adjusted for the rise in the cost of living. For 2026 the adjustment is ${(percent / 100).toFixed(1)}%. Your monthly pension goes from ${dollars(before)} to ${monthly} before deductions, first paid on January 28. Over the year your pension comes to ${yearly}.`,
      body,
    )
    const marks: Mark[] = [
      ellipse(80, 62, 24, 24, { fill: plum }),
      ellipse(80, 62, 20, 20, { stroke: '#ffffff', strokeWidth: 0.8 }),
      text(80, 67, initialsOf(board), { face: 'serif-bold', size: 12, color: '#ffffff', align: 'middle' }),
      text(116, 60, board, { face: 'serif-bold', size: 12, color: plum }),
      text(116, 73, 'Your annual pension statement for 2026', { face: 'serif', size: 9 }),
      ...lines(
        76,
        132,
        13,
        [paper.put('document_holder_name', `${calledBy(member)}`), streetWithUnit(member, 'Apt'), townLine(member)],
        body,
      ),
      ...pair('Pensioner number', paper.code('P-######'), { x: 380, right: 548, y: 132 }, { face: 'serif', size: 8.5 }),
      ...pair(
        'Statement date',
        paper.put('document_date', sent, longDate(sent, 'en')),
        { x: 380, right: 548, y: 146 },
        { face: 'serif', size: 8.5 },
      ),
      ...pair('Retired since', longDate(retired, 'en'), { x: 380, right: 548, y: 160 }, { face: 'serif', size: 8.5 }),
      ...pair(
        'Next statement',
        longDate(addYears(sent, 1), 'en').replace(/ \d+,/, ''),
        { x: 380, right: 548, y: 174 },
        { face: 'serif', size: 8.5 },
      ),
      text(56, 240, `Hello ${member.given},`, body),
      text(56, 264, 'Good news: your pension is going up', { face: 'serif-bold', size: 12, color: plum }),
      ...opening.marks,
      box(56, 368, 492, 20, { fill: plum }),
      ...['', 'December 2025', 'January 2026'].map((title, index) =>
        text([64, 400, 540][index] ?? 0, 382, title, {
          face: 'serif',
          size: 8.5,
          color: '#ffffff',
          align: index === 0 ? 'left' : 'right',
        }),
      ),
      ...cells('Monthly pension', dollars(before), monthly, 406, true),
      ...cells('Income tax', `-${dollars(oldTax)}`, `-${dollars(tax)}`, 424),
      ...cells('Extended health premium', `-${dollars(health)}`, `-${dollars(health)}`, 442),
      ...cells('Deposited to your account', dollars(before - oldTax - health), dollars(now - tax - health), 460),
      ...cells('Annual pension (12 payments)', '', yearly, 486, true),
      text(56, 524, 'If something happens to you', { face: 'serif-bold', size: 10.5, color: plum }),
      ...paragraph(
        { x: 56, y: 540, width: 492, leading: 13 },
        `The spouse on our file would receive 60% of your pension, ${dollars(Math.round(now * 0.6))} a month, for life. The bridge benefit ended in the month after you turned 65. The T4A for last year will be mailed by the end of February; it shows what we paid then and not the figures above.`,
        { ...body, size: 8.5 },
      ).marks,
      text(56, 612, 'Moving, or changing banks?', { face: 'serif-bold', size: 10.5, color: plum }),
      ...paragraph(
        { x: 56, y: 628, width: 492, leading: 13 },
        `Tell us by the 10th of the month at 1-866-555-0154, or write to Member Services, ${paper.between(100, 999)} Scarth Street, 6th Floor, Regina SK  S4P 2Z8.`,
        { ...body, size: 8.5 },
      ).marks,
      text(56, 692, paper.pick(['Ruth Anne Delorme', 'Gordon Pasloski', 'Sunita Varma']), body),
      text(56, 704, 'Director, Pension Payments', { face: 'serif', size: 8 }),
    ]
    return [letter(marks)]
  },
}
