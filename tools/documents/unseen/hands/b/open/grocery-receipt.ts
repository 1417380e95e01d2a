import { addDays } from '../../../../calendar.ts'
import { text, type Mark } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, dated } from '../kit.ts'

const goods = [
  'LAIT 2% 4L',
  'PAIN TRANCHE BLE',
  'FROMAGE GRAINS 200G',
  'POMMES MCINTOSH 1,2KG',
  'SIROP ERABLE 540ML',
  'CAFE MOULU',
  'TOFU FERME',
  'SAC REUTILISABLE',
  'POULET ENTIER',
  'CONSIGNE 0,10',
]

/** A till receipt of a grocer: a strip of fixed pitch with a cashier, a masked card and points of a loyalty account. */
export const groceryReceipt: UnseenLayout = {
  name: 'grocery-receipt',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const day = addDays(paper.today, -paper.between(0, 30))
    const bought = goods.filter(() => paper.chance(0.7)).map((label) => ({ label, cents: paper.between(110, 2_400) }))
    const sum = bought.reduce((total, { cents }) => total + cents, 0)
    const [gst, qst] = [Math.round(sum * 0.006), Math.round(sum * 0.012)]
    const total = printedMoney(sum + gst + qst, 'fr')
    const both: readonly (readonly [string, string])[] = [
      ...bought.map(({ label, cents }) => [label, printedMoney(cents, 'fr')] as const),
      ['', ''],
      ['SOUS-TOTAL', printedMoney(sum, 'fr')],
      ['TPS', printedMoney(gst, 'fr')],
      ['TVQ', printedMoney(qst, 'fr')],
      ['TOTAL', `${total} $`],
      ['DEBIT ************' + paper.code('####'), total],
      ['AUTOR. ' + paper.code('######'), 'APPROUVEE'],
      ['', ''],
      ['POINTS GAGNES', String(paper.between(10, 300))],
      ['COMPTE POINTS 604***', paper.code('####')],
    ]
    const look = { face: 'mono', size: 8.4 } as const
    const top: Mark[] = [
      text(113, 28, 'MARCHÉ DU FAUBOURG', { face: 'mono-bold', size: 12, align: 'middle' }),
      text(113, 42, '3100 RUE ONTARIO E, MONTREAL', { ...look, align: 'middle' }),
      text(113, 53, '514 555-0160', { ...look, align: 'middle' }),
      text(
        113,
        68,
        `${dated(day, 'AA/MM/JJ')} ${paper.between(9, 21)}:${paper.between(10, 59)} CAISSE 0${paper.between(1, 9)}`,
        { ...look, align: 'middle' },
      ),
      text(113, 79, `CAISSIER(E) : ${paper.pick(['LUCIE', 'AMIR', 'JADE', 'TOMMY'])}`, { ...look, align: 'middle' }),
    ]
    const rows = both.flatMap(([label, content], index) => [
      text(12, 102 + index * 13, label, look),
      text(214, 102 + index * 13, content, { ...look, align: 'right' }),
    ])
    const y = 116 + both.length * 13
    const marks = [
      ...top,
      ...rows,
      bars(paper, { x: 40, y, width: 146, height: 28 }),
      text(113, y + 44, 'MERCI ET À BIENTÔT – SPÉCIMEN', { ...look, size: 7, align: 'middle' }),
    ]
    return [{ width: 226, height: y + 62, pixelsPerUnit: 200 / 72, background: '#fffefb', marks }]
  },
}
