import { addDays } from '../../../../calendar.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { rosette, wavePattern } from '../../../../drawing/security-print.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bare, dayFirst, fitted } from '../kit.ts'
import { twoLines } from '../mrz.ts'
import { birthDate, moroccan } from '../people.ts'

const [width, height] = [1480, 1090]
const ink = '#1f5d55'

/** A visa sticker of the Schengen states for a Moroccan traveller, with the two lines of an MRZ that begin with V. */
export const euVisa: UnseenLayout = {
  name: 'eu-visa',
  docType: 'other',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const holder = moroccan(paper)
    const start = addDays('2026-04-02', paper.between(0, 160))
    const end = addDays(start, 89)
    const number = paper.code('#########')
    const birth = birthDate(paper)
    const zone = { code: 'V<', country: 'ESP', number, birth, sex: holder.sex, expiry: end, nationality: 'MAR', holder }
    const [upper = '', lower = ''] = twoLines(zone)
    const field = (x: number, y: number, caption: string, value: string): Mark[] => [
      text(x, y, caption, { size: 18, color: ink }),
      fitted(x, y + 38, 560, value, { size: 32, face: 'sans' }),
    ]
    const marks = [
      box(0, 0, width, height, { fill: '#e9f2e6' }),
      ...wavePattern({ x: 0, y: 10, width, height: 780 }, { color: '#7fb09a', opacity: 0.3, count: 42 }),
      ...rosette(1000, 430, 270, { color: '#c79a3f', opacity: 0.3 }),
      text(60, 86, 'VISADO', { size: 48, face: 'sans-bold', color: ink }),
      text(480, 80, 'ESPAÑA', { size: 40, face: 'sans-bold', color: ink }),
      text(1420, 80, `ESP ${number}`, { size: 36, face: 'sans-bold', align: 'right', color: '#a3242c' }),
      ...portrait(
        { x: 60, y: 180, scale: 1.2 },
        { hair: '#1e1713', skin: '#c99a73', coat: '#403a4c', longHair: holder.sex === 'F' },
      ),
      ...field(480, 150, 'VÁLIDO PARA / VALID FOR', 'ESTADOS SCHENGEN'),
      ...field(480, 240, 'DEL / FROM', dayFirst(start, '-', true)),
      ...field(900, 240, 'AL / UNTIL', dayFirst(end, '-', true)),
      ...field(480, 330, 'TIPO DE VISADO / TYPE', 'C'),
      ...field(700, 330, 'NÚMERO DE ENTRADAS', 'MULT'),
      ...field(1080, 330, 'DURACIÓN', `${paper.pick(['15', '30', '45'])} DÍAS`),
      ...field(480, 420, 'EXPEDIDO EN / ISSUED IN', `TETUÁN   ${dayFirst(addDays(start, -12), '-', true)}`),
      ...field(480, 510, 'NÚMERO DE PASAPORTE', paper.code('@@#######')),
      ...field(480, 600, 'APELLIDOS, NOMBRE', `${bare(holder.surname)}, ${bare(holder.given)}`),
      ...field(480, 690, 'OBSERVACIONES', 'TURISMO'),
      text(60, 780, 'SPECIMEN', { size: 20, color: ink }),
      box(0, 820, width, height - 820, { fill: '#f7f9f4' }),
      ...printMrz([upper, `${lower.slice(0, 28)}${'<'.repeat(16)}`], {
        x: 70,
        y: 880,
        millimetre: 12,
        leadingMm: 6.35,
      }),
    ]
    return [{ width, height, pixelsPerUnit: 1, background: '#f4f3f0', marks }]
  },
}
