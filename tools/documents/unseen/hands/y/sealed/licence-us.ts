import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, putJoined } from '../kit.ts'
import { people } from '../people.ts'

/** An American licence: numbers of the data elements before tiny captions, surname above the given names, portrait at the left. */
export const licenceUs: UnseenLayout = {
  name: 'licence-us',
  docType: 'driver_licence',
  country: 'US',
  form: 'card',
  draw(paper) {
    const one = people(paper, 'US')()
    const born = addYears(addDays(paper.today, -paper.between(1, 360)), -paper.between(20, 70))
    const issued = addDays(paper.today, -paper.between(30, 1200))
    const expiry = `${Number(issued.slice(0, 4)) + 6}${born.slice(4).replace('02-29', '02-28')}`
    const sex = paper.pick(['F', 'M'])
    const state = paper.pick([
      ['OH', 'OHIO'],
      ['ID', 'IDAHO'],
      ['GA', 'GEORGIA'],
      ['OK', 'OKLAHOMA'],
    ] as const)
    const rows = one.lines.map((row) => row.toUpperCase())
    putJoined(paper, 'address', rows, ', ')
    paper.put('id_province', state[0], state[1])
    paper.put('id_country', 'US', 'USA')
    const marks: Mark[] = [
      box(0, 36, 1198, 96, { fill: '#24476b' }),
      text(40, 104, state[1], { size: 64, face: 'sans-bold', color: '#fff' }),
      text(1150, 84, 'DRIVER LICENSE', { size: 38, face: 'sans-bold', color: '#fff', align: 'right' }),
      text(1150, 118, 'USA', { size: 26, face: 'sans', color: '#fff', align: 'right' }),
      ...portrait(
        { x: 44, y: 160, scale: 1.06 },
        { hair: '#4a3526', skin: '#d9a986', coat: '#40556b', longHair: sex === 'F' },
      ),
      ...signature(60, 640, 1, 0),
      text(1150, 730, 'SPECIMEN', { size: 26, face: 'sans-bold', color: '#8a97a5', align: 'right' }),
    ]
    const cell = (x: number, y: number, caption: string, value: string, size = 32) => {
      marks.push(
        text(x, y, caption, { size: 19, color: '#24476b' }),
        text(x + caption.length * 11 + 14, y, value, { size, face: 'sans' }),
      )
    }
    const number = paper.put('id_number', paper.code('@@######'))
    cell(400, 182, '4d LIC NO', number)
    cell(800, 182, '9 CLASS', paper.put('licence_class', paper.pick(['D', 'C'])))
    cell(400, 232, '3 DOB', paper.put('date_of_birth', born, dated(born, 'MM/DD/Y')))
    cell(800, 232, '4b EXP', paper.put('id_expiry', expiry, dated(expiry, 'MM/DD/Y')))
    cell(400, 300, '1', paper.put('last_name', one.surname.toUpperCase()), 36)
    cell(
      400,
      346,
      '2',
      paper.put('first_name', `${one.given} ${paper.pick(['LEE', 'ANN', 'JAMES', 'RAY'])}`.toUpperCase()),
      36,
    )
    cell(400, 396, '8', rows[0] ?? '')
    marks.push(text(425, 436, rows[1] ?? '', { size: 32, face: 'sans' }))
    cell(400, 500, '4a ISS', paper.put('id_issue_date', issued, dated(issued, 'MM/DD/Y')))
    cell(800, 500, '15 SEX', paper.put('sex', sex))
    cell(400, 550, '16 HGT', `5'-${paper.between(1, 11)}"`)
    cell(620, 550, '17 WGT', `${paper.between(115, 230)} lb`)
    cell(880, 550, '18 EYES', paper.pick(['BRO', 'BLU', 'HAZ']))
    cell(400, 600, '12 RESTR', 'NONE')
    cell(720, 600, '9a END', 'NONE')
    cell(400, 650, '5 DD', paper.code('##########@@##'), 24)
    return [cardSide({ tint: '#eaf1f6', wave: '#9db8cc' }, marks)]
  },
}
