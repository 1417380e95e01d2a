import { addDays } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, ellipse, roundedBox, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, lived, money, owe, page, paragraph, right, rule, specimen, stack, when } from '../kit.ts'
import { firm, somebody } from '../people.ts'

const shops = [
  'LOBLAW SUPERSTORE 1552',
  'PETRO-CAN 88104',
  'INDIGO BOOKS 0277',
  'GROUNDS FOR COFFEE',
  'VIA RAIL CANADA WEB',
  'HOME HARDWARE 4410',
  'STREAMFLIX.CA',
  'SHOPPERS DRUG MART 931',
] as const

/** A rewards card of a Canadian trust company: a dark column of figures on the left, purchases on the right, coupon below. */
export const rewardsCard: UnseenLayout = {
  name: 'rewards-card',
  docType: 'credit_card_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const name = paper.put('document_holder_name', `${who.given} ${who.middle} ${who.surname}`)
    const place = lived(paper, [who.street, `${who.city}, ${who.region}  ${who.postal}`])
    const word = firm(paper, 'CA')
    const issuer = paper.put('issuer_name', `${word} Trust Company`.toUpperCase())
    const closed = addDays(paper.today, -paper.between(8, 38))
    const account = paper.put('account_number', `5432 XXXX XXXX ${paper.code('####')}`)
    const limit = paper.pick([5000, 8500, 12_000]) * 100
    const buys = shops.map((shop, index) => ({
      shop,
      cents: paper.between(460, 23_000),
      date: addDays(closed, -27 + index * 3),
    }))
    const spent = total(buys.map(({ cents }) => cents))
    const before = paper.between(31_000, 140_000)
    const paid = Math.round(before * 0.6)
    const interest = Math.round(before * 0.0161)
    const balance = before - paid + spent + interest
    const least = Math.max(1000, Math.round(balance * 0.03))
    const ink = '#22304a'
    const pale = { color: '#cfd8e8' }
    const white = { color: '#fff' }
    const marks: Mark[] = [
      box(0, 0, 206, 792, { fill: ink }),
      ellipse(44, 44, 13, 13, { fill: '#d9463e' }),
      ellipse(60, 44, 13, 13, { fill: '#f0a03c', opacity: 0.1 }),
      left(76, 49, word.toLowerCase(), 17, 'serif', white),
      left(30, 74, 'Horizon Rewards card', 9, 'sans', pale),
      specimen(400, 22),
    ]
    const figures = [
      ['Balance on this statement', owe(paper, 'closing_balance', balance, '$1,234.56'), 17],
      ['Smallest amount you can pay', owe(paper, 'minimum_payment', least, '$1,234.56'), 13],
      ['Pay it by', day(addDays(closed, 21), 'Mon. D, YYYY'), 13],
      ['Your limit', owe(paper, 'credit_limit', limit, '$1,234.56'), 10],
      ['Still available', money(limit - balance, '$1,234.56'), 10],
    ] as const
    let y = 112
    for (const [caption, value, size] of figures) {
      marks.push(left(30, y, caption, 8, 'narrow', pale), left(30, y + size + 6, value, size, 'sans-bold', white))
      y += size + 28
    }
    marks.push(rule(30, y - 8, 146, 0.5, '#7f8da8'), left(30, y + 8, 'How we got here', 8.6, 'narrow-bold', white))
    const steps = [
      ['Previous balance', money(before, '$1,234.56')],
      ['Payments', `-${money(paid, '$1,234.56')}`],
      ['Purchases', money(spent, '$1,234.56')],
      ['Cash advances', '$0.00'],
      ['Interest', money(interest, '$1,234.56')],
      ['Fees', '$0.00'],
    ] as const
    steps.forEach(([caption, value], index) =>
      marks.push(
        left(30, y + 24 + index * 13, caption, 8, 'narrow', pale),
        right(176, y + 24 + index * 13, value, 8, 'narrow', white),
      ),
    )
    y += 118
    marks.push(
      ...paragraph(
        [30, y, 150],
        `Annual interest rates: purchases 20.99%, cash advances 22.99%. If you pay only the minimum each month it will take about ${paper.between(9, 30)} years and ${paper.between(1, 11)} months to pay off this balance.`,
        { size: 7, color: '#cfd8e8' },
      ).marks,
      roundedBox(26, y + 70, 154, 68, 6, { fill: '#35466a' }),
      left(36, y + 88, 'Horizon points', 8, 'narrow', pale),
      left(36, y + 106, String(paper.between(2100, 48_000)).replace(/(\d{3})$/, ',$1'), 13, 'sans-bold', white),
      left(36, y + 124, `including ${Math.round(spent / 100)} this month`, 7.4, 'narrow', pale),
      ...stack([240, 92, 12.4], [name, ...place], 9.4, 'narrow'),
      right(580, 48, `Closing date ${when(paper, 'document_date', closed, 'Mon. D, YYYY')}`, 8.6),
      right(580, 61, account, 9, 'mono'),
      left(240, 164, 'What you bought', 12, 'serif', { color: ink }),
      left(240, 180, 'Used', 7, 'narrow-bold'),
      left(288, 180, 'Posted', 7, 'narrow-bold'),
      left(336, 180, 'Where', 7, 'narrow-bold'),
      right(580, 180, 'Amount ($)', 7, 'narrow-bold'),
      rule(240, 184, 340, 0.8, ink),
    )
    buys.forEach(({ shop, cents, date }, index) => {
      const row = 198 + index * 15
      marks.push(
        left(240, row, day(date, 'Mon D'), 8),
        left(288, row, day(addDays(date, 1), 'Mon D'), 8),
        left(336, row, shop, 8),
        right(580, row, money(cents, '1,234.56'), 8),
        rule(240, row + 4, 340, 0.25, '#bbb'),
      )
    })
    marks.push(
      left(240, 338, 'What you paid', 12, 'serif', { color: ink }),
      rule(240, 343, 340, 0.8, ink),
      left(240, 357, day(addDays(closed, -11), 'Mon D'), 8),
      left(336, 357, 'PAYMENT - THANK YOU / MERCI', 8),
      right(580, 357, `-${money(paid, '1,234.56')}`, 8),
      left(240, 392, 'Going away this winter?', 11, 'sans-bold', { color: '#d9463e' }),
      ...paragraph(
        [240, 408, 340],
        'Your card covers you for up to $1,000,000 of emergency medical care on trips of 15 days or less. Tell us before you leave and avoid having purchases declined abroad. A foreign currency conversion charge of 2.5% applies.',
        { size: 8.4 },
      ).marks,
      ...paragraph(
        [240, 470, 340],
        'Please review this statement. If you do not tell us of an error within 30 days of the closing date we will take it as correct. Lost or stolen card, anywhere, any time: 1-800-555-0119. You can make payments at most banks, by telephone or on the web.',
        { size: 7 },
      ).marks,
      box(222, 590, 390, 202, { fill: '#f4f5f8' }),
      left(240, 610, 'Detach and send with your cheque', 7.4),
      ...stack([256, 654, 12], [name, ...place], 8.4, 'mono'),
      left(446, 636, 'Balance', 7.6),
      right(580, 636, money(balance, '$1,234.56'), 9, 'narrow-bold'),
      left(446, 652, 'Minimum', 7.6),
      right(580, 652, money(least, '$1,234.56'), 9, 'narrow-bold'),
      left(446, 668, 'I am paying', 7.6),
      box(508, 658, 72, 15, { stroke: '#333', strokeWidth: 0.6, fill: '#fff' }),
      ...stack([256, 724, 11], [issuer, 'CARD SERVICES', 'PO BOX 4408 STN A', 'TORONTO ON  M5W 3R8'], 8, 'mono'),
      right(580, 772, account, 8, 'mono'),
    )
    return [page('letter', marks)]
  },
}
