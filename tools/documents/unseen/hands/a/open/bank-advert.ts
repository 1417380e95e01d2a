import { addDays, longDate } from '../../../../calendar.ts'
import { box, ellipse, lines, roundedBox, text, type Mark } from '../../../../drawing/sheet.ts'
import { printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letter, paragraph } from '../kit.ts'
import { calledBy, dashedStreet, issuers, resident, townLine } from '../people.ts'

const mint = '#0f7b5f'

/** A bank's advertisement by mail with an envelope address: a rate, a pre-approved limit and small print, but no account. */
export const bankAdvert: UnseenLayout = {
  name: 'bank-advert',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const reader = resident(paper)
    const bank = paper.pick(issuers.bank)
    const until = addDays(paper.today, paper.between(10, 60))
    const rate = `${paper.between(3, 5)}.${paper.between(10, 99)}%`
    const limit = printedDollars(paper.between(5, 40) * 100000, 'en')
    const serif = { face: 'serif', size: 10 } as const
    const points = [
      'No monthly fee for the first year',
      `A line of credit up to ${limit}*`,
      `Savings at ${rate} for five months**`,
      'A tablet when you move your pay to us',
    ]
    const letterText = paragraph(
      { x: 48, y: 330, width: 330, leading: 15 },
      `We would love to welcome you. Because you live in ${reader.city}, we have set aside an offer that is not open to everyone. Come and see us, or apply online in seven minutes, before ${longDate(until, 'en')}. Bring two pieces of identification, and a bill or a bank statement that shows where you live.`,
      serif,
    )
    const marks: Mark[] = [
      box(0, 0, 612, 210, { fill: mint }),
      ellipse(520, 100, 130, 130, { fill: '#ffffff', opacity: 0.1 }),
      text(48, 60, bank, { face: 'sans-bold', size: 14, color: '#ffffff' }),
      text(48, 124, 'Your money called.', { face: 'sans-bold', size: 30, color: '#ffffff' }),
      text(48, 160, 'It wants to come over.', { face: 'sans-bold', size: 30, color: '#ffffff' }),
      text(470, 116, rate, { face: 'sans-bold', size: 32, color: '#ffffff', align: 'middle' }),
      text(470, 134, 'on new savings**', { face: 'sans', size: 9, color: '#ffffff', align: 'middle' }),
      ...lines(
        60,
        240,
        13,
        [calledBy(reader).toUpperCase(), dashedStreet(reader).toUpperCase(), townLine(reader).toUpperCase()],
        { face: 'mono', size: 9 },
      ),
      text(48, 308, `Dear ${reader.given},`, serif),
      ...letterText.marks,
      roundedBox(404, 300, 170, 170, 10, { fill: '#e3f4ee' }),
      ...points.flatMap(
        (point, index) =>
          paragraph({ x: 420, y: 326 + index * 36, width: 142, leading: 12 }, `• ${point}`, { face: 'sans', size: 8.5 })
            .marks,
      ),
      roundedBox(48, 500, 240, 44, 22, { fill: '#f3b229' }),
      text(168, 527, `Use code ${paper.code('MOVE-@@##')}`, { face: 'sans-bold', size: 13, align: 'middle' }),
      text(48, 590, paper.pick(['Moira Tran', 'Desmond Achebe', 'Carol Steinhauer']), {
        face: 'serif',
        size: 15,
        color: '#22306b',
        turnDegrees: -3,
      }),
      text(48, 604, 'Vice-President, Everyday Banking', { ...serif, size: 8.5 }),
      ...paragraph(
        { x: 48, y: 690, width: 516, leading: 8.5 },
        `*On approved credit. For example: on a balance of $1,000.00 at 9.99% a year you pay $8.21 of interest in a month of 30 days. **Annual rate, calculated daily, on balances up to $250,000.00; the regular rate of 0.75% applies afterwards. You received this because your name is on a list of homes in your area; to be taken off it write to ${bank}, Privacy Office, 12 Exchange Lane, Saint John NB  E2L 4Y1. This is not a statement, and no account has been opened.`,
        { face: 'sans', size: 6, color: '#555' },
      ).marks,
    ]
    return [letter(marks)]
  },
}
