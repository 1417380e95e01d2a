import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, money, putDate, putSum } from '../kit.ts'
import { home, somebody, titled } from '../people.ts'

const schemes = [
  ['Ironbridge Staff Pension Scheme', 'Northmoor Pension Administration Limited'],
  ['Tidewater Retirement Benefits Plan', 'Ashcombe Benefits Services Ltd'],
  ['The Wharfedale Teachers’ Fund', 'Wharfedale Pensions Trustee Company Limited'],
] as const

/** A pension increase letter: old and new pension in one sentence or a small table; the scheme is large, the payer in the foot. */
export const gbPensionIncrease: UnseenLayout = {
  name: 'gb-pension-increase',
  docType: 'pension_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [who, [scheme, payer]] = [somebody(paper, 'GB'), paper.pick(schemes)]
    const written = addDays(paper.today, -paper.between(4, 190))
    const look = paper.pick(['gb', 'gbTh', 'gbShort', 'dmy'] as const)
    const month = paper.between(21_000, 284_000)
    const before = Math.round(month / 1.031)
    const color = paper.pick(['#12355b', '#7a4419', '#355e3b'])
    const name = paper.put('document_holder_name', paper.pick([who.full, `${who.given.charAt(0)} ${who.surname}`]))
    const issuer = paper.put('issuer_name', payer)
    const now = putSum(paper, 'monthly_amount', month, 'pound')
    const annual = putSum(paper, 'annual_income', month * 12, 'pound')
    const dated = putDate(paper, 'document_date', written, look)
    const body = column(60, 110, 475, { size: 10, face: paper.pick(['sans', 'serif', 'narrow']), leading: 1.5 })
    if (paper.chance(0.5))
      body.list([
        `${titled(who, 'GB')} ${name}`,
        ...home(paper, 'GB'),
        '',
        dated,
        `Pension no. ${paper.code('########/##')}`,
      ])
    else
      body.list([
        dated,
        `Reference: ${paper.code('@@######')}`,
        '',
        `${titled(who, 'GB')} ${name}`,
        ...home(paper, 'GB'),
      ])
    body
      .gap(16)
      .say(`Dear ${titled(who, 'GB')} ${who.surname}`)
      .gap(6)
      .say(paper.pick(['Your pension increase', 'Annual review of your pension', 'Pension payments for 2026/27']), {
        face: 'sans-bold',
        size: 12,
      })
      .gap(6)
    const isTable = paper.chance(0.5)
    if (isTable) {
      body.say('Your pension has been reviewed. The table shows what you will receive before tax.').gap(6)
      body
        .pair('', paper.pick(['Monthly', 'A month']), 0)
        .pair('Pension until now', money(before, 'pound'), 0)
        .pair('Increase', money(month - before, 'pound'), 0)
        .pair(paper.pick(['New monthly pension', 'Pension from now on', 'Your new pension']), now, 0, {
          face: 'sans-bold',
        })
        .pair(paper.pick(['Equivalent to, each year', 'Annual pension', 'Yearly rate']), annual, 0)
    } else {
      body.say(
        paper.pick([
          `From ${day(addDays(written, 25), look)} your pension rises by 3.1% from ${money(before, 'pound')} to ${now} a month before tax, which is ${annual} a year.`,
          `We confirm that a pension of ${annual} per annum is payable to you for life. Each monthly instalment will be ${now} gross (it was ${money(before, 'pound')}).`,
        ]),
      )
    }
    body
      .gap(8)
      .say(
        `We pay it into your account on the ${paper.pick(['last working day', '1st', '21st'])} of each month. Your tax code is ${paper.code('1###L')}. On your death, a dependant may receive ${money(Math.round(month / 2), 'pound')} a month.`,
      )
      .gap(14)
    body.list([
      paper.pick(['Yours sincerely', 'Kind regards']),
      '',
      somebody(paper, 'GB').full,
      paper.pick(['Pensions Manager', 'Member Services']),
    ])
    const foot = [
      line(60, 788, 535, 788, { stroke: color }),
      ...column(60, 789, 475, { size: 6.8 }).say(
        `The scheme is administered by ${issuer}, Calder House, Salford M50 9ZZ. Calls may be recorded.`,
      ).marks,
    ]
    return [
      a4([
        ...emblem(
          paper.chance(0.5) ? 60 : 490,
          40,
          42,
          scheme.charAt(0),
          color,
          paper.pick(['peak', 'ring', 'square']),
        ),
        text(297, 66, scheme, { size: 14, face: 'serif-bold', color, align: 'middle' }),
        ...body.marks,
        ...foot,
      ]),
    ]
  },
}
