import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel, figures, page } from '../kit.ts'
import { folk } from '../people.ts'

/** A British tax office's letter on Child Benefit: contact details at the right, a bar-coded form number, plain paragraphs. */
export const childBenefitLetter: UnseenLayout = {
  name: 'child-benefit-letter',
  docType: 'government_letter',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'GB')
    const [holder, child] = [next(), next()]
    const written = addDays(paper.today, -paper.between(5, 160))
    const from = addDays(written, paper.between(4, 20))
    const weekly = paper.pick([2605, 2690, 4330])
    const { say, rows, flow, add, marks } = easel({ face: 'sans', size: 9.2 })
    const teal = '#008670'

    add(box(40, 36, 3, 44, { fill: teal }))
    rows(50, 52, 16, ['HM Revenue', '& Customs'], { size: 15 })
    paper.put('issuer_name', 'HM Revenue & Customs', 'HM Revenue')
    const address = [...holder.lines]
    rows(
      62,
      146,
      12.6,
      [
        `${holder.woman ? 'Ms' : 'Mr'} ${paper.put('document_holder_name', `${holder.given} ${holder.surname}`)}`,
        ...address,
      ],
      { size: 9.6 },
    )
    paper.put('address', address.join(', '), address[0])
    const facts: readonly (readonly [string, readonly string[]])[] = [
      ['', ['Child Benefit Office', 'PO Box 1', 'Newcastle upon Tyne', 'NE88 1AA']],
      ['Phone', ['0300 200 3100', 'Monday to Friday 8am to 6pm']],
      ['Web', ['www.gov.uk/child-benefit']],
      ['Date', [paper.put('document_date', written, dated(written, 'D MONTH YYYY', 'en'))]],
      ['Our ref', [paper.put('reference_number', paper.code('CHB ######## @@'))]],
      ['NINO', [paper.code('@@ ## ## ## @').replace(/[DFIQUV]/g, 'A')]],
    ]
    let y = 58
    for (const [label, values] of facts) {
      say(362, y, label, { face: 'sans-bold', size: 8 })
      y = rows(412, y, 11.4, values, { size: 8.4 }) + 6
    }
    const title = holder.woman ? 'Ms' : 'Mr'
    say(40, 258, `Dear ${title} ${holder.surname}`)
    say(40, 286, 'Your Child Benefit award', { face: 'sans-bold', size: 13, color: teal })
    let at = flow(
      { x: 40, y: 308, width: 515, leading: 14 },
      `Thank you for your claim. We have decided that you are entitled to Child Benefit of £${figures(weekly, 'comma')} a week from ${dated(from, 'D MONTH YYYY', 'en')} for the children shown below.`,
    )
    at += 10
    add(box(40, at, 515, 20, { fill: '#e6f2f0' }))
    say(48, at + 14, 'Child’s name', { face: 'sans-bold', size: 8.4 })
    say(260, at + 14, 'Date of birth', { face: 'sans-bold', size: 8.4 })
    say(400, at + 14, 'Payable until', { face: 'sans-bold', size: 8.4 })
    const born = addDays(written, -paper.between(60, 3000))
    say(48, at + 36, `${child.given} ${holder.surname}`)
    say(260, at + 36, dated(born, 'DD/MM/YYYY'))
    say(400, at + 36, `31/08/${Number(born.slice(0, 4)) + 16}`)
    add(line(40, at + 44, 555, at + 44, { stroke: teal }))
    at = flow(
      { x: 40, y: at + 70, width: 515, leading: 14 },
      `We will pay this every four weeks, usually on a Monday, into the account ending ${paper.code('###')}. Your first payment of £${figures(weekly * 4, 'comma')} will reach you by ${dated(addDays(from, 28), 'D MONTH YYYY', 'en')}.`,
    )
    at = flow(
      { x: 40, y: at + 10, width: 515, leading: 14 },
      'If you or your partner has an individual income above £60,000 a year, a tax charge may apply. You can work out how much at www.gov.uk/child-benefit-tax-calculator.',
    )
    say(40, at + 14, 'What you must tell us', { face: 'sans-bold', size: 10, color: teal })
    at = rows(52, at + 32, 14, [
      '-  if you move home or change your name',
      '-  if a child leaves home, or leaves approved education or training',
      '-  if you or the child go abroad for more than eight weeks',
    ])
    at = flow(
      { x: 40, y: at + 10, width: 515, leading: 14 },
      `If you think our decision is wrong, ask us to look at it again within one month of the date of this letter, that is by ${dated(addDays(written, 30), 'D MONTH YYYY', 'en')}.`,
    )
    say(40, at + 16, 'Keep this letter. You may need it to show that you get Child Benefit.')
    say(40, at + 50, `${next().given} ${next().surname}`)
    say(40, at + 64, 'Customer Operations', { size: 8.4 })
    const bars = [...paper.code('##########')].flatMap((digit, index) => [
      box(40 + index * 9, 784, 1 + Number(digit) / 3, 20, { fill: '#000' }),
    ])
    add(...bars)
    say(40, 816, `CH${paper.code('###')} (Award)  SPECIMEN`, { size: 7 })
    say(555, 816, `HMRC ${dated(written, 'MM/YY')}`, { size: 7, align: 'right' })
    return [page(marks)]
  },
}
