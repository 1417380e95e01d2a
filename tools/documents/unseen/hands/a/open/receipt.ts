import { addDays } from '../../../../calendar.ts'
import { line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { printedMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { person } from '../people.ts'

const goods = [
  'DECK SCREW #8 100PK',
  'SPRUCE 2X4X8 KD',
  'PAINT TRAY LINER 3',
  'LED BULB A19 4PK',
  'FURNACE FILTER 16X25',
  'WD SPRAY 311G',
  'BIRD SEED 7KG',
  'EXT CORD 15M',
  'CAULK WHITE 300ML',
] as const
const mono = { face: 'mono', size: 8 } as const

/** A hardware store's till receipt on a long narrow strip: taxes, card slip and a survey code. */
export const receipt: UnseenLayout = {
  name: 'receipt',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const day = addDays(paper.today, -paper.between(0, 60))
    const start = paper.between(0, goods.length - 1)
    const rows = Array.from({ length: paper.between(4, 8) }, (_, index) => ({
      name: goods[(start + index) % goods.length] ?? '',
      cents: paper.between(199, 6499),
    }))
    const net = total(rows.map(({ cents }) => cents))
    const tax = Math.round(net * 0.13)
    const y = 150 + rows.length * 13
    const right = (content: string, at: number, isBold = false) =>
      text(212, at, content, { ...mono, face: isBold ? 'mono-bold' : 'mono', align: 'right' as const })
    const marks: Mark[] = [
      text(114, 36, 'HAMMER & HEARTH', { face: 'sans-bold', size: 15, align: 'middle' }),
      ...lines(
        114,
        52,
        10,
        [
          'BUILDING CENTRE #207',
          '1180 WELLINGTON RD, LONDON ON',
          '519-555-0128',
          `HST ${paper.code('10####### RT0001')}`,
        ],
        { ...mono, align: 'middle' },
      ),
      text(16, 104, `${written(day, '09/30/26')}  ${paper.between(8, 20)}:${paper.between(10, 59)}`, mono),
      right(`REG ${paper.between(1, 9)} TR ${paper.code('####')}`, 104),
      text(16, 116, `CASHIER: ${person(paper)[0].toUpperCase()}`, mono),
      line(16, 124, 212, 124, { strokeWidth: 0.5 }),
      ...rows.flatMap(({ name, cents }, index) => [
        text(16, 140 + index * 13, name, mono),
        right(`${printedMoney(cents, 'en')} H`, 140 + index * 13),
      ]),
      text(16, y, 'SUBTOTAL', mono),
      right(printedMoney(net, 'en'), y),
      text(16, y + 13, 'HST 13%', mono),
      right(printedMoney(tax, 'en'), y + 13),
      text(16, y + 30, 'TOTAL', { face: 'mono-bold', size: 11 }),
      right(`$${printedMoney(net + tax, 'en')}`, y + 30, true),
      ...lines(
        16,
        y + 52,
        11,
        [
          'DEBIT TAP          APPROVED',
          `CARD  ************${paper.code('####')}`,
          `AUTH  ${paper.code('######')}   REF ${paper.code('########')}`,
          'ACCOUNT TYPE       CHEQUING',
        ],
        mono,
      ),
      ...lines(
        114,
        y + 112,
        11,
        [
          'RETURNS WITHIN 90 DAYS',
          'WITH THIS RECEIPT',
          'YOU COULD WIN $1000',
          `SURVEY CODE ${paper.code('####-####-##')}`,
          '',
          'CUSTOMER COPY',
          'SPECIMEN',
        ],
        { ...mono, align: 'middle' },
      ),
    ]
    return [{ width: 228, height: y + 210, pixelsPerUnit: 200 / 72, background: '#fbfbf8', marks }]
  },
}
