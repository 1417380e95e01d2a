import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { face, openCard } from '../card-kit.ts'
import { day, joined } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Spanish identity card, both sides: spaced dates, two surnames, home and parents on the back. */
export const dniEs: UnseenLayout = {
  name: 'dni-es',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const one = crowd(paper, 'ES')()
    const front = openCard({ tint: '#e3eef0', wave: '#6fa4ad', ink: '#35606a' })
    const back = openCard({ tint: '#e3eef0', wave: '#6fa4ad', ink: '#35606a' })
    const issued = addDays(paper.today, -paper.between(60, 3300))
    const expiry = addYears(issued, 10)
    front.t(60, 76, 'REINO DE ESPAÑA', 34, 'sans-bold', '#35606a')
    front.t(480, 66, 'DOCUMENTO NACIONAL DE IDENTIDAD', 24, 'sans', '#35606a')
    front.t(480, 94, 'NATIONAL IDENTITY CARD', 18, 'sans', '#35606a')
    paper.put('id_country', 'ES', 'ESPAÑA')
    front.add(face(paper, one, { x: 60, y: 130, wide: 360 }))
    front.t(60, 680, 'DNI', 26, 'sans', '#35606a')
    front.t(120, 684, paper.put('id_number', paper.code('########@')), 40, 'sans-bold')
    front.field(480, 150, 'APELLIDOS / SURNAMES', paper.put('last_name', one.surname.toUpperCase()))
    front.field(480, 250, 'NOMBRE / NAME', paper.put('first_name', one.given.toUpperCase()))
    front.field(480, 340, 'SEXO / SEX', paper.put('sex', one.sex))
    front.field(650, 340, 'NACIONALIDAD / NATIONALITY', 'ESP')
    front.field(
      480,
      430,
      'FECHA DE NACIMIENTO / DATE OF BIRTH',
      paper.put('date_of_birth', one.born, day(one.born, 'DD MM YYYY')),
    )
    front.field(480, 520, 'EMISIÓN / ISSUE', paper.put('id_issue_date', issued, day(issued, 'DD MM YYYY')))
    front.field(760, 520, 'VALIDEZ / EXPIRY', paper.put('id_expiry', expiry, day(expiry, 'DD MM YYYY')))
    front.field(480, 610, 'NUM SOPORTE', paper.code('@@@######'))
    front.add(signature(800, 600, 1, 0))
    front.t(1040, 720, 'SPECIMEN', 20)
    const address = one.lines.map((row) => row.toUpperCase())
    back.t(60, 90, 'DOMICILIO / ADDRESS', 18, 'sans', '#35606a')
    back.t(60, 126, address[0] ?? '', 30, 'sans-bold')
    back.t(60, 164, address[1] ?? '', 30, 'sans-bold')
    paper.put('address', joined(address))
    const town = paper.pick(['SEVILLA', 'BILBAO', 'LUGO', 'CÁCERES'])
    back.field(60, 230, 'LUGAR DE NACIMIENTO / PLACE OF BIRTH', paper.put('place_of_birth', town))
    const father = paper.pick(['JULIÁN', 'ANTONIO', 'RAMÓN'])
    const mother = paper.pick(['PILAR', 'CARMEN', 'TERESA'])
    paper.put('father_name', father)
    paper.put('mother_name', mother)
    back.field(60, 330, 'HIJO/A DE / CHILD OF', `${father} / ${mother}`)
    back.field(60, 430, 'EQUIPO / OFFICE', paper.code('#####@#@#'))
    back.t(60, 700, 'SPECIMEN', 20)
    return [front.sheet(), back.sheet()]
  },
}
