import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bareSlashed, grid, letter, money } from '../kit.ts'
import { home, issuers, mailLines, resident } from '../people.ts'

const mono = { face: 'mono', size: 8 } as const
const debits = [
  'DBT CRD 0914 FEED & SEED COOP',
  'ACH RURAL ELEC ASSN',
  'DBT CRD CORNER STATION 114',
  'ACH FARM MUTUAL INS PREM',
  'DBT CRD PHARMACY 2201',
  'TELEPHONE TRANSFER TO SAV',
] as const

/** Country bank's statement from a line printer: everything in capitals in one typeface, the period inside a sentence of the summary. */
export const countryBankStatement: UnseenLayout = {
  name: 'country-bank-statement',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.smallBank).toUpperCase())
    const [wife, husband] = [resident(paper, 'F'), resident(paper, 'M')]
    const names = [husband, { ...wife, surname: husband.surname }].map(({ given, middle, surname }) =>
      `${given} ${middle.charAt(0)} ${surname}`.toUpperCase(),
    )
    paper.put('document_holder_name', names.join('; '), names.join(' OR '))
    const mail = mailLines(home(paper)).map((row) => row.toUpperCase().replace(',', ''))
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code('## ### #'))
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = `${end.slice(0, 8)}01`
    paper.put('period_start', start, bareSlashed(start))
    paper.put('period_end', end, bareSlashed(end))
    paper.put('document_date', end, bareSlashed(end))
    paper.put('currency', 'USD', 'U.S. DOLLARS')
    const credits = [paper.between(90_000, 240_000), paper.between(5000, 60_000)]
    const others = debits.map(() => paper.between(900, 31_000))
    const checks = [0, 1, 2].map((index) => ({
      number: 4410 + index * 2,
      cents: paper.between(2000, 48_000),
      day: paper.between(3, 27),
    }))
    const [sumIn, sumOut] = [total(credits), total(others) + total(checks.map(({ cents }) => cents))]
    const opening = paper.between(150_000, 700_000)
    const closing = opening + sumIn - sumOut
    const previous = addDays(start, -1)
    paper.put('opening_balance', canonicalMoney(opening), money(opening))
    paper.put('closing_balance', canonicalMoney(closing), money(closing))
    paper.put('total_credits', canonicalMoney(sumIn), money(sumIn))
    paper.put('total_debits', canonicalMoney(sumOut), money(sumOut))
    const on = (day: number) => bareSlashed(`${end.slice(0, 8)}${String(day).padStart(2, '0')}`).slice(0, -3)
    return [
      letter(
        [
          text(60, 52, issuer, { face: 'mono-bold', size: 13 }),
          ...lines(60, 66, 10, ['101 COURT SQUARE     MEMBER FDIC', 'DIRECT INQUIRIES TO BOOKKEEPING  555-0107'], mono),
          ...grid(
            [410, 500],
            { y: 52, leading: 12 },
            [
              ['ACCOUNT', account],
              ['PAGE', '1 OF 1'],
              ['STMT DATE', bareSlashed(end)],
              ['IMAGES', '3'],
            ],
            mono,
          ),
          ...lines(84, 150, 12, [names.join(' OR '), ...mail], { ...mono, size: 9.5 }),
          line(50, 216, 562, 216, { stroke: '#444444' }),
          text(306, 232, 'FREE CHECKING   ACCOUNT ' + account, { ...mono, align: 'middle' }),
          ...grid(
            [90, -500],
            { y: 256, leading: 14 },
            [
              [`BALANCE LAST STATEMENT ${bareSlashed(previous)}`, money(opening)],
              [`${credits.length} CREDITS THIS PERIOD`, `${money(sumIn)} +`],
              [`${others.length + checks.length} DEBITS THIS PERIOD`, `${money(sumOut)} -`],
              ['SERVICE CHARGE', '.00'],
              [`BALANCE THIS STATEMENT ${bareSlashed(end)}`, money(closing)],
            ],
            { ...mono, size: 9 },
          ),
          text(
            306,
            336,
            `THIS STATEMENT COVERS ${bareSlashed(start)} THROUGH ${bareSlashed(end)}.  ALL FIGURES ARE U.S. DOLLARS.`,
            { ...mono, size: 7.5, align: 'middle' },
          ),
          text(306, 366, '- - - - - - - -  DEPOSITS AND OTHER CREDITS  - - - - - - - -', { ...mono, align: 'middle' }),
          ...grid(
            [90, 140, -500],
            { y: 382, leading: 13 },
            [
              [on(4), 'GRAIN ELEVATOR CK DEPOSIT', money(credits[0] ?? 0)],
              [on(18), 'REGULAR DEPOSIT', money(credits[1] ?? 0)],
            ],
            mono,
          ),
          text(306, 420, '- - - - - - - - -  OTHER DEBITS  - - - - - - - - -', { ...mono, align: 'middle' }),
          ...grid(
            [90, 140, -500],
            { y: 436, leading: 13 },
            debits.map((debit, index) => [on(3 + index * 4), debit, `${money(others[index] ?? 0)}-`]),
            mono,
          ),
          text(306, 528, '- - - - - -  CHECKS IN NUMBER ORDER  - - - - - -', { ...mono, align: 'middle' }),
          ...grid(
            [90, 130, -240],
            { y: 544, leading: 13 },
            checks.map(({ number, cents, day }) => [on(day), `${number}${number === 4412 ? '*' : ''}`, money(cents)]),
            mono,
          ),
          text(90, 590, '* INDICATES A BREAK IN CHECK NUMBERS', { ...mono, size: 7 }),
          ...checks.flatMap(({ number, cents }, index) => [
            box(60 + index * 168, 620, 156, 68, { stroke: '#999999', fill: '#f3f6f3' }),
            text(66 + index * 168, 632, names[0] ?? '', { size: 5, face: 'serif' }),
            text(208 + index * 168, 632, String(number), { size: 6, align: 'right' }),
            text(208 + index * 168, 654, `$ ${money(cents)}`, { size: 6.5, face: 'serif', align: 'right' }),
            line(66 + index * 168, 662, 170 + index * 168, 662, { stroke: '#888888' }),
          ]),
          text(
            306,
            730,
            'PLEASE EXAMINE AT ONCE. IF NO ERROR IS REPORTED IN 30 DAYS THE ACCOUNT IS CONSIDERED CORRECT.',
            { ...mono, size: 6.5, align: 'middle' },
          ),
        ],
        'SPECIMEN',
      ),
    ]
  },
}
