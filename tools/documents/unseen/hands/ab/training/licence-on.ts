import type { UnseenLayout } from '../../../layout.ts'
import { cardDates, likeness, side } from '../cards.ts'
import { address, dated, day, pen } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** An Ontario style licence: numbered bilingual captions, name with a comma, year-first dates with slashes. */
export const licenceOn: UnseenLayout = {
  name: 'licence-on',
  docType: 'driver_licence',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const who = crowd(paper, 'on')()
    const { born, issued, expires } = cardDates(paper, 5)
    const p = pen('sans', '#1b2340')
    p.b(40, 70, paper.put('id_province', 'ON', 'Ontario'), 50, { color: '#2f6b4f' })
    ;(p.t(300, 52, "DRIVER'S LICENCE", 26),
      p.t(300, 82, 'PERMIS DE CONDUIRE', 26),
      p.t(1150, 70, paper.put('id_country', 'CA', 'CAN'), 30, { align: 'right' }))
    likeness(paper, p, who, { x: 40, y: 120, scale: 1.1 })
    const x = 420
    ;(p.t(x, 130, '1,2 NAME/NOM', 17),
      p.b(x, 164, `${paper.put('last_name', who.surname.toUpperCase())},`, 32),
      p.b(x, 200, paper.put('first_name', who.given.toUpperCase()), 32))
    p.t(x, 232, '8', 17)
    p.col(x, 260, 32, address(paper, capitals(who).lines), 27)
    ;(p.t(x, 330, '4d NUMBER/NUMÉRO', 17), p.b(x, 366, paper.put('id_number', paper.code('@####-#####-#####')), 34))
    ;(p.t(x, 402, '4a ISS/DÉL', 17), p.t(x, 432, day(paper, 'id_issue_date', issued, 'YYYY/MM/DD'), 28))
    ;(p.t(x + 260, 402, '4b EXP/EXP', 17), p.t(x + 260, 432, day(paper, 'id_expiry', expires, 'YYYY/MM/DD'), 28))
    ;(p.t(x, 470, '5 DD/RÉF', 17),
      p.t(x, 500, paper.code('@@#######'), 26),
      p.t(x + 260, 470, '16 HGT/HAUT', 17),
      p.t(x + 260, 500, `${paper.between(150, 195)} cm`, 28))
    ;(p.t(x, 538, '15 SEX/SEXE', 17),
      p.t(x, 568, paper.put('sex', who.sex), 28),
      p.t(x + 130, 538, '9 CLASS/CATÉG', 17),
      p.t(x + 130, 568, paper.put('licence_class', paper.pick(['G', 'G2', 'G1', 'GM'])), 28))
    ;(p.t(x + 330, 538, '12 REST/COND', 17), p.t(x + 330, 568, '*', 28))
    p.b(x, 630, `3 DOB/DDN  ${day(paper, 'date_of_birth', born, 'YYYY/MM/DD')}`, 30, { color: '#a8201a' })
    p.t(x, 690, dated(born, 'YYYYMMDD'), 18, { color: '#889' })
    return [side({ tint: '#e9f3ee', wave: '#9cc3ae' }, p)]
  },
}
