import { box, ellipse, roundedBox, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { wrapped } from '../kit.ts'
import { homeLines, someone } from '../people.ts'

/** A telephone's screen with a conversation between a tenant and a landlord: a rent, an address and a date between bubbles. */
export const chatCapture: UnseenLayout = {
  name: 'chat-capture',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const friend = someone(paper)
    const rent = paper.between(850, 1_900)
    const talk: readonly (readonly [isMine: boolean, words: string])[] = [
      [false, 'Allo! Le 4 ½ est encore libre si ça t’intéresse'],
      [true, 'Oui!! C’est à quelle adresse déjà?'],
      [false, `${homeLines(friend.home)[0]}, ${friend.home.city}`],
      [false, `${rent} $ par mois, chauffé, à partir du 1er juillet`],
      [true, 'Ok parfait. Je t’envoie mon dépôt par Interac ce soir?'],
      [
        false,
        `Non non pas de dépôt, juste une preuve de revenu pis une pièce d’identité ${paper.pick(['svp', 'stp', 'quand t’as une minute'])}`,
      ],
      [true, 'Je t’envoie ma paie du 15 et mon permis'],
      [false, 'Merci bcp'],
    ]
    let y = 110
    const bubbles = talk.flatMap(([isMine, words]): Mark[] => {
      const width = Math.min(250, 30 + words.length * 7)
      const x = isMine ? 378 - width : 12
      const { marks, bottom } = wrapped({ x: x + 14, y: y + 24, width: width - 26, leading: 18 }, words, {
        face: 'sans',
        size: 13,
        color: isMine ? '#fff' : '#111',
      })
      const height = bottom - y - 2
      const bubble = roundedBox(x, y, width, height, 14, { fill: isMine ? '#2f7cf6' : '#e7e8ec' })
      y += height + 10
      return [bubble, ...marks]
    })
    const clock = `${paper.between(7, 22)}:${paper.between(10, 59)}`
    const marks = [
      box(0, 0, 390, 92, { fill: '#f6f6f8' }),
      text(28, 26, clock, { face: 'sans-bold', size: 14 }),
      text(362, 26, `5G  ${paper.between(8, 98)} %`, { face: 'sans', size: 12, align: 'right' }),
      text(16, 68, '<', { face: 'sans-bold', size: 20, color: '#2f7cf6' }),
      ellipse(195, 54, 16, 16, { fill: '#b8bcc8' }),
      text(195, 59, friend.given.charAt(0), { face: 'sans-bold', size: 14, color: '#fff', align: 'middle' }),
      text(195, 86, `${friend.given} proprio`, { face: 'sans', size: 11, align: 'middle' }),
      ...bubbles,
      text(376, y + 12, 'Distribué', { face: 'sans', size: 10, color: '#888', align: 'right' }),
      roundedBox(44, 780, 300, 36, 18, { stroke: '#c4c6cc', strokeWidth: 1 }),
      text(60, 803, 'Message – SPÉCIMEN', { face: 'sans', size: 13, color: '#999' }),
    ]
    return [{ width: 390, height: 844, pixelsPerUnit: 3, background: '#ffffff', marks }]
  },
}
