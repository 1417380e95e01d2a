import { addDays, addYears, daysBetween } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { ellipse, line, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dayFirst, fitted } from '../kit.ts'
import { birthDate, european } from '../people.ts'

const provinces = ['MADRID', 'BIZKAIA', 'ALICANTE/ALACANT', 'CÓRDOBA', 'TÁNGER (MARRUECOS)', 'A CORUÑA']
const offices = ['DGT BILBAO', 'DGT MADRID', 'DGT ALICANTE', 'DGT SEVILLA']
const classes = ['AM B', 'AM A1 B', 'AM B BE', 'AM A2 A B', 'B']
const categories = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'BE', 'C1E'] as const
const controls = 'TRWAGMYFPDXBNJZSQVHLCKE'
const look = { tint: '#f6e4ea', wave: '#d093ab' }
const ink = '#6b3550'

/** Numbers instead of captions, both surnames, first issue dates of each class in the table behind; no home, no sex. */
export const esLicence: UnseenLayout = {
  name: 'es-licence',
  docType: 'driver_licence',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const holder = european(paper, 'ES')
    const surnames = `${holder.surname} ${european(paper, 'ES').surname}`.toUpperCase()
    const birth = birthDate(paper)
    const first = addYears(birth, paper.between(18, 21))
    const earliest = first > '2017-05-08' ? first : '2017-05-08'
    const issued = addDays(earliest, paper.between(0, daysBetween(earliest, '2026-09-30')))
    const expiry = addYears(issued, 10)
    const digits = paper.code('########')
    const number = `${digits}-${controls.charAt(Number(digits) % 23)}`
    const licence = paper.pick(classes)
    const value = { size: 29, face: 'sans', color: '#17131a' } as const
    const field = (y: number, mark: string, content: string, x = 430): Mark[] => [
      text(x, y, mark, { size: 22, face: 'sans', color: ink }),
      fitted(x + 58, y, 660, content, value),
    ]
    const front = [
      ...Array.from({ length: 12 }, (_, index) => {
        const angle = (index * Math.PI) / 6
        return ellipse(104 + Math.sin(angle) * 44, 84 + Math.cos(angle) * 44, 5, 5, { fill: '#e3b52b' })
      }),
      text(104, 96, 'E', { size: 34, face: 'sans-bold', align: 'middle', color: '#2b3f8f' }),
      text(210, 68, 'PERMISO DE CONDUCCIÓN', { size: 34, face: 'sans-bold', color: ink }),
      text(210, 104, paper.put('id_country', 'ES', 'REINO DE ESPAÑA'), { size: 24, face: 'sans', color: ink }),
      text(1150, 104, 'Driving Licence · Permis de conduire · Führerschein', { size: 16, align: 'right', color: ink }),
      ...portrait(
        { x: 60, y: 190, scale: 1.08 },
        { hair: '#2b1d14', skin: '#ddb08a', coat: '#33443f', longHair: holder.sex === 'F' },
      ),
      ...field(190, '1.', paper.put('last_name', surnames)),
      ...field(240, '2.', paper.put('first_name', holder.given.toUpperCase())),
      ...field(290, '3.', `${paper.put('date_of_birth', birth, dayFirst(birth, '-'))}  ${paper.pick(provinces)}`),
      ...field(340, '4a.', paper.put('id_issue_date', issued, dayFirst(issued, '-'))),
      ...field(340, '4c.', paper.pick(offices), 800),
      ...field(390, '4b.', paper.put('id_expiry', expiry, dayFirst(expiry, '-'))),
      ...field(440, '5.', paper.put('id_number', number)),
      text(430, 500, '7.', { size: 22, face: 'sans', color: ink }),
      ...signature(480, 470, 1.3, 1),
      ...field(610, '9.', paper.put('licence_class', licence)),
      text(60, 726, 'SPECIMEN', { size: 15, color: ink }),
    ]
    const held = licence.split(' ')
    const rows = categories.flatMap((category, index) => {
      const y = 96 + index * 56
      const has = held.includes(category)
      return [
        line(60, y + 14, 760, y + 14, { stroke: ink, strokeWidth: 1.2 }),
        text(70, y, category, { size: 24, face: 'sans-bold', color: ink }),
        text(220, y, has ? dayFirst(first, '-') : '--------', { size: 22, face: 'sans' }),
        text(410, y, has ? dayFirst(expiry, '-') : '--------', { size: 22, face: 'sans' }),
        text(600, y, has && index === 5 ? paper.pick(['01.06', '78', '---']) : '---', { size: 22, face: 'sans' }),
      ]
    })
    const back = [
      ...['9.', '10.', '11.', '12.'].map((mark, index) =>
        text([70, 220, 410, 600][index] ?? 70, 50, mark, { size: 22, face: 'sans', color: ink }),
      ),
      ...rows,
      text(800, 60, '1. Apellidos  2. Nombre', { size: 17, color: ink }),
      text(800, 84, '3. Fecha y lugar de nacimiento', { size: 17, color: ink }),
      text(800, 108, '4a. Fecha de expedición  4b. Válido hasta', { size: 17, color: ink }),
      text(800, 132, '4c. Expedido por  5. Número', { size: 17, color: ink }),
      text(800, 156, '9. Categorías  10. Desde  11. Hasta  12. Restr.', { size: 17, color: ink }),
      text(1140, 700, paper.code('@########'), { size: 22, face: 'mono', align: 'right' }),
      text(1140, 730, 'SPECIMEN', { size: 15, color: ink, align: 'right' }),
    ]
    return [cardSide(look, front), cardSide(look, back)]
  },
}
