import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid, signLine, square } from '../blocks.ts'
import { add, need, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, enumerated, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A Canadian dealer's or bank's beneficial ownership form, or a letter that certifies the same; the officer who signs owns nothing. */
export const ownersFormCa: UnseenLayout = {
  name: 'owners-form-ca',
  docType: 'ownership_declaration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', 5)
    const holders = people.slice(0, paper.between(1, 4))
    const officer = named(people[4] ?? { given: 'A', last: 'B', isWoman: true })
    const flow = openFlow(paper, {
      size: 'letter',
      faces: ['sans', 'narrow', 'serif'],
      letter: [8.5, 10],
      margin: [38, 66],
    })
    const legal = paper.put('legal_name', company(paper, 'CA'))
    const owners = listed(
      paper,
      'beneficial_owners',
      holders,
      paper.pick(['plain', 'upperLast', 'commaPlain', 'upper', 'comma']),
    )
    const signed = addDays(paper.today, -paper.between(0, 500))
    const form = paper.pick(['enLong', 'iso', 'yearSlash', 'enDash', 'enShort'] as const)
    const percents = holders.map((_, index) => paper.between(25, index > 2 ? 25 : 30))
    const mode = paper.pick(['table', 'boxes', 'letter', 'table'] as const)
    const title = paper.pick([
      'BENEFICIAL OWNERSHIP DECLARATION',
      'Certification of Beneficial Owners',
      'Declaration of Beneficial Ownership – Legal Entities',
      'FORM 7B – OWNERSHIP, CONTROL AND STRUCTURE',
      'Register of Individuals with Significant Control – Attestation',
    ])
    if (mode === 'letter') {
      para(flow, legal, { size: 13, bold: true, after: 2 })
      para(flow, address(paper, 'CA').join(', '), { size: 8, after: 20 })
      para(flow, putDate(paper, 'document_date', signed, form), { align: paper.pick(['left', 'right']), after: 16 })
      para(flow, `To: ${paper.pick(['Compliance Department', 'Account Opening', 'Whom it may concern'])}`, { after: 4 })
      para(flow, `Re: ${title}`, { bold: true, after: 12 })
      para(
        flow,
        `I, ${officer}, ${paper.pick(['Corporate Secretary', 'Chief Financial Officer'])} of *${legal}*, certify that the only individuals who own or control, directly or indirectly, 25% or more of the shares of the corporation are ${enumerated(
          owners.map((one, index) => `*${one}* (${percents[index] ?? 25}%)`),
          'and',
        )}. The remaining shares are widely held by employees, none of whom holds more than 5%.`,
        { after: 12 },
      )
      para(
        flow,
        'No other individual exercises control in fact over the corporation. We undertake to inform you of any change within 15 days.',
        { after: 16 },
      )
      flow.y = signLine(flow, [officer, 'Authorized signing officer'], { x: flow.left, width: 190, above: officer })
      return sheetsOf(flow, ['SPECIMEN'], paper.pick(['left', 'middle', 'right']))
    }
    para(flow, title, { size: 14, bold: true, align: paper.pick(['left', 'middle']), after: 6 })
    para(
      flow,
      'Federal anti-money laundering regulations require us to obtain the names of all individuals who own or control 25 per cent or more of an entity, and to take reasonable measures to confirm their accuracy.',
      { size: 7.5, after: 8 },
    )
    cells(
      flow,
      [
        [paper.pick(['Legal name of entity', 'Name of corporation', 'Entity name (the “Client”)']), legal, 3],
        ['Incorporation no.', paper.code('#######'), 1],
      ],
      { height: 30 },
    )
    cells(
      flow,
      [
        ['Head office', address(paper, 'CA').join(', ').replace(/ {2}/, ' '), 3],
        ['Account', paper.code('***-###'), 1],
      ],
      { height: 30 },
    )
    flow.y += 10
    para(
      flow,
      paper.pick([
        'Part B – Individuals holding 25% or more',
        'Beneficial owners',
        '2. Individuals who own or control, directly or indirectly, 25% or more',
      ]),
      { bold: true },
    )
    if (mode === 'table') {
      const columns = [
        { title: paper.pick(['Full legal name', 'Name', 'Beneficial owner']), share: 3 },
        { title: paper.pick(['Residential address', 'Home address']), share: 4 },
        { title: paper.pick(['% owned', 'Ownership', 'Voting %']), share: 1, align: 'right' as const },
        { title: 'Date of birth', share: 1.6 },
        { title: 'PEP', share: 0.7 },
      ]
      grid(
        flow,
        columns,
        owners.map((one, index) => [
          one,
          address(paper, 'CA').join(', '),
          `${percents[index] ?? 25}%`,
          dated(addDays(signed, -paper.between(9000, 26000)), form),
          'No',
        ]),
        { look: paper.pick(['boxes', 'rules', 'bands']) },
      )
    } else {
      for (const [index, one] of owners.entries()) {
        cells(
          flow,
          [
            [`${index + 1}. ${paper.pick(['Name of individual', 'Last and first name', 'Owner'])}`, one, 3],
            ['Occupation', paper.pick(['Engineer', 'Farmer', 'Dentist', 'Executive']), 2],
            ['Percentage', `${percents[index] ?? 25} %`, 1],
          ],
          { height: 30 },
        )
        cells(flow, [['Residential address', address(paper, 'CA').join(', ').replace(/ {2}/, ' '), 1]], { height: 28 })
        flow.y += 5
      }
    }
    for (const [index, one] of [
      'The entity is not a trust.',
      'No shares are held by a nominee.',
      'An organization chart is attached.',
    ].entries()) {
      need(flow, 20)
      add(flow, ...square(flow.left, flow.y + 1, index < 2))
      para(flow, one, { x: flow.left + 14, after: 2 })
    }
    rule(flow, { width: 0.4 })
    need(flow, 90)
    para(
      flow,
      `I certify that the information given is complete and correct.${paper.chance(0.5) ? ` Signed on ${putDate(paper, 'document_date', signed, form)}.` : ''}`,
      { after: 0 },
    )
    const end = signLine(
      flow,
      [
        paper.pick(['Name and title', 'Authorized officer']) +
          `: ${officer}, ${paper.pick(['Secretary', 'CFO', 'General Counsel'])}`,
      ],
      { x: flow.left, width: 220, above: officer },
    )
    if (paper.expected.document_date === undefined)
      signLine(
        flow,
        [
          `${paper.pick(['Date', 'Date (yyyy/mm/dd)', 'Date signed'])}: ${putDate(paper, 'document_date', signed, form)}`,
        ],
        { x: flow.left + 250, width: 150 },
      )
    flow.y = end
    return sheetsOf(
      flow,
      [`${paper.code('F-####')} (${paper.code('0#/2#')})  SPECIMEN  Page {page} of {pages}`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
