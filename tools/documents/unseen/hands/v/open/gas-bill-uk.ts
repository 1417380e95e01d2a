import { addDays } from '../../../../calendar.ts'
import { box, line, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, easel, figures, page } from '../kit.ts'
import { folk } from '../people.ts'

/** A British supplier of gas and power: friendly tone, a window address, the sum after the balance brought forward, two pages. */
export const gasBillUk: UnseenLayout = {
  name: 'gas-bill-uk',
  docType: 'utility_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'GB')
    const [one, two] = [next(), next()]
    const issuer = paper.pick(['Bramble Energy', 'Northgate Power', 'Tidewell Energy'])
    const ink = paper.pick(['#5b2a86', '#0b5c8a', '#a3154d'])
    const issued = addDays(paper.today, -paper.between(6, 75))
    const due = addDays(issued, paper.pick([14, 16, 21]))
    const [from, until] = [addDays(issued, -92), addDays(issued, -1)]
    const before = paper.between(8200, 19_000)
    const paid = before - paper.between(0, 3000)
    const gas = paper.between(4000, 23_000)
    const power = paper.between(6000, 21_000)
    const vat = Math.round((gas + power) * 0.05)
    const sum = before - paid + gas + power + vat
    const pounds = (cents: number) => `£${figures(cents, 'comma')}`
    const first = easel()
    const { say, rows, flow, add } = first

    add(
      roundedBox(40, 34, 30, 30, 8, { fill: ink }),
      shape('M48 58 C48 44 62 46 62 40 C66 54 56 58 48 58 Z', { fill: '#fff' }),
    )
    say(78, 56, paper.put('issuer_name', issuer), { size: 17, face: 'sans-bold', color: ink })
    const people = [one, two].slice(0, paper.chance(0.5) ? 2 : 1).map(({ given, surname }) => `${given} ${surname}`)
    paper.put('document_holder_name', people.join('; '), people[0])
    rows(62, 134, 12.6, [people.join(' & '), ...one.lines], { size: 10 })
    paper.put('address', one.lines.join(', '), one.lines[0])
    rows(384, 110, 12, ['Your account number'], { size: 8.4, color: '#555' })
    say(384, 124, paper.put('account_number', paper.code('A-@#@#@###')), { size: 11, face: 'narrow-bold' })
    say(384, 142, 'Bill date', { size: 8.4, color: '#555' })
    say(384, 156, paper.put('document_date', issued, dated(issued, 'D MON YYYY', 'en')), {
      size: 11,
      face: 'narrow-bold',
    })
    say(384, 174, 'Bill reference', { size: 8.4, color: '#555' })
    say(384, 188, paper.code('#########'), { size: 11 })

    say(40, 262, 'Your energy bill', { size: 22, face: 'sans-bold', color: ink })
    say(40, 280, `for the period ${dated(from, 'D MON YYYY', 'en')} - ${dated(until, 'D MON YYYY', 'en')}`, {
      size: 10,
    })
    add(roundedBox(40, 298, 515, 150, 12, { stroke: ink, strokeWidth: 1.2 }))
    const story: readonly (readonly [string, string])[] = [
      ['Your last bill was', pounds(before)],
      ['You’ve paid us - thank you', `- ${pounds(paid)}`],
      ['Gas you used', pounds(gas)],
      ['Electricity you used', pounds(power)],
      ['VAT at 5%', pounds(vat)],
    ]
    story.forEach(([label, value], index) => {
      say(58, 322 + index * 18, label, { size: 10 })
      say(536, 322 + index * 18, value, { size: 10, align: 'right' })
    })
    add(line(58, 402, 536, 402, { stroke: ink }))
    say(58, 428, 'So you owe us', { size: 14, face: 'sans-bold' })
    say(536, 430, paper.put('amount_due', amount(sum), pounds(sum)), {
      size: 19,
      face: 'sans-bold',
      color: ink,
      align: 'right',
    })
    flow(
      { x: 40, y: 476, width: 330, leading: 13 },
      `Please pay by ${paper.put('due_date', due, dated(due, 'D MONTH YYYY', 'en'))}. Quote your account number if you pay by bank transfer. Struggling to pay? Talk to us, we can set up a plan that suits you.`,
      { size: 10 },
    )
    add(box(396, 466, 159, 112, { fill: '#f3eef7' }))
    say(406, 484, 'Could you pay less?', { face: 'narrow-bold', size: 10, color: ink })
    flow(
      { x: 406, y: 500, width: 140, leading: 11 },
      `Our cheapest tariff for you is Fixed 12M. You could save £${paper.between(41, 188)} a year. Remember it might be worth thinking about switching.`,
      { size: 8.4 },
    )
    rows(
      40,
      640,
      12,
      [
        'Smell gas? Call the National Gas Emergency Service free on 0800 111 999.',
        'Power cut? Call 105, day or night.',
        `${issuer.toLowerCase().replace(' ', '')}.example/help  |  0330 102 7517  |  Mon-Fri 9am-5pm`,
      ],
      { size: 8.6 },
    )
    flow(
      { x: 40, y: 790, width: 515, leading: 8.4 },
      `${issuer} Limited. Registered in England and Wales No. 0${paper.code('#######')}. Registered office: UK House, 5th floor, 164-182 Oxford Street, London W1D 1NN. VAT No. GB ${paper.code('### #### ##')}. This is a SPECIMEN.`,
      { size: 6.6, color: '#666' },
    )
    say(555, 826, '1 / 2', { size: 7, align: 'right' })

    const second = easel()
    second.say(40, 52, 'Your charges in detail', { size: 16, face: 'sans-bold', color: ink })
    second.say(40, 68, `Supply address: ${one.lines.join(', ')}`, { size: 8.4 })
    const fuels = [
      ['Gas', `MPRN ${paper.code('##########')}`, gas],
      ['Electricity', `MPAN ${paper.code('## #### #### ###')}`, power],
    ] as const
    fuels.forEach(([fuel, meter, cost], index) => {
      const y = 100 + index * 150
      const units = paper.between(300, 3000)
      const standing = Math.round(cost * 0.17)
      second.add(box(40, y, 515, 20, { fill: ink }))
      second.say(48, y + 14, fuel, { face: 'narrow-bold', size: 10, color: '#fff' })
      second.say(547, y + 14, meter, { size: 8.6, color: '#fff', align: 'right' })
      const start = paper.between(10_000, 60_000)
      const details: readonly (readonly [string, string])[] = [
        [`${dated(from, 'D MON', 'en')} reading (${paper.pick(['smart', 'estimated', 'yours'])})`, String(start)],
        [`${dated(until, 'D MON', 'en')} reading (smart)`, String(start + units)],
        [`${units} kWh at ${figures(((cost - standing) * 100) / units, 'point')}p`, pounds(cost - standing)],
        ['Standing charge, 92 days', pounds(standing)],
        [`Total ${fuel.toLowerCase()} before VAT`, pounds(cost)],
      ]
      details.forEach(([label, value], row) => {
        second.say(48, y + 38 + row * 17, label, { size: 9.4, face: row === 4 ? 'narrow-bold' : 'narrow' })
        second.say(547, y + 38 + row * 17, value, {
          size: 9.4,
          align: 'right',
          face: row === 4 ? 'narrow-bold' : 'narrow',
        })
      })
    })
    second.say(40, 440, 'Not happy? The Energy Ombudsman is free and independent: 0330 440 1624.', { size: 8.6 })
    second.say(555, 826, 'SPECIMEN  2 / 2', { size: 7, align: 'right' })
    return [page(first.marks), page(second.marks)]
  },
}
