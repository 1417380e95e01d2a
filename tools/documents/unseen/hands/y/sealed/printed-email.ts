import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose } from '../kit.ts'
import { firm, people } from '../people.ts'

/** A message about a job, printed from a mail reader: it speaks of salary and a start, yet it is no letter of an employer. */
export const printedEmail: UnseenLayout = {
  name: 'printed-email',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'GB')
    const [to, from] = [next(), next()]
    const sent = addDays(paper.today, -paper.between(2, 90))
    const mail = (one: { given: string; surname: string }, host: string) =>
      `${one.given}.${one.surname}@${host}`.toLowerCase()
    const body = prose(
      40,
      190,
      [
        `Hi ${to.given},`,
        `It was good to meet you at ${firm(paper, 'GB')} on Tuesday. As I said on the phone, the team is thinking of somewhere around £${paper.between(26, 48)},000 to £${paper.between(49, 60)},000, three days in the office. Nothing is settled yet and they are still seeing two other people.`,
        'Could you let me know whether a start in the new year would suit you, and what notice you have to give?',
        'Best wishes,',
        from.given,
        '-- ',
        `${from.full} | Senior Recruiter | Finch & Tarn Talent | 01632 960 1${paper.code('##')}`,
      ],
      { width: 500, size: 10, face: 'sans', gap: 9 },
    )
    return [
      pageOf('a4', [
        text(40, 40, `${dated(sent, 'DD/MM/Y')}, 09:1${paper.between(0, 9)}`, { size: 7.4, face: 'sans' }),
        text(300, 40, 'Mail - Re: next steps?', { size: 7.4, face: 'sans' }),
        text(40, 84, 'Re: next steps?', { size: 15, face: 'sans-bold' }),
        line(40, 94, 555, 94),
        text(40, 114, `From: ${from.full} <${mail(from, 'finchtarn.example')}>`, { size: 9.4, face: 'sans' }),
        text(40, 130, `To: ${paper.put('document_holder_name', to.full)} <${mail(to, 'postbox.example')}>`, {
          size: 9.4,
          face: 'sans',
        }),
        text(40, 146, `Sent: ${paper.put('document_date', sent, dated(sent, 'd N Y'))} 08:4${paper.between(0, 9)}`, {
          size: 9.4,
          face: 'sans',
        }),
        line(40, 158, 555, 158),
        ...body.marks,
        text(40, 812, 'https://mail.postbox.example/inbox/print?id=SPECIMEN', { size: 7, face: 'sans' }),
        text(555, 812, '1/1', { size: 7, face: 'sans', align: 'right' }),
      ]),
    ]
  },
}
