import { canonicalMoney } from '../../../../money.ts'
import { addDays } from '../../../../calendar.ts'
import { box, ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, page, pair, rows } from '../kit.ts'

/** An electricity bill whose issuer is a drop in a circle; two customers, a line each. */
export const hydroTwoLines: UnseenLayout = {
  name: 'hydro-two-lines',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const home = pair(paper, 'CA')
    const names = [`${home.first} ${home.surname}`.toUpperCase(), `${home.second} ${home.surname}`.toUpperCase()]
    paper.put('document_holder_name', names.join('; '), names[0])
    const street = home.lines.map((row) => row.toUpperCase())
    paper.put('address', street.join(', '), street[0])
    const issued = addDays(paper.today, -paper.between(6, 60))
    const due = addDays(issued, 19)
    const cents = paper.between(4200, 39900)
    const issuer = paper.put('issuer_name', paper.pick(['Nottaway Power Corp.', 'Twin Rivers Hydro Inc.']))
    return [
      page([
        ellipse(66, 56, 22, 22, { fill: '#1c7' }),
        box(320, 40, 250, 92, { stroke: '#1c7' }),
        ...rows(330, 58, ['Your account', 'Bill date', 'Pay by', 'You owe'], 10, 20),
        ...rows(
          450,
          58,
          [
            paper.put('account_number', paper.code('####-###-##')),
            paper.put('document_date', issued, day(issued, 'bank')),
            paper.put('due_date', due, day(due, 'bank')),
            `$${paper.put('amount_due', canonicalMoney(cents), amount(cents))}`,
          ],
          10,
          20,
        ),
        ...rows(60, 150, [...names, ...street]),
        text(40, 260, 'What makes up your bill', { size: 13, face: 'sans-bold' }),
        ...rows(40, 284, ['Electricity, off-peak', 'Electricity, on-peak', 'Delivery', 'HST'], 9, 16),
        ...rows(260, 284, [`${paper.between(200, 900)} kWh`, `${paper.between(50, 300)} kWh`, 'fixed', '13%'], 9, 16),
        text(40, 390, 'Save up to 15% with a smart thermostat. Ask us how.', { size: 11, face: 'sans' }),
        ...rows(40, 740, [`${issuer} is regulated by the provincial energy board. Late charge 1.5% a month.`], 6.5),
      ]),
    ]
  },
}
