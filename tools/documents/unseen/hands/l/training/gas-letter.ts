import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, money, page, pairs, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A gas company: greeting by first name, the amount and the date inside a sentence, service address apart, owner of the brand in small print. */
export const gasLetter: UnseenLayout = {
  name: 'gas-letter',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const company = issuer(paper, ['Natural Gas Corporation', 'Gas Company', 'Energy Delivery, Inc.'])
    const brand = paper.pick(['warmline', 'BluePilot', 'HearthGas'])
    const ink = paper.pick(['#0067b1', '#d35f00', '#4b2e83'])
    const date = addDays(paper.today, -paper.between(3, 70))
    const print = paper.pick([day.long, day.month])
    const therms = paper.between(12, 160)
    const supply = therms * 61
    const delivery = 1550 + therms * 48
    const taxes = Math.round((supply + delivery) * 0.06)
    const total = supply + delivery + taxes
    const name = paper.put('document_holder_name', plainName(who))
    const address = addressLines(who, paper.pick(['written', 'stacked']))
    recordAddress(paper, address)
    const owed = sum(paper, 'amount_due', total)
    const due = dated(paper, 'due_date', addDays(date, 22), print)
    const issued = dated(paper, 'document_date', date, print)
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('## ## ## #### #'), paper.code('####-###-####'), paper.code('###########')]),
    )
    const auto = paper.chance(0.3)
    const sentence = auto
      ? `Hi ${who.first}, here is your gas bill. We will draw ${owed} from your bank account on ${due}. You do not have to do anything.`
      : paper.pick([
          `Hello ${who.first}, your bill this month is ${owed}. Please pay it by ${due} to avoid a late charge.`,
          `${who.first}, you owe ${owed} for ${therms} therms. It is due ${due}. Thank you for being a customer since ${paper.between(1999, 2025)}.`,
        ])
    const words = paragraph(40, 190, 330, sentence, { size: 13, face: 'sans', leading: 19 })
    return [
      page([
        box(0, 0, 612, 70, { fill: ink }),
        text(40, 45, brand, { size: 26, face: 'sans-bold', color: '#fff' }),
        ...lines(
          572,
          34,
          12,
          [
            `${paper.pick(['Issued', 'Bill date', 'Statement date'])}: ${issued}`,
            `${paper.pick(['Account', 'Account number', 'Your account no.'])}: ${number}`,
          ],
          { size: 9, face: 'sans', color: '#fff', align: 'right' },
        ),
        ...lines(40, 104, 13, [name, ...address], { size: 9.5, face: 'sans' }),
        ...words.marks,
        box(396, 92, 180, 150, { fill: '#f1f1f1' }),
        ...lines(
          406,
          110,
          13,
          [
            'Smell gas? Leave first,',
            'then call 1-800-555-0117',
            '',
            'Service for:',
            who.street,
            `Rate class: RSG-${paper.between(1, 4)}`,
            `Read type: ${paper.pick(['Actual', 'Estimated'])}`,
            `Meter ${paper.code('G#######')}`,
          ],
          { size: 8.5 },
        ),
        text(40, 290, paper.pick(['What makes up this bill', 'Charge details', 'How we worked it out']), {
          size: 12,
          face: 'sans-bold',
          color: ink,
        }),
        ...pairs(
          { x: 40, y: 312, leading: 17, right: 572 },
          [
            [`Gas supply: ${therms} therms at $0.6100`, money.dollars(supply)],
            ['Delivery: basic service $15.50 + usage', money.dollars(delivery)],
            ['Taxes and franchise fee', money.dollars(taxes)],
            ['Last bill (paid, thank you)', money.dollars(paper.between(2000, 19000))],
            [paper.pick(['Total', 'Amount due', 'Total to pay']), owed],
          ],
          { size: 9.5, face: 'sans' },
        ),
        line(40, 368, 572, 368, { stroke: '#ccc' }),
        ...paragraph(
          40,
          430,
          530,
          `You used ${therms} therms from ${day.monthDay(addDays(date, -33))} to ${day.monthDay(addDays(date, -3))}, compared with ${therms + paper.between(-9, 14)} therms in the same time of ${2025}. A furnace tune-up before winter saves about 5% - book by ${day.bare(addDays(date, 45))} and get $25.00 off.`,
          { size: 9 },
        ).marks,
        ...paragraph(
          40,
          690,
          530,
          `${brand} is a trade name of ${paper.put('issuer_name', company)}, One Riverfront Plaza, Newark, NJ 07102. Checks to the same name. Deferred payment agreements are available; call us Mon-Fri 7-7.`,
          { size: 7, color: '#555' },
        ).marks,
      ]),
    ]
  },
}
