import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid, logo, signLine, square } from '../blocks.ts'
import { add, need, openFlow, para, sheetsOf } from '../flow.ts'
import { text } from '../../../../drawing/sheet.ts'
import { company } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** An American bank's corporate resolution, filled in: lettered agents with ticked powers, certified by a secretary who does not sign cheques. */
export const secretaryCertificate: UnseenLayout = {
  name: 'secretary-certificate',
  docType: 'board_resolution',
  country: 'US',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'US', 4)
    const signers = people.slice(0, paper.between(1, 3))
    const secretary = named(people[3] ?? { given: 'A', last: 'B', isWoman: true })
    const flow = openFlow(paper, {
      size: 'letter',
      faces: ['sans', 'narrow', 'serif'],
      letter: [8, 9.5],
      margin: [36, 60],
    })
    const legal = paper.put('legal_name', company(paper, 'US'))
    const all = listed(paper, 'signatories', signers, paper.pick(['plain', 'upper', 'commaPlain', 'plain']))
    const signed = addDays(paper.today, -paper.between(4, 1200))
    const form = paper.pick(['us', 'enLong', 'us', 'enShort'] as const)
    const bank = paper.pick([
      'Cornerstone Prairie Bank, N.A.',
      'First Harbor Savings & Trust',
      'Mesa Valley Federal Credit Union',
      'Union & Delta Bank',
    ])
    const isForm = paper.chance(0.6)
    const roles = ['President', 'Treasurer', 'Controller', 'Manager']
    if (isForm) {
      add(
        flow,
        ...logo(flow.left, flow.y, bank.slice(0, 1), {
          color: paper.pick(['#13406b', '#7a2b13', '#0f5a3a']),
          kind: paper.between(0, 2),
          size: 26,
        }),
        text(flow.left + 34, flow.y + 17, bank, { size: 10, face: 'sans-bold' }),
      )
      flow.y += 36
      para(
        flow,
        paper.pick(['CORPORATE AUTHORIZATION RESOLUTION', 'BUSINESS ACCOUNT RESOLUTION', 'Entity Authorization']),
        { size: 14, bold: true, after: 6 },
      )
      cells(
        flow,
        [
          ['By (legal name of entity)', legal, 3],
          ['Federal tax ID', paper.code('##-#######'), 1],
        ],
        { height: 30 },
      )
      cells(
        flow,
        [
          ['Address', address(paper, 'US').join(', '), 3],
          ['Account no.', paper.code('XXXXXX####'), 1],
        ],
        { height: 30 },
      )
      flow.y += 10
      para(
        flow,
        `A. I, ${secretary}, certify that I am Secretary (clerk) of the above named corporation organized under the laws of ${paper.pick(['DELAWARE', 'MINNESOTA', 'GEORGIA'])}, and that the resolutions on this document are a correct copy of the resolutions adopted at a meeting of the Board of Directors duly and properly called and held.`,
      )
      para(
        flow,
        'B. Agents. Any Agent listed below, subject to any written limitations, is authorized to exercise the powers granted as indicated:',
      )
      grid(
        flow,
        [
          { title: paper.pick(['Name and Title or Position', 'Name of Agent', 'Authorized signer']), share: 4 },
          { title: 'Signature', share: 3 },
          { title: 'Facsimile', share: 2 },
        ],
        all.map((one, index) => [
          `${'ABC'.charAt(index)}.  ${one}${paper.chance(0.7) ? `, ${roles[index] ?? ''}` : ''}`,
          'X ______________',
          'X ________',
        ]),
        { look: 'boxes', pad: 5 },
      )
      for (const [index, power] of [
        'Exercise all of the powers listed in this resolution.',
        'Open any deposit or share account(s) in the name of the Corporation.',
        'Endorse checks and orders for the payment of money.',
        'Borrow money on behalf and in the name of the Corporation.',
        'Enter into a written lease for a safe deposit box.',
      ].entries()) {
        need(flow, 20)
        add(flow, ...square(flow.left + 4, flow.y + 1, index === 0 || paper.chance(0.3), 8))
        para(flow, `(${index + 1}) ${power}`, { x: flow.left + 22, after: 3 })
      }
      need(flow, 110)
      para(
        flow,
        `Effect on previous resolutions. This resolution supersedes resolution dated ${paper.pick(['N/A', dated(addDays(signed, -900), form)])}. If not completed, all resolutions remain in effect.`,
        { after: 10 },
      )
      para(
        flow,
        `In Witness Whereof, I have subscribed my name to this document ${paper.pick(['on', 'and affixed the seal on'])} ${putDate(paper, 'document_date', signed, form)} (date).`,
        { after: 2 },
      )
      flow.y = signLine(flow, ['Secretary', secretary], { x: flow.left, width: 190, above: secretary }) + 8
      return sheetsOf(flow, [
        `© ${paper.code('20##')} Banker Form Systems  Form CA-1   (page {page} of {pages})   SPECIMEN`,
      ])
    }
    const when = putDate(paper, 'document_date', signed, paper.pick(['enOrdinal', 'enLong'] as const))
    for (const one of [
      paper.pick([
        'SECRETARY’S CERTIFICATE',
        'CERTIFICATE OF CORPORATE RESOLUTION',
        'CERTIFICATE OF INCUMBENCY AND RESOLUTION',
      ]),
      legal,
    ])
      para(flow, one, { size: 13, bold: true, align: 'middle', after: 4 })
    flow.y += 14
    para(
      flow,
      `I, ${secretary}, do hereby certify that I am the duly elected and qualified Secretary and keeper of the records of *${legal}*, and that the following is a true copy of resolutions duly adopted by its Board of Directors ${when.includes('day of') ? 'on the' : 'on'} ${when}:`,
      { after: 12, size: flow.letter + 1 },
    )
    para(
      flow,
      `RESOLVED, that ${paper.pick(['the following officers be, and each hereby is, authorized to sign for and bind this corporation', 'any one of the individuals named below is empowered to execute and deliver all instruments, open accounts and draw checks'])}:`,
      { x: flow.left + 24, after: 6, size: flow.letter + 1 },
    )
    for (const [index, one] of all.entries())
      para(flow, `*${one}*   –   ${roles[index] ?? ''}`, { x: flow.left + 60, after: 6, size: flow.letter + 1 })
    para(
      flow,
      'FURTHER RESOLVED, that this authority shall remain in force until written notice of its revocation is received by the bank.',
      { x: flow.left + 24, after: 20, size: flow.letter + 1 },
    )
    para(flow, 'I FURTHER CERTIFY that said resolutions have not been amended or rescinded and are in full force.', {
      after: 12,
      size: flow.letter + 1,
    })
    flow.y = signLine(flow, [`${secretary}, Secretary`, '(CORPORATE SEAL)'], { x: flow.left + 220, width: 200 }) + 8
    return sheetsOf(flow, ['SPECIMEN'], paper.pick(['left', 'right']))
  },
}
