import { addDays, longDate } from '../../../../calendar.ts'
import { box, lines, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, letter, paragraph } from '../kit.ts'
import { home, issuers, mailLines, resident, withInitial } from '../people.ts'

/** Bank's preselected offer of a credit card, addressed to somebody, with rates and a code: near a statement, yet none. */
export const cardOffer: UnseenLayout = {
  name: 'card-offer',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const bank = paper.pick(issuers.cardBank)
    const person = resident(paper)
    const mail = mailLines(home(paper))
    const until = longDate(addDays(paper.today, paper.between(10, 40)), 'en')
    const limit = `$${paper.between(2, 15)},000`
    const rows = [
      [
        'Annual Percentage Rate (APR) for Purchases',
        '0% introductory APR for 15 months. After that, 19.24% to 29.24%, based on your creditworthiness.',
      ],
      ['APR for Balance Transfers', '0% introductory APR for 15 months, then as above. Fee of 3% of each transfer.'],
      ['Minimum Interest Charge', 'If you are charged interest, the charge will be no less than $0.50.'],
      ['Annual Fee', 'None'],
      ['Penalty Fees: Late Payment', 'Up to $40'],
    ] as const
    return [
      letter(
        [
          text(36, 52, bank, { size: 11, face: 'sans-bold' }),
          roundedBox(420, 32, 156, 96, 8, { fill: '#0b3954' }),
          text(432, 58, 'Everywhere', { size: 14, face: 'sans-bold', color: '#ffffff' }),
          text(432, 92, '4000 1234 5678 9010', { size: 9, face: 'mono', color: '#ffffff' }),
          text(432, 112, 'YOUR NAME HERE', { size: 7, face: 'sans', color: '#ffffff' }),
          text(60, 112, `Reservation code: ${paper.code('##########-@@@')}`, { size: 8, face: 'sans' }),
          ...lines(60, 130, 12, [withInitial(person), ...mail], { size: 10, face: 'sans' }),
          bars(paper, { x: 60, y: 170, width: 170, height: 8 }),
          text(36, 220, `${person.given}, you're preselected!`, { size: 24, face: 'sans-bold', color: '#0b3954' }),
          text(36, 246, `A credit line of up to ${limit} is waiting. Reply by ${until}.`, { size: 12, face: 'sans' }),
          ...paragraph(
            { x: 36, y: 280, width: 540, leading: 15 },
            `Dear ${person.given}, you could be paying less. Move your balances and pay no interest on them until 2028. Earn 2% cash back on every purchase, with no categories to remember and no annual fee. It takes two minutes: go online, enter the reservation code above and tell us where to send the card.`,
            { size: 10, face: 'sans' },
          ).marks,
          ...['No annual fee', '2% cash back', '$200 bonus'].flatMap((offer, index) => [
            box(36 + index * 184, 356, 172, 40, { fill: '#ffd166' }),
            text(122 + index * 184, 381, offer, { size: 13, face: 'sans-bold', align: 'middle' }),
          ]),
          text(36, 430, 'INTEREST RATES, INTEREST CHARGES AND FEES', { size: 9, face: 'sans-bold' }),
          ...rows.flatMap(([caption, terms], index) => [
            box(36, 440 + index * 36, 190, 36, { stroke: '#333333', strokeWidth: 0.6 }),
            box(226, 440 + index * 36, 350, 36, { stroke: '#333333', strokeWidth: 0.6 }),
            ...paragraph({ x: 42, y: 454 + index * 36, width: 180, leading: 10 }, caption, {
              size: 8,
              face: 'sans-bold',
            }).marks,
            ...paragraph({ x: 232, y: 454 + index * 36, width: 338, leading: 10 }, terms, { size: 8, face: 'sans' })
              .marks,
          ]),
          box(36, 644, 540, 40, { stroke: '#000000', strokeWidth: 1.2 }),
          ...paragraph(
            { x: 44, y: 658, width: 524, leading: 11 },
            'You can choose to stop receiving "prescreened" offers of credit from this and other companies by calling toll-free 1-888-555-0168. See PRESCREEN & OPT-OUT NOTICE on the other side.',
            { size: 8.5, face: 'sans-bold' },
          ).marks,
        ],
        'SPECIMEN',
      ),
    ]
  },
}
