import { addYears, parts } from '../../../../calendar.ts'
import { pdf417 } from '../../../../drawing/barcode.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, lines, shape, text } from '../../../../drawing/sheet.ts'
import { licenceText } from '../../../../licence-record.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, capitalMonth, pieces } from '../kit.ts'
import { daysBefore, face, givenNames, home, someone } from '../people.ts'

const red = '#9c2f2a'
const day = (iso: string) => `${pieces(iso).day} ${capitalMonth(iso)} ${pieces(iso).year}`

/** Two sides: numbers above a name block without captions, the days as "04 FEB 2027", a barcode and codes on the back. */
export const licenceAlberta: UnseenLayout = {
  name: 'licence-alberta',
  docType: 'driver_licence',
  country: 'CA',
  form: 'card',
  async draw(paper) {
    const person = someone(paper)
    const { street, city, code } = home(paper, 'AB')
    const issued = daysBefore(paper, paper.today, 20, 1500)
    const birthday = addYears(person.born, parts(issued).year - parts(person.born).year + 5)
    const expiry = birthday > addYears(issued, 5) ? addYears(birthday, -1) : birthday
    const number = paper.code('1#####-###')
    const klass = paper.pick(['5', '5-GDL', '3', '1', '6'])
    const height = paper.between(154, 193)
    const small = { size: 18, face: 'narrow-bold', color: red } as const
    const value = { size: 29, face: 'sans' } as const
    const [conditions, sex] = [paper.pick(['A', 'NIL', 'A C']), paper.put('sex', person.sex)]
    const front = cardSide({ tint: '#f6efe1', wave: '#d9b27a' }, [
      shape('M0 630 L260 520 L420 590 L640 480 L860 600 L1198 500 L1198 700 L0 700 Z', {
        fill: '#b9c9b2',
        opacity: 0.5,
      }),
      text(50, 96, paper.put('id_province', 'AB', 'Alberta'), { size: 66, face: 'serif-bold', color: '#1f4e79' }),
      text(352, 66, 'OPERATOR’S LICENCE', { size: 28, face: 'sans-bold', color: red }),
      text(352, 98, paper.put('id_country', 'CA', 'CAN'), { size: 22, face: 'sans-bold', color: '#1f4e79' }),
      ...portrait({ x: 850, y: 130, scale: 1 }, face(paper, person)),
      text(50, 158, 'No.', small),
      text(96, 160, paper.put('id_number', number), { size: 34, face: 'sans-bold' }),
      text(430, 158, 'Class', small),
      text(490, 160, paper.put('licence_class', klass), { size: 34, face: 'sans-bold' }),
      text(50, 216, 'Cond/End', small),
      text(150, 216, conditions, value),
      text(430, 216, 'Exp', small),
      text(490, 216, paper.put('id_expiry', expiry, day(expiry)), value),
      text(50, 284, paper.put('last_name', person.last.toUpperCase()), { size: 32, face: 'sans' }),
      text(50, 322, paper.put('first_name', givenNames(person).toUpperCase()), { size: 32, face: 'sans' }),
      ...lines(50, 372, 36, address(paper, 'address', [street, `${city} AB`, code]), { size: 28, face: 'sans' }),
      text(50, 514, 'DOB', small),
      text(104, 516, paper.put('date_of_birth', person.born, day(person.born)), value),
      text(430, 514, 'Sex', small),
      text(490, 516, sex, value),
      text(50, 562, 'Hgt', small),
      text(104, 564, `${height} cm`, value),
      text(260, 562, 'Wgt', small),
      text(310, 564, `${paper.between(50, 110)} kg`, value),
      text(430, 562, 'Eyes', small),
      text(490, 564, paper.pick(['BROWN', 'BLUE', 'HAZEL']), value),
      text(640, 562, 'Hair', small),
      text(690, 564, paper.pick(['BLACK', 'BROWN', 'GREY']), value),
      ...signature(520, 610, 1.1, paper.pick([0, 1] as const)),
      text(50, 700, 'Iss', small),
      text(104, 702, paper.put('id_issue_date', issued, day(issued)), { size: 26, face: 'sans' }),
      text(850, 556, 'DD/REF', { size: 16, color: red }),
      text(850, 582, paper.code('A####-#####'), { size: 20, face: 'mono' }),
      text(1150, 726, 'SPECIMEN', { size: 15, color: '#a33', align: 'right' }),
    ])
    const record = licenceText({
      person: {
        firstName: person.first,
        middleNames: person.middle,
        lastName: person.last,
        sex: person.sex,
        dateOfBirth: person.born,
        placeOfBirth: '',
        street,
        city,
        province: 'AB',
        postalCode: code,
        occupation: '',
      },
      number,
      country: 'CAN',
      jurisdiction: 'AB',
      licenceClass: klass,
      restrictions: conditions,
      issued,
      expiry,
      height: `${height} cm`,
      street,
      city,
      postalCode: code,
      discriminator: paper.code('A########'),
    })
    const back = cardSide({ tint: '#f6efe1', wave: '#d9b27a' }, [
      box(0, 50, 1198, 90, { fill: '#222' }),
      ...(await pdf417(record, { x: 90, y: 190, module: 3 })),
      ...lines(
        60,
        560,
        30,
        [
          'CLASS 5: 2-axle motor vehicle, excluding motorcycle. CONDITION A: adequate lenses.',
          'This licence must be carried while driving. Notify a registry agent of a change of address within 14 days.',
          `MVID ${paper.code('####-#####')}   Organ donor: see reverse of health card   Printed in Canada`,
          'SPECIMEN',
        ],
        { size: 19 },
      ),
    ])
    return [front, back]
  },
}
