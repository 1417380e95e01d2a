import { addDays } from '../../../../calendar.ts'
import { box, lines, text } from '../../../../drawing/sheet.ts'
import { ago, day, money, page, paragraph } from '../kit.ts'
import { addressLines, issuer, plainName, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** An advert by mail: a pre-approved card or a quote for insurance with the addressee's block, an offer code and large promises. */
export const mailedOffer: UnseenLayout = {
  name: 'mailed-offer',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const isCard = paper.chance(0.5)
    const firm = issuer(paper, isCard ? ['Bank USA, N.A.', 'Card Services'] : ['Insurance Company', 'Mutual Insurance'])
    const date = ago(paper, 2, 90)
    const ink = paper.pick(['#0b5cab', '#b2222e', '#24693d', '#65308f'])
    const style = { size: 10.5, face: 'sans', leading: 16 } as const
    const body = paragraph(
      50,
      300,
      510,
      isCard
        ? `Dear ${who.first}, based on your credit history you are pre-selected for our Rewards card with a credit limit of up to ${money.dollars(paper.between(5, 25) * 100000)} and 0% intro APR until ${day.long(addDays(date, 450))}. There is no annual fee. Respond with your invitation number below.`
        : `Dear ${who.first}, drivers in ${who.city} who switched saved an average of ${money.dollars(paper.between(21000, 74000))}. Your estimated six-month premium is ${money.dollars(paper.between(31000, 99000))}. This is a quote, not a policy: no coverage is in force. It is good until ${day.slashes(addDays(date, 30))}.`,
      style,
    )
    return [
      page([
        box(0, 0, 612, 92, { fill: ink }),
        text(50, 58, firm, { size: 22, face: 'serif-bold', color: '#fff' }),
        ...lines(50, 130, 13, [plainName(who).toUpperCase(), ...addressLines(who, 'capitals')], {
          size: 10,
          face: 'mono',
        }),
        text(560, 130, day.long(date), { size: 9.5, align: 'right' }),
        text(
          50,
          230,
          isCard
            ? paper.pick(['You’re pre-approved.', 'An invitation to apply'])
            : paper.pick(['Your quote is ready.', 'Could you be paying less?']),
          { size: 24, face: 'sans-bold', color: ink },
        ),
        text(
          50,
          254,
          `${paper.pick(['Invitation number', 'Offer code', 'Quote number'])}: ${paper.code('##########-@@')}`,
          { size: 11, face: 'sans-bold' },
        ),
        ...body.marks,
        box(50, body.bottom + 20, 510, 60, { stroke: ink, strokeWidth: 2 }),
        text(306, body.bottom + 55, `Call 1-866-555-${paper.code('01##')} or visit a branch`, {
          size: 15,
          face: 'sans-bold',
          color: ink,
          align: 'middle',
        }),
        ...paragraph(
          50,
          640,
          510,
          'PRESCREEN & OPT-OUT NOTICE: This "prescreened" offer is based on information in your credit report indicating that you meet certain criteria. This offer is not guaranteed if you do not meet our criteria. If you do not want to receive prescreened offers, call the consumer reporting agencies toll-free at 1-888-555-0167.',
          { size: 7.5 },
        ).marks,
      ]),
    ]
  },
}
