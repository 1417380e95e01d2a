import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { another, firm, full, someone } from '../people.ts'

/** A page of a local paper about banks, mortgages and taxes: the words of statements, in columns of prose. */
export const newspaperCutting: UnseenLayout = {
  name: 'newspaper-cutting',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const f = pen('serif', 'serif-bold')
    const one = someone(paper, 'CA')
    const two = another(paper, 'CA', one)
    const on = addDays(paper.today, -paper.between(1, 300))
    const town = one.town
    const sheet = paper.put('issuer_name', `The ${town} ${paper.pick(['Examiner', 'Standard', 'Herald'])}`)
    const union = `${firm(paper, 'CA', ['Savings', 'Mutual'])} Credit Union`
    const sum = amount(paper.between(20_000, 90_000), 'en')
    const column = (x: number, y: number, content: string) =>
      paragraph({ x, y, width: 166, leading: 12.4 }, content, { size: 9, face: 'serif' })
    const marks: Marks = [
      f.M(306, 58, sheet, 30),
      rule(40, 70, 572, '#111', 1.4),
      f.l(40, 82, dated(paper, 'document_date', on, 'MMMM D, YYYY'), 8.4),
      f.m(306, 82, 'Business', 8.4),
      f.r(572, 82, 'Page B3    $2.50', 8.4),
      rule(40, 88, 572, '#111', 0.6),
      f.L(40, 124, `Members see mortgage`, 24),
      f.L(40, 152, `payments jump by hundreds`, 24),
      f.l(40, 174, `By ${full(two)}, staff reporter`, 9),
      column(
        40,
        200,
        `${town.toUpperCase()} — When the statement arrived in the mail, ${full(one)} read the closing balance twice. The payment due each month had gone up by $${sum}. "I thought it was a typing error," the retired teacher said on Tuesday. It was not. ${union} renewed more than 900 mortgages this spring, most of them at an interest rate over five per cent.`,
      ),
      column(
        223,
        200,
        `The lender's chief executive said members were warned by letter. "Anyone whose gross pay has not kept pace can spread the principal over thirty years," she told a meeting that drew 140 people. Property taxes, up six per cent, and a utility bill that doubled since 2021 have added to the strain, according to a survey by the food bank.`,
      ),
      column(
        406,
        200,
        `Town council will debate a deferral of the tax instalment due on June 30. A notice of assessment from the revenue agency, council staff wrote, would be enough to show that a household qualifies. The mayor said she expects a close vote. Account holders may bring their questions to the branch on Ferry Street until the end of the month.`,
      ),
      line(214, 192, 214, 470, { stroke: '#bbb', strokeWidth: 0.5 }),
      line(397, 192, 397, 470, { stroke: '#bbb', strokeWidth: 0.5 }),
      box(40, 500, 340, 180, { fill: '#d9d9d9' }),
      box(60, 560, 90, 120, { fill: '#b4b4b4' }),
      box(170, 530, 70, 150, { fill: '#a3a3a3' }),
      box(260, 580, 100, 100, { fill: '#bdbdbd' }),
      f.l(40, 694, `The branch on Ferry Street, ${town}. (File photo)`, 7.8),
      box(396, 500, 176, 180, { stroke: '#111', strokeWidth: 1 }),
      f.M(484, 530, 'FALL TIRE SALE', 14),
      f.m(484, 556, 'Buy 3, get the 4th free', 10),
      f.m(484, 590, 'Queensway Tire & Lube', 10),
      f.m(484, 606, 'Open Sundays', 9),
    ]
    return [page('letter', marks)]
  },
}
