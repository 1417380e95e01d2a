import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide, cardWidth } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { text, type Mark } from '../../../../drawing/sheet.ts'
import { checkDigit } from '../../../../mrz-lines.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { resident } from '../people.ts'

/** A visitor's visa as it is stuck into a passport: captions in two languages, a portrait and the two lines of a visa's MRZ. */
export const visaSticker: UnseenLayout = {
  name: 'visa-sticker',
  docType: 'other',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const visitor = resident(paper)
    const issued = addDays(paper.today, -paper.between(30, 400))
    const expires = addYears(issued, paper.between(1, 9))
    const born = `19${paper.between(60, 99)}-0${paper.between(1, 9)}-${paper.between(10, 28)}`
    const sex = visitor.title === 'Mr' ? 'M' : 'F'
    const number = paper.code('V#########').slice(0, 9)
    const plain = (name: string) =>
      name
        .normalize('NFD')
        .replace('ø', 'oe')
        .replace(/[ -]/g, '<')
        .replace(/[^A-Za-z<]/g, '')
        .toUpperCase()
    const six = (date: string) => date.replaceAll('-', '').slice(2)
    const part = (content: string) => `${content}${checkDigit(content)}`
    const first = `V<CAN${plain(visitor.surname)}<<${plain(visitor.given)}`.slice(0, 44).padEnd(44, '<')
    const second = `${part(number)}UTO${part(six(born))}${sex}${part(six(expires))}`.padEnd(44, '<')
    const field = (x: number, y: number, caption: string, value: string) => [
      text(x, y, caption, { face: 'sans', size: 15, color: '#6a3d5a' }),
      text(x, y + 30, value, { face: 'sans-bold', size: 25 }),
    ]
    const marks: Mark[] = [
      ...rosette(900, 320, 190, { color: '#b98aa5', opacity: 0.4 }),
      text(60, 84, 'VISA', { face: 'serif-bold', size: 52, color: '#8b1d3f' }),
      text(cardWidth - 60, 78, 'CANADA', { face: 'serif-bold', size: 40, color: '#8b1d3f', align: 'right' }),
      text(cardWidth - 60, 108, 'SPECIMEN', { face: 'sans', size: 16, align: 'right' }),
      ...portrait(
        { x: 60, y: 130, scale: 0.9 },
        {
          hair: paper.pick(['#2a1d14', '#5b3a1e', '#8b8b8b']),
          skin: paper.pick(['#e0b593', '#a8724c', '#6e4a31']),
          coat: '#39424e',
          longHair: sex === 'F',
        },
      ),
      ...field(360, 160, 'Issued at / Délivré à', paper.pick(['ACCRA', 'NEW DELHI', 'MANILA', 'RABAT', 'LIMA'])),
      ...field(360, 240, 'Document no. / No du document', number),
      ...field(360, 320, 'Valid from / Valable du', written(issued, '30-SEP-2026')),
      ...field(360, 400, 'Given name(s) / Prénom(s)', visitor.given.toUpperCase()),
      ...field(360, 480, 'Surname / Nom', visitor.surname.toUpperCase()),
      ...field(760, 160, 'Category / Catégorie', 'V-1  MULTIPLE'),
      ...field(760, 240, 'Passport no. / No du passeport', paper.code('@########')),
      ...field(760, 320, 'Valid until / Valable jusqu’au', written(expires, '30-SEP-2026')),
      ...field(760, 400, 'Sex / Sexe   Date of birth / Naissance', `${sex}   ${written(born, '30-SEP-2026')}`),
      ...field(760, 480, 'Remarks / Remarques', 'TRV - NOT AN ID'),
      ...printMrz([first, second], { x: 36, y: 600, millimetre: 10, leadingMm: 6.35 }),
    ]
    return [cardSide({ tint: '#f7ecf2', wave: '#d7b3c6' }, marks)]
  },
}
