import { addDays, longDate } from '../../../../calendar.ts'
import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedDollars, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { cell, letter, rowsOf, tearLine } from '../kit.ts'
import { issuers, putAddress, resident, streetWithUnit, townLine } from '../people.ts'

const red = '#8c1c2b'

/** An Ontario town's final tax bill: levies in three columns, a summary in figures, two instalments and two stubs with boxes. */
export const taxFinal: UnseenLayout = {
  name: 'tax-final',
  docType: 'property_tax_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const town = paper.pick(issuers.town)
    const owner = { ...resident(paper, 'ON'), city: town }
    const billed = `2026-0${paper.between(6, 8)}-${paper.between(10, 28)}`
    const assessed = paper.between(212, 798) * 1000
    const rates = [0.00743215, 0.00511873, 0.00153]
    const levies = rates.map((rate) => Math.round(assessed * rate * 100))
    const [local = 0, county = 0, school = 0] = levies
    const special = paper.pick([0, 12500, 18840, 24035])
    const taxes = local + county + school
    const interim = Math.round(taxes * 0.47)
    const overdue = paper.chance(0.3) ? paper.between(9000, 90000) : 0
    const due = taxes + special - interim + overdue
    const first = Math.ceil((due - overdue) / 200) * 100 + overdue
    const days = [addDays(billed, 31), addDays(billed, 92)]
    const amounts = [first, due - first]
    const holder = paper.put(
      'document_holder_name',
      `${owner.surname} ${owner.given} ${owner.second.replace('.', '')}`.toUpperCase(),
    )
    const roll = paper.put('roll_number', paper.code('38## 0#0 0## #####.0000'))
    const issuer = paper.put('issuer_name', `The Corporation of the Municipality of ${town}`)
    const year = paper.put('tax_year', '2026')
    const figures = { captionSize: 5.5, ink: red, size: 9, align: 'right' } as const
    const levy = rowsOf(
      [
        { x: 42, align: 'left' },
        { x: 250, align: 'left' },
        { x: 340, align: 'right' },
        { x: 452, align: 'right' },
        { x: 566, align: 'right' },
      ],
      ['Municipal general', 'County', 'Education - English public'].map((name, index) => [
        name,
        'RTEP',
        String(assessed).replace(/(\d{3})$/, ',$1'),
        `${((rates[index] ?? 0) * 100).toFixed(6)}%`,
        printedMoney(levies[index] ?? 0, 'en'),
      ]),
      { y: 300, leading: 14 },
      { size: 8.5 },
    )
    const summary: readonly (readonly [string, number])[] = [
      ['Levy total', taxes],
      ['Special charges', special],
      ['Interim billing', -interim],
      ['Past due / (credit)', overdue],
    ]
    const stub = (index: number) => {
      const y = 590 + index * 98
      return [
        ...tearLine(y - 12, index === 0 ? 'Second instalment - detach here' : 'First instalment - detach here'),
        text(36, y + 6, `${year} FINAL`, { face: 'sans-bold', size: 10, color: red }),
        text(36, y + 20, `Payee: ${issuer}`, { size: 7 }),
        ...cell({ x: 300, y, width: 150, height: 26 }, 'ROLL NUMBER', roll, { ink: red }),
        ...cell({ x: 450, y, width: 126, height: 26 }, 'DUE', longDate(days[1 - index] ?? '', 'en'), { ink: red }),
        ...cell(
          { x: 450, y: y + 26, width: 126, height: 26 },
          'INSTALMENT',
          printedDollars(amounts[1 - index] ?? 0, 'en'),
          figures,
        ),
        text(36, y + 42, holder, { size: 8 }),
        text(36, y + 54, streetWithUnit(owner, 'UNIT').toUpperCase(), { size: 8 }),
      ]
    }
    const marks: Mark[] = [
      box(36, 30, 50, 50, { fill: red }),
      text(61, 64, town.charAt(0), { face: 'serif-bold', size: 28, color: '#ffffff', align: 'middle' }),
      text(96, 46, issuer, { face: 'serif-bold', size: 11, color: red }),
      ...lines(
        96,
        58,
        10,
        [`${paper.between(20, 900)} King Street, ${town} ON  L0M 1C0`, 'Tax office 519 555-0129   tax@example.ca'],
        { size: 7.5 },
      ),
      text(576, 48, 'FINAL', { face: 'serif-bold', size: 20, color: red, align: 'right' }),
      text(576, 64, `TAX BILL ${year}`, { face: 'serif-bold', size: 12, color: red, align: 'right' }),
      ...cell(
        { x: 336, y: 92, width: 120, height: 28 },
        'BILLING DATE',
        paper.put('document_date', billed, longDate(billed, 'en')),
        { ink: red },
      ),
      ...cell({ x: 456, y: 92, width: 120, height: 28 }, 'GROUP CODE / BILL NO.', paper.code('0# / 1####'), {
        ink: red,
      }),
      ...cell({ x: 336, y: 120, width: 240, height: 28 }, 'ROLL NUMBER', roll, {
        ink: red,
        size: 10,
        face: 'narrow-bold',
      }),
      ...cell(
        { x: 336, y: 148, width: 240, height: 28 },
        'MORTGAGE COMPANY / MORTGAGE NO.',
        paper.chance(0.4) ? paper.code('HARBOUR TRUST 44-######') : '',
        { ink: red },
      ),
      text(50, 104, 'OWNER(S) AND MAILING ADDRESS', { size: 5.5, color: red }),
      ...lines(
        50,
        122,
        12,
        [
          holder,
          ...putAddress(
            paper,
            [streetWithUnit(owner, 'UNIT'), townLine(owner)].map((row) => row.toUpperCase()),
          ),
        ],
        { size: 9.5 },
      ),
      box(36, 192, 540, 44, { stroke: red, strokeWidth: 0.5 }),
      text(40, 200, 'PROPERTY LOCATION AND LEGAL DESCRIPTION', { size: 5.5, color: red }),
      text(42, 215, `${owner.civic} ${owner.street}`.toUpperCase(), { size: 8.5 }),
      text(
        42,
        228,
        `PLAN ${paper.between(10, 900)} LOT ${paper.between(1, 99)} PT LOT ${paper.between(1, 99)}   RP 51R${paper.between(1000, 9999)}   FRONTAGE ${paper.between(33, 66)}.00 FT`,
        { size: 8.5 },
      ),
      box(36, 250, 540, 106, { stroke: red, strokeWidth: 0.5 }),
      box(36, 250, 540, 30, { fill: '#f6e6e8' }),
      ...['Levy', 'Tax class', 'Value', 'Rate', 'Amount'].map((title, index) =>
        text([42, 250, 340, 452, 566][index] ?? 0, 269, title, {
          size: 8,
          color: red,
          align: index < 2 ? 'left' : 'right',
        }),
      ),
      ...levy.marks,
      text(42, 348, `Current value assessment as of January 1, 2016, classified by the assessment corporation.`, {
        size: 6.5,
        color: '#555',
      }),
      text(42, 382, 'Instalments', { face: 'sans-bold', size: 9, color: red }),
      ...days.flatMap((day, index) => [
        text(42, 400 + index * 15, `${index + 1}.  ${written(day, 'Sep 30, 2026')}`, { size: 9 }),
        text(230, 400 + index * 15, printedDollars(amounts[index] ?? 0, 'en'), { size: 9, align: 'right' as const }),
      ]),
      ...lines(
        42,
        446,
        10,
        [
          'Penalty of 1.25% is added on the first day of default and',
          'on the first of each month after. Failure to receive a bill',
          'does not excuse a taxpayer from payment.',
        ],
        { size: 7, color: '#555' },
      ),
      text(336, 382, 'Summary', { face: 'sans-bold', size: 9, color: red }),
      ...summary.flatMap(([caption, cents], index) => [
        text(336, 400 + index * 15, caption, { size: 9 }),
        text(566, 400 + index * 15, cents < 0 ? `(${printedMoney(-cents, 'en')})` : printedMoney(cents, 'en'), {
          size: 9,
          align: 'right' as const,
        }),
      ]),
      line(336, 451, 566, 451, { stroke: red }),
      text(336, 468, 'TOTAL AMOUNT DUE', { face: 'narrow-bold', size: 10 }),
      text(566, 468, paper.put('amount_due', canonicalMoney(due), printedDollars(due, 'en')), {
        face: 'narrow-bold',
        size: 11,
        align: 'right',
      }),
      text(
        36,
        520,
        'Schools support, phase-in and appeals: see reverse. Next assessment notice will be mailed by the province.',
        { size: 7 },
      ),
      ...[0, 1].flatMap(stub),
    ]
    return [letter(marks)]
  },
}
