import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { wavePattern } from '../../../../drawing/security-print.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, letter, money, slashed } from '../kit.ts'
import { home, issuers, mailLines, resident, withInitial } from '../people.ts'

const taxes = [
  ['Federal Income Tax', 0.101],
  ['Social Security Tax', 0.062],
  ['Medicare Tax', 0.0145],
  ['State Income Tax', 0.038],
] as const
const others = [
  ['401K', 0.05],
  ['Dental Pre Tx', 0.006],
  ['Health Pre Tx', 0.031],
] as const

/** Payroll processor's earnings statement: file codes at the top left, amounts split by spaces, year to date beside, check below. */
export const earningsStatement: UnseenLayout = {
  name: 'earnings-statement',
  docType: 'payslip',
  country: 'US',
  form: 'page',
  draw(paper) {
    const employer = paper.put('employer_name', paper.pick(issuers.employers).toUpperCase())
    const person = resident(paper)
    const name = paper.put('document_holder_name', withInitial(person, '').toUpperCase())
    const mail = mailLines(home(paper)).map((row) => row.toUpperCase())
    const end = addDays(paper.today, -paper.between(9, 90))
    const start = addDays(end, -13)
    const paid = addDays(end, 6)
    paper.put('pay_period_start', start, slashed(start))
    paper.put('pay_period_end', end, slashed(end))
    paper.put('document_date', paid, slashed(paid))
    const rate = paper.between(1700, 6400)
    const overtime = paper.between(0, 9)
    const earned = [rate * 80, Math.round(rate * 1.5) * overtime]
    const gross = total(earned)
    const runs = Math.max(3, Math.floor((Date.parse(paid) - Date.parse('2026-01-01')) / 1_209_600_000))
    const cents = (share: number) => Math.round(gross * share)
    const net = gross - total([...taxes, ...others].map(([, share]) => cents(share)))
    paper.put('gross_pay', canonicalMoney(gross), `$${money(gross)}`)
    paper.put('gross_pay_ytd', canonicalMoney(gross * runs), money(gross * runs))
    paper.put('net_pay', canonicalMoney(net), `$${money(net)}`)
    const small = { size: 8, face: 'sans' } as const
    const deductions = (rows: readonly (readonly [string, number])[], star: string) =>
      rows.map(([caption, share]) => [caption, `-${money(cents(share))}${star}`, money(cents(share) * runs)])
    const advice = paper.code('000000######')
    return [
      letter(
        [
          ...grid(
            [40, 76, 128, 168, 206],
            { y: 40, leading: 11 },
            [
              ['CO.', 'FILE', 'DEPT.', 'CLOCK', 'VCHR. NO.'],
              [paper.code('@@@'), paper.code('######'), paper.code('00####'), '', paper.code('0000######')],
            ],
            { size: 6.5, face: 'mono' },
          ),
          ...lines(40, 76, 11, [employer, '7700 INDUSTRIAL PKWY', 'SUITE 300'], small),
          text(330, 46, 'Earnings Statement', { size: 17, face: 'serif-bold' }),
          ...grid(
            [330, 420],
            { y: 70, leading: 12 },
            [
              ['Period Beginning:', slashed(start)],
              ['Period Ending:', slashed(end)],
              ['Pay Date:', slashed(paid)],
            ],
            small,
          ),
          ...lines(
            40,
            132,
            10.5,
            ['Taxable Marital Status:  Single', 'Exemptions/Allowances:', '   Federal:  0      State:  1'],
            { size: 7, face: 'sans' },
          ),
          text(40, 168, `Social Security Number: XXX-XX-${paper.code('####')}`, { size: 7, face: 'sans' }),
          ...lines(330, 132, 12, [name, ...mail], { size: 9, face: 'sans-bold' }),
          box(36, 190, 286, 13, { fill: '#e3e3e3' }),
          ...grid(
            [40, -150, -190, -246, -318],
            { y: 199, leading: 13 },
            [['Earnings', 'rate', 'hours', 'this period', 'year to date']],
            { size: 7.5, face: 'sans-bold' },
          ),
          ...grid(
            [40, -150, -190, -246, -318],
            { y: 216, leading: 13 },
            [
              ['Regular', money(rate), '80.00', money(earned[0] ?? 0), money((earned[0] ?? 0) * runs)],
              [
                'Overtime',
                money(Math.round(rate * 1.5)),
                `${overtime}.00`,
                money(earned[1] ?? 0),
                money((earned[1] ?? 0) * runs),
              ],
            ],
            small,
          ),
          box(120, 236, 130, 14, { fill: '#e3e3e3' }),
          ...grid(
            [124, -246, -318],
            { y: 246, leading: 13 },
            [['Gross Pay', `$${money(gross)}`, money(gross * runs)]],
            { size: 8, face: 'sans-bold' },
          ),
          ...grid([40, 124, -246, -318], { y: 272, leading: 12 }, [['Deductions', 'Statutory', '', '']], {
            size: 7.5,
            face: 'sans-bold',
          }),
          ...grid([124, -246, -318], { y: 285, leading: 12 }, deductions(taxes, ''), small),
          text(124, 344, 'Other', { size: 7.5, face: 'sans-bold' }),
          ...grid([124, -246, -318], { y: 357, leading: 12 }, deductions(others, '*'), small),
          box(120, 396, 130, 14, { fill: '#e3e3e3' }),
          ...grid(
            [124, -246],
            { y: 406, leading: 12 },
            [
              ['Net Pay', `$${money(net)}`],
              ['Checking 1', `-${money(net)}`],
              ['Net Check', '$0.00'],
            ],
            { size: 8, face: 'sans-bold' },
          ),
          line(120, 436, 318, 436),
          text(124, 450, '* Excluded from federal taxable wages', { size: 7, face: 'sans' }),
          text(124, 462, `Your federal taxable wages this period are $${money(gross - cents(0.087))}`, {
            size: 7,
            face: 'sans',
          }),
          text(340, 200, 'Other Benefits and', { size: 7.5, face: 'sans-bold' }),
          ...grid(
            [340, -500, -570],
            { y: 212, leading: 13 },
            [
              ['Information', 'this period', 'total to date'],
              ['Group Term Life', '0.51', money(51 * runs)],
              ['401K Employer Match', money(cents(0.03)), money(cents(0.03) * runs)],
              ['PTO Balance Hrs', '', money(paper.between(800, 14_000))],
            ],
            small,
          ),
          text(340, 300, 'Important Notes', { size: 7.5, face: 'sans-bold' }),
          ...lines(
            340,
            314,
            11,
            ['OPEN ENROLLMENT RUNS OCTOBER 26 TO', 'NOVEMBER 13. REVIEW YOUR BENEFICIARIES.', 'BASIS OF PAY: HOURLY'],
            { size: 7, face: 'sans' },
          ),
          ...wavePattern({ x: 36, y: 520, width: 540, height: 190 }, { color: '#8aa5c4', opacity: 0.1, count: 22 }),
          ...lines(46, 540, 11, [employer, '7700 INDUSTRIAL PKWY, SUITE 300'], small),
          ...grid(
            [400, 490],
            { y: 540, leading: 12 },
            [
              ['Advice number:', advice],
              ['Pay date:', slashed(paid)],
            ],
            small,
          ),
          text(46, 598, 'Deposited  to the account of', { size: 8, face: 'serif' }),
          text(46, 614, name, { size: 9.5, face: 'sans-bold' }),
          ...grid(
            [300, 400, -566],
            { y: 598, leading: 16 },
            [
              ['account number', 'transit  ABA', 'amount'],
              [paper.code('xxxxxx####'), 'xxxx xxxx', `$${money(net)}`],
            ],
            { size: 8, face: 'sans' },
          ),
          text(306, 680, 'NON-NEGOTIABLE   -   VOID   -   THIS IS NOT A CHECK', {
            size: 12,
            face: 'sans-bold',
            color: '#8795a8',
            align: 'middle',
          }),
        ],
        'SPECIMEN',
      ),
    ]
  },
}
