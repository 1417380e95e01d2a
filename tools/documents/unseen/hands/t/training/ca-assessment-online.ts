import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, day, letter, money, putAddress, putDate, putSum } from '../kit.ts'
import { home, somebody } from '../people.ts'

/** An assessment printed from the tax account on the web: cards with line numbers, negative balance in brackets, browser lines at head and foot. */
export const caAssessmentOnline: UnseenLayout = {
  name: 'ca-assessment-online',
  docType: 'notice_of_assessment',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const year = paper.pick([2023, 2024, 2025])
    const written = `${year + 1}-${paper.pick(['04', '05', '06'])}-${String(paper.between(1, 28)).padStart(2, '0')}`
    const look = paper.pick(['enShort', 'en', 'iso', 'enBare'] as const)
    const gross = paper.between(2_400_000, 14_900_000)
    const net = gross - paper.between(50_000, 700_000)
    const tax = Math.round(net * 0.19)
    const owes = paper.between(5_000, 320_000)
    const block = putAddress(paper, home(paper, 'CA'))
    const isJoined = paper.chance(0.5)
    const seller = paper.put('issuer_name', paper.pick(['Revenue Agency of Canada', 'Canada Taxation Office']))
    const owing = () => putSum(paper, 'balance_owing', owes, 'dollars')
    const rows: readonly (readonly [string, string, string])[] = [
      [
        '15000',
        paper.pick(['Total income', 'Total income (line 15000)', 'Total Income']),
        putSum(paper, 'total_income', gross, 'dollars'),
      ],
      ['', 'Deductions from total income', money(gross - net, 'dollars')],
      ['23600', paper.pick(['Net income', 'Net Income']), putSum(paper, 'net_income', net, 'dollars')],
      ['26000', 'Taxable income', money(net - 12_000, 'dollars')],
      ['43500', 'Total payable', money(tax, 'dollars')],
      ['43700', 'Total income tax deducted', `-${money(tax - owes, 'dollars')}`],
      ['', paper.pick(['Balance owing', 'Amount you owe', 'Balance due', 'Account balance (DR)']), owing()],
    ]
    const top = column(50, 66, 512, { size: 9.5 })
    top
      .say(paper.pick(['View notice of assessment', 'Assessment details', 'Notice of assessment summary']), {
        size: 17,
        face: 'sans-bold',
      })
      .gap(4)
    const identity = [
      paper.put('document_holder_name', paper.chance(0.5) ? who.full : who.full.toUpperCase()),
      `Social insurance number: XXX XX# ###`.replace(/#/g, () => paper.code('#')),
    ]
    if (isJoined) top.list([...identity.slice(0, 1), ...block, ...identity.slice(1)])
    else
      top
        .list(identity)
        .gap(6)
        .say(paper.pick(['Mailing address on file', 'Your address']), { face: 'sans-bold' })
        .list(block)
    top.gap(8)
    top.pair(
      paper.pick(['Tax year', 'Year assessed', 'Taxation year', 'For the year']),
      paper.put('tax_year', String(year)),
      150,
    )
    top.pair(
      paper.pick(['Date issued', 'Assessed on', 'Notice date', 'Date of assessment']),
      putDate(paper, 'document_date', written, look),
      150,
    )
    top
      .pair('Return received', day(addDays(written, -17), look), 150)
      .pair('Assessment number', paper.code('######'), 150)
    const start = top.bottom() + 24
    const isCard = paper.chance(0.5)
    const marks: Mark[] = rows.flatMap(([code, caption, value], index) => {
      const y = start + index * (isCard ? 26 : 19)
      const frame = isCard
        ? box(50, y - 14, 512, 22, { fill: '#f5f5f5' })
        : line(50, y + 5, 562, y + 5, { stroke: '#ddd' })
      return [
        frame,
        text(58, y, isCard || code === '' ? caption : `${caption}`, { size: 9.5, face: 'sans' }),
        text(360, y, code, { size: 9.5, color: '#666' }),
        text(555, y, value, { size: 9.5, face: index === 6 ? 'sans-bold' : 'sans', align: 'right' }),
      ]
    })
    const under = column(50, start + 200, 512, { size: 8.5 }).say(
      `Your payment is due by ${day(`${year + 1}-04-30`, look)}. Your ${year + 1} RRSP deduction limit is ${money(Math.round(gross * 0.18), 'dollars0')}. We may review your return later. © ${seller}`,
    )
    const browser = [
      text(50, 28, `${day(paper.today, 'mdy').replace(/^0/, '')}, 9:${paper.code('4#')} AM`, { size: 7 }),
      text(306, 28, 'My Tax Account - Assessment', { size: 7, align: 'middle' }),
      text(50, 770, 'https://account.example.ca/secure/noa/detail?yr=' + String(year), { size: 7 }),
      text(562, 770, '1/2', { size: 7, align: 'right' }),
      text(50, 56, seller, { size: 11, face: 'serif-bold', color: '#af0000' }),
    ]
    return [letter([...browser, ...top.marks, ...marks, ...under.marks])]
  },
}
