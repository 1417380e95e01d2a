import { box, ellipse, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { paragraph } from '../kit.ts'
import { home, mailLines, resident } from '../people.ts'

/** Screenshot of a telephone: messages between roommates about rent, an address and a bill. */
export const chatScreenshot: UnseenLayout = {
  name: 'chat-screenshot',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const friend = resident(paper)
    const place = mailLines(home(paper))
    const share = paper.between(38, 210)
    const said = [
      [false, 'hey did you get the electric bill'],
      [true, `yeah it's $${share * 2}.00, due the ${paper.between(12, 28)}th. can you send me half`],
      [false, `$${share}? last month was like $${Math.round(share * 0.6)} lol`],
      [true, 'AC was on all of september. acct is still under my name'],
      [false, `ok. also whats the full address here, need it for the DMV`],
      [true, `${place[0]}, ${place[1]}`],
      [false, 'ty!! rent on the 1st right'],
      [true, 'yep, landlord wants it through the app now'],
    ] as const
    return [
      {
        width: 390,
        height: 800,
        pixelsPerUnit: 2.4,
        background: '#ffffff',
        marks: [
          box(0, 0, 390, 96, { fill: '#f6f6f6' }),
          text(30, 28, `${paper.between(1, 9)}:${paper.between(10, 59)}`, { size: 14, face: 'sans-bold' }),
          text(360, 28, '5G  78%', { size: 12, face: 'sans', align: 'right' }),
          ellipse(195, 54, 16, 16, { fill: '#b0b7c3' }),
          text(195, 59, friend.given.charAt(0), { size: 14, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
          text(195, 86, friend.given, { size: 10, face: 'sans', align: 'middle' }),
          text(18, 60, '<', { size: 20, face: 'sans', color: '#007aff' }),
          text(195, 122, `Today ${paper.between(8, 11)}:${paper.between(10, 59)} AM`, {
            size: 9,
            face: 'sans',
            color: '#888888',
            align: 'middle',
          }),
          ...said.flatMap(([mine, words], index) => {
            const y = 138 + index * 70
            const { marks, bottom } = paragraph({ x: mine ? 126 : 28, y: y + 22, width: 234, leading: 17 }, words, {
              size: 12,
              face: 'sans',
              color: mine ? '#ffffff' : '#111111',
            })
            return [
              roundedBox(mine ? 114 : 16, y, 260, bottom - y, 14, { fill: mine ? '#0a84ff' : '#e5e5ea' }),
              ...marks,
            ]
          }),
          text(366, 718, 'Delivered', { size: 9, face: 'sans', color: '#888888', align: 'right' }),
          roundedBox(56, 736, 316, 34, 16, { stroke: '#c7c7cc' }),
          text(70, 758, 'Text Message', { size: 12, face: 'sans', color: '#b0b0b5' }),
          text(195, 792, 'SPECIMEN', { size: 6, face: 'sans', align: 'middle', color: '#999999' }),
        ],
      },
    ]
  },
}
