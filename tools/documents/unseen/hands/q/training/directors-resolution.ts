import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, signLines } from '../blocks.ts'
import { need, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, enumerated, listed, named } from '../people.ts'
import { putDate } from '../wording.ts'

const titles = ['President', 'Secretary', 'Treasurer', 'Vice-President, Finance', 'Chief Executive Officer', 'Director']

/** A Canadian resolution in writing on banking and signing: who may sign stands in a clause or a table, other directors consent below. */
export const directorsResolution: UnseenLayout = {
  name: 'directors-resolution',
  docType: 'board_resolution',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', 5)
    const signers = people.slice(0, paper.between(1, 3))
    const directors = people.slice(3).map((one) => named(one))
    const flow = openFlow(paper, { size: 'letter', faces: ['serif', 'sans', 'mono', 'narrow'], letter: [9, 11] })
    const legal = company(paper, 'CA')
    const name = paper.put('legal_name', paper.chance(0.5) ? legal.toUpperCase() : legal)
    const all = listed(paper, 'signatories', signers, paper.pick(['plain', 'upper', 'upperLast', 'commaPlain']))
    const form = paper.pick(['enOrdinal', 'enLong', 'enBritish', 'enDash', 'iso'] as const)
    const signed = addDays(paper.today, -paper.between(6, 1800))
    const when = putDate(paper, 'document_date', signed, form)
    const bank = paper.pick(['the Bank', 'Dominion Lakes Bank', 'Prairie & Coast Credit Union', 'any chartered bank'])
    const head = paper.pick(['middle', 'left'] as const)
    const heads = [
      [name, '(the “Corporation”)', 'RESOLUTION OF THE DIRECTORS'],
      ['RESOLUTIONS IN WRITING OF THE BOARD OF DIRECTORS OF', name],
      ['CERTIFIED COPY OF A RESOLUTION', `Corporation: ${name}`],
      ['DIRECTORS’ CONSENT RESOLUTION', name, 'Business Corporations Act'],
    ]
    for (const one of paper.pick(heads)) para(flow, one, { bold: true, align: head, size: flow.letter + 2, after: 3 })
    rule(flow, { after: 14 })
    const isTable = paper.chance(0.4)
    para(
      flow,
      paper.pick([
        'WHEREAS the Corporation wishes to open and maintain accounts and appoint signing officers;',
        'The undersigned, being all the directors of the Corporation, hereby consent to the following resolutions pursuant to section 117 of the Act:',
        'The following resolutions, signed by all the directors entitled to vote, are as valid as if passed at a meeting.',
      ]),
      { after: 12 },
    )
    para(
      flow,
      paper.pick(['BE IT RESOLVED THAT:', 'RESOLVED:', 'IT WAS RESOLVED THAT', 'NOW THEREFORE BE IT RESOLVED THAT:']),
      { bold: true },
    )
    const roles = signers.map((_, index) => titles[index] ?? 'Director')
    const withRoles = all.map((one, index) => `*${one}*, ${roles[index] ?? ''}`)
    const appointments = [
      `1.  ${enumerated(withRoles, 'and')}, ${signers.length > 1 ? paper.pick(['acting jointly', 'any one of them acting alone', 'any two of them']) : 'acting alone'}, ${signers.length > 1 ? 'are' : 'is'} authorized on behalf of the Corporation to sign cheques, execute agreements and give instructions to ${bank}.`,
      `1.  The signing authority of the Corporation at ${bank} shall be exercised by ${enumerated(withRoles, 'and')}.`,
      `1.  Until revoked in writing, the following may sign any document for the Corporation: ${enumerated(withRoles, 'or')}.`,
    ]
    if (isTable) {
      para(
        flow,
        `1.  The persons listed below are hereby appointed signing officers in respect of all dealings with ${bank}:`,
      )
      grid(
        flow,
        [
          { title: paper.pick(['Name', 'Authorized signatory', 'Signing officer']), share: 3 },
          { title: paper.pick(['Title', 'Office held']), share: 2 },
          { title: 'Specimen signature', share: 3 },
        ],
        all.map((one, index) => [one, roles[index] ?? '', ' ']),
        { look: paper.pick(['boxes', 'rules']), size: flow.letter, pad: 6 },
      )
    } else para(flow, paper.pick(appointments), { after: 10 })
    const more = [
      `2.  All acts and things done prior hereto in respect of the foregoing are ratified and confirmed.`,
      '3.  The Corporation may borrow upon its credit such sums as the signing officers consider proper, to a limit of $250,000.00.',
      `4.  The registered office and fiscal year end of the Corporation remain unchanged.`,
      '5.  This resolution may be executed in counterparts and transmitted electronically.',
    ]
    for (const one of more) if (paper.chance(0.65)) para(flow, one, { after: 9 })
    need(flow, 150)
    const closings = [
      `DATED ${form === 'enOrdinal' ? 'this' : 'as of'} ${when}.`,
      `The foregoing resolutions are consented to by all the directors of the Corporation as of ${form === 'enOrdinal' ? 'the ' : ''}${when}.`,
      `Effective ${form === 'enOrdinal' ? 'the ' : ''}${when}`,
      `Passed ${form === 'enOrdinal' ? 'on the' : 'on'} ${when} and still in full force and effect.`,
    ]
    para(flow, paper.pick(closings), { after: 8 })
    signLines(
      flow,
      directors.map((one) => [one, 'Director']),
    )
    return sheetsOf(
      flow,
      [`SPECIMEN – ${paper.pick(['minute book tab 3', 'Resolution no. ' + paper.code('20##-0#'), 'page {page}'])}`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
