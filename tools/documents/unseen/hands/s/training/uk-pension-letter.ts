import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import { nameOf } from '../invent.ts'
import { emblem, initialsOf, irishEuros, money, openPage, pounds, putDay, putMoney, recent } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

const schemes = [
  ['GB', 'Northern Ferries Retirement Fund', 'Aldwych Pensions Administration Ltd', 'Crawley'],
  ['GB', 'Teachers and Lecturers Superannuation Scheme', 'Mowbray House, Darlington DL3 9EX', 'Darlington'],
  ['GB', 'Cairnmore Life Annuities Limited', 'PO Box 23, Edinburgh EH3 8XG', 'Edinburgh'],
  ['IE', 'Office for State Pensions, Sligo', 'College Road, Sligo F91 T384', 'Sligo'],
] as const

/** A pension increase letter or a payment advice: new yearly and monthly amounts against the old ones, administrator beside the scheme. */
export const ukPensionLetter: UnseenLayout = {
  name: 'uk-pension-letter',
  docType: 'pension_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['serif', 'sans', 'narrow']))
    const [home, known, seat] = paper.pick(schemes)
    const scheme = home === 'IE' ? known : nameOf(paper, [known], 'gb pension')
    const coin = home === 'IE' ? irishEuros : pounds
    const ink = paper.pick(['#1d3557', '#5f0f40', '#2f3e46'])
    const issued = recent(paper, 10, 190)
    const pattern = paper.pick(['D MMMM YYYY', 'DD/MM/YYYY', 'DD MMM YYYY'])
    const monthly = paper.between(28000, 240000)
    const before = Math.round(monthly / 1.038)
    const tax = Math.round(monthly * 0.12)
    const { line, greeting } = putHolder(paper, home, ['titled', 'initial', 'plain', 'capitals', 'comma'])
    const rows = addressIn(paper, home)
    page.add(...emblem(paper, 50, 32, 38, ink, initialsOf(scheme)))
    paper.put('issuer_name', scheme)
    const headed = paper.chance(0.5)
    if (headed) page.stack(98, 46, [scheme, seat], { size: 9, bold: true })
    page.stack(62, 118, [line, ...rows], { size: 9.8 })
    page.stack(
      545,
      118,
      [
        `${paper.pick(['Date', 'Date of issue', 'Statement date'])}: ${putDay(paper, 'document_date', issued, pattern)}`,
        `${paper.pick(['Pension reference', 'Pensioner number', 'Our ref', 'Payroll number'])}: ${paper.code('P######/0#')}`,
        `NI number: ${paper.code('JZ ## ## ## B')}`,
      ],
      { size: 8.6, align: 'right', leading: 14 },
    )
    const advice = paper.chance(0.5)
    page.say(
      50,
      218,
      advice
        ? paper.pick(['PENSION ADVICE SLIP', 'Your pension payment', 'Payment advice'])
        : paper.pick(['Your pension from April', 'Annual pension increase', 'Notice of your pension']),
      { size: 13, bold: true, color: ink },
    )
    const shown = putMoney(paper, 'monthly_amount', monthly, coin)
    const yearly = paper.chance(0.7)
    const year = () => putMoney(paper, 'annual_income', monthly * 12, coin)
    let y = 244
    if (advice) {
      y = page.pairs(
        50,
        420,
        y,
        [
          [
            paper.pick(['Gross pension this month', 'Monthly pension', 'Pension payable monthly', 'Pension – month']),
            shown,
          ],
          ['Less income tax', money(-tax, coin)],
          [paper.pick(['Net amount to your bank', 'Net pension']), money(monthly - tax, coin)],
          ...(yearly
            ? [[paper.pick(['Annual pension', 'Pension a year', 'Yearly rate of pension']), year()] as const]
            : []),
          ['Pension to date this tax year', money(monthly * 3, coin)],
        ],
        { size: 9.6, leading: 17 },
      )
    } else {
      page.say(50, y, `Dear ${greeting}`, { size: 9.6 })
      y = page.wrap(
        50,
        y + 20,
        495,
        `Pensions in payment have been increased by 3.8%. ${yearly ? `Your pension has gone up to ${year()} a year. ` : ''}Each month we now pay you ${shown} before tax (until then: ${money(before, coin)}). Your tax code is ${paper.pick(['1257L', 'K212', 'D0'])}, so that about ${money(monthly - tax, coin)} reaches your bank account on the ${paper.pick(['1st', '16th', '28th'])} of the month.`,
        { size: 9.6, leading: 15 },
      )
    }
    page.wrap(
      50,
      y + 24,
      495,
      'Please tell us if you move, change your bank, marry or start to live with a partner. When you die, your family should call us as soon as they can; a pension may be due to your husband, wife, civil partner or children. We take part in the National Fraud Initiative.',
      { size: 9, leading: 13.5 },
    )
    const manager = someone(paper, 'GB')
    page.stack(
      50,
      y + 110,
      [
        'Yours sincerely',
        '',
        `${manager.given} ${manager.surname}`,
        paper.pick(['Pensions Manager', 'Secretary to the Trustees', 'Head of Pensioner Payroll']),
      ],
      { size: 9 },
    )
    if (!headed || paper.chance(0.5))
      page.wrap(
        50,
        790,
        495,
        `${scheme} · ${seat} · ${paper.pick(['Pension Schemes Registry', 'Helpline'])} ${paper.code('10######')}.`,
        { size: 7 },
      )
    return [page.sheet()]
  },
}
