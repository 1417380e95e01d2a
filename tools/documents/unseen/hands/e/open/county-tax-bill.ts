import { longDate } from '../../../../calendar.ts'
import { box, ellipse, line, lines, text } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, grid, letter, money, perforation, slashed } from '../kit.ts'
import { home, issuers, mailLines, resident } from '../people.ts'

const districts = [
  'COUNTY GENERAL',
  'FIRE DISTRICT 4',
  'SCHOOL OPERATING',
  'SCHOOL BOND 2018',
  'COMMUNITY COLLEGE',
  'LIBRARY',
  'SOLID WASTE FEE',
] as const
const serif = { face: 'serif', size: 8.5 } as const

/** County treasurer's real estate tax bill: boxes with small captions, a levy table, values beside taxes, two stubs. */
export const countyTaxBill: UnseenLayout = {
  name: 'county-tax-bill',
  docType: 'property_tax_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', `${paper.pick(issuers.counties)} Treasurer`.toUpperCase())
    const { given, middle, surname } = resident(paper)
    const name = paper.put('document_holder_name', `${surname} ${given} ${middle}`.toUpperCase())
    const house = mailLines(home(paper)).map((row) => row.toUpperCase())
    const mail = [...(paper.chance(0.4) ? [`C/O ${resident(paper).surname.toUpperCase()} LAW OFFICE`] : []), ...house]
    paper.put('address', mail.join(', '), mail.join(' '))
    const year = paper.put('tax_year', paper.pick(['2025', '2026']))
    const billed = year === '2025' ? '2026-01-12' : `2026-0${paper.between(7, 9)}-${paper.between(10, 28)}`
    paper.put('document_date', billed, slashed(billed))
    const parcel = paper.put('roll_number', paper.code('##-##-###-###-0000'))
    const due = year === '2025' ? '2026-02-28' : '2026-11-30'
    const land = paper.between(120, 900) * 100
    const building = paper.between(900, 4800) * 100
    const exempt = 50_000
    const taxable = land + building - exempt / 2
    const rates = districts.map((_, index) => (index === 6 ? 0 : paper.between(210, 9900)))
    const levies = rates.map((rate, index) => (index === 6 ? 9600 : Math.round((taxable * rate) / 10_000)))
    const owed = total(levies)
    const sum = paper.put('amount_due', canonicalMoney(owed), money(owed))
    const bill = paper.code(`${year}-0######`)
    const boxes = [
      [36, 118, 'BILL NUMBER', bill],
      [154, 150, 'PARCEL IDENTIFICATION NO.', parcel],
      [304, 90, 'TAX YEAR', year],
      [394, 90, 'BILL DATE', slashed(billed)],
      [484, 92, 'TAX DISTRICT', paper.code('0##')],
    ] as const
    const rows = districts.map((district, index) => [
      district,
      index === 6 ? 'FLAT' : ((rates[index] ?? 0) / 10_000).toFixed(5),
      index === 6 ? '' : money(taxable * 100),
      money(levies[index] ?? 0),
    ])
    return [
      letter(
        [
          ...seal(66, 62, 27, '#5b3a1e'),
          ellipse(66, 62, 11, 11, { fill: '#c9a66b' }),
          text(306, 50, issuer, { size: 15, face: 'serif-bold', align: 'middle' }),
          text(306, 65, 'COURTHOUSE, ROOM 104   -   OFFICE HOURS 8:30 TO 4:30   -   555-0126', {
            size: 7.5,
            face: 'serif',
            align: 'middle',
          }),
          text(306, 84, 'REAL ESTATE TAX STATEMENT', { size: 11, face: 'serif-bold', align: 'middle' }),
          ...boxes.flatMap(([x, width, caption, value]) => [
            ...cell({ x, y: 100, width, height: 30 }, caption),
            text(x + 6, 123, value, { size: 9.5, face: 'serif-bold' }),
          ]),
          ...cell({ x: 36, y: 130, width: 268, height: 34 }, 'LOCATION OF PROPERTY / LEGAL DESCRIPTION'),
          ...lines(
            42,
            147,
            10,
            [
              house[0] ?? '',
              `LOT ${paper.between(1, 60)} BLK ${paper.between(1, 12)} ORIG PLAT  ${paper.code('0.## AC')}`,
            ],
            { size: 7.5, face: 'serif' },
          ),
          ...['LAND', 'BUILDING', 'EXEMPTION'].flatMap((caption, index) => [
            ...cell({ x: 304 + index * 90.6, y: 130, width: 90.6, height: 34 }, caption),
            text(
              388 + index * 90.6,
              156,
              money([land, building, exempt / 2][index] ? ([land, building, exempt / 2][index] ?? 0) * 100 : 0),
              { ...serif, align: 'right' },
            ),
          ]),
          ...lines(80, 206, 12, [name, ...mail], { size: 10, face: 'serif' }),
          box(36, 262, 540, 15, { fill: '#e9dfce' }),
          ...grid(
            [44, -300, -430, -568],
            { y: 273, leading: 12 },
            [['TAXING AUTHORITY', 'RATE PER $100', 'TAXABLE VALUE', 'TAX AMOUNT']],
            { size: 7, face: 'serif-bold' },
          ),
          ...grid([44, -300, -430, -568], { y: 292, leading: 15 }, rows, serif),
          line(36, 390, 576, 390),
          ...grid(
            [330, -568],
            { y: 406, leading: 15 },
            [
              ['TOTAL TAXES AND FEES', sum],
              ['LESS PREPAYMENTS', '0.00'],
            ],
            serif,
          ),
          box(324, 430, 252, 24, { stroke: '#000000', strokeWidth: 1.6 }),
          text(332, 446, 'TOTAL AMOUNT DUE', { size: 10, face: 'serif-bold' }),
          text(568, 446, sum, { size: 11, face: 'serif-bold', align: 'right' }),
          ...lines(
            36,
            406,
            12,
            [
              `TAXES ARE DUE ON RECEIPT AND DELINQUENT AFTER ${longDate(due, 'en').toUpperCase()}.`,
              'INTEREST OF 2% IS ADDED THE FIRST MONTH AND 3/4%',
              'EACH MONTH AFTER THAT. A RECEIPT IS MAILED ONLY',
              'IF A STAMPED ENVELOPE IS ENCLOSED. IF YOUR MORTGAGE',
              'COMPANY PAYS, KEEP THIS COPY FOR YOUR RECORDS.',
            ],
            { size: 6.8, face: 'serif' },
          ),
          ...[500, 640].flatMap((y, index) => [
            ...perforation(y),
            text(36, y + 18, `${index + 1}${index === 0 ? 'ST' : 'ND'} HALF PAYMENT COUPON (OPTIONAL)`, {
              size: 8,
              face: 'serif-bold',
            }),
            ...grid(
              [36, 120],
              { y: y + 36, leading: 13 },
              [
                ['BILL NUMBER', bill],
                ['PARCEL', parcel],
                ['HALF OF TAX', money(index === 0 ? Math.ceil(owed / 2) : Math.floor(owed / 2))],
              ],
              { size: 7.5, face: 'serif' },
            ),
            ...lines(330, y + 36, 12, [name, ...mail], { size: 8.5, face: 'mono' }),
            text(330, y + 90, 'PAY IN PERSON, BY MAIL OR ONLINE. CARD FEE 2.35%.', { size: 6.5, face: 'serif' }),
          ]),
        ],
        'FORM TS-1 (REV. 5/25)  SPECIMEN',
        '#fffdf7',
      ),
    ]
  },
}
