import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { firm } from '../people.ts'

/** A certificate of incorporation of Companies House: centred, the date within a sentence. */
export const certificateGb: UnseenLayout = {
  name: 'certificate-gb',
  docType: 'certificate_of_incorporation',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', '#fefefa')
    const begun = addDays(paper.today, -paper.between(90, 6000))
    const nation = paper.pick([
      ['England and Wales', 'Cardiff', ''],
      ['Scotland', 'Edinburgh', 'SC'],
      ['Northern Ireland', 'Belfast', 'NI'],
    ] as const)
    const number = paper.put(
      'registration_number',
      nation[2] === '' ? paper.code('1#######') : nation[2] + paper.code('6#####'),
    )
    const name = paper.put('legal_name', `${firm(paper, 'GB').toUpperCase()} ${paper.pick(['LIMITED', 'LTD'])}`)
    page.box(40, 40, 515, 762, { stroke: '#6b6b6b', strokeWidth: 2 })
    page.box(46, 46, 503, 750, { stroke: '#6b6b6b', strokeWidth: 0.6 })
    page.add(seal(297, 120, 38, '#444444'))
    page.c(297, 124, 'CH', 16, 'serif-bold')
    page.c(297, 210, 'CERTIFICATE OF INCORPORATION', 18, 'serif-bold')
    page.c(297, 232, 'OF A', 12, 'serif')
    page.c(297, 254, 'PRIVATE LIMITED COMPANY', 16, 'serif-bold')
    paper.put('legal_form', 'PRIVATE LIMITED COMPANY')
    page.c(297, 306, `Company Number ${number}`, 13, 'serif')
    paper.put('jurisdiction', 'GB', nation[0])
    let y = page.para(90, 360, 415, `The Registrar of Companies for ${nation[0]}, hereby certifies that`, 12, 'serif')
    page.c(297, y + 24, name, 15, 'serif-bold')
    y = page.para(
      90,
      y + 62,
      415,
      'is this day incorporated under the Companies Act 2006 as a private company, that the company is limited by shares, and the situation of its registered office is in ' +
        nation[0] +
        '.',
      12,
      'serif',
    )
    page.para(
      90,
      y + 26,
      415,
      `Given at Companies House, ${nation[1]}, on ${paper.put('incorporation_date', begun, day(begun, 'D MMMM YYYY', 'en').replace(/^(\d+)/, ordinal))}.`,
      12,
      'serif',
    )
    page.c(297, 700, 'The above information was communicated by electronic means and authenticated', 8, 'serif')
    page.c(297, 711, 'by the Registrar of Companies under section 1115 of the Companies Act 2006', 8, 'serif')
    page.c(297, 750, paper.put('issuer_name', 'Companies House'), 15, 'sans-bold')
    page.c(297, 784, 'SPECIMEN', 8)
    return [page.sheet()]
  },
}

function ordinal(number: string): string {
  const value = Number(number)
  const end = value > 10 && value < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${number}${end}`
}
