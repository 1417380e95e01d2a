import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, leaf, putDay, putList } from '../kit.ts'
import { firm, folk } from '../people.ts'

/** An American stock transfer ledger from a minute book: a wide ruled page with narrow heads over several lines, typed by hand. */
export const stockLedger: UnseenLayout = {
  name: 'stock-ledger',
  docType: 'share_register',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'US')
    const holders = [next(), next(), next(), next()].slice(0, paper.between(3, 4))
    const began = addDays(paper.today, -paper.between(900, 4200))
    const asOf = addDays(paper.today, -paper.between(2, 120))
    const name = `${firm(paper, 'en').toUpperCase()}, INC.`
    const page = leaf('wide', { face: 'mono', size: 8.2, background: '#fffef8' })
    page.c(396, 44, 'STOCK TRANSFER LEDGER', { size: 15, face: 'serif-bold' })
    page.c(396, 64, paper.put('legal_name', name), { size: 11, face: 'mono-bold' })
    page.c(396, 78, '(a Delaware corporation)', { size: 8, face: 'serif' })
    page.t(36, 100, 'CLASS: Common    PAR VALUE: $.0001    AUTHORIZED: 10,000,000', { size: 8.2 })
    page.r(756, 100, `Prepared as of ${putDay(paper, 'document_date', asOf, 'MM/DD/YY')}`, { size: 8.2 })
    const edges = [36, 76, 132, 290, 384, 452, 530, 612, 668, 756]
    const heads: readonly (readonly string[])[] = [
      ['CERT.', 'NO.'],
      ['DATE', 'ISSUED'],
      ['NAME OF STOCKHOLDER'],
      ['PLACE OF', 'RESIDENCE'],
      ['SHARES', 'ISSUED'],
      ['FROM WHOM', '(IF ORIG.', 'ISSUE, SO', 'STATE)'],
      ['AMOUNT', 'PAID', 'THEREON'],
      ['DATE', 'TRANS-', 'FERRED'],
      ['SHARES HELD', '(BALANCE)'],
    ]
    const top = 112
    page.box(36, top, 720, 44, { fill: '#ece7d3', stroke: '#333', strokeWidth: 0.8 })
    heads.forEach((rows, index) =>
      page.rows((edges[index] ?? 0) + 3, top + 11, 9.4, rows, { size: 6.8, face: 'serif' }),
    )
    const lines = 11
    edges.forEach((x) => page.rule(x, top, x, top + 44 + lines * 27, { strokeWidth: 0.5 }))
    for (let row = 1; row <= lines; row += 1)
      page.rule(36, top + 44 + row * 27, 756, top + 44 + row * 27, { stroke: '#8a9bb0', strokeWidth: 0.5 })
    const named = putList(
      paper,
      'beneficial_owners',
      holders.map(({ given, middle, surname }) => `${given} ${middle.charAt(0)}. ${surname}`),
    )
    let sum = 0
    holders.forEach((holder, index) => {
      const y = top + 44 + index * 27 + 17
      const shares = paper.pick([150_000, 400_000, 1_250_000, 2_000_000])
      sum += shares
      const row = [
        `CS-${index + 1}`,
        day(addDays(began, index * 137), 'MM/DD/YY'),
        named[index] ?? '',
        holder.town,
        cash(shares * 100, ',', ''),
        'Orig. issue',
        `$${cash(shares / 100, ',', '.')}`,
        '-',
        cash(shares * 100, ',', ''),
      ]
      row.forEach((value, column) =>
        page.fit((edges[column] ?? 0) + 4, y, (edges[column + 1] ?? 0) - (edges[column] ?? 0) - 8, value),
      )
    })
    const foot = top + 44 + lines * 27
    page.t(612, foot + 16, 'TOTAL', { face: 'mono-bold' })
    page.r(752, foot + 16, cash(sum * 100, ',', ''), { face: 'mono-bold' })
    page.p(
      36,
      foot + 40,
      560,
      'The undersigned, Secretary of the corporation, certifies that the foregoing is a true and complete transcript of the stock ledger and that no certificate listed has been surrendered or cancelled except as shown.',
      { face: 'serif', size: 8.6 },
    )
    page.rule(36, foot + 92, 250, foot + 92)
    page.t(36, foot + 102, 'Secretary', { face: 'serif', size: 8 })
    page.t(36, 600, 'Form 1120-SL  Corporate Kit No. 7        SPECIMEN', { size: 6.6, face: 'sans' })
    return [page.sheet()]
  },
}
