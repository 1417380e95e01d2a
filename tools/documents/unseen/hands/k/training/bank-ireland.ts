import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, dated, day, grid, iban, line, lines, logo, money, movements, page, sum, text } from '../kit.ts'
import { home, people } from '../people.ts'

const issuers = ['Corrib Savings Bank plc', 'Bank of Leinster', 'Banba Irish Banks, p.l.c.', 'Shannonside Bank DAC']
const outs = ['VDP-DUNMORE STORES', 'D/D ESB NETWORKS CO', 'VDC-CIRCLE CAFE ENNIS', 'ATM 12AUG SHOP ST', 'VDP-PAYPHONE *TAXI', '*MOBI CREDIT UNION', 'D/D VHI GROUP', 'GOVERNMENT STAMP DUTY']
const ins = ['CREDIT TRANSFER SALARY', 'LODGEMENT 4471', 'CHILD BENEFIT', 'REVENUE COMMISSIONERS']

/** An Irish personal account in typewriter print: branch and manager at the top, overdrawn balances with "dr", joint holders. */
export const bankIreland: UnseenLayout = {
  name: 'bank-ireland',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const end = addDays(paper.today, -paper.between(3, 90))
    const start = addDays(end, -paper.between(27, 34))
    const opening = paper.between(-9000, 260000)
    const moved = movements(paper, { start, end, opening, count: paper.between(12, 20) }, { ins, outs })
    const closing = moved.at(-1)?.balance ?? opening
    const holders = people(paper, 'IE', paper.pick([1, 1, 2] as const))
    const names = holders.map(({ given, initials, surname }) => (holders.length === 1 ? `${given} ${surname}` : `${initials} ${surname}`).toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const [branch, number] = [paper.code('93-##-##'), paper.code('########')]
    const face = paper.pick(['mono', 'narrow'] as const)
    const signed = (cents: number) => (cents < 0 ? `${money(-cents)} dr` : money(cents))
    const issued = addDays(end, paper.pick([0, 1]))
    const format = paper.pick(['D MMM YYYY', 'DD/MM/YYYY'])
    paper.put('currency', 'EUR', 'Euro')
    const rows = [
      [dated(paper, 'period_start', start, day(start, format)), paper.pick(['BALANCE FORWARD', 'Opening balance', 'Balance brought forward']), '', '', sum(paper, 'opening_balance', opening, signed(opening))],
      ...moved.map(({ date, what, cents, balance }) => [day(date, format), what, cents < 0 ? money(-cents) : '', cents > 0 ? money(cents) : '', signed(balance)]),
      [dated(paper, 'period_end', end, day(end, format)), paper.pick(['CLOSING BALANCE', 'Balance carried forward', 'Balance at end of period']), '', '', sum(paper, 'closing_balance', closing, signed(closing))],
    ]
    const edges = [40, 112, -374, -456, -548]
    const table = grid({ y: 318, leading: 16.5, edges }, rows, { face, size: face === 'mono' ? 7 : 8 })
    const [left, right] = paper.pick([[60, 350], [60, 372]] as const)
    return [
      page(paper, [
        logo(paper.pick(['tile', 'ring', 'disc'] as const), { x: 500, y: 26, size: 40 }, paper.pick(['#6d2077', '#00594c', '#0b3a75']), issuer.charAt(0)),
        lines(40, 44, 10, [`${paper.pick(['Patrick Street', 'Eyre Square', 'Main Street', 'The Diamond'])}`, paper.pick(['Cork', 'Galway', 'Naas, Co. Kildare', 'Donegal Town']), `Tel 0${paper.code('## ### ####')}`], { size: 8 }),
        text(40, 92, paper.pick(['Personal Bank Account', 'Current Account - Statement of Account', 'Advantage Current Account']), { size: 13, face: 'serif-bold' }),
        lines(left, 140, 12, [...names, ...addressed(paper, home(paper, 'IE'))], { size: 9, face }),
        box(right - 8, 122, 200, 92, { stroke: '#888' }),
        grid({ y: 138, leading: 15, edges: [right, -540] }, [
          [paper.pick(['National Sort Code', 'Branch code', 'NSC']), branch],
          [paper.pick(['Account Number', 'Account No.', 'A/C Number']), paper.put('account_number', number)],
          [paper.pick(['Date of Statement', 'Statement date', 'Date']), dated(paper, 'document_date', issued, day(issued, 'D M YYYY'))],
          ['Page Number', `${paper.between(12, 240)}`],
          ['BIC', 'CORBIE2D'],
        ], { size: 8 }).marks,
        text(right - 8, 230, `IBAN ${paper.put('iban', iban('IE', `CORB${branch.replaceAll('-', '')}${number}`))}`, { size: 8 }),
        text(40, 268, paper.pick(['Authorised limit at date of statement: 500.00', 'Overdraft 0.00 Euro. Your account manager is Deirdre Fallon.', 'Please notify the bank of any error within 30 days.']), { size: 7 }),
        line(38, 286, 550, 286),
        grid({ y: 297, leading: 10, edges }, [['Date', paper.pick(['Details', 'Transaction details']), 'Debit Euro', 'Credit Euro', 'Balance Euro']], { face: 'narrow-bold' }).marks,
        line(38, 303, 550, 303),
        table.marks,
        lines(40, 760, 9, ['Thank you for banking with us. For lost cards call +353 1 555 0148 (24 hours).', `${issuer} is regulated by the Central Bank of Ireland. Overdrawn balances are marked dr.`, 'Government stamp duty of 5.00 is charged on each cash card each year.'], { size: 6.5 }),
      ]),
    ]
  },
}
