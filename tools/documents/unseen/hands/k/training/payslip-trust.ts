import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, dated, day, grid, lines, line, money, page, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const employers = ['Wharfedale Hospitals Foundation Trust', 'Mid-Cornwall Partnership NHS-style Trust', 'Borough Council of Haverleigh', 'University College of St Aldhelm']
const jobs = ['Staff Nurse Band 5', 'Healthcare Assistant', 'Library Assistant', 'Senior Lecturer', 'Medical Secretary', 'Grounds Operative', 'Biomedical Scientist']

/** A pay advice of a public body in typewriter capitals: assignment, pay scale, allowances with hours, balances of the year and of this period. */
export const payslipTrust: UnseenLayout = {
  name: 'payslip-trust',
  docType: 'payslip',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const end = monthEnd(paper.today, paper.between(1, 6))
    const paid = addDays(end, -paper.between(2, 6))
    const period = ((Number(end.slice(5, 7)) + 8) % 12) + 1
    const basic = paper.between(185000, 390000)
    const extras = [['ENH SAT RATE', paper.between(4000, 21000)], ['UNSOCIAL HOURS', paper.between(2000, 18000)], ['LONDON WEIGHTING', 15850], ['FIRST AID ALLOW', 1500]] as const
    const chosen = extras.filter(() => paper.chance(0.5))
    const gross = chosen.reduce((all, [, cents]) => all + cents, basic)
    const pension = Math.round(gross * 0.098)
    const tax = Math.round((gross - pension - 104750) * 0.2)
    const insurance = Math.round((gross - 104800) * 0.08)
    const others = [['UNION SUBSCRIPTION', 1642], ['CAR PARKING', 2275], ['CYCLE SCHEME', 4150]] as const
    const taken = others.filter(() => paper.chance(0.5))
    const off = taken.reduce((all, [, cents]) => all + cents, pension + tax + insurance)
    const who = somebody(paper, 'GB')
    const title = who.sex === 'F' ? 'MRS' : 'MR'
    const name = paper.put('document_holder_name', paper.pick([`${who.surname}, ${who.given}`, `${who.given} ${who.surname}`, `${who.initials} ${who.surname}`]).toUpperCase())
    const employer = paper.put('employer_name', paper.pick(employers).replace('NHS-style ', ''))
    const job = paper.put('occupation', paper.pick(jobs))
    const form = paper.pick(['DD MMM YYYY', 'DD/MM/YYYY'])
    const at = (iso: string) => day(iso, form).toUpperCase()
    const face = paper.pick(['mono', 'narrow'] as const)
    const small = { size: 5.6, color: '#333' }
    const value = { size: 8, face }
    const field = (x: number, y: number, caption: string, content: string) => [text(x, y, caption, small), text(x, y + 11, content, value)]
    const start = `${end.slice(0, 8)}01`
    const hasPeriod = paper.chance(0.5)
    const pinned = paper.chance(0.5)
    return [
      page(paper, [
        text(40, 44, employer, { size: 13, face: 'serif-bold' }),
        text(555, 44, paper.pick(['PAY ADVICE', 'PAYSLIP', 'Statement of Pay']), { size: 10, align: 'right' }),
        box(36, 56, 523, 96, { stroke: '#333' }),
        line(36, 88, 559, 88), line(36, 120, 559, 120),
        field(40, 64, 'ASSIGNMENT NUMBER', paper.code('2#######-2')),
        field(160, 64, paper.pick(['EMPLOYEE NAME', 'NAME']), pinned ? name : `${title} ${name}`),
        field(360, 64, 'PAY LOCATION', paper.pick(['MAIN SITE', 'WARD 14', 'ANNEXE B'])),
        field(470, 64, paper.pick(['PAY DATE', 'DATE PAID']), dated(paper, 'document_date', paid, at(paid))),
        field(40, 97, 'DEPARTMENT', paper.pick(['FINANCE 0412', 'OUTPATIENTS', 'LEARNING RESOURCES'])),
        field(160, 97, paper.pick(['JOB TITLE', 'POSITION TITLE', 'POST']), job),
        field(360, 97, 'PAYSCALE DESCRIPTION', paper.pick(['REVIEW BODY BAND 5', 'NJC SCP 14', 'GRADE 8 PT 3'])),
        field(40, 129, 'SAL/WAGE', money(basic * 12)),
        field(160, 129, 'INC. DATE', at(addDays(paid, 177))),
        field(250, 129, 'STANDARD HRS', '37.50'),
        field(360, 129, 'TAX OFFICE REF', paper.code('951/@#####')),
        field(470, 129, 'TAX CODE / NI NO', `1257L ${paper.code('@@######A')}`),
        text(44, 170, 'PAY AND ALLOWANCES', { size: 8, face: 'narrow-bold' }),
        text(310, 170, 'DEDUCTIONS', { size: 8, face: 'narrow-bold' }),
        line(36, 175, 559, 175),
        grid({ y: 190, leading: 14, edges: [44, -190, -290] }, [['BASIC PAY', '162.95', money(basic)], ...chosen.map(([what, cents]) => [what, paper.code('1#.##'), money(cents)])], value).marks,
        grid({ y: 190, leading: 14, edges: [310, -552] }, [['PAYE', money(tax)], ['NI A', money(insurance)], [`PENSION ${paper.pick(['NHS', 'LGPS', 'USS'])} 9.8%`, money(pension)], ...taken.map(([what, cents]) => [what, money(cents)])], value).marks,
        line(298, 160, 298, 330),
        box(36, 336, 255, 112, { stroke: '#333' }),
        box(304, 336, 255, 112, { stroke: '#333' }),
        text(44, 350, 'YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY)', { size: 7, face: 'narrow-bold' }),
        grid({ y: 366, leading: 13, edges: [44, -284] }, [['GROSS PAY', sum(paper, 'gross_pay_ytd', gross * period, money(gross * period))], ['TAXABLE PAY', money((gross - pension) * period)], ['TAX PAID', money(tax * period)], ['NI CONTS', money(insurance * period)], ['PENSION CONTS', money(pension * period)]], value).marks,
        text(312, 350, 'THIS PERIOD SUMMARY', { size: 7, face: 'narrow-bold' }),
        grid({ y: 366, leading: 13, edges: [312, -552] }, [['PENSIONABLE PAY', money(gross)], ['TAXABLE PAY', money(gross - pension)], [paper.pick(['TOTAL PAYMENTS', 'GROSS PAY', 'TOTAL GROSS']), sum(paper, 'gross_pay', gross, money(gross))], ['TOTAL DEDUCTIONS', sum(paper, 'deductions_total', off, money(off))], [paper.pick(['NET PAY', 'NET PAY TO BANK']), sum(paper, 'net_pay', gross - off, money(gross - off))]], value).marks,
        hasPeriod
          ? text(44, 466, `PERIOD ${String(period).padStart(2, '0')}  FROM ${dated(paper, 'pay_period_start', start, at(start))} TO ${dated(paper, 'pay_period_end', end, at(end))}   ${paper.put('pay_frequency', 'monthly', 'MONTHLY')}`, value)
          : text(44, 466, `TAX PERIOD ${period}    PERIOD END DATE ${dated(paper, 'pay_period_end', end, at(end))}`, value),
        text(44, 484, 'MESSAGES: If you have a query contact Payroll Shared Services on ext 5512. Winter vaccinations now open.', { size: 7 }),
        lines(88, 590, 13, [`${title} ${name}`, ...home(paper, 'GB')], value),
        text(88, 570, 'PRIVATE AND CONFIDENTIAL - TO BE OPENED BY ADDRESSEE ONLY', { size: 6.5 }),
      ]),
    ]
  },
}
