import { addDays } from '../../../../calendar.ts'
import { box, line, lines, shape, text } from '../../../../drawing/sheet.ts'
import { total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bareSlashed, grid, letter, money } from '../kit.ts'
import { home, mailLines, resident, withInitial } from '../people.ts'

const works = [
  'Service call, first hour',
  'Additional labor, 1.5 hr',
  '40 gal. natural gas water heater',
  'Expansion tank and fittings',
  'Haul away old unit',
  'City permit',
] as const

/** Plumber's invoice, with water and gas in its words, a customer's address and an amount due: near a utility bill, yet none. */
export const plumberInvoice: UnseenLayout = {
  name: 'plumber-invoice',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const owner = resident(paper)
    const customer = resident(paper)
    const mail = mailLines(home(paper))
    const day = addDays(paper.today, -paper.between(2, 90))
    const costs = works.map(() => paper.between(45, 420) * 100)
    const tax = Math.round((costs[2] ?? 0) * 0.07)
    const sum = total(costs) + tax
    return [
      letter(
        [
          shape('M44 36 L64 36 L64 52 L84 52 L84 68 L44 68 Z', { fill: '#1864ab' }),
          text(96, 52, `${owner.surname} & Sons Plumbing`, { size: 18, face: 'serif-bold', color: '#1864ab' }),
          text(96, 66, 'Licensed - Bonded - Insured   Lic. 555-077 PL', { size: 8.5, face: 'serif' }),
          text(576, 56, 'INVOICE', { size: 24, face: 'sans-bold', align: 'right', color: '#888888' }),
          ...grid(
            [440, -576],
            { y: 92, leading: 16 },
            [
              ['Invoice #', paper.code('1####')],
              ['Date', bareSlashed(day, 4)],
              ['Terms', 'Due on receipt'],
              ['Technician', resident(paper).given],
            ],
            { size: 9.5, face: 'sans' },
          ),
          box(44, 104, 250, 16, { fill: '#d0ebff' }),
          text(50, 116, 'Bill to / Job site', { size: 9, face: 'sans-bold' }),
          ...lines(50, 134, 13, [withInitial(customer), ...mail, '(555) 555-0199'], { size: 10, face: 'sans' }),
          box(44, 206, 532, 18, { fill: '#1864ab' }),
          ...grid([50, -360, -450, -570], { y: 219, leading: 12 }, [['Description', 'Qty', 'Rate', 'Amount']], {
            size: 9,
            face: 'sans-bold',
            color: '#ffffff',
          }),
          ...grid(
            [50, -360, -450, -570],
            { y: 244, leading: 22 },
            works.map((work, index) => [work, '1', money(costs[index] ?? 0), money(costs[index] ?? 0)]),
            { size: 9.5, face: 'sans' },
          ),
          line(44, 372, 576, 372),
          ...grid(
            [400, -570],
            { y: 394, leading: 18 },
            [
              ['Subtotal', money(total(costs))],
              ['Sales tax (7% on materials)', money(tax)],
              ['Deposit', '-$0.00'],
            ],
            { size: 9.5, face: 'sans' },
          ),
          text(400, 456, 'Balance Due', { size: 12, face: 'sans-bold' }),
          text(570, 456, `$${money(sum)}`, { size: 12, face: 'sans-bold', align: 'right' }),
          ...lines(
            50,
            500,
            15,
            [
              'Found gas flex line corroded, replaced. Flushed water lines, tested T&P valve, no leaks.',
              'Warranty: 6 yr tank (manufacturer), 1 yr labor. Water pressure 62 psi.',
              'A finance charge of 1.5% a month is added after 30 days.',
            ],
            { size: 9.5, face: 'serif' },
          ),
          line(50, 620, 260, 620),
          text(50, 632, 'Customer signature', { size: 8, face: 'serif' }),
          text(306, 700, 'Thank you for your business! Ask about our $89 drain special.', {
            size: 11,
            face: 'serif-bold',
            align: 'middle',
            color: '#1864ab',
          }),
        ],
        'SPECIMEN',
      ),
    ]
  },
}
