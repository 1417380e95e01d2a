import { box, lines, text } from '../../../../drawing/sheet.ts'
import { table } from '../../../../drawing/table.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, plain, somebody } from '../people.ts'
import { ago, british, money } from '../say.ts'

const services = [
  ['Digital certificate of incorporation', 1299],
  ['Printed and bound memorandum and articles', 2499],
  ['Registered office service (12 months)', 3900],
  ['Confirmation statement service', 5900],
  ['VAT registration', 4900],
  ['Company register (A4, faux leather)', 1950],
  ['Company seal', 2200],
] as const

/** An order confirmation of a company formation agent: words of incorporation all over, yet only an invoice for services. */
export const foreignGbFormationQuote: UnseenLayout = {
  name: 'foreign-gb-formation-quote',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const ink = paper.pick(['#d35400', '#2c3e94', '#0f766e'])
    const agent = paper.pick(['QuickStart Formations', 'Acorn Company Services', 'Formwell Online'])
    const flow = openFlow({
      paper: 'a4',
      face: 'sans',
      size: 9,
      left: 50,
      right: 50,
      foot: `${agent} is a trading name of Lantern Row Services Ltd. VAT no. GB ${paper.code('### #### ##')}`,
    })
    const customer = somebody(paper, 'GB')
    flow.put(
      box(0, 0, 595, 60, { fill: ink }),
      text(50, 38, agent, { size: 18, face: 'sans-bold', color: '#fff' }),
      text(545, 38, paper.pick(['Order confirmation', 'Invoice – PAID', 'Your quote', 'Receipt']), {
        size: 12,
        face: 'sans',
        color: '#fff',
        align: 'right',
      }),
    )
    flow.put(
      ...lines(50, 92, 13, [plain(customer), ...home(paper, 'GB')], { size: 9.5, face: 'sans' }),
      ...lines(
        360,
        92,
        13,
        [
          `Order ref: ${paper.code('@@-######')}`,
          `Order date: ${british(ago(paper, 1, 90))}`,
          `Package: ${paper.pick(['Privacy', 'Professional', 'Prestige'])}`,
          'Proposed company name:',
          paper.pick(firms.GB),
        ],
        { size: 9, face: 'sans' },
      ),
    )
    flow.y(170)
    flow.p(
      `Hello ${customer.first}, thank you for your order. We will submit your application to the registrar once you have completed our checklist. Your company is not yet incorporated.`,
      { after: 12 },
    )
    const chosen = services.filter((_, index) => index < 2 || paper.chance(0.6))
    const net = chosen.reduce((sum, [, pence]) => sum + pence, 0)
    const p = (pence: number) => `£${money(pence, ',', '.')}`
    const { marks, bottom } = table(
      [
        { title: 'Item', x: 56, align: 'left' },
        { title: 'Price', x: 540, align: 'right' },
      ],
      [
        ...chosen.map(([name, pence]) => [name, p(pence)]),
        ['Subtotal', p(net)],
        ['VAT 20%', p(Math.round(net * 0.2))],
        ['Total', p(Math.round(net * 1.2))],
      ],
      { x: 50, y: flow.y(), width: 495, leading: 19, size: 9.5, shade: '#f0f0f0', ink },
    )
    flow.put(...marks)
    flow.y(bottom + 16)
    flow.p('What happens next?', { face: 'sans-bold', size: 11, color: ink })
    for (const row of [
      'Tell us who the directors and shareholders will be.',
      'Prove the identity of each person with significant control.',
      'Receive your certificate by email, usually within 24 hours.',
      'Open a business account with our partner bank and get £75 cashback.',
    ])
      flow.p(`•  ${row}`, { indent: 10, after: 2 })
    flow.gap(12)
    flow.p(
      'Refunds are not available once an application has been submitted. Rated 4.8 out of 5 by 21,000 customers.',
      { size: 8 },
    )
    return flow.sheets()
  },
}
