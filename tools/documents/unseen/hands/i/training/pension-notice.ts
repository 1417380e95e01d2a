import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, initialsOf, issuer, nameIn, somebody } from '../people.ts'

/** A pension board's yearly statement after indexing: old and new amounts beside each other, in a letter with a small table. */
export const pensionNotice: UnseenLayout = {
  name: 'pension-notice',
  docType: 'pension_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['serif', 'sans', 'narrow']), size: 9 })
    const year = paper.between(2024, 2026)
    const written = addDays(`${year}-01-05`, paper.between(0, 45))
    const form = paper.pick(['September 30, 2026', 'Sep 30, 2026', '2026-09-30'] as const)
    const before = paper.between(61_000, 489_000)
    const rise = paper.between(12, 48)
    const after = Math.round(before * (1 + rise / 1000))
    const board = issuer(paper, 'pension')
    logo(
      page,
      50,
      32,
      initialsOf(board),
      paper.pick(['leaf', 'disc', 'bars']),
      paper.pick(['#3f5d3a', '#7c3f00', '#2c3e66']),
    )
    page.text(102, 50, paper.put('issuer_name', board), { bold: true, size: 12 })
    page.text(
      102,
      63,
      paper.pick([
        'Pensioner Services, PO Bag 500, Regina SK',
        '1200 Pension Plaza, Fredericton NB  E3B 5A6',
        'Retired member services 1-800-555-0154',
      ]),
      { size: 7.4 },
    )
    page.right(
      562,
      50,
      paper.pick([
        'Annual pension statement',
        'Statement of pension',
        'PENSION STATEMENT',
        'Pension adjustment notice',
      ]),
      { size: 11 },
    )
    const holder = somebody(paper, 'CA')
    const name = paper.put('document_holder_name', nameIn(holder, paper.pick(['capitals', 'plain', 'initial'])))
    const swap = paper.chance(0.5)
    const dated = `${paper.pick(['', 'Date: ', 'Statement date: ', 'Issued '])}${putDate(paper, 'document_date', written, form)}`
    if (swap) page.text(50, 108, dated)
    else page.right(562, 108, dated)
    page.stack(64, 136, 12, [name, ...home(paper, 'CA', paper.chance(0.5)).lines])
    page.text(330, 136, `Pension no. ${paper.code('P-######')}`, { size: 8 })
    page.text(330, 150, `Plan ${paper.code('0##')}   Retired ${dateIn(`${paper.between(2005, 2021)}-07-01`, form)}`, {
      size: 8,
    })
    let y =
      page.prose(
        50,
        216,
        510,
        `Your pension has been adjusted by ${(rise / 10).toFixed(1)}% effective January 1, ${year}, in line with the rise of the Consumer Price Index. ${paper.pick(['No action is needed.', 'Payments are made on the second last banking day of each month.'])}`,
      ) + 10
    const monthly = putMoney(paper, 'monthly_amount', after, '-$1.00')
    const yearly = putMoney(paper, 'annual_income', after * 12, '-$1.00')
    if (paper.chance(0.5)) {
      y = page.grid(
        [
          ['', 54],
          [`To December 31, ${year - 1}`, 400, 'right'],
          [`From January 1, ${year}`, 552, 'right'],
        ],
        [
          [
            paper.pick(['Monthly pension', 'Gross monthly pension', 'Monthly amount']),
            moneyIn(before, '-$1.00'),
            monthly,
          ],
          [
            paper.pick(['Annual pension', 'Yearly amount', 'Annual equivalent']),
            moneyIn(before * 12, '-$1.00'),
            yearly,
          ],
        ],
        { x: 50, y, width: 512, leading: 18, shade: '#ebe7dd', rules: paper.pick(['rows', 'frame']) },
      )
    } else {
      y = page.pairs({ x: 50, right: 400, y: y + 8, leading: 17 }, [
        [`Monthly pension in ${year - 1}`, moneyIn(before, '-$1.00')],
        [
          paper.pick([
            `New monthly pension`,
            `Your monthly pension from January ${year}`,
            'Monthly payment, before tax',
          ]),
          monthly,
          true,
        ],
        [paper.pick([`Annual pension for ${year}`, 'Total for the year', 'Annual gross pension']), yearly],
      ])
    }
    page.prose(
      50,
      y + 24,
      510,
      `This statement may be shown as proof of income. Spousal survivor benefit: 60%. A T4A slip for ${year - 1} will be mailed by February 28. Your bridge benefit ended at age 65. Deposited to: ****${paper.code('####')}.`,
      { size: 8 },
    )
    page.stack(50, y + 90, 12, [nameIn(somebody(paper, 'CA'), 'plain'), 'Director, Pension Payroll'], { size: 8.6 })
    return [page.sheet()]
  },
}
