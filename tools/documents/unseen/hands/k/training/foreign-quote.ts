import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, day, grid, lines, logo, money, page, paragraph, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const firms = [
  ['Saothar Insurance Brokers Ltd', 'motor insurance', 84000],
  ['Atlantic Motor Cover DAC', 'van insurance', 140000],
  ['HomeNest Energy Retrofit Ltd', 'home insulation and heat pump', 1900000],
  ['Claddagh Credit Union Ltd', 'personal loan', 900000],
] as const

/** An offer on an Irish letterhead: insurance, windows or a personal loan, with a price that nobody owes yet. */
export const foreignQuote: UnseenLayout = {
  name: 'foreign-quote',
  docType: 'other',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const made = addDays(paper.today, -paper.between(2, 60))
    const who = somebody(paper, 'IE')
    const [issuer, what, most] = paper.pick(firms)
    const price = paper.between(Math.floor(most / 2), most)
    const color = paper.pick(['#0f766e', '#9a3412', '#1e3a8a'])
    const body = paragraph(
      { x: 60, y: 270, width: 475, leading: 15 },
      `Dear ${who.given}, thank you for asking us for a quotation for your ${what}. Based on what you told us on ${day(addDays(made, -2), 'D M')} we can offer you a price of €${money(price)}. This quotation is valid until ${day(addDays(made, 30), 'D M YYYY')} and is not a contract. To accept it call us or visit our office. We look forward to welcoming you as a customer.`,
      { size: 10, face: 'serif' },
    )
    return [
      page(paper, [
        logo(paper.pick(['disc', 'ring', 'flag'] as const), { x: 60, y: 40, size: 44 }, color, issuer.charAt(0)),
        text(540, 66, issuer, { size: 13, face: 'serif-bold', align: 'right', color }),
        lines(60, 130, 13, [who.name, ...home(paper, 'IE')], { size: 10, face: 'serif' }),
        lines(400, 130, 14, [day(made, 'D M YYYY'), `Quote ref: Q${paper.code('######')}`], { size: 9 }),
        text(60, 240, `${paper.pick(['QUOTATION', 'Your quote', 'Our offer to you'])}: ${what}`, {
          size: 13,
          face: 'serif-bold',
        }),
        body.marks,
        box(60, body.y + 10, 475, 92, { fill: '#f2f2ee' }),
        grid(
          { y: body.y + 30, leading: 18, edges: [72, -520] },
          [
            ['Basic price', money(Math.round(price * 0.87))],
            ['Levy and charges', money(price - Math.round(price * 0.87))],
            ['Total', `€${money(price)}`],
            ['Or 12 instalments of', money(Math.round(price / 11.4))],
          ],
          { size: 9.5 },
        ).marks,
        text(
          60,
          body.y + 150,
          paper.pick([
            'Terms and conditions apply. Lending criteria apply.',
            'Special offer: 10% off if you accept within 7 days!',
          ]),
          { size: 11, face: 'sans-bold', color },
        ),
        lines(
          60,
          body.y + 180,
          14,
          ['Yours sincerely,', '', paper.pick(['Fionnuala Keane', 'Barry Tobin']), 'New Business'],
          { size: 10, face: 'serif' },
        ),
        text(
          60,
          800,
          `${issuer} is regulated by the Central Bank of Ireland. Registered in Ireland ${paper.code('######')}.`,
          { size: 6.5 },
        ),
      ]),
    ]
  },
}
