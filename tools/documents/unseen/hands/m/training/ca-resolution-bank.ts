import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, plain, several } from '../people.ts'
import { ago, american, listed, solemn } from '../say.ts'

const roles = ['President', 'Chief Financial Officer', 'Treasurer', 'Vice-President, Operations'] as const
const banks = ['Grand Portage Savings', 'The Colonial Bank of Canada', 'Cordova Credit Union'] as const

/** A certified copy of a directors' resolution about banking: recitals, RESOLVED THAT clauses, signing officers in a list or a sentence, the secretary who certifies is another person. */
export const caResolutionBank: UnseenLayout = {
  name: 'ca-resolution-bank',
  docType: 'board_resolution',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const name = paper.put('legal_name', paper.pick(firms.CA))
    const flow = openFlow({
      paper: 'letter',
      left: 80,
      right: 80,
      size: 11,
      face: paper.pick(['serif', 'mono', 'sans']),
      foot: 'Corporate minute book – tab 4',
    })
    const held = ago(paper, 3, 400)
    const people = several(paper, 'CA', paper.between(3, 4))
    const [secretary, ...officers] = people
    const names = listed(paper, 'signatories', officers.map(plain))
    flow.gap(20)
    flow.c(name, { size: 14, face: 'serif-bold', after: 3 })
    flow.c(paper.pick(['(the “Corporation”)', '(hereinafter the “Corporation”)']), { size: 10, after: 14 })
    flow.c(
      paper.pick([
        'CERTIFIED COPY OF A RESOLUTION OF THE DIRECTORS',
        'RESOLUTION OF THE BOARD OF DIRECTORS',
        'CONSENT RESOLUTION OF THE DIRECTORS – BANKING',
      ]),
      { size: 11.5, face: 'serif-bold', after: 18 },
    )
    const date = paper.put('document_date', held, paper.pick([american(held), solemn(held)]))
    const dateFirst = paper.chance(0.5)
    const lead = dateFirst
      ? `The following resolution was passed by the directors of the Corporation on the ${date.replace(/^(?=[A-Z])/, 'day of ')}, and is now in full force and effect.`
      : 'The undersigned, being all of the directors of the Corporation, hereby sign the following resolutions in lieu of a meeting.'
    flow.p(lead.replace('on the day of', 'on'), { after: 12 })
    flow.p(
      `WHEREAS the Corporation wishes to open and operate one or more accounts with ${paper.pick(banks)} (the “Bank”);`,
      { after: 10 },
    )
    flow.p('BE IT RESOLVED THAT:', { face: 'serif-bold', after: 8 })
    flow.p(
      `1. The Bank is appointed banker of the Corporation, and account no. ${paper.code('#####-###')} shall be maintained for general purposes.`,
      { indent: 20, after: 8 },
    )
    if (paper.chance(0.5)) {
      flow.p(
        `2. ${paper.pick(['Any one', 'Any two'])} of the following persons are authorized to sign cheques, agreements and instructions on behalf of the Corporation:`,
        { indent: 20, after: 6 },
      )
      names.forEach((one, index) =>
        flow.p(`${one}${paper.chance(0.7) ? `  –  ${roles[index] ?? roles[0]}` : ''}`, { indent: 56, after: 4 }),
      )
    } else {
      flow.p(
        `2. ${names.map((one, index) => `${one}, ${roles[index] ?? roles[0]}`).join(', and ')}, acting ${paper.pick(['alone', 'jointly'])}, be and hereby are authorized to execute and deliver all documents in the name of the Corporation.`,
        { indent: 20 },
      )
    }
    flow.gap(6)
    flow.p(
      '3. This resolution shall remain in force until written notice to the contrary has been received by the Bank at its branch of account.',
      { indent: 20, after: 16 },
    )
    flow.p(
      `I certify that the foregoing is a true copy of a resolution duly passed${dateFirst ? '' : ` as of ${date}`} and that it has not been amended or rescinded.`,
      { after: 34 },
    )
    flow.put(line(80, flow.y(), 300, flow.y()))
    flow.p(secretary ? `${plain(secretary)}, Corporate Secretary` : '', { size: 10 })
    flow.put(text(532, flow.y(), 'c/s', { size: 9, face: 'serif', align: 'right' }))
    return flow.sheets()
  },
}
