import { addDays, daysBetween } from '../../../../calendar.ts'
import { box, ellipse, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { cell, letter, rowsOf, tearLine } from '../kit.ts'
import { issuers, putAddress, resident, streetWithUnit, townLine } from '../people.ts'

const blue = '#1f4f8f'
const typed = { face: 'mono', size: 9 } as const

/** A town's water bill typed into a preprinted form: surname first, boxes with small captions, a penalty after the due date. */
export const waterCity: UnseenLayout = {
  name: 'water-city',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const town = paper.pick(issuers.town)
    const client = { ...resident(paper, 'ON'), city: town }
    const issuer = `Corporation of the Town of ${town}`
    const billed = addDays(paper.today, -paper.between(3, 45))
    const present = addDays(billed, -paper.between(8, 15))
    const previous = addDays(present, -paper.between(58, 64))
    const due = addDays(billed, 21)
    const [before, used] = [paper.between(1200, 6800), paper.between(14, 62)]
    const [water, sewer, base] = [used * 214, used * 239, paper.pick([4120, 4480, 5015])]
    const arrears = paper.chance(0.3) ? paper.between(2100, 9900) : 0
    const owing = water + sewer + base + arrears
    const late = owing + Math.round(owing * 0.05)
    const holder = `${client.surname}, ${client.given} ${client.second.replace('.', '')}`.toUpperCase()
    const account = paper.put('account_number', paper.code('0###-####0-0#'))
    const amount = paper.put('amount_due', canonicalMoney(owing), printedMoney(owing, 'en'))
    const dueOn = paper.put('due_date', due, written(due, '30-SEP-2026'))
    const small = { captionSize: 6, ink: blue, ...typed }
    const charge = rowsOf(
      [
        { x: 52, align: 'left' },
        { x: 330, align: 'right' },
        { x: 420, align: 'right' },
        { x: 548, align: 'right' },
      ],
      [
        ...(arrears > 0 ? [['PREVIOUS BALANCE OVERDUE', '', '', printedMoney(arrears, 'en')]] : []),
        ['WATER CONSUMPTION', `${used} m³`, '2.14', printedMoney(water, 'en')],
        ['WASTEWATER', `${used} m³`, '2.39', printedMoney(sewer, 'en')],
        ['BASIC CHARGE 5/8 IN. METER', `${daysBetween(previous, present)} DAYS`, '', printedMoney(base, 'en')],
      ],
      { y: 372, leading: 15 },
      typed,
    )
    const marks: Mark[] = [
      ellipse(64, 56, 26, 26, { stroke: blue, strokeWidth: 2 }),
      ellipse(64, 56, 20, 20, { stroke: blue, strokeWidth: 0.6 }),
      text(64, 61, town.charAt(0), { face: 'serif-bold', size: 16, align: 'middle', color: blue }),
      text(102, 50, 'WATER & WASTEWATER', { face: 'serif-bold', size: 15, color: blue }),
      text(102, 66, 'Treasury - Utility Billing    91 Court Street    Tel. 905 555-0177    Hours 8:30 - 4:30', {
        size: 7.5,
        color: blue,
      }),
      ...lines(
        66,
        126,
        13,
        [
          paper.put('document_holder_name', holder),
          ...putAddress(
            paper,
            [streetWithUnit(client, 'UNIT'), townLine(client)].map((row) => row.toUpperCase()),
          ),
        ],
        { ...typed, size: 10 },
      ),
      ...cell({ x: 350, y: 96, width: 114, height: 30 }, 'ACCOUNT NO.', account, small),
      ...cell(
        { x: 464, y: 96, width: 112, height: 30 },
        'BILLING DATE',
        paper.put('document_date', billed, written(billed, '30-SEP-2026')),
        small,
      ),
      ...cell({ x: 350, y: 126, width: 114, height: 30 }, 'CUSTOMER CODE', paper.code('@@###'), small),
      ...cell({ x: 464, y: 126, width: 112, height: 30 }, 'ROUTE / SEQ', paper.code('0# / ####'), small),
      text(40, 212, 'SERVICE ADDRESS', { size: 6, color: blue }),
      text(122, 212, `${client.civic} ${client.street}`.toUpperCase(), typed),
      text(40, 250, 'METER READINGS', { size: 8, face: 'narrow-bold', color: blue }),
      ...['METER NUMBER', 'PREVIOUS DATE', 'PREVIOUS READ', 'PRESENT DATE', 'PRESENT READ', 'TYPE'].flatMap(
        (caption, index) =>
          cell(
            { x: 40 + index * 89.3, y: 256, width: 89.3, height: 32 },
            caption,
            [
              paper.code('7#######'),
              written(previous, '30-SEP-2026'),
              String(before),
              written(present, '30-SEP-2026'),
              String(before + used),
              paper.pick(['ACTUAL', 'ESTIMATED']),
            ][index] ?? '',
            small,
          ),
      ),
      box(40, 318, 536, 128, { stroke: blue, strokeWidth: 0.6 }),
      box(40, 318, 536, 18, { fill: '#dde7f4' }),
      ...['DESCRIPTION OF CHARGES', 'QUANTITY', 'RATE $', 'AMOUNT $'].map((caption, index) =>
        text([52, 330, 420, 548][index] ?? 0, 330, caption, {
          size: 6.5,
          color: blue,
          align: index === 0 ? 'left' : 'right',
        }),
      ),
      ...charge.marks,
      ...cell({ x: 40, y: 446, width: 178, height: 34 }, 'PAYMENT DUE DATE', dueOn, { ...small, size: 11 }),
      ...cell({ x: 218, y: 446, width: 178, height: 34 }, 'PAY THIS AMOUNT ON OR BEFORE DUE DATE', amount, {
        ...small,
        size: 11,
        align: 'right',
      }),
      ...cell({ x: 396, y: 446, width: 180, height: 34 }, 'AFTER DUE DATE PAY (5% PENALTY)', printedMoney(late, 'en'), {
        ...small,
        size: 11,
        align: 'right',
      }),
      ...lines(
        40,
        506,
        11,
        [
          'MESSAGES',
          'FALL HYDRANT FLUSHING TAKES PLACE OCTOBER 19 TO NOVEMBER 6. WATER MAY BE DISCOLOURED.',
          'MOVING? CALL US FIVE BUSINESS DAYS BEFORE. UNPAID CHARGES ARE ADDED TO THE TAX ROLL OF THE OWNER.',
          'PAY THROUGH YOUR BANK: PAYEE NAME STARTS WITH THE TOWN, ACCOUNT WITHOUT DASHES.',
        ],
        { face: 'mono', size: 7.5 },
      ),
      ...tearLine(604, 'DETACH AND RETURN THIS PORTION WITH CHEQUE PAYABLE TO'),
      text(40, 626, paper.put('issuer_name', issuer), { face: 'serif', size: 10, color: blue }),
      ...lines(40, 638, 10, ['91 Court Street', `${town} ON  L0K 1M0`], { size: 7.5, color: blue }),
      ...cell({ x: 300, y: 614, width: 92, height: 28 }, 'ACCOUNT NO.', account, small),
      ...cell({ x: 392, y: 614, width: 92, height: 28 }, 'DUE DATE', dueOn, small),
      ...cell({ x: 484, y: 614, width: 92, height: 28 }, 'AMOUNT', amount, { ...small, align: 'right' }),
      text(300, 664, holder, typed),
      line(484, 676, 576, 676, { stroke: blue }),
      text(484, 684, 'AMOUNT PAID', { size: 6, color: blue }),
      text(306, 742, `<${account.replace(/\D/g, '')}< ${String(owing).padStart(10, '0')} ${paper.code('##')}`, {
        ...typed,
        size: 11,
        align: 'middle',
      }),
    ]
    return [letter(marks)]
  },
}
