import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, logo } from '../blocks.ts'
import { add, openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { named, someone } from '../people.ts'
import { address } from '../places.ts'
import { dated, nineDigits, putDate } from '../wording.ts'

const causes = [
  'Lakeshore Food Rescue Society',
  'Fondation Le Petit Phare',
  'St. Brendan’s Hospice Foundation',
  'Wild Salmon Habitat Trust',
  'Northern Lights Literacy Association',
  'Maison des Aînés du Plateau',
  'Second Harvest Choir of Guelph',
  'Prairie Newcomers’ Centre Inc.',
]

/** The directorate's notice of registration to a charity: attention line and address above, the number in a list or a sentence. */
export const charityLetter: UnseenLayout = {
  name: 'charity-letter',
  docType: 'charity_registration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, { size: 'letter', faces: ['sans', 'serif', 'narrow'], letter: [9, 10.5] })
    const date = addDays(paper.today, -paper.between(20, 4000))
    const form = paper.pick(['enLong', 'iso', 'enBritish', 'frLong'] as const)
    const name = paper.put('legal_name', paper.chance(0.3) ? paper.pick(causes).toUpperCase() : paper.pick(causes))
    const number = paper.put(
      'charity_registration',
      `${nineDigits(paper, paper.pick(['', ' ']))}${paper.pick([' RR ', 'RR', ' RR'])}000${paper.between(1, 3)}`,
    )
    const officer = named(someone(paper, 'CA'))
    add(
      flow,
      ...logo(flow.left, flow.y, 'RA', { color: '#a02020', kind: paper.between(0, 2), size: 22 }),
      text(flow.left + 30, flow.y + 10, 'Revenue Agency', { size: 9, face: 'sans' }),
      text(flow.left + 30, flow.y + 20, 'Charities Directorate  /  Direction des organismes de bienfaisance', {
        size: 6.5,
      }),
    )
    flow.y += 44
    const block = [paper.chance(0.5) ? `Attention: ${officer}, Treasurer` : '', name, ...address(paper, 'CA')].filter(
      (one) => one !== '',
    )
    const when = putDate(paper, 'document_date', date, form)
    if (paper.chance(0.5)) {
      for (const one of block) para(flow, one, { after: 0 })
      flow.y -= block.length * flow.leading
      para(flow, when, { align: 'right', after: 0 })
      pair(flow, 'BN', number, { x: flow.right - 190, captionWidth: 60, after: 0 })
      pair(flow, 'File', paper.code('#######'), { x: flow.right - 190, captionWidth: 60, after: 18 })
      flow.y = Math.max(flow.y, flow.top + 44 + block.length * flow.leading + 14)
    } else {
      para(flow, when, { after: 12 })
      for (const one of block) para(flow, one, { after: 0 })
      flow.y += 14
    }
    para(
      flow,
      paper.pick([
        'Subject: Notification of registration',
        'RE: NOTICE OF REGISTRATION AS A CHARITY',
        `Notification of Registration – ${name}`,
      ]),
      { bold: true, after: 8 },
    )
    para(flow, paper.pick([`Dear ${officer}:`, 'Dear Sir or Madam:', `Dear directors of ${name}:`]))
    para(
      flow,
      paper.pick([
        `We are pleased to inform you that, based on the information supplied, ${name} qualifies for tax-exempt status as a registered charity under paragraph 149(1)(f) of the Income Tax Act, effective ${dated(addDays(date, -paper.between(10, 90)), form)}.`,
        `Your organization meets the requirements for charitable registration and is registered under number ${number}.`,
      ]),
    )
    if (paper.chance(0.5))
      cells(
        flow,
        [
          ['Business number / charity registration number', number, 2],
          ['Designation', paper.pick(['Charitable organization', 'Public foundation', 'Private foundation']), 2],
          ['Fiscal period end', paper.pick(['December 31', 'March 31']), 1],
        ],
        { height: 34 },
      )
    else {
      pair(
        flow,
        paper.pick(['Charity registration number:', 'Registration number:', 'Your charity’s BN/registration no.']),
        number,
      )
      pair(flow, 'Designation:', paper.pick(['Charitable organization', 'Public foundation']))
      pair(flow, 'Fiscal period end:', paper.pick(['December 31', 'March 31']))
    }
    flow.y += 10
    const rest = [
      'Every registered charity must file a Form T3010 within six months of the end of each fiscal period. If the return is not filed on time, registration can be revoked and a $500 penalty applies.',
      'Official donation receipts must show the registration number and the name exactly as it appears in this letter.',
      'Keep this letter with your permanent records. You may call our client service at 1-800-555-0147.',
    ]
    for (const one of rest) if (paper.chance(0.8)) para(flow, one)
    para(flow, 'Yours sincerely,', { after: 24 })
    para(flow, named(someone(paper, 'CA')), { after: 0 })
    para(flow, paper.pick(['for the Director General', 'Charities Officer, Assessment']), { after: 20 })
    rule(flow, { width: 0.3 })
    return sheetsOf(
      flow,
      [`T2051 E (${paper.code('1#')})   320 Example Street, Ottawa ON  K1A 0L5   SPECIMEN`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
