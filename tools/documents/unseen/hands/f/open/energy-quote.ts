import { addDays } from '../../../../calendar.ts'
import { roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, grid, page, paragraph, say } from '../kit.ts'
import { company, home, issuers, resident } from '../people.ts'

/** A supplier's personal quote for electricity and gas: prices, estimates and a name, but no account and no bill. */
export const energyQuote: UnseenLayout = {
  name: 'energy-quote',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const [brand] = company(paper, issuers.energy)
    const day = addDays(paper.today, -paper.between(1, 25))
    const yearly = paper.between(1350, 2480)
    return [
      page([
        roundedBox(40, 36, 515, 110, 16, { fill: '#0369a1' }),
        text(64, 82, `${who.first}, your quote is ready`, { size: 22, face: 'sans-bold', color: '#ffffff' }),
        text(64, 112, `from ${brand} - prices held until ${say(addDays(day, 14), 'D MMMM YYYY')}`, {
          size: 12,
          color: '#ffffff',
        }),
        ...column(
          64,
          184,
          14,
          [
            `Quote ${paper.code('Q-########')}`,
            `Made on ${say(day, 'D MMMM YYYY')} for ${who.first} ${who.last}`,
            `Supply address: ${home(paper).join(', ')}`,
          ],
          { size: 9.4 },
        ),
        text(64, 268, `£${(yearly / 12).toFixed(2)} a month`, { size: 28, face: 'sans-bold', color: '#0369a1' }),
        text(64, 290, `about £${yearly} a year, based on what you told us you use`, { size: 11 }),
        ...grid(
          [64, -340, -500],
          [
            ['Fix & Relax 18 months', 'Electricity', 'Gas'],
            ['Unit rate (inc. VAT)', '24.10p per kWh', '5.98p per kWh'],
            ['Standing charge', '51.20p a day', '30.15p a day'],
            ['You told us you use', `${paper.between(1800, 3900)} kWh`, `${paper.between(7000, 14000)} kWh`],
            ['Exit fee', '£50', '£50'],
          ],
          { y: 336, size: 10, leading: 24, rule: '#bae6fd' },
        ),
        roundedBox(64, 480, 220, 40, 20, { fill: '#f97316' }),
        text(174, 505, 'Switch in five minutes', { size: 13, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
        ...paragraph(
          64,
          560,
          460,
          'This is a quote, not a contract or a bill. Nothing will be taken from your account unless you accept. You have 14 days to change your mind after you do. Prices differ by region and by how you pay; these are for monthly Direct Debit and paperless letters.',
          { size: 10 },
        ),
        ...paragraph(
          64,
          650,
          460,
          'You are getting this email because you asked a comparison site for prices. Unsubscribe.',
          { size: 8, color: '#777777' },
        ),
      ]),
    ]
  },
}
