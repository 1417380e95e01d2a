import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, page } from '../kit.ts'

const words = [
  'Thistlewick',
  'Northfen',
  'Auriga',
  'Brackenbury',
  'Sable Quay',
  'Kingfisher',
  'Orrery',
  'Wren & Daughters',
  'Ó Faoláin',
  'Halcyon Mews',
]
const trades = ['Analytics', 'Plumbing & Heating', 'Holdings', 'Care Services', 'Vegan Foods', 'Property Management']
const seats = [
  { jurisdiction: 'England and Wales', prefix: '1', town: 'Cardiff' },
  { jurisdiction: 'Scotland', prefix: 'SC', town: 'Edinburgh' },
  { jurisdiction: 'Northern Ireland', prefix: 'NI', town: 'Belfast' },
]

/** A registrar's certificate: centred sentences with spaced number, two dates alike in words, a seal. */
export const incorporationCertificate: UnseenLayout = {
  name: 'incorporation-certificate',
  docType: 'certificate_of_incorporation',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const { jurisdiction, prefix, town } = paper.pick(seats)
    const day = addDays(paper.today, -paper.between(20, 5000))
    const number = paper.code(`${prefix}${'#'.repeat(8 - prefix.length)}`)
    const name = `${paper.pick(words)} ${paper.pick(trades)} ${paper.pick(['Ltd', 'Limited'])}`.toUpperCase()
    const middle = (y: number, words: string, size: number, isBold = false): Mark =>
      text(297, y, words, { size, face: isBold ? 'serif-bold' : 'serif', align: 'middle' })
    const place = paper.put('jurisdiction', jurisdiction)
    return [
      page(
        [
          box(24, 24, 547, 790, { stroke: '#6d8f7b', strokeWidth: 4 }),
          box(32, 32, 531, 774, { stroke: '#6d8f7b', strokeWidth: 0.8 }),
          ellipse(297, 96, 34, 40, { stroke: '#333333', strokeWidth: 1.6 }),
          text(297, 102, 'R C', { size: 20, face: 'serif', align: 'middle' }),
          middle(182, 'CERTIFICATE OF INCORPORATION', 21, true),
          middle(206, `OF A ${paper.put('legal_form', 'PRIVATE LIMITED COMPANY')}`, 14, true),
          middle(258, `Company Number ${paper.put('registration_number', number)}`, 13),
          middle(312, `The Registrar of Companies for ${place}, hereby certifies that`, 11.5),
          middle(352, paper.put('legal_name', name), 16, true),
          middle(392, 'is this day incorporated under the Companies Act 2006 as a private', 11.5),
          middle(410, 'company, that the company is limited by shares, and the situation of its', 11.5),
          middle(428, `registered office is in ${place}`, 11.5),
          middle(
            486,
            `Given at Companies House, ${town}, on ${dated(paper, 'incorporation_date', day, 'Do MMMM YYYY')}`,
            11.5,
          ),
          ...Array.from({ length: 34 }, (_, index) =>
            line(236 + index * 3.6, 522, 236 + index * 3.6, 546, {
              strokeWidth: [0.6, 1.6, 1, 2.2][(index * 7) % 4] ?? 1,
            }),
          ),
          middle(560, `* N${number}${paper.code('@')} *`, 9),
          ellipse(430, 690, 58, 58, { stroke: '#8a8a8a', strokeWidth: 3 }),
          ellipse(430, 690, 44, 44, { stroke: '#8a8a8a', strokeWidth: 1 }),
          text(430, 694, 'OFFICIAL SEAL', { size: 8, face: 'serif', align: 'middle', color: '#777777' }),
          text(60, 690, 'Companies House', { size: 18, face: 'sans-bold', color: '#2f4f4f' }),
          text(60, 740, 'The above information was communicated by electronic means and authenticated', {
            size: 7.6,
            face: 'serif',
          }),
          text(60, 752, 'by the Registrar of Companies under section 1115 of the Companies Act 2006', {
            size: 7.6,
            face: 'serif',
          }),
        ],
        '#fbfdf9',
      ),
    ]
  },
}
