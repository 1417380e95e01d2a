import { addDays } from '../../../../calendar.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { checkDigit } from '../../../../mrz-lines.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { listed, somebody } from '../people.ts'
import { day, recent } from '../print.ts'

/** Foreign: a photocopied passport page with a short-stay visa sticker and its machine-readable lines. */
export const foreignVisaSticker: UnseenLayout = {
  name: 'foreign-visa-sticker',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'FR')
    const page = openWriter('a4', { face: 'sans', size: 9 })
    const from = recent(paper, 10, 200)
    const until = addDays(from, 89)
    page.rect(60, 120, 475, 300, '#eaf3ea', '#9bb')
    page.add(...rosette(430, 220, 90, { color: '#7fa68a', opacity: 0.4 }))
    page.rect(74, 170, 90, 116, '#dcdcdc', '#999')
    page.say(74, 146, paper.pick(['VISA', 'ÉTATS UNIS D’UTOPIE – VISA']), {
      face: 'sans-bold',
      size: 16,
      color: '#20524a',
    })
    const number = paper.code('########1')
    page.say(520, 146, number, { align: 'right', face: 'mono-bold', size: 12 })
    page.rows(
      184,
      [180, 300, 400],
      [
        ['VALABLE POUR', 'ÉTATS UTOPIE', ''],
        ['DU', day(from, 'dashes'), `AU ${day(until, 'dashes')}`],
        ['TYPE DE VISA', 'C', `ENTRÉES ${paper.pick(['1', '2', 'MULT'])}`],
        ['DURÉE DU SÉJOUR', '90 JOURS', ''],
        ['DÉLIVRÉ À', paper.pick(['RABAT', 'DAKAR', 'TUNIS']), `LE ${day(addDays(from, -9), 'dashes')}`],
        ['NOM, PRÉNOM', listed(person), ''],
      ],
      { size: 8, leading: 20 },
    )
    const plain = (content: string): string =>
      content
        .normalize('NFD')
        .replace(/[^A-Za-z -]/g, '')
        .toUpperCase()
        .replace(/[^A-Z]/g, '<')
    const short = (iso: string): string => iso.replaceAll('-', '').slice(2)
    const upper = `VCUTO${plain(person.surname)}<<${plain(person.given)}`.slice(0, 44).padEnd(44, '<')
    const lower =
      `${number}${checkDigit(number)}UTO${short(person.born)}${checkDigit(short(person.born))}${person.isWoman ? 'F' : 'M'}${short(until)}${checkDigit(short(until))}`.padEnd(
        44,
        '<',
      )
    page.add(...printMrz([upper, lower], { x: 76, y: 360, millimetre: 3.9, leadingMm: 6.35 }))
    page.say(297, 460, paper.pick(['Copie conforme à l’original', '– 14 –', '']), { align: 'middle', size: 8 })
    return [page.sheet('SPÉCIMEN')]
  },
}
