import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid, logo, signLine } from '../blocks.ts'
import { add, need, openFlow, pair, para, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** The American certification for legal entity customers: persons opening the account, owners a–d, the control person among them. */
export const ownersCertificationUs: UnseenLayout = {
  name: 'owners-certification-us',
  docType: 'ownership_declaration',
  country: 'US',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'US', 5)
    const holders = people.slice(0, paper.between(1, 4))
    const opener = named(people[4] ?? { given: 'A', last: 'B', isWoman: true })
    const flow = openFlow(paper, {
      size: 'letter',
      faces: ['sans', 'serif', 'narrow'],
      letter: [8, 9.5],
      margin: [36, 60],
    })
    const legal = paper.put('legal_name', company(paper, 'US'))
    const owners = listed(paper, 'beneficial_owners', holders, paper.pick(['plain', 'upper', 'commaPlain', 'plain']))
    const signed = addDays(paper.today, -paper.between(0, 400))
    const form = paper.pick(['us', 'enLong', 'us', 'enShort'] as const)
    const birth = () => dated(addDays(signed, -paper.between(9000, 26000)), 'us')
    const bank = paper.pick(['Cornerstone Prairie Bank, N.A.', 'First Harbor Savings & Trust', 'Union & Delta Bank'])
    if (paper.chance(0.6)) {
      add(
        flow,
        ...logo(flow.left, flow.y, bank.charAt(0), {
          color: paper.pick(['#13406b', '#7a2b13', '#0f5a3a']),
          kind: paper.between(0, 2),
          size: 24,
        }),
        text(flow.left + 32, flow.y + 16, bank, { size: 9, face: 'sans-bold' }),
      )
      flow.y += 34
    }
    para(
      flow,
      paper.pick([
        'CERTIFICATION REGARDING BENEFICIAL OWNERS OF LEGAL ENTITY CUSTOMERS',
        'BENEFICIAL OWNERSHIP CERTIFICATION',
        'Certification of Beneficial Owner(s)',
      ]),
      { size: 12.5, bold: true, align: paper.pick(['left', 'middle']), after: 8 },
    )
    if (paper.chance(0.6))
      para(
        flow,
        'Federal law requires certain financial institutions to obtain, verify, and record information about the beneficial owners of legal entity customers. Legal entities can be abused to disguise involvement in terrorist financing, money laundering, tax evasion, corruption, fraud, and other financial crimes.',
        { size: 7.5, after: 8 },
      )
    const boxed = paper.chance(0.5)
    if (boxed) {
      cells(flow, [['a. Name and title of natural person opening account', `${opener}, Office Manager`, 1]], {
        height: 30,
      })
      cells(
        flow,
        [
          [
            paper.pick(['b. Name of legal entity for which the account is being opened', 'b. Legal entity name']),
            legal,
            3,
          ],
          ['c. Type', paper.pick(['Corp.', 'LLC', 'LP']), 1],
        ],
        { height: 30 },
      )
      cells(flow, [['Address of legal entity', address(paper, 'US').join(', '), 1]], { height: 30 })
    } else {
      pair(flow, paper.pick(['Person opening the account:', 'Submitted by:']), `${opener} (Office Manager)`, {
        captionWidth: 170,
      })
      pair(
        flow,
        paper.pick(['Legal entity customer:', 'Name of legal entity:', 'Business legal name:']),
        `*${legal}*`,
        { captionWidth: 170 },
      )
      pair(flow, 'Business address:', address(paper, 'US').join(', '), { captionWidth: 170 })
    }
    flow.y += 10
    para(
      flow,
      'The following information for each individual who, directly or indirectly, through any contract, arrangement, understanding or otherwise, owns 25 percent or more of the equity interests of the legal entity listed above:',
      { after: 6 },
    )
    const mode = paper.pick(['table', 'table', 'blocks'] as const)
    if (mode === 'table') {
      const rows = owners.map((one, index) => [
        `${'abcd'.charAt(index)}`,
        one,
        birth(),
        address(paper, 'US').join(', '),
        paper.code('XXX-XX-####'),
        `${paper.between(25, 25 + index)}%`,
      ])
      grid(
        flow,
        [
          { title: '', share: 0.4 },
          { title: 'Name', share: 2.6 },
          { title: 'Date of Birth', share: 1.5 },
          { title: 'Address (Residential or Business Street Address)', share: 3.4 },
          { title: 'SSN', share: 1.6 },
          { title: 'Own.', share: 0.9 },
        ],
        rows,
        { look: 'boxes', size: 7.5 },
      )
    } else {
      for (const [index, one] of owners.entries()) {
        need(flow, 70)
        para(flow, `Beneficial Owner ${index + 1}`, { bold: true, after: 1 })
        pair(flow, 'Name', one, { captionWidth: 120, x: flow.left + 12 })
        pair(flow, 'Address', address(paper, 'US').join(', '), { captionWidth: 120, x: flow.left + 12 })
        pair(flow, 'DOB / SSN', `${birth()} / ${paper.code('XXX-XX-####')}`, {
          captionWidth: 120,
          x: flow.left + 12,
          after: 6,
        })
      }
    }
    need(flow, 140)
    para(flow, 'One individual with significant responsibility for managing the legal entity listed above:', {
      after: 3,
    })
    para(flow, `${owners[0] ?? ''} – ${paper.pick(['President', 'Managing Member', 'Chief Executive Officer'])}`, {
      x: flow.left + 12,
      after: 10,
    })
    para(
      flow,
      `I, ${opener}, hereby certify, to the best of my knowledge, that the information provided above is complete and correct.`,
      { after: 2 },
    )
    const end = signLine(flow, ['Signature'], { x: flow.left, width: 200, above: opener })
    flow.y = Math.max(
      end,
      signLine(
        flow,
        [`${paper.pick(['Date', 'Date signed', 'Dated'])}: ${putDate(paper, 'document_date', signed, form)}`],
        { x: flow.left + 240, width: 150 },
      ),
    )
    if (paper.chance(0.5)) para(flow, `Legal entity identifier (optional): ${paper.code('##########')}`, { size: 7.5 })
    return sheetsOf(
      flow,
      [`OMB No. ${paper.code('####-00##')}   Rev. ${paper.code('0#/2#')}   SPECIMEN`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
