import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dayFirst } from '../kit.ts'

const goods = [
  'LAIT UHT 1L',
  'PAIN COMPLET',
  'HUILE TABLE 5L',
  'THE VERT 500G',
  'SUCRE LINGOT 2KG',
  'TOMATES VRAC',
  'JAVEL 2L',
  'YAOURT X8',
  'SARDINES 125G',
]

/** A till receipt of a supermarket on a narrow roll, with the points of a loyalty card. */
export const maReceipt: UnseenLayout = {
  name: 'ma-receipt',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const day = addDays('2026-09-01', paper.between(0, 40))
    const items = goods.map((label) => ({ label, cents: paper.between(350, 9900) })).slice(0, paper.between(5, 9))
    const total = items.reduce((sum, { cents }) => sum + cents, 0)
    const given = Math.ceil(total / 10_000) * 10_000
    const look = { face: 'mono', size: 8.5 } as const
    const middle = { ...look, align: 'middle' } as const
    const rows = [
      ...items.map(({ label, cents }) => [label, amount(cents, 'none')]),
      ['', ''],
      ['TOTAL TTC  DH', amount(total, 'none')],
      ['ESPECES', amount(given, 'none')],
      ['RENDU', amount(given - total, 'none')],
      ['DONT TVA 20%', amount(Math.round(total / 6), 'none')],
      ['', ''],
      ['CARTE FIDELITE', `****${paper.code('####')}`],
      ['POINTS GAGNES', String(Math.round(total / 1000))],
    ]
    const bottom = 118 + rows.length * 14
    const marks = [
      text(113, 36, 'SOUK MODERNE', { face: 'sans-bold', size: 15, align: 'middle' }),
      text(113, 52, 'BD DE LA CORNICHE - SAFI', middle),
      text(113, 64, `ICE ${paper.code('00#############')}`, middle),
      text(113, 82, `TICKET ${paper.code('######')}  CAISSE 0${paper.between(1, 9)}`, middle),
      text(113, 94, `${dayFirst(day)} ${paper.between(9, 20)}:${paper.code('4#')}`, middle),
      line(16, 102, 210, 102, { strokeWidth: 0.5 }),
      ...rows.flatMap(([label = '', price = ''], index) => [
        text(16, 118 + index * 14, label, look),
        text(210, 118 + index * 14, price, { ...look, align: 'right' }),
      ]),
      text(113, bottom + 16, 'MERCI DE VOTRE VISITE', middle),
      text(113, bottom + 28, 'ECHANGE SOUS 8 JOURS AVEC TICKET', { ...middle, size: 7.5 }),
      text(113, bottom + 46, 'SPECIMEN', { ...middle, size: 6.5 }),
    ]
    return [{ width: 226, height: bottom + 70, pixelsPerUnit: 4, background: '#fbfaf7', marks }]
  },
}
