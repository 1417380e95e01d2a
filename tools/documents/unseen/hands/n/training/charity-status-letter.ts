import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, named } from '../people.ts'
import { putDay, recent } from '../print.ts'

const charities = [
  'Friends of the Skene Lake Library',
  'Port Arlen Hospice Society',
  'The Larkspur Food Bank Foundation',
  'Prairie Youth Orchestra Association',
] as const

/** A directorate's letter registering a charity of Canada: business number with RR, effective date apart from the letter's. */
export const charityStatusLetter: UnseenLayout = {
  name: 'charity-status-letter',
  docType: 'charity_registration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [contact, officer] = crowd(paper, 'CA', 2)
    if (!contact || !officer) throw new Error('Nobody gives.')
    const page = openWriter('letter', { face: 'sans', size: 9.5 })
    const charity = paper.put('legal_name', paper.pick(charities))
    const number = paper.put(
      'charity_registration',
      luhnNumber(paper, paper.pick(['1########', '8########', '7########'])) +
        paper.pick([' RR0001', ' RR 0001', 'RR0001']),
    )
    page.say(40, 48, 'Charities Directorate', { face: 'sans-bold', size: 11 })
    page.column(40, 62, ['320 Queen Quay, Tower A', 'Ottawa ON  K1A 0L5'], { size: 8 })
    const date = putDay(paper, 'document_date', recent(paper, 10, 900), paper.pick(['en', 'iso']))
    page.rows(
      110,
      [380, 460],
      paper.chance(0.5)
        ? [
            ['Date', date],
            ['BN', number],
            ['File', paper.code('30#####')],
          ]
        : [
            ['Our file', paper.code('30#####')],
            ['Your file', 'not given'],
            ['Date', date],
          ],
      { leading: 14, size: 8.5 },
    )
    page.column(60, 130, [charity, `c/o ${named(contact)}`, ...address(paper, 'CA')])
    let y = page.say(
      40,
      240,
      `${paper.pick(['Subject:', 'Re:'])} ${paper.pick(['Notification of registration', 'Registration as a charitable organization', 'Confirmation of registered status'])} – ${charity}`,
      { face: 'sans-bold', size: 9 },
    )
    y = page.wrap(
      40,
      y + 10,
      532,
      `We are pleased to inform you that, based on the information supplied, the organization qualifies for tax-exempt status as a registered charity under paragraph 149(1)(f) of the Income Tax Act.`,
      { leading: 15 },
    )
    y = page.rows(
      y + 12,
      [60, 260],
      [
        ['Registration number', number],
        ['Effective date', `January 1, ${paper.between(2012, 2024)}`],
        ['Designation', 'Charitable organization'],
        ['Fiscal period end', 'March 31'],
        ['Authority to issue receipts', 'yes'],
      ],
      { leading: 17 },
    )
    y = page.wrap(
      40,
      y + 12,
      532,
      'Each year, within six months of the end of its fiscal period, the charity must file Form T3010, Registered Charity Information Return, with its financial statements.',
      { leading: 15 },
    )
    page.column(40, y + 24, ['Yours sincerely,', '', named(officer), 'Charities Officer'])
    return [page.sheet('SPECIMEN')]
  },
}
