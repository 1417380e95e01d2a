import { typeset } from '../../../../drawing/typeset.ts'
import { box, ellipse, roundedBox, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { left, middle, paragraph, right, slip, specimen } from '../kit.ts'
import { somebody } from '../people.ts'

/** A telephone's screen with a talk between two neighbours in French: bubbles, a status bar, a field to write in. */
export const textoCapture: UnseenLayout = {
  name: 'texto-capture',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'QC')
    const clock = `${paper.between(9, 21)}:${paper.code('3#')}`
    const price = paper.pick([140, 220, 260])
    const talk = [
      ['in', 'Salut! La table est-elle encore à vendre?'],
      ['out', `Oui! ${price} $ avec les 4 chaises`],
      ['in', `Tu ferais pas ${price - 30} $? Je viens la chercher ce soir avec le pick-up de mon frère`],
      ['out', 'Ok deal, mais faut que tu la descendes du 3e, haha'],
      ['in', 'Pas de trouble. C’est quoi l’adresse?'],
      ['out', `${who.street}. Sonne 2 fois, la sonnette fait des siennes`],
      ['in', 'Parfait, vers 19 h 15. Virement ou comptant?'],
      ['out', 'Comme tu veux. Pour le virement, la réponse c’est le nom du chat'],
      ['in', 'Haha Moustache?'],
      ['out', 'Exact. À tantôt!'],
    ] as const
    const marks: Mark[] = [
      left(24, 24, clock, 12, 'sans-bold'),
      middle(180, 22, 'SPÉCIMEN', 7, 'sans-bold', { color: '#a33' }),
      right(298, 24, 'LTE', 9, 'sans-bold'),
      box(306, 14, 26, 12, { stroke: '#111', strokeWidth: 1 }),
      box(308, 16, paper.between(5, 20), 8, { fill: '#111' }),
      box(0, 36, 360, 70, { fill: '#f3f3f5' }),
      left(14, 70, '<', 20, 'sans', { color: '#1a6fe8' }),
      ellipse(180, 62, 18, 18, { fill: '#9aa3b2' }),
      middle(180, 67, who.given.charAt(0), 15, 'sans', { color: '#fff' }),
      middle(180, 96, `${who.given} (table Marketplace)`, 9, 'sans'),
      middle(180, 124, `Aujourd’hui ${paper.between(8, 9)}:${paper.code('1#')}`, 8, 'sans', { color: '#888' }),
    ]
    let y = 138
    for (const [side, words] of talk) {
      const broken = paragraph([0, 0, 208], words, { size: 11.5, face: 'sans', leading: 15 })
      const rows = broken.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
      const width = Math.max(...rows.map((row) => typeset(row, 'sans', 11.5).width)) + 24
      const height = rows.length * 15 + 12
      const x = side === 'in' ? 14 : 346 - width
      marks.push(roundedBox(x, y, width, height, 12, { fill: side === 'in' ? '#e7e7ec' : '#1a6fe8' }))
      rows.forEach((row, index) =>
        marks.push(left(x + 12, y + 17 + index * 15, row, 11.5, 'sans', { color: side === 'in' ? '#111' : '#fff' })),
      )
      y += height + 7
    }
    marks.push(
      right(346, y + 8, 'Distribué', 8, 'sans', { color: '#888' }),
      roundedBox(44, 722, 300, 32, 15, { stroke: '#c4c4ca', strokeWidth: 1 }),
      left(58, 742, 'Message texte', 11, 'sans', { color: '#9a9aa0' }),
      ellipse(24, 738, 12, 12, { fill: '#d5d5da' }),
      middle(24, 743, '+', 14, 'sans', { color: '#fff' }),
      specimen(180, 770, 6, 'SPÉCIMEN'),
    )
    return [slip(360, 780, marks)]
  },
}
