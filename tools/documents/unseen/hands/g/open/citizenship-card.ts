import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { box, lines, shape, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { pieces } from '../kit.ts'
import { daysBefore, face, givenNames, someone } from '../people.ts'

/** A wallet certificate of two sides: the photograph and the names in front, number and split days ("21 04 1975") behind. */
export const citizenshipCard: UnseenLayout = {
  name: 'citizenship-card',
  docType: 'citizenship_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper, { years: [1940, 1992] })
    const effective = daysBefore(paper, paper.today, 5500, 8000)
    const row = (y: number, english: string, french: string, value: string): Mark[] => [
      text(60, y - 12, english, { size: 16 }),
      text(60, y + 8, french, { size: 16 }),
      text(360, y, value, { size: 29, face: 'mono' }),
    ]
    const split = (x: number, y: number, iso: string): Mark[] => {
      const { year, month, day } = pieces(iso)
      return [day, month, year].map((part, index) => text(x + index * 66, y, part, { size: 29, face: 'mono' }))
    }
    const spaced = (iso: string) => `${pieces(iso).day} ${pieces(iso).month} ${pieces(iso).year}`
    const born = person.born
    paper.put('date_of_birth', born, spaced(born))
    const front = cardSide({ tint: '#fff7f2', wave: '#e3a79b' }, [
      shape('M0 30 L1198 30 L1198 120 L0 120 Z', { fill: '#c7202c' }),
      text(599, 74, 'CANADIAN CITIZENSHIP', { size: 36, face: 'serif-bold', color: '#fff', align: 'middle' }),
      text(599, 108, 'CITOYENNETÉ CANADIENNE', { size: 28, face: 'serif-bold', color: '#fff', align: 'middle' }),
      ...portrait({ x: 780, y: 160, scale: 1.18 }, face(paper, person)),
      text(60, 190, 'This card certifies that the bearer, whose', { size: 21, face: 'serif' }),
      text(60, 218, 'photograph appears hereon, is a Canadian citizen.', { size: 21, face: 'serif' }),
      text(60, 254, 'La présente carte atteste que le titulaire est', { size: 21, face: 'serif' }),
      text(60, 282, 'citoyen canadien.', { size: 21, face: 'serif' }),
      ...row(380, 'Surname', 'Nom', paper.put('last_name', person.last.toUpperCase())),
      ...row(440, 'Given names', 'Prénoms', paper.put('first_name', givenNames(person).toUpperCase())),
      ...signature(60, 540, 1.3, paper.pick([0, 1] as const)),
      box(60, 636, 480, 2, { fill: '#777' }),
      text(60, 660, 'Signature of bearer / Signature du titulaire', { size: 16 }),
      text(1130, 710, 'SPECIMEN', { size: 16, color: '#a33', align: 'right' }),
    ])
    const back = cardSide({ tint: '#fff7f2', wave: '#e3a79b' }, [
      text(60, 90, 'CERTIFICATE NO.', { size: 18, face: 'sans-bold' }),
      text(60, 112, 'N° DU CERTIFICAT', { size: 18, face: 'sans-bold' }),
      text(360, 108, paper.put('id_number', paper.code('#######')), { size: 34, face: 'mono-bold', color: '#b51c28' }),
      text(360, 166, 'D-J', { size: 16 }),
      text(430, 166, 'M', { size: 16 }),
      text(500, 166, 'Y-A', { size: 16 }),
      text(60, 192, 'Date of birth', { size: 18 }),
      text(60, 214, 'Date de naissance', { size: 18 }),
      ...split(360, 206, born),
      text(60, 262, 'Effective date of citizenship', { size: 18 }),
      text(60, 284, 'Date d’attribution', { size: 18 }),
      ...split(360, 276, effective),
      ...row(350, 'Sex', 'Sexe', person.sex),
      ...row(420, 'Height (cm)', 'Taille (cm)', String(paper.between(150, 195))),
      ...seal(950, 260, 130, '#b51c28'),
      ...lines(
        60,
        560,
        28,
        [
          'This card remains the property of the Registrar of Citizenship. If found, drop in any mailbox.',
          'Cette carte appartient au greffier de la citoyenneté. Si vous la trouvez, déposez-la dans une boîte aux lettres.',
        ],
        { size: 18, face: 'serif' },
      ),
      text(1130, 710, 'SPECIMEN', { size: 16, color: '#a33', align: 'right' }),
    ])
    return [front, back]
  },
}
