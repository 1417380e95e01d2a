import { addDays, longDate } from '../../../../calendar.ts'
import { box, ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf } from '../kit.ts'
import { crowd } from '../people.ts'

const gifts = ['a $400 cash bonus', 'a 3.60% savings rate for five months', 'a year without monthly fees'] as const

/** A Canadian bank's mailing: addressed to a customer, an offer in large letters, a pretended card and pages of conditions. */
export const bankAdvert: UnseenLayout = {
  name: 'bank-advert',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const reader = crowd(paper, 'CA')()
    const until = addDays(paper.today, paper.between(20, 90))
    const gift = paper.pick(gifts)
    const body = column(60, 356, 300, { size: 10, face: 'sans', leading: 14 })
    body.say(`Dear ${reader.given},`)
    body.skip(8)
    body.say(
      `You are pre-selected for the Everyday Plus chequing account – and ${gift} when you set up your payroll deposit and two bill payments.`,
    )
    body.skip(8)
    body.say(
      `Bring this letter to any branch before ${longDate(until, 'en')} or open your account in ten minutes in the Northlight app. Use code ${paper.code('@@@@-####')}.`,
    )
    body.skip(8)
    body.say('Switch today. Your neighbours already have.')
    const small = column(60, 650, 492, { size: 6.4, face: 'narrow', leading: 8.2 })
    small.say(
      `Conditions apply. Offer ends ${longDate(until, 'en')} and may be withdrawn without notice. Monthly fee $16.95, waived with a minimum daily balance of $4,000.00. Rates are annual, calculated daily and subject to change. Not available to customers who held a chequing account with us since January 1, 2023. Bonus paid within 12 weeks. Northlight Bank of Canada is a member of the deposit insurance corporation. You receive this because you asked for news of our offers; to stop, call 1-888-555-0119.`,
    )
    return [
      sheetOf('letter', [
        box(0, 0, 612, 190, { fill: '#0f3d3e' }),
        ellipse(70, 48, 18, 18, { fill: '#ffd166' }),
        text(98, 54, 'northlight', { size: 20, face: 'sans-bold', color: '#fff' }),
        text(60, 118, 'More bank.', { size: 34, face: 'sans-bold', color: '#fff' }),
        text(60, 158, 'Less fee.', { size: 34, face: 'sans-bold', color: '#ffd166' }),
        ...[`${reader.given} ${reader.surname}`, ...reader.lines].map((row, index) =>
          text(60, 240 + index * 14, row, { size: 10, face: 'sans' }),
        ),
        text(60, 306, paper.code('NL ######## ### Q4'), { size: 6 }),
        ...body.marks,
        box(390, 356, 168, 104, { fill: '#0f3d3e' }),
        text(404, 384, 'northlight', { size: 12, face: 'sans-bold', color: '#fff' }),
        text(404, 424, '0000 1234 5678 0000', { size: 11, face: 'mono', color: '#fff' }),
        text(404, 446, 'YOUR NAME HERE', { size: 8, face: 'mono', color: '#fff' }),
        ...small.marks,
        text(306, 774, 'SPECIMEN', { size: 7, align: 'middle' }),
      ]),
    ]
  },
}
