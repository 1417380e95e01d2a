import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, leaf } from '../kit.ts'
import { folk } from '../people.ts'

/** A British concert ticket to print at home: a slip with a square code, seat in large letters, rules in small ones. */
export const concertTicket: UnseenLayout = {
  name: 'concert-ticket',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const guest = folk(paper, 'GB')()
    const shown = addDays(paper.today, paper.between(5, 200))
    const page = leaf('slip', { size: 9 })
    page.box(16, 16, 580, 268, { stroke: '#111', strokeWidth: 1.2 })
    page.box(16, 16, 580, 34, { fill: '#4b1d6b' })
    page.t(30, 39, paper.pick(['stalls&gods', 'tikkety', 'FrontRowUK']), { size: 16, face: 'sans-bold', color: '#fff' })
    page.r(582, 38, 'PRINT AT HOME TICKET', { size: 9, color: '#fff' })
    page.t(30, 84, paper.pick(['THE PAPER HERONS', 'MIDLAND SINFONIA', 'OSCAR & THE OARSMEN']), {
      size: 20,
      face: 'sans-bold',
    })
    page.t(30, 102, paper.pick(['Slow Lanterns Tour', 'An Evening of Film Music', 'Farewell Tour']), { size: 11 })
    page.t(30, 128, paper.pick(['Corn Exchange, Harrogate', 'Tramway Hall, Paisley', 'Guildhall, Exeter']), {
      size: 11,
      face: 'sans-bold',
    })
    page.t(30, 146, `${day(shown, 'D MMMM YYYY')} – doors 19:00, show 20:00`, { size: 10 })
    ;[
      ['BLOCK', paper.pick(['B', 'C', 'Circle'])],
      ['ROW', paper.code('@')],
      ['SEAT', String(paper.between(1, 44))],
      ['PRICE', `£${cash(paper.between(18, 95) * 100, ',', '.')}`],
    ].forEach(([caption, value], index) => {
      page.box(30 + index * 88, 162, 80, 46, { stroke: '#4b1d6b', strokeWidth: 0.8 })
      page.t(36 + index * 88, 174, caption ?? '', { size: 6.6 })
      page.t(36 + index * 88, 198, value ?? '', { size: 14, face: 'sans-bold' })
    })
    page.t(30, 228, `Booked by ${paper.put('document_holder_name', guest.name)}`, { size: 9.4 })
    page.t(30, 242, `Order ${paper.code('##-#####/EXE')}   incl. £${paper.between(2, 7)}.50 booking fee`, { size: 8 })
    page.p(
      30,
      258,
      370,
      'One entry per code. No re-admission, no recording. Under 14s must be with an adult. SPECIMEN',
      { size: 6.6 },
    )
    for (let row = 0; row < 21; row += 1) {
      for (let column = 0; column < 21; column += 1) {
        const isEye = (row < 7 || row > 13) && (column < 7 || column > 13) && !(row > 13 && column > 13)
        if (isEye ? eye(row % 14, column % 14) : paper.chance(0.5))
          page.box(424 + column * 7, 76 + row * 7, 7, 7, { fill: '#000' })
      }
    }
    page.t(424, 244, paper.code('#### #### ####'), { size: 9, face: 'mono' })
    return [page.sheet()]
  },
}

function eye(row: number, column: number): boolean {
  return row === 0 || row === 6 || column === 0 || column === 6 || (row > 1 && row < 5 && column > 1 && column < 5)
}
