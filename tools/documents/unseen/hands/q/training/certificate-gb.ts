import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { logo, stamp } from '../blocks.ts'
import { add, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { dated, putDate } from '../wording.ts'

/** The registrar's certificate of a British private company: all in sentences, the number first, the place of registration in another. */
export const certificateGb: UnseenLayout = {
  name: 'certificate-gb',
  docType: 'certificate_of_incorporation',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, {
      size: 'a4',
      faces: ['serif', 'sans', 'narrow'],
      letter: [10, 12.5],
      margin: [56, 90],
    })
    const legal = company(paper, 'GB')
    const made = addDays(paper.today, -paper.between(3, 9500))
    const form = paper.pick(['enOrdinal', 'enBritish', 'enBritish', 'slash'] as const)
    const isScottish = paper.chance(0.3)
    const color = paper.pick(['#111', '#203a6a', '#52203a'])
    if (paper.chance(0.5))
      add(flow, box(24, 24, flow.size.width - 48, flow.size.height - 70, { stroke: color, strokeWidth: 1.6 }))
    add(flow, ...logo(flow.size.width / 2 - 20, flow.y, 'RC', { color, kind: paper.between(0, 2), size: 40 }))
    flow.y += 58
    const align = paper.pick(['middle', 'left', 'middle'] as const)
    para(
      flow,
      paper.pick([
        'CERTIFICATE OF INCORPORATION OF A PRIVATE LIMITED COMPANY',
        'Certificate of Incorporation of a Private Limited Company',
        'CERTIFICATE OF INCORPORATION',
      ]),
      { size: 17, bold: true, align, color, after: 20 },
    )
    const number = paper.put(
      'registration_number',
      isScottish ? paper.code('SC######') : paper.code(paper.pick(['0#######', '1#######'])),
    )
    const name = paper.put('legal_name', paper.chance(0.6) ? legal.toUpperCase() : legal)
    const place = paper.put('jurisdiction', isScottish ? 'Scotland' : 'England and Wales')
    const date = putDate(paper, 'incorporation_date', made, form)
    para(flow, `${paper.pick(['Company Number', 'Company No.', 'Number of company:'])} ${number}`, {
      align,
      bold: true,
      after: 24,
    })
    const limited = paper.put(
      'legal_form',
      paper.pick(['private company', 'limited by shares', 'private limited company']),
    )
    const body = [
      [
        `The Registrar of Companies for ${place}, hereby certifies that`,
        `*${name}*`,
        `is this day incorporated under the Companies Act 2006 as a ${limited.startsWith('limited') ? `private company that is ${limited}` : limited}, and that the situation of its registered office is in ${place}.`,
      ],
      [
        `I hereby certify that *${name}*, having its registered office in ${place}, is this day incorporated under the Companies Act 2006 as a ${limited.startsWith('limited') ? `company ${limited}` : limited}.`,
      ],
      [
        `*${name}*`,
        `was incorporated on ${date} as a ${limited.startsWith('limited') ? `company ${limited}` : limited}; the situation of its registered office is in ${place}.`,
      ],
    ]
    for (const one of paper.pick(body))
      para(flow, one, { align, size: one === `*${name}*` ? 15 : flow.letter + 1, after: 16 })
    flow.y += 14
    para(
      flow,
      `${paper.pick(['Given at Companies Registration Office,', 'Given under my hand at'])} ${isScottish ? 'Edinburgh' : 'Cardiff'}, ${form === 'enOrdinal' ? 'the' : 'on'} ${date}.`,
      { align, after: 16 },
    )
    if (paper.chance(0.5))
      para(flow, `Certified copy issued ${dated(addDays(paper.today, -1), 'enBritish')}`, { align, size: 8 })
    add(flow, ...stamp(flow.right - 60, flow.y + 30, ['THE OFFICIAL SEAL', 'OF THE REGISTRAR', 'OF COMPANIES'], color))
    flow.y = flow.bottom - 40
    rule(flow, { color, width: 0.5 })
    para(
      flow,
      'The above information was communicated by electronic means and authenticated by the Registrar of Companies under section 1115 of the Companies Act 2006',
      { size: 7, align },
    )
    return sheetsOf(flow, [`*${number}${paper.pick(['K', 'N', 'R'])}* – SPECIMEN`])
  },
}
