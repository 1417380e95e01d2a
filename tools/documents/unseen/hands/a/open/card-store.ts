import { addDays, longDate, parts } from '../../../../calendar.ts'
import { box, line, lines, shape, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, paragraph } from '../kit.ts'
import { calledBy, issuers, putAddress, resident, streetWithUnit, townLine } from '../people.ts'

const sky = '#0a6ea8'
const light = { face: 'narrow', size: 8.5 } as const
const stores = ['Hardware', 'Home & Garden', 'Fuel', 'Grocery', 'Sporting Goods'] as const

/** A store's credit card bill written like a leaflet: four coloured tiles, credits as CR, dates with slashes, the bank that issues it in small print. */
export const cardStore: UnseenLayout = {
  name: 'card-store',
  docType: 'credit_card_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const bank = paper.put('issuer_name', paper.pick(issuers.bank))
    const closed = addDays(paper.today, -paper.between(2, 50))
    const previous = paper.between(9000, 96000)
    const isRefunded = paper.chance(0.25)
    const returned = isRefunded ? paper.between(40000, 70000) : paper.pick([0, 0, 4599])
    const bought = Array.from({ length: 6 }, () => paper.between(700, isRefunded ? 2500 : 22000))
    const owing = previous - previous - returned + total(bought)
    const least = owing <= 0 ? 0 : Math.min(owing, Math.max(1000, Math.round(owing * 0.025)))
    const limit = paper.pick([150000, 250000, 400000, 650000, 800000])
    const cash = (cents: number) => (cents < 0 ? `$${printedMoney(-cents, 'en')} CR` : `$${printedMoney(cents, 'en')}`)
    const owed = paper.put('closing_balance', canonicalMoney(owing), cash(owing))
    const minimum = paper.put('minimum_payment', canonicalMoney(least), cash(least))
    const due = addDays(closed, 25)
    const tiles: readonly (readonly [string, string, string])[] = [
      ['You owe', owed, sky],
      ['Pay at least', minimum, '#3f8f4f'],
      ['Pay by', written(due, '09/30/2026'), '#d0761b'],
      ['You can spend', cash(limit - owing), '#6b5b95'],
    ]
    const rows = bought.map((cents, index) => ({
      day: addDays(closed, -28 + index * 5),
      name: `${paper.pick(stores)} #${paper.between(100, 699)} ${client.city}`,
      cents,
    }))
    const all = [
      { day: addDays(closed, -29), name: 'Payment - thank you / Paiement - merci', cents: -previous },
      ...(returned > 0
        ? [{ day: addDays(closed, -13), name: `Return, ${paper.pick(stores)} #112`, cents: -returned }]
        : []),
      ...rows,
    ]
    const marks: Mark[] = [
      shape('M0 0 L612 0 L612 54 L300 78 L0 54 Z', { fill: sky }),
      text(36, 36, 'spruce points card', { face: 'sans-bold', size: 17, color: '#ffffff' }),
      text(576, 36, 'CREDIT CARD STATEMENT', { face: 'sans', size: 9, color: '#ffffff', align: 'right' }),
      ...tiles.flatMap(([caption, value, color], index) => [
        box(36 + index * 137, 96, 129, 54, { fill: color }),
        text(44 + index * 137, 112, caption, { face: 'sans', size: 8, color: '#ffffff' }),
        text(44 + index * 137, 138, value, { face: 'sans-bold', size: 14, color: '#ffffff' }),
      ]),
      ...lines(
        36,
        182,
        13,
        [
          paper.put('document_holder_name', calledBy(client)),
          ...putAddress(paper, [streetWithUnit(client, 'Apt.'), townLine(client)]),
        ],
        { ...light, size: 10 },
      ),
      ...['Statement date', 'Account number', 'Credit limit', 'Interest rate'].map((caption, index) =>
        text(340, 178 + index * 15, caption, { ...light, color: sky }),
      ),
      text(450, 178, paper.put('document_date', closed, written(closed, '09/30/2026')), light),
      text(450, 193, paper.put('account_number', paper.code('XXXX XXXX XXX# ####')), light),
      text(450, 208, paper.put('credit_limit', canonicalMoney(limit), cash(limit)), light),
      text(450, 223, '21.99% purchases, 22.99% cash', light),
      text(
        36,
        258,
        `In ${longDate(closed, 'en').split(' ')[0] ?? ''} you collected ${(total(bought) / 2500).toFixed(2)} in spruce points!`,
        { face: 'sans-bold', size: 11, color: sky },
      ),
      ...paragraph(
        { x: 36, y: 274, width: 540, leading: 11 },
        `Your balance in the program is $${printedMoney(paper.between(400, 9900), 'en')}. Fill up on Tuesdays until ${written(addDays(closed, 40), '09/30/2026')} and collect 10 cents a litre. The winter tire event begins when the first snow falls.`,
        light,
      ).marks,
      text(36, 318, 'What happened since last time', { face: 'sans-bold', size: 11, color: sky }),
      line(36, 324, 576, 324, { stroke: sky, strokeWidth: 1 }),
      text(44, 340, `Balance on your last statement`, light),
      text(568, 340, cash(previous), { ...light, align: 'right' }),
      ...all.flatMap(({ day, name, cents }, index) => [
        text(44, 357 + index * 16, written(day, '09/30/26').slice(0, 5), light),
        text(100, 357 + index * 16, name, light),
        text(568, 357 + index * 16, cash(cents), { ...light, align: 'right' as const }),
      ]),
      line(36, 492, 576, 492, { stroke: sky, strokeWidth: 1 }),
      text(44, 508, 'Balance on this statement', { ...light, face: 'narrow-bold' }),
      text(568, 508, owed, { ...light, face: 'narrow-bold', align: 'right' }),
      ...paragraph(
        { x: 36, y: 540, width: 540, leading: 11 },
        owing <= 0
          ? 'You have a credit balance: no payment is needed. We will use it for your next purchases or send it back on request.'
          : `Paying ${minimum} a month and nothing more, you would need ${paper.between(1, 19)} year(s) and ${parts(closed).month} month(s) to pay off what you owe.`,
        light,
      ).marks,
      ...paragraph(
        { x: 36, y: 580, width: 540, leading: 11 },
        'Purchase interest starts on the purchase date when the last balance was not paid in full. You have 21 days or more of grace. Disputes must reach us in 30 days.',
        light,
      ).marks,
      ...lines(
        36,
        650,
        11,
        ['Ways to pay', 'Online or in the app, by phone at 1-888-555-0170, at any of our 500 stores, or at your bank.'],
        light,
      ),
      ...paragraph(
        { x: 36, y: 742, width: 540, leading: 8.5 },
        `The spruce points card is issued by ${bank}, ${paper.between(100, 900)} Sunrise Parkway, Welland ON L3C 7K2. Rewards are run by the stores and not by the bank. Keep this statement for your records.`,
        { face: 'narrow', size: 6.5, color: '#555' },
      ).marks,
    ]
    return [letter(marks)]
  },
}
