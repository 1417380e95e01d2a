import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, listed, named } from '../people.ts'
import { day, putDay, putNames, recent } from '../print.ts'

/** A court certificate of an estate trustee of Ontario: table of applicants, court file number, registrar's line. */
export const certificateEstateTrustee: UnseenLayout = {
  name: 'certificate-estate-trustee',
  docType: 'probate',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [dead, ...others] = crowd(paper, 'CA', paper.between(2, 4))
    if (dead === undefined) throw new Error('Nobody died.')
    const page = openWriter('letter', { face: 'sans', size: 9.5 })
    const made = recent(paper, 5, 200)
    const style = paper.pick([named, listed])
    page.say(572, 44, paper.pick(['FORM 74C', 'Form 74.13', 'FORM P9']), { align: 'right', size: 8 })
    page.say(306, 70, 'SUPERIOR COURT OF JUSTICE', { align: 'middle', face: 'sans-bold', size: 13 })
    page.say(306, 84, '(COUR SUPÉRIEURE DE JUSTICE)', { align: 'middle', size: 8 })
    page.say(40, 110, `at ${paper.pick(['L’Orignal', 'Thunder Bay', 'Barrie'])}`)
    page.say(572, 110, `Court file no. ${paper.code('ES-26-0####')}`, { align: 'right' })
    page.say(306, 146, paper.pick(['CERTIFICATE OF APPOINTMENT OF ESTATE TRUSTEE WITH A WILL', 'CERTIFICATE OF APPOINTMENT OF ESTATE TRUSTEE WITHOUT A WILL', 'PROBATE OF THE WILL']), { align: 'middle', face: 'sans-bold', size: 11 })
    page.say(40, 180, paper.pick(['IN THE ESTATE OF', 'Estate of', 'In the matter of the estate of']))
    page.say(200, 180, `${paper.put('document_holder_name', style(dead))}, deceased`, { face: 'sans-bold' })
    page.say(40, 200, `late of the ${paper.pick(['City', 'Township'])} of ${paper.pick(['Orillia', 'Hawkesbury', 'Nipigon'])}, occupation ${paper.pick(['retired teacher', 'machinist', 'farmer'])},`)
    page.say(40, 214, `who died on ${day(addDays(made, -paper.between(60, 380)), 'en')}, marital status widowed.`)
    page.rect(40, 236, 532, 20, '#e9e9e9', '#555')
    page.rows(250, [48, 250, 480], [[paper.pick(['Applicant', 'Name of estate trustee', 'Estate trustee(s)']), 'Address', 'Occupation']], { face: 'sans-bold', size: 8.5 })
    let y = 256
    for (const name of putNames(paper, 'executors', others.map(style))) {
      page.rect(40, y, 532, 24, null, '#555')
      page.say(48, y + 15, name, { size: 9 })
      page.say(250, y + 15, address(paper, 'CA').join(', '), { size: 7 })
      page.say(480, y + 15, paper.pick(['Nurse', 'Lawyer', 'Retired', 'Electrician']), { size: 8.5 })
      y += 24
    }
    y = page.wrap(40, y + 28, 532, 'This CERTIFICATE OF APPOINTMENT is hereby issued under the seal of the court to the applicant(s) named above. A copy of the deceased’s last will (and codicil(s), if any) is attached.', { leading: 15 })
    y = page.say(40, y + 20, `${paper.pick(['DATE', 'Date of issue', 'Issued'])}  ${putDay(paper, 'document_date', made, paper.pick(['en', 'slashYmd', 'capsEn']))}`)
    page.rule(330, y + 40, 572)
    page.column(330, y + 52, ['Registrar', 'Address of court: 59 Court Street, 2nd floor'], { size: 8 })
    return [page.sheet('SPECIMEN · RCP-E 74C (January 1, 2022)')]
  },
}
