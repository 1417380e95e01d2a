import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, dated, day, grid, iban, line, lines, logo, money, movements, page, pairs, paragraph, pounds, sum, text, turnover } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Barrowdale Bank UK PLC', 'Tolliver & Sons Bank plc', 'Northgate Clearing Bank plc', 'Sedgemoor Bank PLC']
const outs = ['Card payment to Merryfield Stores', 'Direct Debit to Wessex Water Co', 'Standing order to K Ridley', 'Contactless at Bean & Gone', 'Bill payment to Council Tax', 'Cash withdrawal Castle St', 'On-line banking bill payment to J Ng']
const ins = ['Received from Fennick Ltd Ref: SALARY', 'Direct credit from DWP CB', 'Refund from Oakley Shoes']

/** A current account with a box "at a glance" beside the address, charges and an overdraft limit as other figures. */
export const bankGlance: UnseenLayout = {
  name: 'bank-glance',
  docType: 'bank_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const end = addDays(paper.today, -paper.between(9, 130))
    const start = addDays(end, -30)
    const opening = paper.between(-20000, 480000)
    const moved = movements(paper, { start, end, opening, count: paper.between(9, 17) }, { ins, outs })
    const { ins: total, outs: spent } = turnover(moved)
    const closing = opening + total - spent
    const who = somebody(paper, 'GB')
    const title = paper.pick(['', 'Mr ', 'Dr ']).replace('Mr', who.sex === 'F' ? 'Ms' : 'Mr')
    const name = paper.put('document_holder_name', paper.chance(0.5) ? `${who.initials} ${who.surname}` : who.name)
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const brand = issuer.split(' ')[0] ?? ''
    const blue = paper.pick(['#00395d', '#14508c', '#4a1b6d', '#006a4e'])
    const [sort, account] = [paper.code('2#-##-##'), paper.code('########')]
    const number = iban('GB', `BRDK${sort.replaceAll('-', '')}${account}`)
    const boxAt = paper.pick([168, 190, 215])
    paper.put('account_number', account)
    paper.put('currency', 'GBP', '£')
    const span = `${dated(paper, 'period_start', start, day(start, 'DD MMM'))} - ${dated(paper, 'period_end', end, day(end, 'DD MMM YYYY'))}`
    const issued = addDays(end, 1)
    const glance = [
      [paper.pick(['Start balance', 'Balance brought forward', 'Your opening balance']), sum(paper, 'opening_balance', opening, pounds(opening))],
      [paper.pick(['Money in', 'Total money in', 'Paid in']), sum(paper, 'total_credits', total, pounds(total))],
      [paper.pick(['Money out', 'Total money out', 'Withdrawn']), sum(paper, 'total_debits', spent, pounds(spent))],
      ['- of which commission, charges & interest', '£0.00'],
      [paper.pick(['End balance', 'Your closing balance', 'Balance at close of period']), sum(paper, 'closing_balance', closing, pounds(closing))],
    ] as const
    const rows = moved.map(({ date, what, cents, balance }, index) => [
      moved[index - 1]?.date === date ? '' : day(date, 'D MMM'),
      what,
      cents < 0 ? money(-cents) : '',
      cents > 0 ? money(cents) : '',
      moved[index + 1]?.date === date ? '' : money(balance),
    ])
    const table = grid({ y: 402, leading: 17, edges: [46, 92, -372, -442, -532] }, rows)
    const help = paragraph(
      { x: 350, y: boxAt + 132, width: 195 },
      `Arranged overdraft limit £${paper.pick(['250', '500', '1,000'])}. Deposits are protected up to £120,000 by the Financial Services Compensation Scheme.`,
      { size: 6.6, color: '#444' },
    )
    return [
      page(paper, [
        logo(paper.pick(['flag', 'disc', 'wave'] as const), { x: 44, y: 34, size: 30 }, blue, brand.slice(0, 2).toUpperCase()),
        text(545, 50, paper.pick(['Your Current Account statement', 'Statement of account', 'Your bank account - statement']), { size: 12, face: 'sans-bold', align: 'right', color: blue }),
        text(545, 66, `${paper.pick(['Issued on', 'Statement date', 'Produced'])} ${dated(paper, 'document_date', issued, day(issued, 'D M YYYY'))}`, { size: 8, align: 'right' }),
        lines(70, 132, 12, [`${title}${name}`, ...addressed(paper, home(paper, 'GB'))], { size: 9.5, face: 'sans' }),
        box(342, boxAt - 40, 208, 160, { fill: '#eef3f8' }),
        text(350, boxAt - 24, paper.pick(['At a glance', 'Your balances at a glance', 'Account summary']), { size: 10.5, face: 'sans-bold', color: blue }),
        text(350, boxAt - 10, span, { size: 8 }),
        pairs({ x: 350, value: 542, y: boxAt + 12, leading: 20, align: 'right' }, glance, { value: { face: 'narrow-bold' } }),
        help.marks,
        pairs({ x: 46, value: 122, y: 282, leading: 13 }, [['Sort Code', sort], [paper.pick(['Account Number', 'Account no.', 'A/c number']), account], ['SWIFTBIC', 'BRDKGB2L'], ['IBAN', paper.put('iban', number)]]),
        text(46, 362, 'Your transactions', { size: 11, face: 'sans-bold', color: blue }),
        grid({ y: 380, leading: 10, edges: [46, 92, -372, -442, -532] }, [['Date', 'Description', 'Money out £', 'Money in £', 'Balance £']], { face: 'narrow-bold' }).marks,
        line(44, 386, 548, 386, { stroke: blue }),
        table.marks,
        line(44, table.y - 8, 548, table.y - 8, { stroke: blue }),
        lines(44, 794, 8, [`${issuer}. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority. Registered in England no. ${paper.code('1######')}.`, `Registered office: 1 ${paper.pick(['Poultney', 'Chantry', 'Aldgate'])} Place, London E14 2QQ. Page 1 of 1`], { size: 6, color: '#555' }),
      ]),
    ]
  },
}
