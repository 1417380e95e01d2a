import { addDays, addYears } from '../../../../calendar.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { rosette, wavePattern } from '../../../../drawing/security-print.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, pen } from '../kit.ts'
import { someone } from '../people.ts'
import { bare, passportLines } from '../travel-code.ts'

/** Pixels of a data page (125 by 88 mm) at 12 a millimetre. */
const [width, height] = [1500, 1056]

/** The data page of a Canadian passport: two languages in one caption, months in both, the year in two digits. */
export const passportCanada: UnseenLayout = {
  name: 'passport-canada',
  docType: 'passport',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const c = pen('sans', 'sans-bold', '#7a5a38')
    const f = pen('sans', 'sans-bold', '#1b1b1b')
    const holder = someone(paper, 'CA')
    const issued = addDays(paper.today, -paper.between(40, 3300))
    const expiry = addYears(issued, 10)
    const number = paper.put('id_number', paper.code('@@######'))
    const printedDate = (field: string, iso: string) => {
      const french = bare(day(iso, 'MMM', 'fr').replace('.', '')).slice(0, 4)
      return paper.put(field, iso, `${day(iso, 'DD MMM').toUpperCase()} /${french} ${day(iso, 'YY')}`)
    }
    const entry = (x: number, y: number, caption: string, value: string) => [
      c.l(x, y, caption, 18),
      f.l(x, y + 36, value, 32),
    ]
    const lines = passportLines({ holder, code: 'P<', state: 'CAN', number, expiry })
    return [
      {
        width,
        height,
        pixelsPerUnit: 1,
        background: '#f7f1e4',
        marks: [
          ...wavePattern({ x: 0, y: 0, width, height: 800 }, { color: '#d8b98c', opacity: 0.45, count: 46 }),
          ...rosette(1130, 420, 280, { color: '#c9a06a', opacity: 0.22 }),
          text(560, 60, 'CANADA', { size: 40, face: 'serif-bold', color: '#7a1f2b' }),
          c.L(48, 56, 'PASSPORT', 26),
          c.L(48, 88, 'PASSEPORT', 26),
          f.r(1450, 56, 'SPECIMEN', 22),
          ...portrait(
            { x: 48, y: 132, scale: 1.36 },
            {
              hair: paper.pick(['#241d19', '#7b4d2a', '#999999']),
              skin: '#cfa283',
              coat: '#3d4654',
              longHair: holder.sex === 'F',
            },
          ),
          ...entry(510, 110, 'Type/Type', 'P'),
          ...entry(640, 110, 'Issuing Country/Pays émetteur', paper.put('id_country', 'CA', 'CAN')),
          ...entry(1080, 110, 'Passport No./N° de passeport', number),
          ...entry(510, 192, 'Surname/Nom', paper.put('last_name', holder.surname.toUpperCase())),
          ...entry(
            510,
            274,
            'Given names/Prénoms',
            paper.put('first_name', `${holder.given} ${holder.middle}`.toUpperCase()),
          ),
          ...entry(510, 356, 'Nationality/Nationalité', paper.put('citizenship', 'CA', 'CANADIAN/CANADIENNE')),
          ...entry(510, 438, 'Date of birth/Date de naissance', printedDate('date_of_birth', holder.born)),
          ...entry(510, 520, 'Sex/Sexe', paper.put('sex', holder.sex)),
          ...entry(
            760,
            520,
            'Place of birth/Lieu de naissance',
            paper.put('place_of_birth', `${holder.birthplace} CAN`.toUpperCase()),
          ),
          ...entry(510, 602, 'Date of issue/Date de délivrance', printedDate('id_issue_date', issued)),
          ...entry(510, 684, 'Date of expiry/Date d’expiration', printedDate('id_expiry', expiry)),
          ...entry(
            1010,
            602,
            'Issuing Authority/Autorité de délivrance',
            paper.put('issuing_authority', holder.town.toUpperCase()),
          ),
          box(0, 812, width, height - 812, { fill: '#fbf8f1' }),
          ...printMrz(lines, { x: 54, y: 868, millimetre: 12, leadingMm: 6.35 }),
        ],
      },
    ]
  },
}
