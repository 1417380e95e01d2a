import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, money, putAddress, putDate } from '../kit.ts'
import { home, somebody, titled } from '../people.ts'

const issuers = [
  ['Office for Work and Benefits', 'Mail Handling Site A', 'Wolverhampton WV98 1ZZ'],
  ['Revenue & Duties Service', 'Personal Accounts', 'Newport NP10 8ZZ'],
  ['Thornbury District Council', 'Council Tax and Benefits, Civic Centre', 'Thornbury BS35 9ZZ'],
  ['Department for Student Support', 'Memphis Buildings', 'Darlington DL1 9ZZ'],
] as const

/** A British office: its address at the upper right, “Our ref” and “Your National Insurance number” in small print, plain English with headings. */
export const gbOfficeLetter: UnseenLayout = {
  name: 'gb-office-letter',
  docType: 'government_letter',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [who, [issuer, ...rest]] = [somebody(paper, 'GB'), paper.pick(issuers)]
    const written = addDays(paper.today, -paper.between(2, 85))
    const look = paper.pick(['gb', 'gb', 'gbTh', 'gbShort', 'dmy'] as const)
    const block = putAddress(paper, home(paper, 'GB'))
    const title = titled(who, 'GB')
    const name = paper.put(
      'document_holder_name',
      paper.pick([
        who.full,
        `${who.given.charAt(0)} ${who.surname}`,
        `${who.given.charAt(0)} ${who.surname.toUpperCase()}`,
      ]),
    )
    const number = paper.put(
      'reference_number',
      paper.code(paper.pick(['@@######@', '###/@@####', 'CTS-########', '#### #### #### ###'])),
    )
    const size = paper.pick([10, 11])
    const sender = column(350, 36, 205, { size: 8.5 })
      .say(paper.put('issuer_name', issuer), { face: 'sans-bold', size: 10 })
      .list(rest)
      .gap(8)
    sender
      .pair('Telephone', '0345 555 0108', 90)
      .pair(paper.pick(['Our ref', 'Reference', 'Your reference', 'Please quote', 'Our reference is']), number, 90)
      .pair(paper.pick(['Date', 'Date of issue', 'Letter date']), putDate(paper, 'document_date', written, look), 90)
    if (paper.chance(0.5)) sender.pair('NI number', paper.code('QQ ## ## ## @'), 90)
    const window = column(60, 118, 250, { size: 10.5 }).list([`${title} ${name}`, ...block])
    const amount = paper.between(6_100, 61_000)
    const topic = paper.pick(['benefit', 'discount', 'payments', 'tax code'])
    const body = column(60, 262, 475, { size, leading: 1.45 })
    body.say(paper.pick([`Dear ${title} ${who.surname}`, 'Dear Sir or Madam', `Dear ${who.full}`])).gap(8)
    body
      .say(paper.pick([`About your ${topic}`, `Your ${topic} is changing`, `We have looked again at your ${topic}`]), {
        face: 'sans-bold',
        size: size + 2,
      })
      .gap(6)
    body
      .say(
        paper.pick([
          `We are writing because your circumstances changed on ${day(addDays(written, -paper.between(8, 30)), look)}.`,
          `You told us about a change on ${day(addDays(written, -paper.between(4, 20)), look)}. Thank you.`,
        ]),
      )
      .gap(6)
    body
      .say(
        `From ${day(addDays(written, 14), look)} we will pay you ${money(amount, 'pound')} every ${paper.pick(['4 weeks', '2 weeks', 'month'])} instead of ${money(amount - 1_240, 'pound')}. The first payment goes to ${paper.pick(['Merrow Building Society', 'Lydd Bank'])}, account ending ${paper.code('****##')}.`,
      )
      .gap(10)
    body
      .say('How we worked it out', { face: 'sans-bold' })
      .pair('Personal allowance', money(amount + 4_800, 'pound'), 0)
      .pair('Less: money taken off for earnings', `-${money(4_800, 'pound')}`, 0)
      .pair('Amount payable', money(amount, 'pound'), 0)
      .gap(10)
    body
      .say('What you need to do', { face: 'sans-bold' })
      .say(
        `Check the details above. If you think the decision is wrong, get in touch by ${day(addDays(written, 31), look)}. Tell us at once if you move or start work.`,
      )
      .gap(14)
    body.list([
      paper.pick(['Yours sincerely', 'Yours faithfully']),
      '',
      paper.pick([`${somebody(paper, 'GB').full}`, 'Office Manager', 'Head of Customer Services']),
      paper.pick(['For and on behalf of the office', 'Decision maker']),
    ])
    const foot = [
      line(60, 800, 535, 800),
      text(60, 812, paper.code('BL### v# 04/26'), { size: 7 }),
      text(535, 812, paper.pick(['Please turn over', 'Page 1 of 2', '']), { size: 7, align: 'right' }),
    ]
    return [a4([...sender.marks, ...window.marks, ...body.marks, ...foot])]
  },
}
