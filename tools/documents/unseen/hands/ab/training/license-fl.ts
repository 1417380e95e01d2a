import type { UnseenLayout } from '../../../layout.ts'
import { cardDates, likeness, side } from '../cards.ts'
import { address, day, pen } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A southern state's licence: field numbers run into the values, birth date in red over the photograph's foot. */
export const licenseFl: UnseenLayout = {
  name: 'license-fl',
  docType: 'driver_licence',
  country: 'US',
  form: 'card',
  draw(paper) {
    const who = crowd(paper, 'us')()
    const { born, issued, expires } = cardDates(paper, 8)
    const p = pen('sans', '#222')
    const [code, state] = paper.pick([
      ['FL', 'FLORIDA'],
      ['TX', 'TEXAS'],
      ['OH', 'OHIO'],
      ['ID', 'IDAHO'],
    ] as const)
    p.fill(0, 26, 1198, 74, '#b9d6e8')
    ;(p.b(50, 78, paper.put('id_province', code, state), 46, { color: '#0c4a6e' }),
      p.b(400, 62, 'DRIVER LICENSE', 30),
      p.t(400, 90, 'CLASS', 20),
      p.b(480, 92, paper.put('licence_class', paper.pick(['E', 'C', 'A'])), 26),
      p.b(1150, 76, paper.put('id_country', 'US', 'USA'), 36, { align: 'right' }))
    likeness(paper, p, who, { x: 50, y: 130, scale: 1.1 })
    p.b(420, 148, `4d ${paper.put('id_number', paper.code('@###-###-##-###-0'))}`, 36, { color: '#a8201a' })
    ;(p.t(420, 196, `1 ${paper.put('last_name', who.surname.toUpperCase())}`, 32),
      p.t(420, 234, `2 ${paper.put('first_name', `${who.given.toUpperCase()} ${paper.code('@')}`)}`, 32))
    const [street = '', city = ''] = address(paper, capitals(who).lines)
    ;(p.t(420, 278, `8 ${street}`, 25), p.t(446, 308, city, 25))
    ;(p.b(420, 360, `3 DOB ${day(paper, 'date_of_birth', born, 'MM/DD/YYYY')}`, 32),
      p.t(820, 360, `15 SEX ${paper.put('sex', who.sex)}`, 28))
    ;(p.t(420, 408, `4b EXP ${day(paper, 'id_expiry', expires, 'MM/DD/YYYY')}`, 28),
      p.t(820, 408, `16 HGT ${paper.between(5, 6)}'-0${paper.between(0, 9)}"`, 28))
    ;(p.t(420, 454, `9a END NONE    12 REST ${paper.pick(['A', 'NONE', 'B'])}`, 26),
      p.t(420, 500, `4a ISS ${day(paper, 'id_issue_date', issued, 'MM/DD/YYYY')}`, 28))
    p.t(420, 546, `5 DD ${paper.code('@##########')}`, 24)
    p.t(420, 650, 'Operation of a motor vehicle constitutes consent to any sobriety test required by law', 17)
    return [side({ tint: '#f5f1e4', wave: '#d8c690' }, p)]
  },
}
