import { box, ellipse, roundedBox, text, type Mark } from '../../../../drawing/sheet.ts'
import { typeset } from '../../../../drawing/typeset.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { paragraph } from '../kit.ts'
import { calledBy, resident } from '../people.ts'

/** A telephone's screenshot of a chat with a landlord about rent and an address: bubbles left and right, a keyboard bar. */
export const chatScreenshot: UnseenLayout = {
  name: 'chat-screenshot',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const friend = resident(paper)
    const rent = paper.between(11, 29) * 50
    const talk: readonly (readonly [isMine: boolean, words: string])[] = [
      [false, `hey! did the etransfer for october go through? i see ${rent} but it was ${rent + 50} from sept`],
      [true, 'oh no sorry!! sending the other 50 now'],
      [false, 'no worries :) also the hydro bill came for you, want a pic?'],
      [true, `yes pls. the bank needs something w my address, ${friend.civic} ${friend.street} right?`],
      [false, `yep, postal code ${friend.postal}. they said a lease works too`],
      [true, paper.pick(['lol it is in a box somewhere', 'k will ask them', 'perfect thx'])],
      [false, paper.pick(['garbage is tues this week btw', 'furnace guy comes thurs 9-12', 'can you water the fern'])],
    ]
    let y = 118
    const bubbles: Mark[] = []
    for (const [isMine, words] of talk) {
      const look = { face: 'sans', size: 12, color: isMine ? '#ffffff' : '#1b1b1b' } as const
      const width = Math.min(240, typeset(words, 'sans', 12).width + 4)
      const left = isMine ? 390 - 14 - width - 24 : 14
      const { marks, bottom } = paragraph({ x: left + 12, y: y + 18, width, leading: 17 }, words, look)
      bubbles.push(
        roundedBox(left, y, width + 24, bottom - y - 4, 14, { fill: isMine ? '#2f7de1' : '#e6e6ea' }),
        ...marks,
      )
      y = bottom + 8
    }
    const marks: Mark[] = [
      box(0, 0, 390, 96, { fill: '#f6f6f8' }),
      text(30, 24, `${paper.between(1, 12)}:${paper.between(10, 59)}`, { face: 'sans-bold', size: 13 }),
      text(360, 24, `5G  ${paper.between(8, 99)}%`, { face: 'sans', size: 12, align: 'right' }),
      text(20, 70, '<', { face: 'sans', size: 24, color: '#2f7de1' }),
      ellipse(195, 56, 17, 17, { fill: '#a9b2c3' }),
      text(195, 61, friend.given.charAt(0), { face: 'sans-bold', size: 15, color: '#ffffff', align: 'middle' }),
      text(195, 90, `${calledBy(friend)} (landlord)`, { face: 'sans', size: 11, align: 'middle' }),
      text(195, 112, `Today ${paper.between(1, 12)}:${paper.between(10, 59)} PM`, {
        face: 'sans',
        size: 9,
        color: '#777',
        align: 'middle',
      }),
      ...bubbles,
      text(372, y + 12, 'Delivered', { face: 'sans', size: 9, color: '#777', align: 'right' }),
      roundedBox(48, 776, 320, 34, 17, { stroke: '#c4c4cc', strokeWidth: 1 }),
      text(64, 798, 'Message', { face: 'sans', size: 13, color: '#9a9aa2' }),
      text(24, 800, '+', { face: 'sans', size: 22, color: '#7a7a82', align: 'middle' }),
      text(195, 838, 'SPECIMEN', { size: 6, align: 'middle', color: '#999' }),
    ]
    return [{ width: 390, height: 844, pixelsPerUnit: 3, background: '#ffffff', marks }]
  },
}
