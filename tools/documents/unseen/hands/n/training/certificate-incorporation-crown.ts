import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { putDay } from '../print.ts'

const names = [
  'THISTLEWOOD JOINERY',
  'KINGSREACH LETTINGS',
  'PENRHYN MARINE SERVICES',
  'AMBER FERN SOFTWARE',
  'HAYWARDEN ROASTERS',
] as const

/** A British certificate: everything in one centred sentence, the number on top, electronic seal below. */
export const certificateIncorporationCrown: UnseenLayout = {
  name: 'certificate-incorporation-crown',
  docType: 'certificate_of_incorporation',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openWriter('a4', { face: 'serif', size: 12 })
    const made = addDays(paper.today, -paper.between(20, 7000))
    const isPublic = paper.chance(0.2)
    const middle = { align: 'middle' } as const
    page.rect(36, 36, 523, 600, null, paper.pick(['#7b6a3a', '#36506b']))
    page.rect(42, 42, 511, 588, null, '#bbb')
    page.logo(277, 60, 40, 'CR', '#36506b', true)
    const big = { ...middle, face: 'serif-bold', size: 18 } as const
    page.say(297, 140, 'CERTIFICATE OF INCORPORATION', big)
    const form = isPublic ? 'PUBLIC LIMITED COMPANY' : 'PRIVATE LIMITED COMPANY'
    page.say(297, 164, `OF A ${paper.put('legal_form', form)}`, { ...middle, size: 14 })
    const number = paper.put(
      'registration_number',
      paper.code(paper.pick(['0#######', '1#######', 'SC######', 'NI######'])),
    )
    page.say(297, 214, `${paper.pick(['Company Number', 'Company No.', 'Registered number'])} ${number}`, {
      ...middle,
      face: 'serif-bold',
    })
    page.say(
      297,
      262,
      paper.pick([
        'The Registrar of Companies hereby certifies that',
        'I hereby certify that',
        'The Registrar of Companies, Cardiff, hereby certifies that',
      ]),
      middle,
    )
    const name = `${paper.pick(names)} ${isPublic ? 'PLC' : paper.pick(['LIMITED', 'LTD'])}`
    page.say(297, 300, paper.put('legal_name', name), { ...big, size: 16 })
    const place = number.startsWith('SC')
      ? 'Scotland'
      : number.startsWith('NI')
        ? 'Northern Ireland'
        : 'England and Wales'
    const where = paper.put('jurisdiction', place)
    page.say(297, 340, 'is this day incorporated under the Companies Act 2006 as a', middle)
    page.say(
      297,
      358,
      `${isPublic ? 'public' : 'private'} company, that the company is limited by shares, and the`,
      middle,
    )
    page.say(297, 376, `situation of its registered office is in ${where}`, middle)
    page.say(
      297,
      430,
      `${paper.pick(['Given at the Registry on', 'Dated', 'Given under seal,'])} ${putDay(paper, 'incorporation_date', made, paper.pick(['uk', 'ukOrdinal']))}`,
      middle,
    )
    if (paper.chance(0.5)) page.say(297, 520, `* N${paper.code('########@')} *`, { ...middle, face: 'mono', size: 10 })
    page.say(
      297,
      590,
      'The above information was communicated by electronic means and authenticated by the Registrar',
      { ...middle, size: 8 },
    )
    return [page.sheet()]
  },
}
