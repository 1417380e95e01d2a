import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { face, openCard } from '../card-kit.ts'
import { day, joined } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Moroccan identity card in its French wording: hardly a caption on the front, the address and parents behind. */
export const cnieMa: UnseenLayout = {
  name: 'cnie-ma',
  docType: 'national_id',
  country: 'MA',
  form: 'card',
  draw(paper) {
    const one = crowd(paper, 'MA')()
    const front = openCard({ tint: '#e6f1df', wave: '#8cb07c', ink: '#7a2222' })
    const back = openCard({ tint: '#e6f1df', wave: '#8cb07c', ink: '#7a2222' })
    const expiry = addDays(paper.today, paper.between(60, 3300))
    front.t(300, 70, 'ROYAUME DU MAROC', 38, 'sans-bold', '#7a2222')
    paper.put('id_country', 'MA', 'MAROC')
    front.t(300, 110, "CARTE NATIONALE D'IDENTITÉ", 28, 'sans', '#7a2222')
    front.add(face(paper, one, { x: 60, y: 150, wide: 330 }))
    front.t(430, 210, paper.put('first_name', one.given.toUpperCase()), 40, 'sans-bold')
    front.t(430, 280, paper.put('last_name', one.surname.toUpperCase()), 40, 'sans-bold')
    front.t(430, 350, one.sex === 'F' ? 'Née le' : 'Né le', 24, 'sans', '#7a2222')
    front.t(540, 352, paper.put('date_of_birth', one.born, day(one.born, 'DD.MM.YYYY')), 34, 'sans-bold')
    front.t(430, 420, 'à', 24, 'sans', '#7a2222')
    front.t(480, 422, paper.put('place_of_birth', one.birthplace.toUpperCase()), 32, 'sans-bold')
    front.t(430, 520, "Valable jusqu'au", 24, 'sans', '#7a2222')
    front.t(660, 522, paper.put('id_expiry', expiry, day(expiry, 'DD.MM.YYYY')), 34, 'sans-bold')
    front.t(
      430,
      600,
      `N° ${paper.put('id_number', paper.code(paper.pick(['BE######', 'K######', 'JB######'])))}`,
      40,
      'sans-bold',
    )
    front.t(430, 660, `CAN ${paper.code('######')}`, 22)
    front.t(1040, 716, 'SPECIMEN', 20)
    const issued = addYears(expiry, -10)
    const father = `${paper.pick(['AHMED', 'LAHCEN', 'DRISS'])} ben ${paper.pick(['MOHAMED', 'ALI'])}`
    const mother = `${paper.pick(['FATIMA', 'ZOHRA', 'MINA'])} bent ${paper.pick(['OMAR', 'SALAH'])}`
    back.t(60, 90, `N° ${paper.put('id_number', paper.expected['id_number'] ?? '')}`, 32, 'sans-bold')
    back.t(60, 150, one.sex === 'F' ? 'Fille de' : 'Fils de', 24, 'sans', '#7a2222')
    back.t(190, 152, paper.put('father_name', father), 30, 'sans-bold')
    back.t(60, 205, 'et de', 24, 'sans', '#7a2222')
    back.t(190, 207, paper.put('mother_name', mother), 30, 'sans-bold')
    back.t(60, 270, 'Adresse', 24, 'sans', '#7a2222')
    const address = one.lines.map((row) => row.toUpperCase())
    address.forEach((row, index) => back.t(190, 272 + index * 40, row, 28, 'sans-bold'))
    paper.put('address', joined(address))
    back.t(60, 390, 'Sexe', 24, 'sans', '#7a2222')
    back.t(190, 392, paper.put('sex', one.sex), 30, 'sans-bold')
    back.t(330, 390, 'Délivrée le', 24, 'sans', '#7a2222')
    back.t(500, 392, paper.put('id_issue_date', issued, day(issued, 'DD.MM.YYYY')), 30, 'sans-bold')
    back.t(60, 450, "N° d'état civil", 24, 'sans', '#7a2222')
    back.t(250, 452, paper.code('###/####'), 28, 'sans-bold')
    back.t(60, 716, 'SPECIMEN', 20)
    return [front.sheet(), back.sheet()]
  },
}
