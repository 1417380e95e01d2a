import { addDays, addYears } from '../../../../calendar.ts'
import { cardMillimetre, cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import { typeset } from '../../../../drawing/typeset.ts'
import { cardMrz } from '../../../../mrz-lines.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, resident } from '../people.ts'
import { dmy } from '../print.ts'

/** The identity card in credit card size: captions in two languages in two inks, dates with spaces, the address and the MRZ on the back. */
export const cni: UnseenLayout = {
  name: 'carte-identite-2021',
  docType: 'national_id',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const [person, place] = [resident(paper), home(paper)]
    const lines = homeLines(place).map((row) => row.toUpperCase())
    const issued = addDays(paper.today, -paper.between(30, 1500))
    const expiry = addDays(addYears(issued, 10), -1)
    const given = paper.chance(0.6) ? `${person.given}, ${person.second}` : person.given
    const number = paper.put('id_number', paper.code('@#@@@@@@#'))
    const mrz = cardMrz({
      person: {
        firstName: given.replace(',', ''),
        middleNames: '',
        lastName: person.surname,
        sex: person.sex,
        dateOfBirth: person.born,
        placeOfBirth: '',
        street: '',
        city: '',
        province: '',
        postalCode: '',
        occupation: '',
      },
      documentCode: 'ID',
      nationality: 'FRA',
      number,
      expiry,
    }).map((row, index) => (index === 0 ? row.replace('IDUTO', 'IDFRA') : row))
    const field = (x: number, y: number, french: string, english: string, value: string, size = 28): Mark[] => [
      text(x, y, french, { size: 16, face: 'sans-bold', color: '#2b4a86' }),
      text(x + typeset(french, 'sans-bold', 16).width + 10, y, `/ ${english}`, {
        size: 15,
        face: 'sans',
        color: '#7d8bb0',
      }),
      text(x, y + size + 4, value, { size, face: 'sans' }),
    ]
    const dark = {
      skin: paper.pick(['#e7c2a5', '#c99873', '#8d5a3b', '#f0d3bd']),
      hair: paper.pick(['#2b211c', '#6b4a2b', '#8a8783']),
      coat: '#37435c',
      longHair: person.sex === 'F',
    }
    const front = cardSide({ tint: '#eef3f6', wave: '#9bb7cf' }, [
      box(44, 44, 92, 62, { fill: '#1e3f8f' }),
      text(90, 86, paper.put('id_country', 'FR', 'FR'), {
        size: 34,
        face: 'sans-bold',
        color: '#ffffff',
        align: 'middle',
      }),
      text(160, 70, 'RÉPUBLIQUE FRANÇAISE', { size: 28, face: 'sans-bold', color: '#1e3f8f' }),
      text(160, 102, "CARTE NATIONALE D'IDENTITÉ", { size: 22, face: 'sans-bold', color: '#c0272d' }),
      text(540, 102, '/ IDENTITY CARD', { size: 20, face: 'sans', color: '#c0272d' }),
      ...portrait({ x: 44, y: 150, scale: 1.16 }, dark),
      ...field(430, 162, 'NOM', 'Surname', paper.put('last_name', person.surname), 32),
      ...field(430, 246, 'Prénoms', 'Given names', paper.put('first_name', given), 30),
      ...field(430, 328, 'SEXE', 'Sex', paper.put('sex', person.sex)),
      ...field(600, 328, 'NATIONALITÉ', 'Nationality', 'FRA'),
      ...field(890, 328, 'DATE DE NAISS.', 'Birth', paper.put('date_of_birth', person.born, dmy(person.born, ' '))),
      ...field(
        430,
        408,
        'LIEU DE NAISSANCE',
        'Place of birth',
        paper.put('place_of_birth', person.birthplace.toUpperCase()),
      ),
      ...field(430, 488, "NOM D'USAGE", 'Alternate name', '', 20),
      ...field(430, 566, 'N° DU DOCUMENT', 'Document No', number, 30),
      ...field(800, 566, "DATE D'EXPIR.", 'Expiry date', paper.put('id_expiry', expiry, dmy(expiry, ' ')), 30),
      ...signature(440, 640, 0.9, paper.pick([0, 1] as const)),
      text(1130, 690, paper.code('######'), { size: 30, face: 'sans-bold', align: 'right' }),
      text(60, 640, 'SPÉCIMEN', { size: 18, color: '#777777' }),
    ])
    const back = cardSide({ tint: '#f1f0ea', wave: '#c7b899' }, [
      ...field(60, 70, 'TAILLE', 'Height', `1,${paper.between(52, 96)} m`),
      ...field(360, 70, 'DATE DE DÉLIVRANCE', 'Date of issue', paper.put('id_issue_date', issued, dmy(issued, ' '))),
      text(60, 168, 'ADRESSE', { size: 16, face: 'sans-bold', color: '#2b4a86' }),
      text(160, 168, '/ Address', { size: 15, face: 'sans', color: '#7d8bb0' }),
      ...lines.map((row, index) => text(60, 202 + index * 34, row, { size: 26, face: 'sans' })),
      box(960, 60, 170, 170, { stroke: '#999999', strokeWidth: 2 }),
      text(1045, 150, 'SPÉCIMEN', { size: 18, color: '#777777', align: 'middle' }),
      box(2, 486, 1194, 222, { fill: '#fbfaf6' }),
      ...printMrz(mrz, { x: 64, y: 516, millimetre: cardMillimetre, leadingMm: 4.23 }),
    ])
    paper.put('address', lines.join(', '), lines.join(' '))
    return [front, back]
  },
}
