import { roundedBox, box, text, type Mark, type Sheet } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, resident } from '../people.ts'
import { wrap } from '../print.ts'

/** A telephone's screenshot of a chat about a flat: names, an address and a rent in balloons. */
export const chat: UnseenLayout = {
  name: 'autre-capture-messagerie',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [person, flat] = [resident(paper), home(paper)]
    const talk: readonly (readonly [boolean, string])[] = [
      [false, 'Coucou ! Alors cette visite ?'],
      [true, `Super, c'est au ${flat.street} à ${flat.city}, 3e étage`],
      [false, 'Et le loyer ?'],
      [
        true,
        `${paper.between(55, 98)}0 € charges comprises, dispo le 1er novembre. Il me faut un RIB, mes 3 dernières fiches de paie et ma carte d'identité`,
      ],
      [false, 'Oh là là, la paperasse... tu me fais suivre la facture d’électricité aussi ?'],
      [true, 'Oui je t’envoie ça ce soir, promis'],
      [false, `Bises ! Et n'oublie pas l'anniv de ${resident(paper).given} samedi`],
    ]
    const drawn = talk.reduce<{ marks: Mark[]; y: number }>(
      ({ marks, y }, [isMine, words], index) => {
        const part = wrap(words, 230, 15, 'sans')
        const [x, height] = [isMine ? 118 : 14, part.length * 20 + 30]
        return {
          marks: [
            ...marks,
            roundedBox(x, y, 258, height, 14, { fill: isMine ? '#d7f5c8' : '#ffffff' }),
            ...part.map((row, at) => text(x + 12, y + 22 + at * 20, row, { size: 15, face: 'sans' })),
            text(x + 248, y + height - 6, `18:${12 + index * 6 + paper.between(0, 5)}`, {
              size: 10,
              color: '#777777',
              align: 'right',
            }),
          ],
          y: y + height + 10,
        }
      },
      { marks: [], y: 120 },
    )
    const sheet: Sheet = {
      width: 390,
      height: 844,
      pixelsPerUnit: 3,
      background: '#ece5dd',
      marks: [
        box(0, 0, 390, 104, { fill: '#0b6156' }),
        text(24, 30, `19:${paper.between(10, 59)}`, {
          size: 14,
          face: 'sans-bold',
          color: '#ffffff',
        }),
        text(366, 30, '5G  78 %', { size: 13, face: 'sans', color: '#ffffff', align: 'right' }),
        text(64, 76, `${person.given} ${person.surname.charAt(0)}.`, { size: 18, face: 'sans-bold', color: '#ffffff' }),
        text(64, 94, 'en ligne', { size: 12, face: 'sans', color: '#cfe8e2' }),
        text(24, 80, '<', { size: 22, face: 'sans-bold', color: '#ffffff' }),
        ...drawn.marks,
        roundedBox(12, 790, 366, 40, 20, { fill: '#ffffff' }),
        text(30, 815, 'Message', { size: 15, face: 'sans', color: '#999999' }),
        text(366, 815, 'SPÉCIMEN', { size: 9, color: '#bbbbbb', align: 'right' }),
      ],
    }
    return [sheet]
  },
}
