import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, named } from '../people.ts'
import { putDay, putNames, putSum, recent, sum } from '../print.ts'

const landlords = [
  'Kingsreach Lettings Ltd',
  'Mr Oliver Penhaligon',
  'Wharfside Estates plc',
  'Mrs Nasreen Akhtar-Bell',
] as const

/** An English tenancy agreement: its particulars as a ruled table with numbered rows and definitions, signed as a deed. */
export const tenancyShortholdTable: UnseenLayout = {
  name: 'tenancy-shorthold-table',
  docType: 'lease',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const tenants = crowd(paper, 'GB', paper.between(1, 2))
    const signed = recent(paper, 10, 300)
    const start = addDays(signed, paper.between(2, 25))
    const end = addDays(start, paper.pick([181, 364]))
    const rent = paper.between(650, 2950) * 100
    const form = paper.pick(['uk', 'ukOrdinal', 'slashDmy'] as const)
    const page = openWriter('a4', { face: 'sans', size: 9 })
    page.say(
      50,
      54,
      paper.pick([
        'ASSURED SHORTHOLD TENANCY AGREEMENT',
        'Tenancy Agreement',
        'AGREEMENT for letting a furnished dwellinghouse',
      ]),
      { face: 'sans-bold', size: 13 },
    )
    page.say(50, 70, 'under Part I of the Housing Act 1988 as amended', { size: 8 })
    const landlord = paper.put('landlord_name', paper.pick(landlords).replace(/^Mrs? /, ''))
    const names = putNames(paper, 'document_holder_name', tenants.map(named))
    const home = address(paper, 'GB')
      paper.put('address', home.join(', '))
    const entries: readonly (readonly [string, readonly string[]])[] = [
      [paper.pick(['Date', 'Date of this agreement', 'Dated']), [putDay(paper, 'document_date', signed, form)]],
      [paper.pick(['The Landlord', 'Landlord']), [landlord, `of ${address(paper, 'GB').join(', ')}`]],
      [paper.pick(['The Tenant', 'Tenant(s)', 'Tenant']), names],
      [paper.pick(['The Property', 'The Premises', 'Property let']), [home.join(', ')]],
      [
        paper.pick(['The Term', 'Fixed term']),
        [`from ${putDay(paper, 'lease_start', start, form)}`, `to ${putDay(paper, 'lease_end', end, form)} inclusive`],
      ],
      [
        paper.pick(['The Rent', 'Rent']),
        [
          `${putSum(paper, 'monthly_rent', rent, 'pounds')} ${paper.pick(['per calendar month', 'pcm', 'each month'])}, payable in advance`,
        ],
      ],
      ['First payment', [`${sum(rent, 'pounds')} on signing, then on day ${Number(start.slice(8))} of each month`]],
      [
        paper.pick(['The Deposit', 'Deposit']),
        [
          `${sum(Math.floor((rent * 12 * 5) / 52), 'pounds')} held under the Deposit Shelter Scheme, ref. ${paper.code('DS########')}`,
        ],
      ],
      ['Contents', ['As listed in the inventory signed at check-in']],
    ]
    const edge = paper.pick([160, 190])
    let y = 92
    for (const [index, [caption, values]] of entries.entries()) {
      const high = 12 + values.length * 13
      page.rect(50, y, edge - 50, high, '#f4f1ea', '#888')
      page.rect(edge, y, 545 - edge, high, null, '#888')
      page.say(56, y + 16, `${index + 1}  ${caption}`, { face: 'sans-bold', size: 8.5 })
      page.column(edge + 8, y + 16, values, { leading: 13, size: 8.5 })
      y += high
    }
    y = page.wrap(
      50,
      y + 22,
      495,
      '10  The Landlord lets and the Tenant takes the Property for the Term at the Rent. The Tenant agrees to pay council tax, water, gas, electricity and the television licence, to keep the interior clean and in the same condition, and not to assign, sublet or part with possession.',
      { size: 8.5, leading: 13 },
    )
    y = page.wrap(
      50,
      y + 6,
      495,
      '11  The Landlord may re-enter if rent is fourteen days in arrear, subject to the statutory rights of the Tenant. Notices under sections 47 and 48 of the Landlord and Tenant Act 1987 may be served at the address in row 2.',
      { size: 8.5, leading: 13 },
    )
    page.rows(
      y + 24,
      [50, 310],
      [
        ['Signed by the Landlord', 'Signed by the Tenant'],
        ['', ''],
        ['..................................................', '..................................................'],
        ['Witness', 'Witness'],
      ],
      { leading: 18 },
    )
    return [page.sheet('SPECIMEN – Particulars, page 1')]
  },
}
