import { addDays, parts } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, page, pair, rows } from '../kit.ts'

/** A municipal tax bill; the owners stand surname first in a table. */
export const taxOwnersTable: UnseenLayout = {
  name: 'tax-owners-table',
  docType: 'property_tax_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const home = pair(paper, 'CA')
    const names = [home.first, home.second].map((first) => `${home.surname}, ${first}`.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    paper.put('address', home.lines.join(', '), home.lines[0])
    const issued = addDays(paper.today, -paper.between(10, 200))
    const year = paper.put('tax_year', String(parts(issued).year))
    const cents = paper.between(90000, 720000)
    const town = paper.put('issuer_name', paper.pick(['Township of Elderslie North', 'Town of Port Maitlin']))
    return [
      page([
        text(40, 50, town, { size: 15, face: 'serif-bold' }),
        text(572, 50, `${year} FINAL TAX BILL`, { size: 12, face: 'sans-bold', align: 'right' }),
        box(40, 80, 532, 60, { stroke: '#333' }),
        ...rows(48, 94, ['Assessed owners', ...names], 9, 15),
        ...rows(300, 94, ['Roll no.', paper.put('roll_number', paper.code('43-##-###-###-#####'))], 9, 15),
        ...rows(470, 94, ['Billed', paper.put('document_date', issued, day(issued, 'slashes'))], 9, 15),
        ...rows(60, 190, home.lines),
        text(40, 280, 'Amount payable', { size: 10, face: 'sans-bold' }),
        text(40, 298, `$${paper.put('amount_due', canonicalMoney(cents), amount(cents))}`, { size: 14, face: 'sans' }),
      ]),
    ]
  },
}
