import { addDays } from '../../../../calendar.ts'
import { checkDigit } from '../../../../mrz-lines.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { wavePattern } from '../../../../drawing/security-print.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { say } from '../kit.ts'
import { plain } from '../mrz.ts'
import { resident } from '../people.ts'

/** An entry clearance sticker in a passport: a photograph, dates, a type of visa and an MRZ that begins with V. */
export const visaVignette: UnseenLayout = {
  name: 'visa-vignette',
  docType: 'other',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const who = resident(paper)
    const from = addDays(paper.today, -paper.between(5, 100))
    const until = addDays(from, 180)
    const [last, given] = [plain(who.last), plain(who.first)].map((name) =>
      name.replace(/'/g, '').replace(/[^A-Z]/g, '<'),
    )
    const [number, holder] = [paper.code('0########'), paper.code('@########')]
    const short = (iso: string) => iso.replaceAll('-', '').slice(2)
    const checked = (part: string) => part + checkDigit(part)
    const zone = [
      `VCGBR${last ?? ''}<<${given ?? ''}`.slice(0, 44).padEnd(44, '<'),
      `${checked(number)}IND${checked(short(who.born))}${who.sex}${checked(short(until))}${holder}`.padEnd(44, '<'),
    ]
    const captioned = (x: number, y: number, caption: string, value: string) => [
      text(x, y, caption, { size: 17, color: '#14532d' }),
      text(x, y + 32, value, { size: 28, face: 'sans' }),
    ]
    return [
      {
        width: 1250,
        height: 820,
        pixelsPerUnit: 1,
        background: '#e9f2df',
        marks: [
          ...wavePattern({ x: 0, y: 0, width: 1250, height: 600 }, { color: '#86b06a', opacity: 0.4, count: 40 }),
          text(40, 64, 'ENTRY CLEARANCE', { size: 34, face: 'sans-bold', color: '#14532d' }),
          text(1200, 64, `UK VISA ${number}`, { size: 28, face: 'sans-bold', color: '#b91c1c', align: 'right' }),
          ...portrait(
            { x: 46, y: 110, scale: 0.95 },
            { hair: '#241a15', skin: '#b98258', coat: '#454f5b', longHair: who.sex === 'F' },
          ),
          ...captioned(400, 120, 'PLACE OF ISSUE', 'NEW DELHI'),
          ...captioned(760, 120, 'TYPE OF VISA', 'C-VISIT'),
          ...captioned(400, 200, 'VALID FROM', say(from, 'DD/MM/YY')),
          ...captioned(760, 200, 'VALID UNTIL', say(until, 'DD/MM/YY')),
          ...captioned(400, 280, 'NO. OF ENTRIES', 'MULT'),
          ...captioned(760, 280, 'PASSPORT NO.', holder),
          ...captioned(400, 360, 'SURNAME, NAME', `${plain(who.last)} ${plain(who.first)}`),
          ...captioned(400, 440, 'OBSERVATIONS', 'NO WORK OR RECOURSE TO PUBLIC FUNDS'),
          text(46, 560, 'SPECIMEN', { size: 22, face: 'sans-bold', color: '#b91c1c' }),
          box(0, 600, 1250, 220, { fill: '#f7faf3' }),
          ...printMrz(zone, { x: 66, y: 656, millimetre: 10, leadingMm: 6.35 }),
        ],
      },
    ]
  },
}
