import { addDays } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, dated, say } from '../kit.ts'
import { permitZone, plain } from '../mrz.ts'
import { resident } from '../people.ts'

const origins = [
  'NG NGA LAGOS',
  'IN IND PUNE',
  'PK PAK LAHORE',
  'US USA DAYTON',
  'BR BRA RECIFE',
  'CN CHN NINGBO',
  'MA MAR TANGIER',
  'CA CAN REGINA',
]
const kinds = [
  'SKILLED WORKER',
  'LEAVE TO REMAIN',
  'INDEFINITE LEAVE TO REMAIN',
  'STUDENT',
  'SPOUSE/PARTNER LEAVE TO REMAIN',
]

/** A biometric residence permit: one caption for surname and given names, remarks, the birth on the back with an MRZ. */
export const biometricPermit: UnseenLayout = {
  name: 'biometric-permit',
  docType: 'residence_permit',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const who = resident(paper)
    const [alpha2 = '', alpha3 = '', town = ''] = paper.pick(origins).split(' ')
    const issued = addDays(paper.today, -paper.between(30, 900))
    const expiry = addDays(paper.today, paper.between(60, 1600))
    const number = paper.put('id_number', paper.code('ZU#######'))
    const [last, given] = [plain(who.last), plain(`${who.first} ${who.middle}`)]
    const captioned = (x: number, y: number, caption: string, values: readonly string[]) => [
      text(x, y, caption, { size: 17, color: '#2d5b7d' }),
      ...column(x, y + 32, 34, values, { size: 28, face: 'sans' }),
    ]
    paper.put('citizenship', alpha2, alpha3)
    const front = cardSide({ tint: '#e2edf2', wave: '#e2a7b5' }, [
      text(60, 78, 'RESIDENCE PERMIT', { size: 38, face: 'sans-bold', color: '#2d5b7d' }),
      text(1136, 78, number, { size: 32, face: 'mono-bold', align: 'right' }),
      text(60, 112, 'UNITED KINGDOM', { size: 20, color: '#2d5b7d' }),
      ...rosette(280, 640, 70, { color: '#c27489', opacity: 0.4 }),
      ...portrait(
        { x: 62, y: 150, scale: 1.1 },
        {
          hair: '#221b17',
          skin: paper.pick(['#d8a781', '#7d4f33', '#ecc8a8']),
          coat: '#44515e',
          longHair: who.sex === 'F',
        },
      ),
      ...captioned(450, 160, 'NAME', [paper.put('last_name', last), paper.put('first_name', given)]),
      ...captioned(450, 270, 'VALID UNTIL', [dated(paper, 'id_expiry', expiry, 'DD-MM-YYYY')]),
      ...captioned(450, 346, 'PLACE AND DATE OF ISSUE', [`UK ${say(issued, 'DD-MM-YYYY')}`]),
      ...captioned(450, 422, 'TYPE OF PERMIT', [paper.put('permit_category', paper.pick(kinds))]),
      ...captioned(450, 498, 'REMARKS', [
        paper.pick(['NO PUBLIC FUNDS', 'WORK LIMITED MAX 20 HRS P/W TERM', 'NO PUBLIC FUNDS']),
      ]),
      text(450, 570, paper.pick(['VIEW AND PROVE ONLINE', 'RESTRICTED WORK']), { size: 24, face: 'sans' }),
      text(60, 716, 'SPECIMEN', { size: 20, face: 'sans-bold', color: '#a33333' }),
    ])
    const back = cardSide({ tint: '#e2edf2', wave: '#e2a7b5' }, [
      box(70, 60, 150, 118, { fill: '#d6b95c', stroke: '#8a7430', strokeWidth: 3 }),
      ...captioned(300, 80, 'SEX', [who.sex]),
      ...captioned(420, 80, 'DATE AND PLACE OF BIRTH', [
        `${dated(paper, 'date_of_birth', who.born, 'DD-MM-YYYY')} ${town}`,
      ]),
      ...captioned(300, 164, 'NATIONALITY', [alpha3]),
      ...captioned(300, 248, 'REMARKS', [`NI ${paper.code('QQ######C')}`]),
      text(70, 380, 'This holder’s card remains the property of the issuing government. SPECIMEN', { size: 18 }),
      box(0, 440, 1198, 300, { fill: '#eef4f7' }),
      ...printMrz(permitZone({ number, nationality: alpha3, born: who.born, sex: who.sex, expiry, last, given }), {
        x: 60,
        y: 490,
        millimetre: 14,
        leadingMm: 5.2,
      }),
    ])
    return [front, back]
  },
}
