import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, dated, day, grid, line, money, page, pairs, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const employers = ['Ballyvaughan Seafoods Ltd', 'Tolka Logistics Limited', 'Mac Gabhann Joinery Ltd', 'Kilternan Care Homes DAC', 'Ardfert Creamery Co-op Society Ltd']
const jobs = ['Fork Lift Operator', 'Care Assistant', 'Joiner', 'Process Technician', 'Dispatch Clerk']

/** An Irish weekly payslip: PRSI, USC and local property tax, cumulative columns, cut-off point and tax credit as other amounts. */
export const payslipPrsi: UnseenLayout = {
  name: 'payslip-prsi',
  docType: 'payslip',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const week = paper.between(12, 40)
    const paid = addDays('2026-01-02', (week - 1) * 7)
    const [start, end] = [addDays(paid, -11), addDays(paid, -5)]
    const hours = paper.pick([37.5, 39, 40])
    const rate = paper.between(1420, 2680)
    const basic = Math.round(hours * rate)
    const extra = paper.chance(0.6) ? Math.round(rate * 1.5) * paper.between(1, 8) : 0
    const gross = basic + extra
    const paye = Math.max(0, Math.round(gross * 0.2) - 7692)
    const prsi = Math.round(gross * 0.042)
    const usc = Math.round(gross * 0.019)
    const lpt = paper.chance(0.4) ? 607 : 0
    const union = paper.chance(0.5) ? 450 : 0
    const off = paye + prsi + usc + lpt + union
    const who = somebody(paper, 'IE')
    const name = paper.put('document_holder_name', paper.pick([who.name, `${who.surname} ${who.given}`.toUpperCase(), `${who.surname}, ${who.given}`]))
    const employer = paper.put('employer_name', paper.pick(employers))
    const form = paper.pick(['DD/MM/YYYY', 'D MMM YYYY', 'DD.MM.YY'])
    const ink = paper.pick(['#274c77', '#6b2d5c', '#333'])
    const date = dated(paper, 'document_date', paid, day(paid, form))
    const job = paper.chance(0.5) ? [['Job title', paper.put('occupation', paper.pick(jobs))]] as const : []
    const hired = `20${paper.pick(['09', '15', '21', '24'])}-${paper.pick(['01', '06', '11'])}-${paper.pick(['05', '14', '28'])}`
    const begun = paper.chance(0.4) ? [[paper.pick(['Start date', 'Date commenced', 'Emp. Start']), dated(paper, 'hire_date', hired, day(hired, form))]] as const : []
    const isPeriod = paper.chance(0.5)
    const facts = [
      ['Employee', name],
      ['Employee no.', paper.code('1##')],
      [paper.pick(['PPS No', 'PPSN', 'PPS Number']), paper.code('#######@A')],
      [paper.pick(['Pay date', 'Date paid', 'Payment Date']), date],
      [paper.pick(['Week', 'Insurable week', 'Period']), `${week} of 52`],
      ...(isPeriod ? [['Pay period', `${dated(paper, 'pay_period_start', start, day(start, form))} - ${dated(paper, 'pay_period_end', end, day(end, form))}`]] as const : [['Frequency', paper.put('pay_frequency', 'weekly', 'Weekly')]] as const),
      ...job,
      ...begun,
    ] as const
    const deductions = [['PAYE', money(paye), money(paye * week)], ['PRSI (A1)', money(prsi), money(prsi * week)], ['USC', money(usc), money(usc * week)], ...(lpt > 0 ? [['LPT', money(lpt), money(lpt * week)]] : []), ...(union > 0 ? [['SIPTU-type union', money(union), money(union * week)]] : [])].map(([what = '', ...rest]) => [what.replace('SIPTU-type union', 'Union dues'), ...rest])
    const net = gross - off
    const flip = paper.chance(0.5)
    const tall = 150 + facts.length * 14
    return [
      page(paper, [
        box(34, 34, 527, 420, { stroke: ink, strokeWidth: 1 }),
        text(46, 58, flip ? employer : paper.pick(['PAYSLIP', 'Pay Slip', 'Wages slip']), { size: 14, face: 'sans-bold', color: ink }),
        text(549, 58, flip ? 'PAYSLIP' : employer, { size: 10, face: 'sans', align: 'right' }),
        text(549, 70, `Employer reg. no. ${paper.code('#######@@')}`, { size: 7, align: 'right' }),
        line(34, 80, 561, 80, { stroke: ink }),
        pairs({ x: 46, value: 130, y: 98, leading: 14 }, facts, { caption: { color: ink } }),
        pairs({ x: 330, value: 549, y: 98, leading: 14, align: 'right' }, [['Tax credit (wk)', '76.92'], ['Std rate cut-off point', '846.15'], ['USC COP 1 / 2', '231.00 / 500.00'], ['Tax basis', 'Cumulative'], ['PRSI weeks', String(week)], ['Employer PRSI', money(Math.round(gross * 0.112))]], { caption: { color: '#666' } }),
        text(46, tall, 'PAY', { size: 8, face: 'narrow-bold', color: ink }),
        grid({ y: tall, leading: 12, edges: [-160, -210, -270] }, [['Hours', 'Rate', 'Amount €']], { size: 6.8, color: '#555' }).marks,
        grid({ y: tall + 16, leading: 14, edges: [46, -160, -210, -270] }, [['Basic', hours.toFixed(2), money(rate), money(basic)], ...(extra > 0 ? [['Overtime x 1.5', (extra / Math.round(rate * 1.5)).toFixed(2), money(Math.round(rate * 1.5)), money(extra)]] : [])], { size: 8 }).marks,
        text(300, tall, 'DEDUCTIONS', { size: 8, face: 'narrow-bold', color: ink }),
        grid({ y: tall, leading: 12, edges: [-470, -549] }, [['This period €', 'To date €']], { size: 6.8, color: '#555' }).marks,
        grid({ y: tall + 16, leading: 14, edges: [300, -470, -549] }, deductions, { size: 8 }).marks,
        line(34, tall + 100, 561, tall + 100, { stroke: ink }),
        grid({ y: tall + 116, leading: 16, edges: [46, -270] }, [[paper.pick(['Gross pay', 'Total gross', 'GROSS']), sum(paper, 'gross_pay', gross, money(gross))], [paper.pick(['Gross to date', 'Gross pay YTD', 'Cumulative gross']), sum(paper, 'gross_pay_ytd', gross * week, money(gross * week))]], { size: 9 }).marks,
        grid({ y: tall + 116, leading: 16, edges: [300, -470] }, [[paper.pick(['Total deductions', 'Deductions']), sum(paper, 'deductions_total', off, money(off))]], { size: 9 }).marks,
        text(300, tall + 138, paper.pick(['NET PAY', 'Net pay', 'Take home pay']), { size: 12, face: 'sans-bold' }),
        text(549, tall + 138, `€${sum(paper, 'net_pay', net, money(net))}`, { size: 13, face: 'sans-bold', align: 'right' }),
        text(46, tall + 152, `Paid by EFT to account ending ${paper.code('####')}`, { size: 7 }),
        ...[name, ...home(paper, 'IE')].map((row, index) => text(80, 540 + index * 13, row, { size: 9, face: 'sans' })),
        text(46, 700, 'Please retain for your records. Annual leave accrued 64.5 hours, taken 40.00 hours. Sick pay: see handbook.', { size: 7 }),
      ]),
    ]
  },
}
