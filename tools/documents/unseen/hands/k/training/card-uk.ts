import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, dated, day, grid, line, lines, logo, money, page, paragraph, pounds, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Aldermoor Bank plc', 'Capstan One (Europe) plc', 'Merchant & Vine Cards Ltd', 'Novabank Consumer Finance Limited', 'Vesper Money Ltd']
const shops = ['SAINSFORD S/MKT LEEDS', 'AMZ MKTPLACE LONDON', 'TRAINLINE CO EDINBURGH', 'PRET A DEJEUNER', 'NATIONAL TRUSTEES', 'SHELBY FUEL M62', 'UBR *TRIP HELP', 'THE CROWN INN BUXTON']

/** A British credit card statement: estimated interest, minimum payment by date, available credit beside limit, allocation of payments. */
export const cardUk: UnseenLayout = {
  name: 'card-uk',
  docType: 'credit_card_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(3, 100))
    const payBy = addDays(issued, 25)
    const previous = paper.between(5000, 240000)
    const paid = paper.chance(0.5) ? previous : paper.between(2500, 5000)
    const bought = Array.from({ length: paper.between(6, 12) }, (_, index) => ({ at: addDays(issued, -28 + index * 2), what: paper.pick(shops), cents: paper.between(250, 14000) }))
    const spent = bought.reduce((all, { cents }) => all + cents, 0)
    const interest = paid === previous ? 0 : Math.round((previous - paid) * 0.019)
    const balance = previous - paid + spent + interest
    const limit = Math.ceil((balance + paper.between(30000, 500000)) / 50000) * 50000
    const least = Math.max(500, Math.round(balance * 0.025))
    const who = somebody(paper, 'GB')
    const shown = paper.pick([`${who.initials} ${who.surname}`, who.name])
    const name = paper.put('document_holder_name', paper.chance(0.4) ? shown.toUpperCase() : shown)
    const title = paper.chance(0.5) ? (who.sex === 'F' ? 'Ms ' : 'Mr ') : ''
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const card = paper.put('account_number', paper.pick([paper.code('**** **** **** ####'), paper.code('XXXX XXXX XXXX ####'), paper.code('5434 ###X XXXX ####'), paper.code('**** ****** *####')]))
    const form = paper.pick(['D M YYYY', 'DD MMM YYYY', 'DD/MM/YY'])
    const color = paper.pick(['#0b2545', '#8c1c13', '#3a5a40', '#5a189a'])
    const band = paper.chance(0.5)
    const facts = [
      [paper.pick(['Previous balance', 'Balance from last statement', 'Opening balance']), pounds(previous)],
      [paper.pick(['Payments received', 'Payments and credits']), `-${pounds(paid)}`],
      ['New transactions', pounds(spent)],
      ['Interest and charges', pounds(interest)],
      [paper.pick(['Your new balance', 'New balance', 'Statement balance', 'Closing balance']), sum(paper, 'closing_balance', balance, pounds(balance))],
    ]
    const other = [
      [paper.pick(['Credit limit', 'Your credit limit']), sum(paper, 'credit_limit', limit, pounds(limit))],
      [paper.pick(['Available to spend', 'Available credit', 'Cash advance limit']), pounds(limit - balance)],
      [paper.pick(['Minimum payment', 'Minimum payment due', 'Minimum you must pay']), sum(paper, 'minimum_payment', least, pounds(least))],
      [paper.pick(['Payment due date', 'Please pay by', 'To reach us by']), day(payBy, form)],
      ['Next statement date', day(addDays(issued, 31), form)],
    ]
    const table = grid({ y: 440, leading: 16, edges: [48, 104, 160, -545] }, [
      [day(addDays(issued, -20), 'DD MMM'), day(addDays(issued, -19), 'DD MMM'), 'PAYMENT RECEIVED - THANK YOU', `${money(paid)} CR`],
      ...bought.map(({ at, what, cents }) => [day(at, 'DD MMM'), day(addDays(at, 1), 'DD MMM'), what, money(cents)]),
      ...(interest > 0 ? [[day(issued, 'DD MMM'), day(issued, 'DD MMM'), 'INTEREST ON PURCHASES', money(interest)]] : []),
    ], { size: 8 })
    const warning = paragraph({ x: 48, y: 360, width: 495, leading: 10.5 }, `If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance. Estimated interest next month: ${pounds(Math.round(balance * 0.017))}. If you cannot pay, call 0345 555 0110 or see our website.`, { size: 7.8, face: band ? 'narrow-bold' : 'narrow' })
    return [
      page(paper, [
        box(0, 0, 595, band ? 76 : 6, { fill: color }),
        logo('tile', { x: 48, y: 20, size: 38 }, band ? '#c9a227' : color, issuer.charAt(0)),
        text(545, 46, paper.pick(['Your credit card statement', 'Credit Card Statement', 'Rewards Platinum card - statement']), { size: 13, face: 'sans-bold', align: 'right', color: band ? '#fff' : color }),
        lines(64, 126, 12.5, [`${title}${name}`, ...addressed(paper, home(paper, 'GB'))], { size: 9.3, face: 'sans' }),
        grid({ y: 122, leading: 26, edges: [360] }, [[paper.pick(['Card number ending', 'Account number', 'Card number'])], [paper.pick(['Statement date', 'Date', 'Statement issued'])], ['Sheet number']], { size: 7, color: '#666' }).marks,
        grid({ y: 133, leading: 26, edges: [360] }, [[card], [dated(paper, 'document_date', issued, day(issued, form))], [`1 of 1 (${paper.between(12, 90)})`]], { size: 10 }).marks,
        box(44, 228, 246, 106, { stroke: color }),
        box(302, 228, 246, 106, { stroke: color }),
        grid({ y: 246, leading: 19, edges: [52, -282] }, facts, { size: 9 }).marks,
        grid({ y: 246, leading: 19, edges: [310, -540] }, other, { size: 9 }).marks,
        warning.marks,
        text(48, 412, paper.pick(['Your transactions', 'Account activity']), { size: 11, face: 'sans-bold', color }),
        grid({ y: 425, leading: 10, edges: [48, 104, 160, -545] }, [['Transaction', 'Posted', 'Details', '£']], { face: 'narrow-bold' }).marks,
        line(48, 429, 547, 429, { stroke: color }),
        table.marks,
        line(48, table.y - 8, 547, table.y - 8, { stroke: color }),
        grid({ y: 714, leading: 12, edges: [48, 200, 320, 440] }, [['Interest rates', 'Monthly', 'Annual (simple)', 'Balance'], ['Purchases', '1.874%', '22.49%', money(balance)], ['Cash', '2.240%', '26.88%', '0.00'], ['Promotional to 04/2027', '0.000%', '0.00%', '0.00']], { size: 7 }).marks,
        lines(48, 790, 8.5, [`${issuer}. Registered office: Fitzroy House, Nottingham NG2 3XX. Authorised and regulated by the Financial Conduct Authority (${paper.code('######')}).`, 'Pay by phone banking: sort code 20-00-00, account 50404040, reference your card number.'], { size: 6.3, color: '#555' }),
      ]),
    ]
  },
}
