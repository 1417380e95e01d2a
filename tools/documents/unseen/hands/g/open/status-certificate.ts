import { addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { daysBefore, face, givenNames, home, someone } from '../people.ts'

const bands = [
  '138 - Little Cedar',
  '641 - Willow Narrows',
  '072 - Première Nation des Trois-Lacs',
  '355 - Stone Heron',
]

/** An older laminated certificate: typed values in a ruled form, a caption in two languages on each rule. */
export const statusCertificate: UnseenLayout = {
  name: 'status-certificate',
  docType: 'indigenous_status_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper)
    const issued = daysBefore(paper, paper.today, 60, 1400)
    const expiry = addYears(issued, paper.pick([5, 10]))
    const row = (x: number, y: number, width: number, caption: string, value: string): Mark[] => [
      text(x, y, caption, { size: 16, color: '#333' }),
      text(x + 8, y + 32, value, { size: 27, face: 'mono' }),
      line(x, y + 42, x + width, y + 42, { stroke: '#777', strokeWidth: 1 }),
    ]
    const date = (iso: string) => iso.replaceAll('-', '/')
    const { city } = home(paper, paper.pick(['BC', 'AB', 'ON', 'QC'] as const))
    return [
      cardSide({ tint: '#fbf7ec', wave: '#d8c493' }, [
        box(0, 36, 1198, 12, { fill: '#b5292f' }),
        text(44, 84, 'Indian and Northern Registry', { size: 20, face: 'sans-bold' }),
        text(44, 108, 'Registre des Affaires indiennes et du Nord', { size: 20, face: 'sans' }),
        text(1154, 84, 'CERTIFICATE OF INDIAN STATUS', { size: 24, face: 'sans-bold', align: 'right' }),
        text(1154, 112, 'CERTIFICAT DE STATUT D’INDIEN', { size: 24, face: 'sans-bold', align: 'right' }),
        ...portrait({ x: 868, y: 142, scale: 0.95 }, face(paper, person)),
        text(44, 148, 'This is to certify that / Le présent certificat atteste que', { size: 17, face: 'serif' }),
        ...row(44, 182, 790, 'Family name - Nom de famille', paper.put('last_name', person.last)),
        ...row(44, 252, 520, 'Given name(s) - Prénom(s)', paper.put('first_name', givenNames(person))),
        ...row(584, 252, 250, 'Alias - Nom d’emprunt', ''),
        ...row(44, 322, 520, 'Registration no. - N° d’inscription', paper.put('id_number', paper.code('########01'))),
        ...row(584, 322, 250, 'Sex - Sexe', person.sex),
        ...row(
          44,
          392,
          380,
          'Date of birth - Date de naissance  Y-A/M/D-J',
          paper.put('date_of_birth', person.born, date(person.born)),
        ),
        ...row(454, 392, 380, 'Expires - Expire  Y-A/M/D-J', paper.put('id_expiry', expiry, date(expiry))),
        ...row(44, 462, 790, 'Registry group - Groupe de registre', paper.pick(bands)),
        ...signature(868, 530, 1, paper.pick([0, 1] as const)),
        text(868, 616, 'Signature of bearer - du titulaire', { size: 16 }),
        ...row(44, 532, 380, 'Issued at - Délivré à', city),
        ...row(454, 532, 380, 'Issue date - Date de délivrance', date(issued)),
        text(44, 630, 'is an Indian within the meaning of the Indian Act, chapter I-5, R.S.C. 1985.', {
          size: 18,
          face: 'serif',
        }),
        text(44, 656, 'est un Indien au sens de la Loi sur les Indiens, chapitre I-5, L.R.C. (1985).', {
          size: 18,
          face: 'serif',
        }),
        text(44, 704, '83-009 E/F (2019)', { size: 16 }),
        text(1154, 704, 'SPECIMEN', { size: 16, color: '#a33', align: 'right' }),
      ]),
    ]
  },
}
