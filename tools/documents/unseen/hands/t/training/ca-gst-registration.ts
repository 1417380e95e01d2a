import { addDays } from '../../../../calendar.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, day, letter } from '../kit.ts'
import { home, somebody } from '../people.ts'

const companies = [
  'Fernhill Carpentry Ltd.',
  '9417-2280 Québec inc.',
  'SEAFORTH MARINE SUPPLY INC.',
  '1288304 ONTARIO LIMITED',
  'Nakoda Ridge Consulting Corp.',
] as const

/** A letter that opens sales tax and payroll accounts: the nine digits in a sentence, account numbers with suffixes in a list, an owner as addressee. */
export const caGstRegistration: UnseenLayout = {
  name: 'ca-gst-registration',
  docType: 'tax_registration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const owner = somebody(paper, 'CA')
    const written = addDays(paper.today, -paper.between(10, 900))
    const look = paper.pick(['en', 'iso', 'enShort'] as const)
    const company = paper.put('legal_name', paper.pick(companies))
    const digits = luhnNumber(paper, `${paper.between(7, 8)}########`)
    const bn = paper.put(
      'business_number',
      paper.pick([
        digits,
        `${digits.slice(0, 5)} ${digits.slice(5)}`,
        `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
      ]),
    )
    const account = paper.put('registration_number', `${bn}${paper.pick([' ', ''])}RT0001`)
    const body = column(56, 96, 500, { size: 10, face: paper.pick(['sans', 'serif', 'narrow']), leading: 1.5 })
    const lead = paper.chance(0.5)
      ? [company, `Attention: ${owner.full}`, ...home(paper, 'CA')]
      : [owner.full.toUpperCase(), company, ...home(paper, 'CA')]
    body
      .list(lead)
      .gap(8)
      .say(day(written, look), { align: paper.pick(['left', 'right']) })
      .gap(10)
    body
      .say(
        paper.pick([
          'Your new program accounts',
          'Confirmation of registration',
          'Subject: Registration of your business',
        ]),
        { face: 'sans-bold', size: 12 },
      )
      .gap(8)
    body
      .say(
        paper.pick([
          `We have registered ${company}. Your business number (BN) is ${bn}. Use it whenever you deal with us.`,
          `This letter confirms that ${company} is registered under business number ${bn}.`,
          `Thank you for your application received ${day(addDays(written, -6), look)}. The BN assigned to ${company} is ${bn}.`,
        ]),
      )
      .gap(8)
    const at = paper.pick([170, 200])
    body
      .pair(paper.pick(['GST/HST account:', 'GST/HST registration no.', 'Goods and services tax']), account, at)
      .pair('Effective date:', day(addDays(written, -30), look), at)
      .pair('Reporting period:', paper.pick(['Annual', 'Quarterly']), at)
      .pair('Fiscal year-end:', paper.pick(['December 31', 'June 30']), at)
      .gap(8)
    body.say(
      `Our representative ${somebody(paper, 'CA').full} can answer questions at 1-800-555-0121. Keep this letter with your records; the number must appear on invoices of $30 or more.`,
    )
    return [
      letter([
        text(56, 56, paper.pick(['Revenue Agency of Canada', 'Canada Taxation Office']), {
          size: 11,
          face: 'sans-bold',
        }),
        text(556, 56, paper.pick(['Business registration', 'Registration Services']), { size: 9, align: 'right' }),
        ...body.marks,
      ]),
    ]
  },
}
