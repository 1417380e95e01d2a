import type { UnseenLayout } from '../../../layout.ts'
import { cardDates, likeness, side } from '../cards.ts'
import { address, dated, day, pen } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A western province's photo card: captions after the values, month names in the dates. */
export const photoCardBc: UnseenLayout = {
  name: 'photo-card-bc',
  docType: 'provincial_id',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const who = crowd(paper, 'on')()
    const { born, issued, expires } = cardDates(paper, 5)
    const p = pen('narrow', '#23253a')
    const [code, name] = paper.pick([
      ['BC', 'BRITISH COLUMBIA'],
      ['AB', 'ALBERTA'],
      ['MB', 'MANITOBA'],
    ] as const)
    ;(p.b(50, 78, paper.put('id_province', code, name), 40, { color: '#7b2d5b' }),
      p.b(1150, 74, code === 'BC' ? 'BC IDENTIFICATION CARD' : 'IDENTIFICATION CARD', 30, { align: 'right' }))
    likeness(paper, p, who, { x: 820, y: 130, scale: 1.05 })
    ;(p.t(50, 136, 'No.', 20), p.b(110, 138, paper.put('id_number', paper.code('#######')), 34))
    ;(p.t(50, 190, 'Iss', 20),
      p.t(110, 190, dated(issued, 'YYYY-MMM-DD'), 28),
      p.t(400, 190, 'Exp', 20),
      p.t(460, 190, day(paper, 'id_expiry', expires, 'YYYY-MMM-DD'), 28))
    ;(p.b(50, 260, `${paper.put('last_name', who.surname.toUpperCase())},`, 36),
      p.b(
        50,
        304,
        paper.put('first_name', `${who.given.toUpperCase()} ${paper.pick(['ANN', 'LEE', 'JAMES', 'ROSE'])}`),
        32,
      ))
    p.col(50, 352, 34, address(paper, capitals(who).lines), 28)
    p.t(
      50,
      440,
      `Sex ${who.sex}      Ht ${paper.between(150, 196)} cm      Wt ${paper.between(48, 110)}.0 kg      Eyes ${paper.pick(['BRO', 'BLU', 'GRN'])}`,
      26,
    )
    ;(p.b(50, 520, day(paper, 'date_of_birth', born, 'YYYY-MMM-DD'), 40), p.t(50, 546, 'Date of birth', 19))
    p.t(50, 690, `Not a licence to drive    ${paper.code('0####-########')}`, 20)
    return [side({ tint: '#f4ebf2', wave: '#c9a3bd' }, p)]
  },
}
