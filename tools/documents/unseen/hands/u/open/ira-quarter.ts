import { addDays } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, ellipse, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, lived, middle, money, owe, page, paragraph, right, rule, specimen, stack, when } from '../kit.ts'
import { firm, somebody, telephone } from '../people.ts'

const funds = [
  ['Total Market Index Fund', 'TMIX'],
  ['International Growth Fund', 'INGX'],
  ['Intermediate Bond Fund', 'IBDX'],
  ['Government Money Market', 'GMMX'],
] as const

/** A retirement account's quarter at an American broker: value in large figures, a bar of the mix, holdings on page two. */
export const iraQuarter: UnseenLayout = {
  name: 'ira-quarter',
  docType: 'investment_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const name = paper.put('document_holder_name', `${who.given} ${who.middle} ${who.surname}`)
    const place = lived(paper, [who.street, `${who.city} ${who.region}  ${who.postal}-${paper.code('####')}`])
    const word = firm(paper, 'US')
    const issuer = paper.put('issuer_name', `${word} Brokerage Services LLC`)
    const kind = paper.put('account_type', paper.pick(['Rollover IRA', 'Roth IRA', 'Traditional IRA']))
    const number = paper.put('account_number', paper.code('@##-######'))
    const [start, end] = paper.pick([
      ['2026-07-01', '2026-09-30'],
      ['2026-04-01', '2026-06-30'],
      ['2026-01-01', '2026-03-31'],
    ] as const)
    const holdings = funds.map(([fund, ticker], index) => {
      const shares = paper.between(40_000, 990_000)
      const price = index === 3 ? 100 : paper.between(1100, 14_800)
      return { fund, ticker, shares, price, value: Math.round((shares * price) / 1000) }
    })
    const value = total(holdings.map((one) => one.value))
    const change = Math.round(value * (paper.between(4, 60) / 1000)) * paper.pick([1, 1, -1])
    const added = paper.pick([0, 150_000, 60_000])
    const before = value - change - added
    const dark = '#0f4c4a'
    const colors = ['#0f4c4a', '#3f8a7f', '#9cc7bb', '#d9b65c']
    const signed = (cents: number) => `${cents < 0 ? '-' : '+'}${money(cents, '$1,234.56')}`
    const head = (number_: number): Mark[] => [
      ellipse(52, 46, 12, 12, { stroke: dark, strokeWidth: 3 }),
      line(52, 46, 60, 38, { stroke: '#d9b65c', strokeWidth: 3 }),
      left(74, 51, word.toUpperCase(), 13, 'sans', { color: dark }),
      right(572, 44, day(start, 'Month D, YYYY') + ' - ' + day(end, 'Month D, YYYY'), 8.4),
      right(572, 56, `Page ${number_} of 2`, 7),
      specimen(306, 22),
    ]
    const first: Mark[] = [
      ...head(1),
      left(40, 96, 'Your retirement account', 18, 'serif', { color: dark }),
      left(40, 112, `Statement for the quarter ended ${when(paper, 'document_date', end, 'Month D, YYYY')}`, 8.6),
      ...stack([64, 158, 12], [name, ...place], 9.4, 'narrow'),
      left(360, 150, `${kind}`, 10, 'sans-bold'),
      left(360, 164, number, 10, 'sans'),
      left(360, 178, 'For the benefit of the person named at left', 7),
      box(40, 226, 532, 86, { fill: '#eef5f3' }),
      left(56, 246, 'What your account is worth', 9),
      left(56, 278, owe(paper, 'market_value', value, '$1,234.56'), 26, 'sans-bold', { color: dark }),
      left(56, 298, `${signed(change)} in market value since ${day(start, 'Month D')}`, 8.4),
    ]
    const steps = [
      ['Worth at the start', money(before, '$1,234.56')],
      ['You added', money(added, '$1,234.56')],
      ['You withdrew', '$0.00'],
      ['Market gain or loss', signed(change)],
    ] as const
    steps.forEach(([caption, amount], index) =>
      first.push(left(360, 248 + index * 15, caption, 8.4), right(556, 248 + index * 15, amount, 8.4)),
    )
    first.push(left(40, 346, 'Your mix', 12, 'serif', { color: dark }))
    let x = 40
    holdings.forEach((one, index) => {
      const width = Math.round((one.value / value) * 5320) / 10
      first.push(box(x, 358, width, 20, { fill: colors[index] ?? dark }))
      x += width
      first.push(
        box(40 + index * 133, 390, 8, 8, { fill: colors[index] ?? dark }),
        left(52 + index * 133, 397, `${one.ticker}  ${((one.value / value) * 100).toFixed(1)}%`, 8),
      )
    })
    first.push(
      left(40, 438, 'Beneficiaries on file', 12, 'serif', { color: dark }),
      left(40, 454, 'Primary: 1 named.  Contingent: none named. Review them online at least once a year.', 8.4),
      left(40, 490, 'News for savers', 12, 'serif', { color: dark }),
      ...paragraph(
        [40, 506, 532],
        'The contribution limit for 2026 is $7,500, or $8,600 if you are 50 or older. Contributions for a tax year may be made until the filing date in April. Required minimum distributions start at age 73. Our free webinar on the subject runs every second Thursday.',
        { size: 9, leading: 12.5 },
      ).marks,
      rule(40, 700, 532, 0.6, dark),
      ...paragraph(
        [40, 714, 532],
        `${issuer}, Member FINRA and SIPC, PO Box ${paper.between(1000, 9800)}, ${who.city} ${who.region}. Client service ${telephone(paper, '800')}. Please report any inaccuracy promptly. Securities are not insured by the FDIC, carry no bank guarantee and may lose value.`,
        { size: 7 },
      ).marks,
    )
    const second: Mark[] = [
      ...head(2),
      left(40, 96, 'What you hold', 14, 'serif', { color: dark }),
      left(40, 110, `${name}  |  ${kind}  |  ${number}`, 8),
      left(40, 132, 'Fund', 8, 'narrow-bold'),
      right(340, 132, 'Shares', 8, 'narrow-bold'),
      right(440, 132, 'Price', 8, 'narrow-bold'),
      right(572, 132, 'Value', 8, 'narrow-bold'),
      rule(40, 137, 532, 1, dark),
    ]
    holdings.forEach(({ fund, ticker, shares, price, value: worth }, index) => {
      const y = 153 + index * 18
      second.push(
        left(40, y, `${fund} (${ticker})`, 8.6),
        right(340, y, (shares / 1000).toFixed(3), 8.6),
        right(440, y, money(price, '$1,234.56'), 8.6),
        right(572, y, money(worth, '$1,234.56'), 8.6),
        rule(40, y + 5, 532, 0.3, '#bbb'),
      )
    })
    second.push(
      left(40, 228, 'Total', 9, 'narrow-bold'),
      right(572, 228, money(value, '$1,234.56'), 9, 'narrow-bold'),
      left(40, 272, 'Activity', 14, 'serif', { color: dark }),
      rule(40, 280, 532, 1, dark),
      left(40, 296, day(addDays(end, -20), 'MM/DD/YY'), 8.6),
      left(110, 296, 'Dividend reinvested, Intermediate Bond Fund', 8.6),
      right(572, 296, money(paper.between(900, 48_000), '$1,234.56'), 8.6),
      middle(306, 330, 'No other activity this quarter.', 8, 'narrow', { color: '#666' }),
    )
    return [page('letter', first), page('letter', second)]
  },
}
