import { addDays, addYears } from '../../../../calendar.ts'
import { cardMillimetre, cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { ellipse, box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { checkDigit } from '../../../../mrz-lines.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { resident } from '../people.ts'
import { dmShort, dmy } from '../print.ts'

const classes = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'BE'] as const

/** A driving licence with numbered fields and no captions; the table of categories and one line for machines on the back. */
export const licence: UnseenLayout = {
  name: 'permis-conduire-carte',
  docType: 'driver_licence',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const holder = resident(paper)
    const person = { ...holder, born: `${paper.between(1952, 1988)}${holder.born.slice(4)}` }
    const issued = addDays(paper.today, -paper.between(60, 3600))
    const expiry = addYears(issued, 15)
    const passed = addDays(issued, -paper.between(20, 3000))
    const number = paper.put('id_number', paper.code('##@@#####'))
    const held = paper.pick([
      ['AM', 'B1', 'B'],
      ['AM', 'A2', 'B1', 'B'],
      ['AM', 'B1', 'B', 'BE'],
    ] as const)
    const given = paper.chance(0.5) ? `${person.given}, ${person.second}` : person.given
    const code = (x: number, y: number, label: string, value: string, size = 30): Mark[] => [
      text(x, y, label, { size: 20, face: 'sans-bold', color: '#8c3b62' }),
      text(x + 56, y, value, { size, face: 'sans' }),
    ]
    const look = {
      skin: paper.pick(['#e7c2a5', '#b98662', '#7c4d32', '#efd0b9']),
      hair: paper.pick(['#1f1a17', '#7a5632', '#a9a39b']),
      coat: '#5c3a47',
      longHair: person.sex === 'F',
    }
    const front = cardSide({ tint: '#f7e9ee', wave: '#d99ab6' }, [
      box(40, 40, 110, 76, { fill: '#24479e' }),
      ...Array.from({ length: 12 }, (_, index) =>
        ellipse(95 + 28 * Math.cos((index * Math.PI) / 6), 78 + 28 * Math.sin((index * Math.PI) / 6), 3, 3, {
          fill: '#f4d03f',
        }),
      ),
      text(95, 89, paper.put('id_country', 'FR', 'F'), {
        size: 30,
        face: 'sans-bold',
        color: '#ffffff',
        align: 'middle',
      }),
      text(180, 76, 'PERMIS DE CONDUIRE', { size: 36, face: 'sans-bold', color: '#8c3b62' }),
      text(180, 112, 'RÉPUBLIQUE FRANÇAISE', { size: 24, face: 'sans', color: '#8c3b62' }),
      text(1150, 70, 'Driving licence – Führerschein – Rijbewijs', { size: 14, color: '#b0738e', align: 'right' }),
      ...portrait({ x: 48, y: 160, scale: 1.05 }, look),
      ...code(410, 190, '1.', paper.put('last_name', person.surname), 34),
      ...code(410, 246, '2.', paper.put('first_name', given), 32),
      ...code(
        410,
        302,
        '3.',
        `${paper.put('date_of_birth', person.born, dmy(person.born, '.'))}   ${person.birthplace.toUpperCase()}`,
        28,
      ),
      ...code(410, 360, '4a.', paper.put('id_issue_date', issued, dmy(issued, '.'))),
      ...code(740, 360, '4c.', paper.pick(['Préfecture du Rhône', 'ANTS', 'Préfecture 35', 'Préfecture du Nord'])),
      ...code(410, 414, '4b.', paper.put('id_expiry', expiry, dmy(expiry, '.'))),
      ...code(410, 470, '5.', number, 32),
      text(410, 540, '7.', { size: 20, face: 'sans-bold', color: '#8c3b62' }),
      ...signature(470, 510, 0.95, paper.pick([0, 1] as const)),
      ...code(410, 640, '9.', paper.put('licence_class', held.join(' ')), 34),
      text(60, 620, 'SPÉCIMEN', { size: 20, color: '#8c3b62' }),
    ])
    const row = (name: (typeof classes)[number], index: number): Mark[] => {
      const y = 110 + index * 44
      const has = held.some((one) => one === name)
      return [
        text(300, y, name, { size: 24, face: 'sans-bold' }),
        line(280, y + 12, 1140, y + 12, { stroke: '#c690a8' }),
        ...(has
          ? [
              text(420, y, dmShort(name === 'BE' ? issued : passed, '.'), { size: 24, face: 'sans' }),
              text(660, y, name === 'AM' || name.startsWith('B') ? '- - - - -' : dmShort(expiry, '.'), {
                size: 24,
                face: 'sans',
              }),
            ]
          : []),
      ]
    }
    const line30 = `D1FRA${number}${checkDigit(number)}${expiry.replaceAll('-', '').slice(2)}`
    const surname = person.surname
      .normalize('NFD')
      .replace(/[\u0300-\u036f']/g, '')
      .replace(/[^A-Z]/g, '<')
    const filled = `${line30}${surname}`.slice(0, 29).padEnd(29, '<')
    const back = cardSide({ tint: '#f7e9ee', wave: '#d99ab6' }, [
      ...['9.', '10.', '11.', '12.'].map((label, index) =>
        text([300, 420, 660, 900][index] ?? 0, 66, label, { size: 22, face: 'sans-bold', color: '#8c3b62' }),
      ),
      ...classes.flatMap(row),
      text(900, 330, paper.chance(0.5) ? '01' : '', { size: 24, face: 'sans' }),
      ...[
        '1. Nom',
        '2. Prénoms',
        '3. Date et lieu de',
        'naissance',
        '4a. Délivré le',
        '4b. Expire le',
        '4c. Délivré par',
        '5. N° du permis',
        '9. Catégories',
        '10. Valable dès',
        '11. Valable au',
        '12. Codes',
      ].map((label, index) => text(40, 80 + index * 30, label, { size: 16, color: '#8c3b62' })),
      text(40, 470, 'SPÉCIMEN', { size: 18, color: '#8c3b62' }),
      box(0, 590, 1198, 90, { fill: '#fdf8fa' }),
      ...printMrz([`${filled}${checkDigit(filled)}`], { x: 64, y: 616, millimetre: cardMillimetre, leadingMm: 4.23 }),
    ])
    return [front, back]
  },
}
