import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { capitalMonth, pieces, plainCapitals } from '../kit.ts'
import { daysBefore, issuers, someone } from '../people.ts'

const towns = ['YUL MONTRÉAL', 'YYZ TORONTO', 'YVR VANCOUVER', 'YHZ HALIFAX', 'YYC CALGARY', 'YQB QUÉBEC'] as const

/** A boarding pass with a stub: a passenger as SURNAME/GIVEN, gates and seats, twice. */
export const boardingPass: UnseenLayout = {
  name: 'boarding-pass',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = someone(paper)
    const day = daysBefore(paper, paper.today, 1, 300)
    const airline = paper.pick(issuers.airlines)
    const from = paper.pick(towns)
    const to = paper.pick(towns.filter((town) => town !== from))
    const name = plainCapitals(`${person.last}/${person.first}`)
    const flight = paper.code('MB 1##')
    const seat = `${paper.between(2, 33)}${paper.pick(['A', 'C', 'D', 'F'])}`
    const at = (x: number, y: number, caption: string, value: string, size = 13): Mark[] => [
      text(x, y, caption, { size: 6.5, color: '#555', face: 'sans' }),
      text(x, y + size + 3, value, { size, face: 'mono-bold' }),
    ]
    const date = `${pieces(day).day}${capitalMonth(day)}`
    const marks: Mark[] = [
      box(0, 0, 590, 34, { fill: '#0f4c5c' }),
      text(18, 23, airline, { size: 15, face: 'sans-bold', color: '#fff' }),
      text(400, 23, 'BOARDING PASS', { size: 11, face: 'sans-bold', color: '#fff', align: 'right' }),
      text(430, 23, 'CARTE D’EMBARQUEMENT', { size: 8, face: 'sans', color: '#fff' }),
      ...at(18, 52, 'NAME OF PASSENGER / NOM DU PASSAGER', name),
      ...at(18, 90, 'FROM / DE', from),
      ...at(18, 128, 'TO / À', to),
      ...at(210, 90, 'FLIGHT / VOL', flight),
      ...at(290, 90, 'DATE', date),
      ...at(360, 90, 'TIME / HEURE', `${paper.between(6, 22)}:${paper.between(10, 55)}`, 11),
      ...at(210, 128, 'GATE / PORTE', paper.code('@#'), 18),
      ...at(290, 128, 'SEAT / SIÈGE', seat, 18),
      ...at(360, 128, 'ZONE', String(paper.between(1, 6)), 18),
      ...at(18, 172, 'ETKT', paper.code('987 ##########'), 9),
      ...at(210, 172, 'BOOKING REF', paper.code('@@#@@@'), 11),
      line(420, 34, 420, 220, { stroke: '#999' }),
      ...at(432, 52, 'NAME / NOM', name.slice(0, 19), 10),
      ...at(432, 86, 'FROM / TO', `${from.slice(0, 3)} - ${to.slice(0, 3)}`),
      ...at(432, 122, 'FLIGHT', `${flight} ${date}`, 10),
      ...at(432, 156, 'SEAT', seat, 18),
      text(18, 214, 'Gate closes 15 minutes before departure. SPECIMEN', { size: 7 }),
    ]
    return [{ width: 590, height: 220, pixelsPerUnit: 200 / 72, background: '#fefefe', marks }]
  },
}
