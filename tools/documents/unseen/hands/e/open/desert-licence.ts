import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, shape, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, slashed } from '../kit.ts'
import { home, mailLines, resident } from '../people.ts'

const blue = '#1c3f94'

/** Licence after the national standard: numbered elements with tiny captions before the values, star of the federal act, a second side. */
export const desertLicence: UnseenLayout = {
  name: 'desert-licence',
  docType: 'driver_licence',
  country: 'US',
  form: 'card',
  draw(paper) {
    const { given, middle, surname, sex } = resident(paper)
    const state = paper.pick([
      ['Arizona', 'AZ'],
      ['Nevada', 'NV'],
      ['Texas', 'TX'],
      ['North Carolina', 'NC'],
    ] as const)
    const mail = mailLines(home(paper, state[1])).map((row) => row.toUpperCase())
    const birth = addDays(`${paper.between(1950, 2004)}-01-01`, paper.between(0, 364))
    const issued = addDays(paper.today, -paper.between(60, 1400))
    const expiry = `${Number(issued.slice(0, 4)) + paper.between(5, 8)}${addYears(birth, 0).slice(4)}`.replace(
      '-02-29',
      '-02-28',
    )
    paper.put('last_name', surname.toUpperCase())
    paper.put('first_name', `${given} ${middle}`.toUpperCase())
    const number = paper.put(
      'id_number',
      state[1] === 'TX'
        ? paper.code('########')
        : state[1] === 'NC'
          ? paper.code('000########')
          : paper.code('@########'),
    )
    paper.put('date_of_birth', birth, slashed(birth))
    paper.put('id_expiry', expiry, slashed(expiry))
    paper.put('id_issue_date', issued, slashed(issued))
    paper.put('address', mail.join(', '), mail.join(' '))
    paper.put('id_province', state[1], '')
    paper.put('id_country', 'US', 'USA')
    paper.put('sex', sex)
    paper.put('licence_class', 'C')
    const item = (x: number, y: number, mark: string, value: string, size = 27, ink = '#111111'): Mark[] => [
      text(x, y, mark, { size: 17, face: 'sans', color: blue }),
      text(x + 12 + mark.length * 10.5, y, value, { size, face: 'sans-bold', color: ink }),
    ]
    const face = {
      hair: paper.pick(['#2b1b12', '#5b3a1f', '#111111', '#777777']),
      skin: paper.pick(['#e0b48f', '#8d5a3c', '#f0cfb0', '#b98258']),
      coat: '#3d4a5c',
      longHair: sex === 'F',
    }
    const front = [
      box(0, 44, 1198, 84, { fill: '#dbe7f5' }),
      text(44, 108, state[0], { size: 62, face: 'serif-bold', color: blue }),
      text(640, 84, 'DRIVER LICENSE', { size: 32, face: 'sans-bold', color: blue }),
      text(640, 116, 'USA', { size: 24, face: 'sans-bold', color: '#b3202a' }),
      shape('M1110 60 L1121 90 L1152 90 L1127 109 L1137 140 L1110 121 L1083 140 L1093 109 L1068 90 L1099 90 Z', {
        fill: '#c9a227',
      }),
      ...portrait({ x: 40, y: 166, scale: 1.16 }, face),
      ...item(420, 186, '4d', `DL ${number}`, 32, '#b3202a'),
      ...item(840, 186, '9', 'CLASS', 20),
      text(950, 186, 'C', { size: 28, face: 'sans-bold' }),
      ...item(420, 234, '3', `DOB ${slashed(birth)}`, 30, '#b3202a'),
      ...item(420, 282, '4b', `EXP ${slashed(expiry)}`, 28),
      ...item(760, 282, '4a', `ISS ${slashed(issued)}`, 28),
      ...item(420, 336, '1', surname.toUpperCase(), 30),
      ...item(420, 374, '2', `${given} ${middle}`.toUpperCase(), 30),
      ...item(420, 420, '8', mail[0] ?? '', 26),
      text(442, 452, mail[1] ?? '', { size: 26, face: 'sans-bold' }),
      ...item(420, 506, '12', 'REST NONE', 22),
      ...item(620, 506, '9a', 'END NONE', 22),
      ...item(420, 554, '15', 'SEX', 20),
      text(512, 554, sex, { size: 26, face: 'sans-bold' }),
      ...item(580, 554, '16', `HGT ${paper.between(5, 6)}'-${String(paper.between(0, 11)).padStart(2, '0')}"`, 22),
      ...item(800, 554, '18', `EYES ${paper.pick(['BRO', 'BLU', 'HAZ', 'GRN'])}`, 22),
      ...item(420, 602, '5', `DD ${paper.code('####################')}`, 20),
      ...signature(60, 640, 1.2, paper.pick([0, 1])),
      ...portrait({ x: 1030, y: 560, scale: 0.36 }, face),
      text(420, 700, 'SPECIMEN', { size: 18, face: 'sans-bold', color: '#8a8a8a' }),
    ]
    const back = [
      box(0, 50, 1198, 90, { fill: '#151515' }),
      bars(paper, { x: 120, y: 190, width: 940, height: 150 }),
      text(60, 400, 'CLASS: C - Any single vehicle under 26,001 lbs GVWR', { size: 24, face: 'sans' }),
      text(60, 440, 'RESTRICTIONS: NONE     ENDORSEMENTS: NONE', { size: 24, face: 'sans' }),
      text(60, 520, 'Directive to physician has been filed at tel. # ______________', { size: 20, face: 'sans' }),
      text(60, 560, 'Allergic reaction to drugs: ______________', { size: 20, face: 'sans' }),
      text(60, 690, `Rev 07-16-2020     ${paper.code('@@#########')}     SPECIMEN`, { size: 18, face: 'sans' }),
    ]
    return [cardSide({ tint: '#f6efe2', wave: '#c9b48f' }, front), cardSide({ tint: '#f6efe2', wave: '#c9b48f' }, back)]
  },
}
