import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid, logo } from '../blocks.ts'
import { add, openFlow, pair, para, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { named, someone } from '../people.ts'
import { address } from '../places.ts'
import { dated, nineDigits } from '../wording.ts'

/** A tax agency's confirmation of program accounts: name in the address block, one number with several suffixes in a table. */
export const businessNumberLetter: UnseenLayout = {
  name: 'business-number-letter',
  docType: 'tax_registration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, { size: 'letter', faces: ['sans', 'narrow', 'mono', 'serif'], letter: [8.5, 10.5] })
    const legal = company(paper, 'CA')
    const name = paper.put('legal_name', paper.chance(0.5) ? legal.toUpperCase() : legal)
    const root = nineDigits(paper, paper.pick(['', ' ', ' ']))
    const isSingle = paper.chance(0.55)
    const number = paper.put(
      'business_number',
      isSingle ? `${root}${paper.pick([' ', ''])}${paper.pick(['RT', 'RC', 'RP'])}${paper.pick([' ', ''])}0001` : root,
    )
    const form = paper.pick(['enLong', 'iso', 'enBritish', 'enDash'] as const)
    const date = dated(addDays(paper.today, -paper.between(5, 3000)), form)
    add(
      flow,
      ...logo(flow.left, flow.y, 'TA', {
        color: paper.pick(['#a02020', '#273f77']),
        kind: paper.between(0, 2),
        size: 22,
      }),
      text(flow.left + 30, flow.y + 10, 'Tax Agency   /   Agence du fisc', { size: 9, face: 'sans-bold' }),
      text(flow.right, flow.y + 10, `${paper.pick(['Page 1 of 1', 'BN 2E', 'Summerside PE  C1N 5Z7'])}`, {
        size: 7.5,
        align: 'right',
      }),
    )
    flow.y += 50
    const top = flow.y
    const home = address(paper, 'CA')
    const block = [...(paper.chance(0.3) ? [`c/o ${named(someone(paper, 'CA'))}`] : []), ...home]
    para(flow, name, { after: 0, width: 280 })
    for (const one of block) para(flow, one, { after: 0, width: 280 })
    const end = flow.y
    flow.y = top
    pair(flow, paper.pick(['Date', 'Notice date', 'Date issued']), date, { x: flow.right - 200, captionWidth: 90 })
    pair(flow, paper.pick(['Business number', 'Account number', 'Business Number (BN)']), number, {
      x: flow.right - 200,
      captionWidth: 90,
    })
    if (paper.chance(0.4)) pair(flow, 'Access code', paper.code('#@@####'), { x: flow.right - 200, captionWidth: 90 })
    flow.y = Math.max(flow.y, end) + 22
    para(
      flow,
      paper.pick([
        'Confirmation of your business number',
        'GST/HST REGISTRATION CONFIRMATION',
        'Business Number Summary of Accounts',
        'Notice of registration',
      ]),
      { size: 14, bold: true, after: 10 },
    )
    para(
      flow,
      paper.pick([
        `We have registered ${name} for the following program account${isSingle ? '' : 's'}. Please quote your business number in all correspondence.`,
        'Thank you for registering. This letter confirms the information in our records.',
        'As requested, your business has been registered. Your account details appear below.',
      ]),
      { after: 10 },
    )
    if (!isSingle) {
      const rows = [
        ['GST/HST', 'RT0001'],
        ['Payroll deductions', 'RP0001'],
        ['Corporation income tax', 'RC0001'],
        ['Import/export', 'RM0001'],
      ].slice(0, paper.between(2, 4))
      grid(
        flow,
        [
          { title: 'Program account', share: 3 },
          { title: 'Identifier', share: 2 },
          { title: 'Effective date', share: 2 },
        ],
        rows.map(([program = '', id = '']) => [
          program,
          id,
          dated(addDays(paper.today, -paper.between(3001, 4000)), form),
        ]),
        { look: paper.pick(['boxes', 'rules', 'bands']), size: flow.letter },
      )
    } else
      cells(
        flow,
        [
          ['Legal name', name, 3],
          ['Reporting period', paper.pick(['Annual', 'Quarterly', 'Monthly']), 1.2],
          ['Effective date', dated(addDays(paper.today, -paper.between(3001, 4000)), form), 1.4],
        ],
        { height: 34 },
      )
    if (paper.chance(0.45))
      pair(
        flow,
        paper.pick(['Corporation number', 'Incorporation certificate number', 'Provincial registration no.']),
        paper.put('registration_number', paper.code('######-#')),
      )
    if (paper.chance(0.5)) pair(flow, 'Operating name', legal.split(' ').slice(0, 2).join(' '))
    flow.y += 8
    for (const one of [
      'You have to file a return for every reporting period, even if you have no tax to remit. Penalties apply to late returns.',
      'If the information above is not correct, call 1-800-555-0183 or write to the address above.',
      'You can view and manage your accounts online at any time with My Business.',
    ])
      if (paper.chance(0.75)) para(flow, one)
    para(flow, paper.pick(['Business Registration Section', 'Commissioner of Revenue', 'Registrations Unit']), {
      bold: true,
    })
    return sheetsOf(
      flow,
      [`${paper.code('RC###')} E (${paper.code('1#')})   SPECIMEN`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
