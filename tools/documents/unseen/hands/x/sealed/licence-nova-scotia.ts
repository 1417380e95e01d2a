import { addDays, addYears } from '../../../../calendar.ts'
import { pdf417 } from '../../../../drawing/barcode.ts'
import { cardSide, cardWidth } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, shape } from '../../../../drawing/sheet.ts'
import { licenceText } from '../../../../licence-record.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, day, pen } from '../kit.ts'
import { someone } from '../people.ts'
import { bare } from '../travel-code.ts'

/** A licence of an Atlantic province: portrait at the right, bilingual captions above the values, the code on the back. */
export const licenceNovaScotia: UnseenLayout = {
  name: 'licence-nova-scotia',
  docType: 'driver_licence',
  country: 'CA',
  form: 'card',
  async draw(paper) {
    const f = pen('narrow', 'narrow-bold', '#14213d')
    const c = pen('narrow', 'narrow-bold', '#3f6d9e')
    const holder = someone(paper, 'CA')
    const issued = addDays(paper.today, -paper.between(30, 1700))
    const expiry = `${addYears(issued, 5).slice(0, 4)}${holder.born.slice(4).replace('-02-29', '-02-28')}`
    const surname = paper.put('last_name', holder.surname.toUpperCase())
    const given = paper.put('first_name', `${holder.given} ${holder.middle}`.toUpperCase())
    const letters = bare(holder.surname)
      .replace(/[^A-Z]/g, '')
      .slice(0, 5)
    const number = paper.put('id_number', `${letters}${day(holder.born, 'DDMMYY')}${paper.code('00#')}`)
    const street = (holder.lines[0] ?? '').toUpperCase()
    const town = paper.pick(['HALIFAX', 'TRURO', 'SYDNEY', 'BRIDGEWATER'])
    const postal = paper.code('B#@ #@#')
    paper.put('address', `${street}, ${town} NS ${postal}`, street)
    const kind = paper.put('licence_class', paper.pick(['5', '7', '3', '1']))
    const height = `${paper.between(152, 196)}`
    const entry = (x: number, y: number, caption: string, value: string, size = 32) => [
      c.l(x, y, caption, 17),
      f.l(x, y + size + 4, value, size),
    ]
    const front = cardSide({ tint: '#e8f0f7', wave: '#93b5d6' }, [
      shape(
        `M0 42 C0 20 20 0 42 0 L${cardWidth - 42} 0 C${cardWidth - 20} 0 ${cardWidth} 20 ${cardWidth} 42 L${cardWidth} 112 L0 112 Z`,
        {
          fill: '#1f4e8c',
        },
      ),
      pen('sans', 'sans-bold', '#fff').L(48, 62, paper.put('id_province', 'NS', 'NOVA SCOTIA'), 42),
      pen('sans', 'sans-bold', '#dfe9f5').l(48, 96, 'DRIVER’S LICENCE   PERMIS DE CONDUIRE', 24),
      pen('sans', 'sans-bold', '#fff').R(1150, 62, paper.put('id_country', 'CA', 'CANADA'), 26),
      ...portrait(
        { x: 846, y: 150, scale: 1.02 },
        {
          hair: paper.pick(['#1d1a18', '#b88a4a', '#6d4523']),
          skin: '#c99a7a',
          coat: '#27408b',
          longHair: holder.sex === 'F',
        },
      ),
      ...entry(48, 144, '4d  Lic. No. / N° permis', number, 38),
      ...entry(560, 144, '9  Class / Catégorie', kind, 38),
      f.L(48, 246, surname, 36),
      f.l(48, 286, given, 32),
      f.l(48, 336, street, 28),
      f.l(48, 370, `${town} NS`, 28),
      f.l(340, 370, postal, 28),
      ...entry(48, 414, '3  DOB / DDN', dated(paper, 'date_of_birth', holder.born, 'YYYY/MM/DD')),
      ...entry(300, 414, '4a  ISS / DÉL', dated(paper, 'id_issue_date', issued, 'YYYY/MM/DD')),
      ...entry(552, 414, '4b  EXP', dated(paper, 'id_expiry', expiry, 'YYYY/MM/DD')),
      ...entry(48, 500, '15  Sex / Sexe', paper.put('sex', holder.sex)),
      ...entry(210, 500, '16  Hgt / Taille', `${height} cm`),
      ...entry(400, 500, '18  Eyes / Yeux', paper.pick(['BRO', 'BLU', 'HAZ', 'GRN'])),
      ...entry(580, 500, '12  Cond. / Restr.', paper.pick(['1', 'NONE', '1 23'])),
      c.l(48, 592, '5  DD / RÉF', 17),
      f.l(150, 592, paper.code('NS########'), 20),
      ...signature(852, 580, 1, paper.pick([0, 1])),
      pen('sans', 'sans-bold', '#b0303c').L(48, 690, 'SPECIMEN', 26),
    ])
    const code = licenceText({
      person: {
        firstName: holder.given,
        middleNames: holder.middle,
        lastName: holder.surname,
        sex: holder.sex,
        dateOfBirth: holder.born,
        placeOfBirth: holder.birthplace,
        street,
        city: town,
        province: 'NS',
        postalCode: postal,
        occupation: '',
      },
      number,
      country: 'CAN',
      jurisdiction: 'NS',
      licenceClass: kind,
      restrictions: 'NONE',
      issued,
      expiry,
      height: `${height} cm`,
      street,
      city: town,
      postalCode: postal,
      discriminator: paper.code('NS########'),
    })
    const back = cardSide({ tint: '#f2f5f8', wave: '#b6c9db' }, [
      box(0, 60, cardWidth, 96, { fill: '#2b2b2b' }),
      ...(await pdf417(code, { x: 240, y: 210, module: 2.6 })),
      f.l(60, 560, 'Carry this licence when driving. / Ayez ce permis avec vous au volant.', 24),
      f.l(60, 600, 'Registry of Motor Vehicles, Halifax — novascotia.example/rmv', 22),
      pen('sans', 'sans-bold', '#b0303c').L(60, 690, 'SPECIMEN', 26),
    ])
    return [front, back]
  },
}
