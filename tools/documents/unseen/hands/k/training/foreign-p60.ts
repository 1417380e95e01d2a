import type { UnseenLayout } from '../../../layout.ts'
import { box, cells, grid, lines, money, page, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const employers = ['Cranmoor Fixings Ltd', 'Larkfield Academy Trust', 'Tamarind Kitchens UK Ltd', 'Dunlin Freight plc']

/** A British certificate of the year's pay and tax (P60): near to a payslip. */
export const foreignP60: UnseenLayout = {
  name: 'foreign-p60',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'GB')
    const pay = paper.between(1800000, 6400000)
    const tax = Math.round((pay - 1257000) * 0.2)
    const year = paper.pick(['2026', '2025', '2024'])
    const ni = Math.round((pay - 1257000) * 0.08)
    const y = paper.pick([150, 180])
    return [
      page(paper, [
        text(50, 60, 'P60 End of Year Certificate', { size: 17, face: 'sans-bold', color: '#c45a00' }),
        text(50, 78, paper.pick([`Tax year to 5 April ${year}`, `For the tax year ended 5 April ${year}`]), {
          size: 11,
          face: 'sans',
        }),
        text(
          50,
          100,
          'To the employee: please keep this certificate in a safe place as you will need it if you have to fill in a tax return.',
          { size: 7.5 },
        ),
        text(
          50,
          112,
          'This is a printed copy of your eP60. By law you are required to tell HM Revenue & Customs about any income that is not fully taxed.',
          { size: 7.5 },
        ),
        text(50, y - 8, 'Employee’s details', { size: 9, face: 'sans-bold' }),
        cells({ x: 50, y, height: 30, fill: '#fff1e0' }, [
          [200, 'Surname', who.surname.toUpperCase()],
          [170, 'Forenames or initials', who.given.toUpperCase()],
          [125, 'National Insurance number', paper.code('@@######C')],
        ]),
        cells({ x: 50, y: y + 30, height: 30, fill: '#fff1e0' }, [
          [200, 'Works/payroll number', paper.code('000###')],
          [295, 'PAYE reference', paper.code('120/@@#####')],
        ]),
        text(50, y + 84, 'Pay and Income Tax details', { size: 9, face: 'sans-bold' }),
        box(50, y + 92, 495, 90, { stroke: '#c45a00' }),
        grid(
          { y: y + 108, leading: 18, edges: [58, -400, -536] },
          [
            ['', 'Pay £', 'Tax deducted £'],
            ['In previous employment(s)', '0.00', '0.00'],
            ['In this employment', money(pay), money(tax)],
            ['Total for year', money(pay), money(tax)],
          ],
          { size: 9 },
        ).marks,
        text(58, y + 178, `Final tax code ${paper.pick(['1257L', '1263L W1', 'K475'])}`, { size: 8.5 }),
        text(50, y + 208, 'National Insurance contributions in this employment', { size: 9, face: 'sans-bold' }),
        cells({ x: 50, y: y + 216, height: 32 }, [
          [80, 'NIC letter', 'A'],
          [140, 'Earnings at the LEL', '6,396'],
          [140, 'Above LEL up to PT', '6,174'],
          [135, 'Employee’s contributions', money(ni)],
        ]),
        text(
          50,
          y + 276,
          'Statutory payments: maternity 0.00  paternity 0.00  shared parental 0.00     Student loan deductions 0',
          { size: 8 },
        ),
        lines(60, y + 330, 13, [who.name, ...home(paper, 'GB')], { size: 9 }),
        text(330, y + 330, 'Your employer’s full name and address', { size: 7 }),
        lines(330, y + 343, 12, [paper.pick(employers), 'Unit 9, Sidings Way', 'Derby DE24 8XX'], { size: 9 }),
        text(
          50,
          780,
          'Certificate by employer/paying office: this form shows your total pay for Income Tax purposes in this employment for the year.',
          { size: 7 },
        ),
      ]),
    ]
  },
}
