import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, named } from '../people.ts'
import { day, putAddress, putDay, recent } from '../print.ts'
import { addDays } from '../../../../calendar.ts'

const councils = [
  'Wyre Marsh Borough Council',
  'London Borough of Southmere',
  'Cyngor Sir Dyffryn / Dyffryn County Council',
  'Lochend City Council',
] as const

/** A council of the United Kingdom writes to a voter: large reference band, the officer's name beside the holder's. */
export const electoralHouseholdLetter: UnseenLayout = {
  name: 'electoral-household-letter',
  docType: 'government_letter',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [person, officer] = crowd(paper, 'GB', 2)
    if (person === undefined || officer === undefined) throw new Error('Nobody votes here.')
    const page = openWriter('a4', { face: 'sans', size: 9.5 })
    const sent = recent(paper)
    const council = paper.put('issuer_name', paper.pick(councils))
    const ink = paper.pick(['#00473e', '#51247a', '#003f72'])
    page.say(540, 56, council, { align: 'right', face: 'sans-bold', size: 13, color: ink })
    page.column(
      540,
      72,
      ['Electoral Services, Town Hall', 'High Street, Southmere', 'DA17 4XB', 'elections@example.org.uk'],
      { align: 'right', size: 7.5 },
    )
    const title = paper.pick(['Mr', 'Mrs', 'Ms', 'Miss', 'Dr'])
    const name = paper.chance(0.5) ? `${person.given.charAt(0)} ${person.surname}` : named(person)
    page.say(58, 136, `${title} ${paper.put('document_holder_name', name)}`)
    page.column(58, 149, putAddress(paper, 'address', person.lines))
    const reference = paper.put('reference_number', paper.code(paper.pick(['ER/####/##', '@@#-####-#', '7########'])))
    const date = putDay(paper, 'document_date', sent, paper.pick(['uk', 'ukOrdinal', 'slashDmy']))
    page.column(
      400,
      150,
      [
        `${paper.pick(['Our ref', 'Your reference', 'Ref'])}: ${reference}`,
        `Date: ${date}`,
        `Contact: ${named(officer)}`,
        `Direct line: ${paper.code('020 7946 0###')}`,
      ],
      { size: 8, leading: 13 },
    )
    let y = page.say(58, 250, paper.chance(0.5) ? `Dear ${title} ${person.surname}` : 'Dear Sir/Madam')
    y = page.say(
      58,
      y + 8,
      paper.pick([
        'Confirmation of your entry on the register of electors',
        'Council tax reduction: your award',
        'You have registered to vote',
        'Residents’ parking permit approved',
      ]),
      { face: 'sans-bold', size: 11 },
    )
    y = page.wrap(
      58,
      y + 8,
      480,
      `Thank you for your application, which we received on ${day(addDays(sent, -paper.between(5, 20)), 'uk')}. We are pleased to confirm that your details at the above address have been verified and that our records will be amended from ${day(addDays(sent, 12), 'uk')}.`,
      { leading: 15 },
    )
    page.rect(58, y + 2, 480, 44, '#f1f4f6', ink)
    page.say(68, y + 18, 'What you need to do', { face: 'sans-bold', color: ink })
    page.say(
      68,
      y + 33,
      paper.pick([
        'Nothing. Please keep this letter for your records.',
        'Tell us straight away if anything in this letter is wrong.',
      ]),
    )
    y = page.wrap(
      58,
      y + 68,
      480,
      'If you move home you must tell us within 21 days. It is an offence to knowingly give false information; the maximum penalty is an unlimited fine.',
      { leading: 15 },
    )
    if (paper.chance(0.5))
      y = page.wrap(
        58,
        y + 8,
        480,
        'If you need this letter in large print, Braille or another language, please call us.',
        { leading: 15 },
      )
    page.column(
      58,
      y + 20,
      [
        'Yours sincerely',
        '',
        '',
        paper.pick(['Electoral Registration Officer', 'Head of Revenues and Benefits']),
        council,
      ],
      {},
    )
    return [page.sheet('SPECIMEN')]
  },
}
