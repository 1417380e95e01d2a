import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { named, somebody } from '../people.ts'
import { day, recent, sum } from '../print.ts'

/** Foreign: a quotation for home cover, addressed to somebody, with a quote number and no policy. */
export const foreignHomeInsuranceQuote: UnseenLayout = {
  name: 'foreign-home-insurance-quote',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'GB')
    const page = openWriter('a4', { face: 'sans', size: 9.5 })
    const made = recent(paper)
    page.logo(48, 36, 38, 'bw', '#f08a00', true)
    page.say(96, 60, 'Brightwell Cover', { size: 15, face: 'sans-bold' })
    page.column(58, 120, [named(person), ...person.lines])
    page.column(
      380,
      120,
      [
        `Quote reference ${paper.code('QB########')}`,
        `Prepared ${day(made, 'uk')}`,
        `Valid until ${day(addDays(made, 30), 'uk')}`,
      ],
      { size: 8.5 },
    )
    page.say(
      58,
      240,
      paper.pick(['Your home insurance quote', 'Thanks for asking us for a price', 'Your no-obligation quotation']),
      { size: 15, face: 'sans-bold' },
    )
    const yearly = paper.between(120_00, 640_00)
    const y = page.rows(
      280,
      [70, -420],
      [
        ['Buildings cover', 'up to £500,000'],
        ['Contents cover', 'up to £60,000'],
        ['Compulsory excess', '£150.00'],
        ['Annual price if you take out this cover', sum(yearly, 'pounds')],
        ['or 12 monthly payments of', sum(Math.round((yearly * 1.09) / 12), 'pounds')],
      ],
      { leading: 18 },
    )
    page.wrap(
      58,
      y + 14,
      480,
      'This is a quotation only. You are not insured until you have accepted it, paid the premium and received your policy schedule. To buy, call us or go to brightwell.example and enter your quote reference.',
    )
    return [page.sheet()]
  },
}
