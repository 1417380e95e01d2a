import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, signLines } from '../blocks.ts'
import { openFlow, para, sheetsOf, turn } from '../flow.ts'
import { crowd, enumerated, listed } from '../people.ts'
import { address } from '../places.ts'
import { amount, putDate } from '../wording.ts'

const ventures = [
  'Bitterroot Orchard',
  'Two Forks Cattle',
  'Lantern Row Design',
  'Gulf Breeze Charter',
  'Sandhill Dental',
  'Quarry Lake Rentals',
  'Ash & Alder',
  'High Mesa Solar',
]

/** An American partnership agreement: recital with the partners, the firm's name in section 1, capital in an exhibit of its own page. */
export const partnershipUs: UnseenLayout = {
  name: 'partnership-us',
  docType: 'partnership_agreement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'US', paper.between(2, 5))
    const flow = openFlow(paper, { size: 'letter', faces: ['serif', 'sans', 'mono', 'serif'], letter: [9, 11] })
    const partners = listed(paper, 'partners', people, paper.pick(['plain', 'upper', 'upperLast']))
    const when = putDate(
      paper,
      'document_date',
      addDays(paper.today, -paper.between(30, 4500)),
      paper.pick(['enOrdinal', 'enLong', 'us', 'enShort'] as const),
    )
    const kind = paper.pick(['General Partnership', 'Partners', 'Associates', 'Joint Venture', 'LLP', '& Co.'])
    const firm = paper.put('legal_name', `${paper.pick(ventures)} ${kind}`)
    const state = paper.pick(['Minnesota', 'Georgia', 'Idaho', 'New York', 'Arizona'])
    const exhibit = paper.chance(0.6)
    para(
      flow,
      paper.pick([
        'PARTNERSHIP AGREEMENT',
        'GENERAL PARTNERSHIP AGREEMENT',
        'Agreement of Partnership',
        `${firm.toUpperCase()} – PARTNERSHIP AGREEMENT`,
      ]),
      { size: 14, bold: true, align: paper.pick(['middle', 'left', 'middle']), after: 10 },
    )
    const openings = [
      `THIS PARTNERSHIP AGREEMENT is made ${when.includes('day of') ? 'this' : 'as of'} ${when}, by and ${partners.length > 2 ? 'among' : 'between'} ${enumerated(
        partners.map((one) => `*${one}*`),
        'and',
      )} (individually a “Partner” and collectively the “Partners”).`,
      `This agreement, effective ${when}, is entered into by the following individuals, who agree to carry on business as partners:`,
      `Effective date: ${when}. The undersigned hereby form a partnership under the laws of the State of ${state}.`,
    ]
    const which = paper.between(0, 2)
    para(flow, openings[which] ?? '', { after: 8 })
    if (which > 0)
      for (const [index, one] of partners.entries())
        para(
          flow,
          `${which === 1 ? `${index + 1})` : `(${'abcde'.charAt(index)})`}  ${one}, ${address(paper, 'US').join(', ')}`,
          { x: flow.left + 26, after: 4 },
        )
    const percents = shares(partners.length, paper.between(0, 4))
    const clauses = [
      `Name and Business. ${paper.pick(['The firm name of the partnership shall be', 'The Partners hereby form a partnership under the name of', 'The business shall be conducted under the name'])} *${firm}*${paper.pick([`, and its principal office shall be at ${address(paper, 'US').join(', ')}`, ' (the “Partnership”)', ''])}.`,
      'Term. The partnership shall begin on the date stated above and shall continue until terminated as herein provided.',
      exhibit
        ? 'Capital. The capital of the partnership shall be contributed in cash by the Partners as set out in Exhibit A, which is part of this Agreement.'
        : `Capital. The Partners shall contribute ${amount(paper.between(5, 90) * 100_000, 'US', { whole: true })} in total, in the proportions of their interests.`,
      'Profit and Loss. The net profits of the partnership shall be divided, and the net losses borne, in proportion to the interests of the Partners.',
      'Management, Duties and Restrictions. The Partners shall have equal rights in the management of the partnership business. No Partner shall, without the consent of the others, endorse any note or act as an accommodation party.',
      'Banking. All funds of the partnership shall be deposited in its name in such checking account as shall be designated by the Partners.',
      `Arbitration. Any controversy shall be settled by arbitration in the State of ${state}.`,
      'Death. Upon the death of any Partner, the survivors shall have the right either to purchase the interest of the decedent or to liquidate the business.',
    ]
    const style = paper.pick(['Section', 'ARTICLE', ''])
    for (const [index, clause] of clauses.entries())
      if (index < 3 || paper.chance(0.7)) para(flow, `${style} ${index + 1}. ${clause}`.trim(), { after: 8 })
    para(
      flow,
      'IN WITNESS WHEREOF, the parties have executed this Agreement as of the day and year first above written.',
      { after: 2 },
    )
    signLines(
      flow,
      partners.map((one) => [one, 'Partner']),
    )
    if (exhibit) {
      turn(flow)
      para(flow, paper.pick(['EXHIBIT A – CAPITAL CONTRIBUTIONS', 'Schedule of Partners', 'EXHIBIT “A”']), {
        bold: true,
        align: 'middle',
        after: 8,
      })
      const unit = paper.between(10, 90) * 10_000
      grid(
        flow,
        [
          { title: paper.pick(['Partner', 'Name of Partner']), share: 4 },
          { title: 'Initial Contribution', share: 2, align: 'right' },
          { title: 'Interest', share: 1, align: 'right' },
        ],
        partners.map((one, index) => [one, amount(unit * (percents[index] ?? 0), 'US'), `${percents[index] ?? 0}%`]),
        { look: paper.pick(['boxes', 'rules', 'bands', 'open']), size: flow.letter },
      )
      para(flow, `Total capital: ${amount(unit * 100, 'US')}   (100%)`, { align: 'right', bold: true })
    }
    return sheetsOf(
      flow,
      [
        `${paper.pick(['Initials: ____ ____', `Form PA-${paper.code('##')}`, 'Partnership Agreement'])}    Page {page} of {pages}    SPECIMEN`,
      ],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}

/** Percentages that add up to a hundred. */
function shares(count: number, tilt: number): readonly number[] {
  const even = Math.floor(100 / count) - tilt
  return Array.from({ length: count }, (_, index) => (index === 0 ? 100 - even * (count - 1) : even))
}
