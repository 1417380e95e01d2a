import { addDays } from '../../../../calendar.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { two, written } from '../kit.ts'
import { crowd } from '../people.ts'

/** An American parking violation, a narrow strip from a hand-held printer, with a plate and an officer's name. */
export const parkingTicket: UnseenLayout = {
  name: 'parking-ticket',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const officer = crowd(paper, 'US')()
    const day = addDays(paper.today, -paper.between(1, 60))
    const fine = paper.pick([35, 65, 115])
    const rows = [
      'CITY OF PORT ALDEN',
      'DEPT OF TRANSPORTATION',
      'PARKING VIOLATION NOTICE',
      '',
      `CITATION NO: ${paper.code('#########')}`,
      `DATE: ${written(day, 'MM/DD/YYYY')}  TIME: ${two(paper.between(8, 18))}${two(paper.between(0, 59))}`,
      '',
      `PLATE: ${paper.code('@@@ ####')}   STATE: ${paper.pick(['NY', 'NJ', 'CT', 'PA'])}`,
      `MAKE: ${paper.pick(['TOYT', 'HOND', 'FORD', 'SUBA'])}   COLOR: ${paper.pick(['BLK', 'SIL', 'BLU'])}   BODY: 4DSD`,
      'REG EXP: 02/28/2027',
      '',
      `LOCATION: ${paper.between(10, 900)} ${paper.pick(['MARKET ST', 'E 9TH ST', 'HARBOR AVE'])}`,
      `METER: ${paper.code('@@-####')}`,
      '',
      'VIOLATION:',
      `  ${paper.pick(['21-03 EXPIRED METER', '14-11 NO STANDING ZONE', '38-02 STREET CLEANING'])}`,
      '',
      `FINE AMOUNT:            $${fine}.00`,
      `IF PAID AFTER ${written(addDays(day, 30), 'MM/DD/YYYY')}: $${fine + 25}.00`,
      '',
      `OFFICER: ${officer.surname.toUpperCase()}   BADGE ${paper.code('####')}`,
      '',
      'PAY ONLINE, BY MAIL OR AT',
      '200 CIVIC CENTER, RM 104',
      'DO NOT MAIL CASH',
      '',
      'SPECIMEN',
    ]
    const marks: Mark[] = [
      box(0, 0, 270, 22, { fill: '#e8730c' }),
      text(135, 15, 'PARKING VIOLATION', { size: 11, face: 'sans-bold', color: '#fff', align: 'middle' }),
      ...rows.map((row, index) => text(18, 46 + index * 15, row, { size: 9.6, face: 'mono' })),
      ...Array.from({ length: 52 }, (_, index) =>
        box(30 + index * 4, 462, paper.pick([1, 2, 3]), 34, { fill: '#000' }),
      ),
    ]
    return [{ width: 270, height: 520, pixelsPerUnit: 200 / 72, background: '#fdfdf7', marks }]
  },
}
