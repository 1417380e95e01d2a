import { line } from '../../../../drawing/sheet.ts'
import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel, figures, page } from '../kit.ts'

const goods = [
  'BANANEN/BANANES',
  'HALFVOLLE MELK 1L',
  'PISTOLETS X6',
  'KOFFIE/CAFE 250G',
  'CHOC PUUR 72%',
  'ZALMFILET/SAUMON',
  'WITLOOF/CHICONS',
  'SPA REINE 6X1,5',
  'LEEGGOED/VIDANGE',
  'AFWAS/VAISSELLE',
] as const

/** A Belgian supermarket's receipt in two languages on a narrow roll. */
export const kasticket: UnseenLayout = {
  name: 'kasticket',
  docType: 'other',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const day = addDays(paper.today, -paper.between(0, 25))
    const { say, add, rows, marks } = easel({ face: 'mono', size: 8.4 })
    const [left, right, middle] = [18, 222, 120]
    say(middle, 34, paper.pick(['BUURTMARKT', 'PROXIFRAIS', 'DE MAND']), {
      face: 'sans-bold',
      size: 18,
      align: 'middle',
    })
    rows(
      middle,
      50,
      11,
      [
        paper.pick(['Plantinlei 14, 2018 Antwerpen', 'Rue de Fer 88, 5000 Namur']),
        `BTW/TVA BE 0${paper.code('###.###.###')}`,
        'Open ma-za / lu-sa 8h-20h',
      ],
      { size: 7.4, align: 'middle' },
    )
    say(left, 96, `${dated(day, 'DD/MM/YYYY')}  ${paper.between(8, 19)}:${paper.between(10, 59)}`)
    say(right, 96, `KASSA ${paper.between(1, 6)}`, { align: 'right' })
    add(line(left, 102, right, 102, { strokeWidth: 0.6 }))
    let y = 116
    let sum = 0
    for (let count = paper.between(7, 12); count > 0; count -= 1) {
      const label = paper.pick(goods)
      const cents = label.startsWith('LEEG') ? -paper.between(10, 210) : paper.between(89, 1450)
      sum += cents
      say(left, y, label)
      say(right, y, `${figures(cents, 'none')} B`, { align: 'right' })
      y += 13
    }
    add(line(left, y - 6, right, y - 6, { strokeWidth: 0.6 }))
    y += 10
    say(left, y, 'TOTAAL/TOTAL EUR', { face: 'mono-bold', size: 10 })
    say(right, y, figures(sum, 'none'), { face: 'mono-bold', size: 10, align: 'right' })
    y = rows(left, y + 16, 12, [
      'BANCONTACT',
      `KAART/CARTE ${paper.code('XXXXXXXXXXXX####')}`,
      `AUT ${paper.code('######')}  TERM ${paper.code('########')}`,
    ])
    say(right, y - 36, figures(sum, 'none'), { align: 'right' })
    y = rows(left, y + 8, 12, [
      'BTW/TVA 6%   GRONDSLAG/BASE',
      `  ${figures(sum / 1.06, 'none')}      ${figures(sum - sum / 1.06, 'none')}`,
    ])
    y = rows(left, y + 10, 12, [
      `UW PUNTEN / VOS POINTS : ${paper.between(12, 2400)}`,
      `BON -1,00 EUR TOT/JUSQU’AU ${dated(addDays(day, 14), 'DD/MM')}`,
    ])
    for (let bar = 0; bar < 44; bar += 1)
      add(line(40 + bar * 3.7, y + 8, 40 + bar * 3.7, y + 34, { strokeWidth: paper.pick([0.6, 1.2, 2]) }))
    rows(middle, y + 50, 12, ['BEDANKT - MERCI - TOT ZIENS', 'SPECIMEN'], { align: 'middle' })
    return [page(marks, { width: 240, height: y + 80 })]
  },
}
