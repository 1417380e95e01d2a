import { addDays } from '../../../../calendar.ts'
import { roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { firmOf } from '../invent.ts'
import { day, emblem, initialsOf, openPage, recent } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

/** A bank's mailing: you are pre-approved, a drawn card, an invitation number, rates in a box; no account stands behind it. */
export const otherCardOffer: UnseenLayout = {
  name: 'other-card-offer',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['sans', 'narrow', 'serif']))
    const { brand, legal, seat } = firmOf(paper, firms.usBank, 'us bank')
    const who = someone(paper, 'US')
    const ink = paper.pick(['#12326b', '#7a0019', '#00594c'])
    const issued = recent(paper, 3, 60)
    page.add(...emblem(paper, 40, 30, 34, ink, initialsOf(brand)))
    page.say(84, 54, brand, { size: 15, bold: true, color: ink })
    page.stack(60, 110, [`${who.given} ${who.surname}`.toUpperCase(), ...addressIn(paper, 'US')], { size: 9.4 })
    page.stack(
      572,
      110,
      [`Invitation number ${paper.code('####-####-####')}`, `Respond by ${day(addDays(issued, 45), 'MMMM D, YYYY')}`],
      { size: 8.6, align: 'right' },
    )
    page.say(
      40,
      200,
      paper.pick([
        'You’re pre-approved.',
        'A credit line of up to $10,000 is waiting for you',
        'Earn 60,000 bonus points',
      ]),
      { size: 20, bold: true, color: ink },
    )
    page.add(roundedBox(380, 226, 180, 112, 10, { fill: ink }))
    page.stack(394, 256, [brand, '', '4000 0000 0000 0000', '', 'YOUR NAME HERE'], { size: 10, color: '#ffffff' })
    page.say(40, 236, `Dear ${who.given},`, { size: 10 })
    const y = page.wrap(
      40,
      256,
      320,
      `Because you manage your credit so well, you have been selected for a card with 0% intro APR for ${paper.pick(['15', '18', '21'])} months on purchases and balance transfers, no annual fee and unlimited ${paper.pick(['1.5%', '2%', '3%'])} cash back. Accepting takes only two minutes: go online and enter your invitation number, or call 1-800-555-01${paper.code('##')}.`,
      { size: 9.6, leading: 14 },
    )
    page.stack(40, y + 16, ['Sincerely,', '', 'Dana Whitcomb', 'Senior Vice President, Cards'], { size: 9.4 })
    page.cell(40, 420, 532, 70, 'Summary of credit terms', '', { color: ink })
    page.grid(
      444,
      [48, 330],
      [
        ['Purchase APR', `0% intro, then ${paper.between(18, 22)}.24% to 29.24% variable`],
        ['Balance transfer fee', 'Either $5 or 3%, whichever is greater'],
        ['Annual fee', '$0'],
      ],
      { size: 8.6, leading: 15 },
    )
    clutter(paper, page, { x: 40, right: 572, top: 516, bottom: 700 }, 'us')
    page.wrap(
      40,
      724,
      532,
      `You can choose to stop receiving “prescreened” offers of credit by calling toll-free 1-888-555-0100. ${legal}, ${seat}. Member FDIC.`,
      { size: 7.6 },
    )
    return [page.sheet()]
  },
}
