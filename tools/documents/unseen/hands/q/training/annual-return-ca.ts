import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid, signLine, square } from '../blocks.ts'
import { add, need, openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A Canadian annual return: anniversary, last meeting and filing date side by side, the directors kept on record below. */
export const annualReturnCa: UnseenLayout = {
  name: 'annual-return-ca',
  docType: 'annual_return',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', paper.between(2, 6))
    const flow = openFlow(paper, {
      size: 'letter',
      faces: ['sans', 'narrow', 'mono', 'serif'],
      letter: [8.5, 10],
      margin: [38, 66],
    })
    const filed = addDays(paper.today, -paper.between(2, 700))
    const form = paper.pick(['iso', 'enLong', 'yearSlash', 'enDash'] as const)
    const name = paper.put('legal_name', company(paper, 'CA'))
    const number = paper.put(
      'registration_number',
      paper.pick([paper.code('######-#'), paper.code('BC0######'), paper.code('20########')]),
    )
    const when = putDate(paper, 'document_date', filed, form)
    const recognised = addYears(addDays(filed, -paper.between(15, 60)), -paper.between(1, 15))
    para(
      flow,
      paper.pick([
        'Annual Return',
        'BC Annual Report',
        'ANNUAL RETURN – Form 22',
        'Annual Return / Rapport annuel',
        'Annual Return for Alberta Corporations',
      ]),
      { size: 16, bold: true, align: paper.pick(['left', 'middle']), after: 3 },
    )
    para(flow, paper.pick(['(Section 263 of the Act)', 'FORM 6 – Section 51 Business Corporations Act']), {
      size: 7.5,
      after: 10,
    })
    const facts: readonly (readonly [string, string])[] = [
      [paper.pick(['Corporate name', 'Name of Company', 'Corporation name']), name],
      [paper.pick(['Corporation number', 'Incorporation Number', 'Corporate Access No.']), number],
      [paper.pick(['Filing date', 'Date filed', 'Annual Return Date', 'Filed Date and Time:']), when],
      [paper.pick(['Anniversary date (MM-DD)', 'Recognition Date', 'Date of incorporation']), dated(recognised, form)],
      [
        paper.pick(['Date of last annual meeting', 'Last AGM held']),
        dated(addDays(filed, -paper.between(61, 200)), form),
      ],
      ['Registered office', address(paper, 'CA').join(', ').replace(/ {2}/, ' ')],
    ]
    const kept = facts.filter((_, index) => index < 4 || paper.chance(0.7))
    const boxed = paper.chance(0.5)
    if (boxed)
      for (let index = 0; index < kept.length; index += 2)
        cells(
          flow,
          kept
            .slice(index, index + 2)
            .map(([caption, value], at) => [`${index + at + 1}. ${caption}`, value, at === 0 ? 3 : 2] as const),
          { height: 34 },
        )
    else
      for (const [caption, value] of kept)
        pair(flow, `${caption}${paper.chance(0.5) ? ':' : ''}`, value, { captionWidth: 180, after: 5 })
    flow.y += 10
    for (const [index, one] of [
      'Non-distributing corporation with 50 or fewer shareholders',
      'Non-distributing corporation with more than 50 shareholders',
      'Distributing corporation',
    ].entries()) {
      add(flow, ...square(flow.left, flow.y + 1, index === 0))
      para(flow, one, { x: flow.left + 14, after: 2 })
    }
    rule(flow, { width: 0.4 })
    para(
      flow,
      paper.pick([
        'Directors',
        'DIRECTOR INFORMATION AS OF THE FILING DATE',
        'Directors and officers of record',
        'Last Name, First Name, Middle Name:',
      ]),
      { bold: true },
    )
    const names = listed(paper, 'directors', people, paper.pick(['plain', 'comma', 'upper', 'commaPlain', 'upperLast']))
    const mode = paper.pick(['table', 'lines', 'sentence'] as const)
    if (mode === 'table')
      grid(
        flow,
        [
          { title: 'Name', share: 3 },
          { title: 'Delivery address', share: 4 },
          { title: 'Office', share: 1.4 },
        ],
        names.map((one) => [one, address(paper, 'CA').join(', '), 'Director']),
        { look: paper.pick(['boxes', 'bands', 'rules']) },
      )
    else if (mode === 'lines') {
      for (const one of names) {
        need(flow, 40)
        para(flow, one, { after: 0, bold: paper.chance(0.4) })
        para(flow, address(paper, 'CA').join(', '), { size: 8, after: 6, x: flow.left + 12 })
      }
    } else
      para(
        flow,
        `The directors in office are ${names.join(', ')}; there has been no change of directors since the last return.`,
        { after: 12 },
      )
    need(flow, 90)
    const [signer] = crowd(paper, 'CA', 1)
    para(
      flow,
      'I declare that I possess relevant knowledge of the corporation and that I am authorized to sign this form.',
      { size: 8, after: 0 },
    )
    flow.y = signLine(
      flow,
      [
        `${signer === undefined ? '' : named(signer)}, ${paper.pick(['authorized individual', 'filing agent', 'solicitor'])}`,
      ],
      { x: flow.left, width: 220 },
    )
    return sheetsOf(
      flow,
      [`${paper.code('Form 2#')} – fee ${paper.pick(['$12.00', '$43.39', '$20.00'])} paid – SPECIMEN – {page}/{pages}`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
