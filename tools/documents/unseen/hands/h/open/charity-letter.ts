import { addDays, longDate } from '../../../../calendar.ts'
import { box, shape, text } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf } from '../kit.ts'
import { crowd } from '../people.ts'

const causes = [
  'Food Bank Society',
  'Community Choir',
  'Animal Rescue Association',
  'Hospice Foundation',
  'Literacy Circle',
  'Refugee Welcome Centre',
]
const places = [
  'Harbourline',
  'Elk Valley',
  'Grand Meadow',
  'St. Aldhelm’s',
  'North Shuswap',
  'Trinity Bight',
  'Pelham',
]

/** A federal letter that registers a charity: address block, numbers at the right, effective dates and duties in sentences. */
export const charityLetter: UnseenLayout = {
  name: 'charity-letter',
  docType: 'charity_registration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'CA')
    const [reader, officer] = [next(), next()]
    const [street = '', town = ''] = reader.lines
    const sent = addDays(paper.today, -paper.between(20, 2200))
    const effective = addDays(sent, -paper.between(15, 200))
    const name = `${paper.pick(places)} ${paper.pick(causes)}`
    const number = luhnNumber(paper, '8########')
    const account = `${number.slice(0, 5)} ${number.slice(5)} RR0001`
    const body = column(72, 262, 468, { size: 10, face: 'sans', leading: 14 })
    body.say(`Dear ${reader.sex === 'F' ? 'Ms.' : 'Mr.'} ${reader.surname}:`)
    body.skip(10)
    body.say('Subject: Notification of registration', { face: 'sans-bold' })
    body.skip(8)
    body.say(
      `In reply to your application received on ${longDate(addDays(effective, -paper.between(5, 90)), 'en')}, we are pleased to inform you that ${paper.put('legal_name', name)} has been registered as a charity under the Income Tax Act, effective ${longDate(effective, 'en')}. Based on the information supplied, it is designated as a charitable organization.`,
    )
    body.skip(8)
    body.say(
      `The charity’s registration number is ${paper.put('charity_registration', account)}. This number must appear on every official donation receipt that it issues.`,
    )
    body.skip(8)
    body.say('Filing requirements', { face: 'sans-bold' })
    body.say(
      `The fiscal period end of the charity is ${paper.pick(['March 31', 'December 31', 'June 30'])}. A Registered Charity Information Return (Form T3010) must be filed within six months of that date each year. A charity that does not file may be revoked and charged a $500 penalty.`,
    )
    body.skip(8)
    body.say('Disbursement quota', { face: 'sans-bold' })
    body.say(
      'Every year a registered charity must spend 3.5% of property up to $1 million that is not used directly in charitable activities, and 5% above it.',
    )
    body.skip(8)
    body.say(
      'If you need more information, call our client service section at 1-800-555-0142 (toll-free), or write to us at the address below. Vous pouvez obtenir cette lettre en français sur demande.',
    )
    body.skip(14)
    body.say('Yours sincerely,')
    body.skip(34)
    body.say(`${officer.given} ${officer.surname}`)
    body.say('Manager, Assessment, Determinations and Monitoring Division', { size: 9 })
    return [
      sheetOf('letter', [
        box(72, 44, 10, 18, { fill: '#c62026' }),
        box(98, 44, 10, 18, { fill: '#c62026' }),
        shape('M90 46 L94 56 L90 60 L86 56 Z', { fill: '#c62026' }),
        text(114, 52, 'Revenue Agency', { size: 8.4, face: 'sans' }),
        text(114, 62, 'Charities Directorate', { size: 8.4, face: 'sans' }),
        text(230, 52, 'Agence du revenu', { size: 8.4, face: 'sans' }),
        text(230, 62, 'Direction des organismes de bienfaisance', { size: 8.4, face: 'sans' }),
        ...[name, `c/o ${reader.given} ${reader.surname}`, street, town].map((row, index) =>
          text(72, 128 + index * 13, row, { size: 10, face: 'sans' }),
        ),
        text(400, 128, paper.put('document_date', sent, longDate(sent, 'en')), { size: 10, face: 'sans' }),
        text(400, 154, 'Our file / Notre référence', { size: 7.6, face: 'sans-bold' }),
        text(400, 165, paper.code('30#####'), { size: 9.4, face: 'sans' }),
        text(400, 182, 'Case number / Numéro de cas', { size: 7.6, face: 'sans-bold' }),
        text(400, 193, paper.code('C-0##-###-###'), { size: 9.4, face: 'sans' }),
        ...body.marks,
        text(72, 740, '320 Queen’s Quadrant, Tower A, 13th floor, Ottawa ON  K1A 0L5', { size: 7.4, face: 'sans' }),
        text(72, 752, 'T2051 E (22)   SPECIMEN', { size: 7.4, face: 'sans' }),
      ]),
    ]
  },
}
