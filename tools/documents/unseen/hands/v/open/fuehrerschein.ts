import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { overprint } from '../../../../drawing/overprint.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, ellipse, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel } from '../kit.ts'
import { faceOf } from '../mrz.ts'
import { folk, grownUpFor } from '../people.ts'

const kinds = ['AM', 'A1', 'A2', 'A', 'B', 'C1', 'C', 'D1', 'D', 'BE', 'C1E', 'CE', 'L', 'T'] as const

/** A German driving licence: the harmonised numbers without words, years of two digits, a grid of categories on the back. */
export const fuehrerschein: UnseenLayout = {
  name: 'fuehrerschein',
  docType: 'driver_licence',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const holder = folk(paper, 'DE')()
    const issued = addDays(paper.today, -paper.between(80, grownUpFor(holder, paper.today, 3300)))
    const expiry = addDays(addYears(issued, 15), -1)
    const held: readonly string[] = paper.pick([
      ['AM', 'B', 'L'],
      ['AM', 'A1', 'A', 'B', 'L'],
      ['AM', 'B', 'BE', 'C1', 'C1E', 'L'],
    ])
    const ink = '#1a1a1a'
    const front = easel({ face: 'sans', size: 29, color: ink })
    const { say, add } = front
    const mark = { size: 20, color: '#6b3550' } as const

    add(...rosette(820, 420, 290, { color: '#d792ab', opacity: 0.4 }))
    add(box(44, 40, 120, 84, { fill: '#23409a' }))
    for (let star = 0; star < 12; star += 1) {
      const angle = (star * Math.PI) / 6
      add(ellipse(104 + 32 * Math.cos(angle), 82 + 32 * Math.sin(angle), 4, 4, { fill: '#ffd617' }))
    }
    say(104, 94, 'D', { face: 'sans-bold', size: 34, color: '#fff', align: 'middle' })
    say(200, 80, 'FÜHRERSCHEIN', { face: 'sans-bold', size: 38, color: '#23409a' })
    say(560, 80, paper.put('id_country', 'DE', 'BUNDESREPUBLIK DEUTSCHLAND'), {
      face: 'sans-bold',
      size: 24,
      color: '#23409a',
    })
    say(200, 112, 'Driving Licence  Permis de conduire  Permiso de conducción  Ajokortti  Prawo jazdy', {
      size: 15,
      color: '#6b3550',
    })
    add(...faceOf(paper, holder, { x: 56, y: 176, scale: 1.08 }))
    const date = (iso: string) => dated(iso, 'DD.MM.YY')
    const entries: readonly (readonly [number, number, string, string])[] = [
      [430, 196, '1.', paper.put('last_name', holder.surname)],
      [430, 250, '2.', paper.put('first_name', holder.given)],
      [430, 304, '3.', `${paper.put('date_of_birth', holder.birth, date(holder.birth))}  ${holder.birthplace}`],
      [430, 368, '4a.', paper.put('id_issue_date', issued, date(issued))],
      [700, 368, '4c.', `Stadt ${holder.town}`],
      [430, 422, '4b.', paper.put('id_expiry', expiry, date(expiry))],
      [430, 486, '5.', paper.put('id_number', paper.code('@###@@@##@#').replace(/[AEIOUSQ]/g, 'N'))],
    ]
    for (const [x, y, label, value] of entries) {
      say(x, y, label, mark)
      say(x + 56, y, value)
    }
    say(430, 560, '7.', mark)
    add(...signature(480, 530, 1.3, 0))
    say(56, 680, '9.', mark)
    say(112, 680, paper.put('licence_class', held.join('/')))
    add(overprint(640, 430, 84, 'MUSTER SPECIMEN'))

    const back = easel({ face: 'sans', size: 17, color: ink })
    const edges = [330, 440, 640, 840, 1160]
    const top = 44
    back.rows(
      50,
      70,
      24,
      [
        '1. Name',
        '2. Vorname',
        '3. Geburtsdatum',
        '    und -ort',
        '4a. Ausstelldatum',
        '4b. Ablaufdatum',
        '4c. Behörde',
        '5. Führerschein-Nr.',
        '9. Klassen',
        '10. gültig ab',
        '11. gültig bis',
        '12. Beschränk.',
      ],
      { size: 16, color: '#6b3550' },
    )
    const heads = ['9.', '10.', '11.', '12.']
    heads.forEach((head, index) => back.say((edges[index] ?? 0) + 10, top + 22, head, { color: '#6b3550' }))
    kinds.forEach((kind, index) => {
      const y = top + 32 + index * 41
      back.add(line(330, y, 1160, y, { stroke: '#9a6b80', strokeWidth: 1 }))
      back.say(340, y + 28, kind, { face: 'sans-bold', size: 20 })
      const isHeld = held.includes(kind)
      back.say(450, y + 28, isHeld ? date(addDays(issued, -paper.between(0, 300))) : '-', { size: 20 })
      back.say(650, y + 28, isHeld && kind.startsWith('C') ? date(addYears(issued, 5)) : '-', { size: 20 })
      back.say(850, y + 28, isHeld && kind === 'L' ? '174, 175' : '-', { size: 20 })
    })
    back.add(line(330, top + 606, 1160, top + 606, { stroke: '#9a6b80', strokeWidth: 1 }))
    for (const x of edges) back.add(line(x, top, x, top + 606, { stroke: '#9a6b80', strokeWidth: 1 }))
    back.say(340, 700, `12.  ${paper.pick(['01.01', '-', '95'])}`, { size: 20 })
    back.add(overprint(640, 420, 84, 'MUSTER SPECIMEN'))
    const tint = { tint: '#f7e6ec', wave: '#dba7bd' }
    return [cardSide(tint, front.marks), cardSide(tint, back.marks)]
  },
}
