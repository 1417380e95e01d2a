import { addDays, addYears, parts } from '../../../../calendar.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette, wavePattern } from '../../../../drawing/security-print.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { passportZone, plain } from '../mrz.ts'
import { resident } from '../people.ts'

const englishMonths = 'JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC'.split(',')
const frenchMonths = 'JAN,FÉV,MARS,AVR,MAI,JUIN,JUIL,AOÛT,SEPT,OCT,NOV,DÉC'.split(',')

/** A passport's data page: captions in English and French, months in both, years of two digits, MRZ below. */
export const burgundyPassport: UnseenLayout = {
  name: 'burgundy-passport',
  docType: 'passport',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const who = resident(paper)
    const issued = addDays(paper.today, -paper.between(30, 3000))
    const expiry = addYears(issued, 10)
    const number = paper.put('id_number', paper.code('5########'))
    const date = (field: string, iso: string) => {
      const { year, month, day } = parts(iso)
      const pair = `${englishMonths[month - 1] ?? ''} /${frenchMonths[month - 1] ?? ''}`
      return paper.put(field, iso, `${String(day).padStart(2, '0')} ${pair} ${String(year).slice(2)}`)
    }
    const captioned = (x: number, y: number, caption: string, value: string) => [
      text(x, y, caption, { size: 17, color: '#6a3f55' }),
      text(x, y + 33, value, { size: 29, face: 'sans' }),
    ]
    const [last, given] = [plain(who.last), plain(`${who.first} ${who.middle}`)]
    paper.put('id_country', 'GB', 'GBR')
    paper.put('citizenship', 'GB', 'BRITISH CITIZEN')
    const zone = passportZone({ number, nationality: 'GBR', born: who.born, sex: who.sex, expiry, last, given })
    return [
      {
        width: 1250,
        height: 880,
        pixelsPerUnit: 1,
        background: '#f1ebe2',
        marks: [
          ...wavePattern({ x: 0, y: 20, width: 1250, height: 650 }, { color: '#b79bb0', opacity: 0.35, count: 44 }),
          ...rosette(1040, 470, 150, { color: '#7d8fc0', opacity: 0.25 }),
          text(40, 54, 'UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND', {
            size: 23,
            face: 'serif-bold',
            color: '#6a3f55',
          }),
          text(40, 98, 'PASSPORT', { size: 24, face: 'sans-bold', color: '#6a3f55' }),
          text(40, 126, 'PASSEPORT', { size: 20, face: 'sans', color: '#6a3f55' }),
          ...portrait(
            { x: 44, y: 190, scale: 1.12 },
            {
              hair: paper.pick(['#1d1a18', '#7a4b2a']),
              skin: paper.pick(['#e6bd9c', '#99643f', '#c99570']),
              coat: '#565c66',
              longHair: who.sex === 'F',
            },
          ),
          ...captioned(430, 92, 'Type/Type', 'P'),
          ...captioned(560, 92, 'Code/Code', 'GBR'),
          ...captioned(800, 92, 'Passport No./Passeport No.', number),
          ...captioned(430, 162, 'Surname/Nom (1)', paper.put('last_name', last)),
          ...captioned(430, 230, 'Given names/Prénoms (2)', paper.put('first_name', given)),
          ...captioned(430, 298, 'Nationality/Nationalité (3)', 'BRITISH CITIZEN'),
          ...captioned(430, 366, 'Date of birth/Date de naissance (4)', date('date_of_birth', who.born)),
          ...captioned(430, 434, 'Sex/Sexe (5)', paper.put('sex', who.sex)),
          ...captioned(
            600,
            434,
            'Place of birth/Lieu de naissance (6)',
            paper.put(
              'place_of_birth',
              paper.pick(['CROYDON', 'BELFAST', 'KINGSTON UPON HULL', 'LAGOS', 'MERTHYR TYDFIL', 'LAHORE', 'CUPAR']),
            ),
          ),
          ...captioned(430, 502, 'Date of issue/Date de délivrance (7)', date('id_issue_date', issued)),
          ...captioned(850, 502, 'Authority/Autorité (8)', paper.put('issuing_authority', 'HMPO')),
          ...captioned(430, 570, 'Date of expiry/Date d’expiration (9)', date('id_expiry', expiry)),
          text(850, 570, 'Holder’s signature/Signature du titulaire (10)', { size: 15, color: '#6a3f55' }),
          ...signature(860, 580, 1, 1),
          text(60, 660, 'SPECIMEN', { size: 20, face: 'sans-bold', color: '#a33333' }),
          box(0, 676, 1250, 204, { fill: '#f7f3ec' }),
          ...printMrz(zone, { x: 66, y: 722, millimetre: 10, leadingMm: 6.35 }),
        ],
      },
    ]
  },
}
