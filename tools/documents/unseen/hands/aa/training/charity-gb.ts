import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A letter of the charity regulator that tells of an entry in the register. */
export const charityGb: UnseenLayout = {
  name: 'charity-gb',
  docType: 'charity_registration',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'GB')()
    const page = openPage()
    const sent = addDays(paper.today, -paper.between(10, 2500))
    const name = paper.put(
      'legal_name',
      paper.pick([
        'THE FERRYMAN’S REST TRUST',
        'MARLSEA FOODBANK CIO',
        'FRIENDS OF ALDERMOOR LIBRARY',
        'The Otter Valley Rescue Society',
      ]),
    )
    page.box(40, 36, 8, 46, { fill: '#00539f' })
    page.rows(56, 54, 20, ['CHARITY COMMISSION', 'FOR ENGLAND AND WALES'], 13, 'sans-bold')
    paper.put('issuer_name', 'CHARITY COMMISSION FOR ENGLAND AND WALES', 'CHARITY COMMISSION')
    page.rows(40, 140, 13, [`${one.sex === 'F' ? 'Ms' : 'Mr'} ${one.full}`, ...one.lines], 9.6)
    page.grid(
      [380, 430],
      140,
      15,
      [
        ['Our ref', paper.code('C-######-@@@@')],
        ['Date', paper.put('document_date', sent, day(sent, 'DD MMMM YYYY', 'en'))],
      ],
      9,
    )
    page.t(40, 226, `Dear ${one.sex === 'F' ? 'Ms' : 'Mr'} ${one.surname}`, 9.8)
    page.t(40, 252, name, 10.5, 'sans-bold')
    page.t(
      40,
      267,
      `Registered Charity Number: ${paper.put('charity_registration', paper.code('1######'))}`,
      10.5,
      'sans-bold',
    )
    let y = page.para(
      40,
      296,
      515,
      'We are satisfied that the above organisation is a charity and it has been entered onto the Register of Charities with the Registered Charity Number shown. An entry will appear on the Register shortly.',
      9.8,
    )
    y = page.para(
      40,
      y + 10,
      515,
      'The trustees should be aware of their legal obligations as a result of being registered: each year they must complete an annual return, keep the details held on the Register up to date, and prepare accounts.',
      9.8,
    )
    y = page.para(
      40,
      y + 10,
      515,
      'If the gross income is over £10,000 the fact that it is registered must be stated on notices, advertisements, cheques, invoices and receipts. Please ensure that all the trustees see this letter and that it is kept with the governing document.',
      9.8,
    )
    page.t(40, y + 24, 'Yours sincerely', 9.8)
    page.t(40, y + 64, 'Registration Division', 9.8)
    page.rule(40, 780, 555, '#00539f', 1)
    page.t(40, 796, 'PO Box 211, Bootle L20 7YX      www.gov.uk/charity-commission      SPECIMEN', 7.4)
    return [page.sheet()]
  },
}
