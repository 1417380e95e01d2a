import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { logo } from '../blocks.ts'
import { add, need, openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** An electronically filed British return: grey captions, one block per officer, a second page for shareholdings. */
export const confirmationStatement: UnseenLayout = {
  name: 'confirmation-statement',
  docType: 'annual_return',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'GB', paper.between(2, 5))
    const directors = people.slice(0, -1)
    const flow = openFlow(paper, { size: 'a4', faces: ['sans', 'serif', 'narrow'], letter: [9, 10.5] })
    const made = addDays(paper.today, -paper.between(3, 900))
    const form = paper.pick(['slash', 'enBritish', 'dots'] as const)
    const code = paper.pick(['AR01 (ef)', 'CS01 (ef)', 'AR01'])
    const captionWidth = paper.pick([150, 170, 190])
    const put = (caption: string, value: string) => pair(flow, caption, value, { captionWidth, after: 5 })
    const number = paper.put('registration_number', paper.code('0#######'))
    add(
      flow,
      ...logo(flow.left, flow.y, 'RC', { color: '#222', kind: paper.between(0, 2), size: 34 }),
      text(flow.right, flow.y + 20, code, { size: 18, face: 'sans-bold', align: 'right' }),
    )
    flow.y += 48
    para(
      flow,
      code.startsWith('AR')
        ? 'Annual Return'
        : paper.pick(['Confirmation Statement (annual return)', 'Annual return – Confirmation Statement']),
      { size: 17, bold: true, after: 10 },
    )
    if (paper.chance(0.5)) rule(flow)
    const date = putDate(paper, 'document_date', made, form)
    const lines = [
      () =>
        put(
          paper.pick(['Company Name', 'Company name:', 'Name of company']),
          paper.put('legal_name', company(paper, 'GB')),
        ),
      () => put(paper.pick(['Company Number', 'Company number:', 'Registered number']), number),
      () =>
        put(paper.pick(['Date of this return', 'Confirmation Statement date', 'Made up to', 'Statement date:']), date),
    ]
    if (paper.chance(0.4)) lines.reverse()
    for (const one of lines) one()
    if (paper.chance(0.7))
      put(
        paper.pick(['Received for filing in Electronic Format on the', 'Received']),
        dated(addDays(made, paper.between(0, 5)), form),
      )
    put('SIC codes', paper.code('4####, 8####'))
    put('Company Type', 'Private company limited by shares')
    put('Situation of Registered Office', address(paper, 'GB').join(', '))
    const [secretary] = people.slice(-1)
    if (secretary !== undefined && paper.chance(0.5)) {
      para(flow, 'Company Secretary 1', { bold: true })
      put('Full forename(s) and surname', `${secretary.given} ${secretary.last.toUpperCase()}`)
    }
    flow.y += 6
    const names = listed(paper, 'directors', directors, paper.pick(['upperLast', 'plain', 'upper', 'commaPlain']))
    const isSentence = paper.chance(0.25)
    if (isSentence)
      para(
        flow,
        `Officers of the company. The following persons are directors of the company at the date of this return: ${names.join('; ')}.`,
      )
    else {
      for (const [index, one] of names.entries()) {
        need(flow, 90)
        para(flow, `${paper.pick(['Company Director', 'Director'])} ${index + 1}`, { bold: true, after: 3 })
        put(paper.pick(['Full name', 'Name:', 'Type: Person. Full name']), one)
        put('Service Address', address(paper, 'GB').join(', '))
        put('Country/State usually resident', 'UNITED KINGDOM')
        put(
          'Date of birth / Nationality / Occupation',
          `--/${dated(addDays(made, -paper.between(9000, 26_000)), 'slash').slice(3)}  BRITISH  ${paper.pick(['BAKER', 'ENGINEER', 'DIRECTOR'])}`,
        )
      }
    }
    if (paper.chance(0.7)) {
      need(flow, 100)
      para(flow, 'Statement of Capital (Share Capital)', { bold: true })
      put('Class of shares', 'ORDINARY')
      put('Number allotted', String(paper.between(1, 900)))
      put('Aggregate nominal value', `GBP ${paper.between(1, 900)}`)
    }
    need(flow, 40)
    para(
      flow,
      paper.pick([
        'Authorisation: Authenticated. This form was authorised by one of the following: Director, Secretary, Person Authorised.',
        'I confirm that all information required to be delivered by the company has been delivered.',
      ]),
      { size: 8 },
    )
    return sheetsOf(flow, [`Electronically filed document for Company Number: ${number}   SPECIMEN   Page: {page}`])
  },
}
