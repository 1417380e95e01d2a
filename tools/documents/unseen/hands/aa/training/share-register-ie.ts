import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A folio sheet of a register of members, one holder a folio, ledger lines for allotments and the balance. */
export const shareRegisterIe: UnseenLayout = {
  name: 'share-register-ie',
  docType: 'share_register',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'IE')
    const holders = Array.from({ length: paper.between(1, 4) }, next)
    const page = openPage('a4', '#fbfaf3')
    const sent = addDays(paper.today, -paper.between(3, 400))
    page.c(
      297,
      54,
      paper.put('legal_name', `${firm(paper, 'IE').toUpperCase()} DESIGNATED ACTIVITY COMPANY`),
      12,
      'serif-bold',
    )
    page.c(297, 74, 'REGISTER OF MEMBERS', 14, 'serif-bold')
    page.c(297, 88, '(Companies Act 2014, section 169)', 8, 'serif')
    page.t(40, 112, 'Class of share: Ordinary     Nominal value: €1.00 each', 9, 'serif')
    page.r(555, 112, `Made up to ${paper.put('document_date', sent, day(sent, 'DD/MM/YYYY'))}`, 9, 'serif')
    paper.put('beneficial_owners', holders.map((who) => who.full).join('; '), holders[0]?.full)
    let y = 130
    holders.forEach((who, index) => {
      const count = paper.between(10, 90) * 10
      const entered = addDays(sent, -paper.between(30, 3000))
      page.box(40, y, 515, 120)
      page.box(40, y, 60, 20)
      page.t(46, y + 14, `Folio ${index + 1}`, 9, 'serif-bold')
      page.t(110, y + 14, 'Name', 7.4, 'serif')
      page.t(150, y + 14, who.full, 10, 'serif-bold')
      page.t(110, y + 32, 'Address', 7.4, 'serif')
      page.t(150, y + 32, who.lines.join(', '), 9, 'serif')
      page.t(400, y + 14, 'Entered', 7.4, 'serif')
      page.t(450, y + 14, day(entered, 'DD/MM/YY'), 9, 'serif')
      page.rule(40, y + 42, 555)
      page.grid(
        [46, 120, 220, -350, -450, -548],
        y + 54,
        18,
        [
          ['Date', 'Allotment / transfer', 'Certificate no.', 'Acquired', 'Disposed', 'Balance'],
          [day(entered, 'DD/MM/YY'), 'A 1', String(index + 1), String(count + 100), '', String(count + 100)],
          [day(addDays(entered, 20), 'DD/MM/YY'), 'T 4', `${index + 5}`, '', '100', String(count)],
        ],
        8.4,
        'serif',
      )
      page.rule(40, y + 60, 555, '#999999', 0.4)
      page.rule(40, y + 78, 555, '#999999', 0.4)
      page.rule(40, y + 96, 555, '#999999', 0.4)
      y += 132
    })
    page.t(40, y + 26, 'Certified a true extract of the statutory books.', 9, 'serif')
    page.t(40, y + 50, 'Company Secretary ______________________', 9, 'serif')
    page.t(40, 815, 'SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
