import { addDays, longDate } from '../../../../calendar.ts'
import { box, ellipse, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf, two } from '../kit.ts'
import { company, crowd } from '../people.ts'

/** A western registrar's certificate: a framed landscape of sentences, the number in the corner, a seal and a signature. */
export const certificateBc: UnseenLayout = {
  name: 'certificate-bc',
  docType: 'certificate_of_incorporation',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const registrar = crowd(paper, 'CA')()
    const made = addDays(paper.today, -paper.between(60, 4000))
    const printed = addDays(paper.today, -paper.between(2, 55))
    const name = `${company(paper, 'CA').toUpperCase()} ${paper.pick(['INC.', 'LTD.', 'CORP.'])}`
    const [x, y] = [306, 76]
    const body = column(90, 250, 432, { size: 12, face: 'serif', leading: 20 })
    const hours = `${two(paper.between(8, 11))}:${two(paper.between(0, 59))} AM Pacific Time`
    body.say('CERTIFICATE OF', { size: 22, face: 'serif-bold', align: 'middle' })
    body.say('INCORPORATION', { size: 22, face: 'serif-bold', align: 'middle' })
    body.skip(6)
    body.say('BUSINESS CORPORATIONS ACT', { size: 11, align: 'middle' })
    body.skip(30)
    body.say(
      `I Hereby Certify that ${paper.put('legal_name', name)} was incorporated under the Business Corporations Act on ${paper.put('incorporation_date', made, longDate(made, 'en'))} at ${hours}.`,
    )
    body.skip(52)
    body.say('Issued under my hand at Victoria,', { align: 'right' })
    body.say(paper.put('jurisdiction', 'British Columbia'), { align: 'right' })
    body.skip(60)
    body.say(`${registrar.given} ${registrar.surname}`, { align: 'right', face: 'serif-bold' })
    body.say('Registrar of Companies', { align: 'right', size: 10 })
    return [
      sheetOf('letter', [
        box(40, 36, 532, 710, { stroke: '#1f3f66', strokeWidth: 3 }),
        box(46, 42, 520, 698, { stroke: '#1f3f66', strokeWidth: 0.7 }),
        shape(`M${x - 26} ${y} L${x + 26} ${y} L${x + 22} ${y + 44} L${x} ${y + 62} L${x - 22} ${y + 44} Z`, {
          stroke: '#1f3f66',
          strokeWidth: 1.6,
        }),
        text(x, y + 32, 'BC', { size: 16, face: 'serif-bold', align: 'middle', color: '#1f3f66' }),
        text(x, y + 84, 'COMPANY REGISTRY', { size: 8.5, face: 'sans', align: 'middle' }),
        text(548, 66, `Number: ${paper.put('registration_number', paper.code('BC1######'))}`, {
          size: 11,
          face: 'serif-bold',
          align: 'right',
        }),
        ...body.marks,
        ellipse(160, 590, 46, 46, { stroke: '#8c1d2c', strokeWidth: 2 }),
        ellipse(160, 590, 38, 38, { stroke: '#8c1d2c', strokeWidth: 0.8 }),
        text(160, 587, 'REGISTRAR', { size: 8, align: 'middle', color: '#8c1d2c' }),
        text(160, 598, 'OF COMPANIES', { size: 8, align: 'middle', color: '#8c1d2c' }),
        text(60, 716, 'ELECTRONIC CERTIFICATE', { size: 8, face: 'sans-bold' }),
        text(60, 728, `Copy retrieved ${longDate(printed, 'en')} – Confirmation ${paper.code('#######')}`, { size: 7 }),
        text(552, 728, 'SPECIMEN', { size: 7, align: 'right' }),
      ]),
    ]
  },
}
