import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { listed, named, somebody } from '../people.ts'
import { day, putAddress, putDay, recent } from '../print.ts'

/** A bilingual notice to appear of a Canadian department: caption pairs at the right, address for a window envelope. */
export const governmentCitizenshipNotice: UnseenLayout = {
  name: 'government-citizenship-notice',
  docType: 'government_letter',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'CA')
    const page = openWriter('letter', { face: 'sans', size: 9.5 })
    const sent = recent(paper, 10, 60)
    const issuer = paper.pick([
      'Newcomers and Civic Status Canada',
      'Department of Settlement and Nationality',
      'Passport and Travel Documents Bureau',
    ])
    page.rect(48, 36, 9, 18, '#c8102e')
    page.rect(63, 36, 9, 18, '#c8102e')
    page.say(80, 44, paper.put('issuer_name', issuer), { size: 8.5 })
    page.say(80, 55, 'Statut civique et nouveaux arrivants', { size: 8.5 })
    const right = paper.chance(0.5)
    const date = putDay(paper, 'document_date', sent, paper.pick(['en', 'iso', 'abbrEn']))
    const file = paper.put('reference_number', paper.code(paper.pick(['C######### / X', 'W3########', 'E0########'])))
    const captions: readonly (readonly string[])[] = [
      ['Date', date],
      [paper.pick(['Our file / Notre dossier', 'Application no. / N° de demande', 'File no.']), file],
      ['UCI / IUC', paper.code('11-####-####')],
    ]
    page.rows(right ? 40 : 210, right ? [340, 490] : [48, 205], captions, { size: 7.8, leading: 14 })
    const name = paper.put(
      'document_holder_name',
      paper.pick([named(person), listed(person), named(person).toUpperCase()]),
    )
    page.say(66, 118, name)
    page.column(66, 131, putAddress(paper, 'address', person.lines))
    const appear = addDays(paper.today, paper.between(8, 40))
    let y = page.say(
      48,
      280,
      paper.pick(['NOTICE TO APPEAR', 'Invitation to a ceremony', 'REQUEST FOR ADDITIONAL DOCUMENTS']),
      { face: 'sans-bold', size: 12 },
    )
    y = page.wrap(
      48,
      y + 12,
      510,
      `${paper.pick(['This is to inform you', 'We are writing to let you know'])} that you must appear before an officer on ${day(appear, 'en')} at ${paper.between(8, 11)}:30 a.m. at the office below. Bring this notice, two pieces of personal identification and the original of every document that you submitted with your application.`,
      { leading: 15 },
    )
    page.rect(48, y + 2, 300, 62, '#f3f3f3')
    y = page.column(
      58,
      y + 18,
      ['Case Processing Centre', '1575 Hollis Quay, 4th floor', 'Halifax NS  B3J 3T6', 'Room 412'],
      { size: 8.5 },
    )
    y = page.wrap(
      48,
      y + 24,
      510,
      'If you cannot attend, you must write to us within 30 days of the date of this letter. If you fail to appear without explanation, your application may be treated as abandoned.',
      { leading: 15 },
    )
    if (paper.chance(0.6))
      y = page.wrap(48, y + 8, 510, 'Si vous désirez recevoir cette lettre en français, composez le 1 888 555-0170.', {
        size: 8,
      })
    page.column(48, y + 24, [
      'Yours sincerely,',
      '',
      paper.pick(['Citizenship Officer 0417', 'Officer LB', 'Program Support Officer']),
    ])
    page.say(564, 770, paper.code('IMM 1###E (06-2024)'), { size: 6.5, align: 'right' })
    return [page.sheet()]
  },
}
