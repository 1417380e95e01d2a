import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, signLines } from '../blocks.ts'
import { openFlow, pair, para, rule, sheetsOf, turn } from '../flow.ts'
import { office } from '../firms.ts'
import { crowd, enumerated, listed } from '../people.ts'
import { address } from '../places.ts'
import { amount, dated, putDate } from '../wording.ts'

/** A British discretionary settlement: a cover, parties by number, the trust's name in a definition, beneficiaries in a schedule. */
export const trustSettlement: UnseenLayout = {
  name: 'trust-settlement',
  docType: 'trust_deed',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'GB', 7)
    const [settlor, first, second, third, ...family] = people
    if (!settlor || !first || !second || !third) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'a4', faces: ['serif', 'sans', 'narrow', 'serif'], letter: [9, 11] })
    const form = paper.pick(['plain', 'upper', 'upperLast'] as const)
    const settlors = listed(paper, 'settlors', [settlor], form)
    const trustees = listed(paper, 'trustees', paper.chance(0.5) ? [first, second] : [first, second, third], form)
    const members = family.slice(0, paper.between(2, 3))
    const beneficiaries = listed(paper, 'beneficiaries', members, paper.pick(['plain', 'upperLast']))
    const signed = addDays(paper.today, -paper.between(60, 5000))
    const dateForm = paper.pick(['enOrdinal', 'enBritish', 'slash'] as const)
    const when = putDate(paper, 'document_date', signed, dateForm)
    const title = `${paper.pick([settlor.last, 'Larkfield', 'Rowan Hall', 'Netherby'])} ${paper.pick([signed.slice(0, 4), 'Family', 'Grandchildren’s'])} ${paper.pick(['Discretionary Trust', 'Settlement', 'Trust', 'Will Trust'])}`
    const trust = paper.put('legal_name', paper.chance(0.5) ? `The ${title}` : title)
    const hasCover = paper.chance(0.55)
    if (hasCover) {
      flow.y = 150
      para(flow, `DATED ${when}`, { align: 'middle', after: 60 })
      para(flow, `*${settlors.join(' ')}*`, { align: 'middle', after: 2 })
      para(flow, '(1) (Settlor)', { align: 'middle', after: 18 })
      para(flow, 'and', { align: 'middle', after: 18 })
      for (const trustee of trustees) para(flow, `*${trustee}*`, { align: 'middle', after: 2 })
      para(flow, '(2) (Trustees)', { align: 'middle', after: 60 })
      rule(flow)
      para(flow, paper.pick(['DECLARATION OF TRUST', 'DEED OF SETTLEMENT', 'TRUST DEED']), {
        align: 'middle',
        size: 14,
        after: 6,
      })
      para(flow, paper.pick([`known as ${trust}`, trust, `relating to ${trust}`]), {
        align: 'middle',
        bold: true,
        after: 12,
      })
      rule(flow, { after: 80 })
      para(flow, office(paper, 'GB'), { align: 'middle', size: 8, after: 0 })
      para(flow, address(paper, 'GB').join(', '), { align: 'middle', size: 8 })
      turn(flow)
    } else
      para(flow, paper.pick(['DECLARATION OF TRUST', 'TRUST DEED', 'Deed of Trust']), {
        size: 16,
        bold: true,
        align: paper.pick(['left', 'middle']),
        after: 10,
      })
    const opening = hasCover ? 'the date stated on the cover' : `${dateForm === 'enOrdinal' ? 'the ' : ''}${when}`
    para(flow, `THIS ${paper.pick(['DEED', 'SETTLEMENT', 'TRUST DEED'])} is made on ${opening}`, { after: 8 })
    if (paper.chance(0.5)) {
      para(flow, 'BETWEEN:', { bold: true })
      para(
        flow,
        `(1)  *${settlors.join()}* of ${address(paper, 'GB').join(', ')} (“the ${paper.pick(['Settlor', 'Donor', 'Founder'])}”); and`,
        { x: flow.left + 20 },
      )
      para(
        flow,
        `(2)  ${enumerated(
          trustees.map((one) => `*${one}*`),
          'and',
        )} all of ${address(paper, 'GB').join(', ')} (“the ${paper.pick(['Original Trustees', 'Trustees'])}”).`,
        { x: flow.left + 20, after: 10 },
      )
    } else {
      pair(
        flow,
        paper.pick(['Settlor', 'The Settlor', 'Name of settlor']),
        `${settlors.join()}, ${address(paper, 'GB').join(', ')}`,
        { captionWidth: 110 },
      )
      for (const [index, trustee] of trustees.entries())
        pair(flow, index === 0 ? paper.pick(['Trustees', 'First trustees']) : '', trustee, {
          captionWidth: 110,
          after: 1,
        })
      flow.y += 10
    }
    const listing = paper.pick(['clause', 'schedule', 'table'] as const)
    const clauses = [
      `1.  NAME. This trust shall be known as *${trust}*${paper.chance(0.4) ? ' or by such other name as the Trustees may by deed determine' : ''}.`,
      `2.  TRUST FUND. The Settlor has transferred to the Trustees the sum of ${amount(paper.pick([1000, 10_000, 5_000_000]), 'GB')} to be held upon the trusts of this deed.`,
      listing === 'clause'
        ? `3.  “The Beneficiaries” means ${enumerated(beneficiaries, 'and')}, the spouses of such persons, and any charity.`
        : '3.  “The Beneficiaries” means the persons named in the Schedule.',
      '4.  The Trustees shall hold the capital and income of the Trust Fund for such one or more of the Beneficiaries in such shares as the Trustees in their absolute discretion appoint during the Trust Period.',
      `5.  TRUST PERIOD. One hundred and twenty-five years from ${dateForm === 'enOrdinal' ? 'the ' : ''}${dated(signed, dateForm)}.`,
      '6.  The power of appointing new trustees is vested in the Settlor during life. No Trustee shall be liable for a loss unless caused by personal fraud.',
      '7.  The Trustees may invest as if beneficially entitled. This trust is governed by the law of England and Wales and is irrevocable.',
    ]
    for (const [index, clause] of clauses.entries())
      if (index < 4 || paper.chance(0.7)) para(flow, clause, { after: 8 })
    if (listing !== 'clause') {
      para(flow, paper.pick(['THE SCHEDULE', 'SCHEDULE 1 – The Beneficiaries', 'Schedule: Beneficiaries']), {
        bold: true,
        align: 'middle',
      })
      if (listing === 'schedule')
        for (const [index, one] of beneficiaries.entries())
          para(
            flow,
            `${index + 1}.  ${one}, ${paper.pick(['grandchild', 'daughter', 'nephew', 'son'])} of the Settlor`,
            { x: flow.left + 30, after: 3 },
          )
      else
        grid(
          flow,
          [
            { title: 'Name', share: 3 },
            { title: 'Date of birth', share: 2 },
            { title: 'Relationship', share: 2 },
          ],
          beneficiaries.map((one) => [
            one,
            dated(addDays(signed, -paper.between(600, 14000)), 'slash'),
            paper.pick(['Child', 'Grandchild', 'Stepchild']),
          ]),
          { look: paper.pick(['boxes', 'rules']) },
        )
    }
    para(flow, 'EXECUTED AS A DEED by the parties on the date which first appears in this deed.', { after: 4 })
    signLines(flow, [
      [settlors.join(), 'in the presence of: (witness)'],
      ...trustees.map((one) => [one, 'in the presence of: (witness)']),
    ])
    return sheetsOf(
      flow,
      [
        `${paper.code('######.#')} – ${paper.pick(['Trust', 'HMRC TRS'])} ref ${paper.code('@@#######')} – SPECIMEN – {page}`,
      ],
      paper.pick(['left', 'right']),
    )
  },
}
