import { addDays } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import { checkDigit } from '../../../../mrz-lines.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../kit.ts'
import { crowd } from '../people.ts'

/** A visa sticker of a French consulate, photographed: captions in two languages, a face, two machine-read lines. */
export const visaSticker: UnseenLayout = {
  name: 'visa-sticker',
  docType: 'other',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const holder = crowd(paper, 'QC')()
    const from = addDays(paper.today, -paper.between(10, 200))
    const until = addDays(from, 90)
    const number = paper.code('#########')
    const passport = paper.code('@@#######')
    const day = (date: string) => written(date, 'DD-MM-YY')
    const short = (date: string) => date.replaceAll('-', '').slice(2)
    const letters = (name: string) =>
      name
        .normalize('NFD')
        .replace(/[\u0300-\u036f’]/g, '')
        .toUpperCase()
        .replace(/[^A-Z]/g, '<')
    const first = `VCUTO${letters(holder.surname)}<<${letters(holder.given)}`.slice(0, 36).padEnd(36, '<')
    const second =
      `${number}${checkDigit(number)}UTO${short(holder.born)}${checkDigit(short(holder.born))}${holder.sex}${short(until)}${checkDigit(short(until))}`.padEnd(
        36,
        '<',
      )
    const rows = [
      [330, 150, 'VALABLE POUR / VALID FOR', 'ETATS SCHENGEN'],
      [330, 225, 'DU / FROM', day(from)],
      [600, 225, 'AU / UNTIL', day(until)],
      [330, 300, 'TYPE DE VISA / TYPE OF VISA', 'C'],
      [600, 300, 'NOMBRE D’ENTREES / ENTRIES', 'MULT'],
      [900, 300, 'DUREE DU SEJOUR / DURATION', '90 JOURS'],
      [330, 375, 'DELIVRE A / ISSUED IN', paper.pick(['DAKAR', 'TUNIS', 'ABIDJAN'])],
      [600, 375, 'LE / ON', day(addDays(from, -12))],
      [900, 375, 'PASSEPORT / PASSPORT', passport],
      [330, 450, 'NOM, PRENOM / SURNAME, NAME', `${holder.surname}, ${holder.given}`.toUpperCase()],
      [330, 525, 'REMARQUES / REMARKS', 'TRAVAIL INTERDIT'],
    ] as const
    const marks: Mark[] = [
      text(60, 92, 'VISA', { size: 52, face: 'serif-bold', color: '#2f6b3a' }),
      text(1140, 84, number, { size: 32, face: 'mono-bold', color: '#a11d2b', align: 'right' }),
      ...portrait(
        { x: 60, y: 140, scale: 0.8 },
        { hair: '#2b211c', skin: '#c99a78', coat: '#44506b', longHair: holder.sex === 'F' },
      ),
      ...rows.flatMap(([x, y, caption, value]) => [
        text(x, y, caption, { size: 15, color: '#2f6b3a' }),
        text(x, y + 34, value, { size: 28, face: 'mono' }),
      ]),
      box(0, 610, 1198, 126, { fill: '#f6f7f2' }),
      ...printMrz([first, second], { x: 60, y: 628, millimetre: 11.5, leadingMm: 4.2 }),
      text(1140, 596, 'SPECIMEN', { size: 16, align: 'right' }),
    ]
    return [cardSide({ tint: '#e3efdf', wave: '#79a97c' }, marks)]
  },
}
