import { addDays } from '../../../../calendar.ts'
import { pdf417 } from '../../../../drawing/barcode.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { arabic } from '../arabic.ts'
import { dated, easel, figures } from '../kit.ts'

/** A Moroccan railway ticket as the counter's thermal printer makes it. */
export const billetTrain: UnseenLayout = {
  name: 'billet-train',
  docType: 'other',
  country: 'MA',
  form: 'card',
  async draw(paper) {
    const day = addDays(paper.today, -paper.between(1, 40))
    const from = paper.pick(['CASA VOYAGEURS', 'KENITRA', 'TANGER VILLE'])
    const to = paper.pick(['FES', 'MARRAKECH', 'RABAT AGDAL'])
    const price = paper.between(45, 320) * 100
    const hour = paper.between(6, 20)
    const { say, add, rows, marks } = easel({ face: 'mono', size: 26 })
    add(box(0, 0, 1300, 86, { fill: '#e2571e' }))
    say(40, 58, 'CHEMINS DE FER - BILLET', { face: 'sans-bold', size: 34, color: '#fff' })
    add(...arabic(1260, 60, 38, 'تذكرة القطار', '#fff'))
    say(40, 146, 'DE', { size: 18 })
    say(120, 150, from, { face: 'mono-bold', size: 36 })
    say(40, 206, 'A', { size: 18 })
    say(120, 210, to, { face: 'mono-bold', size: 36 })
    rows(40, 268, 40, [
      `DEPART ${dated(day, 'DD/MM/YYYY')}  ${String(hour).padStart(2, '0')}H${paper.pick(['05', '25', '40'])}`,
      `TRAIN ${paper.code('1##')}   VOITURE ${paper.between(1, 8)}   PLACE ${paper.between(11, 98)}`,
      `${paper.pick(['1ERE', '2EME'])} CLASSE   PLEIN TARIF   1 ADULTE`,
    ])
    say(40, 430, `PRIX ${figures(price, 'none')} DH`, { face: 'mono-bold', size: 34 })
    say(40, 480, `DONT TVA 14%   GUICHET ${paper.code('0##')}   ${paper.code('#########')}`, { size: 18 })
    add(line(880, 110, 880, 540, { stroke: '#999', strokeWidth: 2 }))
    add(...(await pdf417(paper.code('ONE1 ################ @@@@ ########'), { x: 905, y: 150, module: 1.2 })))
    say(905, 380, 'CONTROLE', { size: 20 })
    say(905, 414, paper.code('@@@ ### ###'), { size: 26 })
    say(905, 470, 'SPECIMEN', { face: 'sans-bold', size: 30, color: '#e2571e' })
    say(40, 556, 'Billet non échangeable après le départ. A composter avant l’accès au train.', {
      face: 'sans',
      size: 16,
    })
    return [{ width: 1300, height: 590, pixelsPerUnit: 1, background: '#fffdf5', marks }]
  },
}
