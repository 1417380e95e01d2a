import { addDays, parts } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { box, ellipse, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { capitalMonth, pieces } from '../kit.ts'
import { givenNames, someone } from '../people.ts'

/** A card like a bank's, embossed in typewriter capitals on red hills; the days as "31/JAN/2029", no photograph. */
export const healthIsland: UnseenLayout = {
  name: 'health-island',
  docType: 'health_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper, { years: [1945, 2018] })
    const { year, month } = parts(paper.today)
    const expiry = addDays(`${year + paper.between(1, 4)}-${String(month).padStart(2, '0')}-01`, 30)
    const date = (iso: string) => `${pieces(iso).day}/${capitalMonth(iso)}/${pieces(iso).year}`
    const embossed = { size: 34, face: 'mono-bold', color: '#23303f' } as const
    const caption = { size: 16, face: 'narrow-bold', color: '#375' } as const
    return [
      cardSide({ tint: '#f3efe4', wave: '#cda' }, [
        shape('M0 470 C260 330 420 520 640 400 C860 300 1000 460 1198 380 L1198 714 L0 714 Z', {
          fill: '#c9836a',
          opacity: 0.35,
        }),
        ellipse(1060, 130, 70, 70, { fill: '#2f7d5b', opacity: 0.85 }),
        text(1060, 142, 'HPE', { size: 34, face: 'sans-bold', color: '#fff', align: 'middle' }),
        text(56, 110, 'Health Card', { size: 54, face: 'serif-bold', color: '#2f7d5b' }),
        text(56, 152, paper.put('id_province', 'PE', 'PRINCE EDWARD ISLAND'), {
          size: 26,
          face: 'sans-bold',
          color: '#375',
        }),
        text(56, 184, 'ÎLE-DU-PRINCE-ÉDOUARD  Carte-santé', { size: 20, face: 'sans', color: '#375' }),
        text(56, 292, paper.put('id_number', paper.code('#### ####')), { ...embossed, size: 46 }),
        text(480, 284, 'PLAN  01', { size: 20, face: 'mono-bold' }),
        text(56, 390, paper.put('first_name', givenNames(person).toUpperCase()), embossed),
        text(56, 436, paper.put('last_name', person.last.toUpperCase()), embossed),
        text(56, 520, 'BIRTH DATE', caption),
        text(56, 562, paper.put('date_of_birth', person.born, date(person.born)), embossed),
        text(440, 520, 'SEX', caption),
        text(440, 562, person.sex, embossed),
        text(600, 520, 'EXPIRY DATE', caption),
        text(600, 562, paper.put('id_expiry', expiry, date(expiry)), embossed),
        box(56, 600, 1090, 2, { fill: '#375' }),
        text(56, 636, 'Present this card each time you receive an insured service. Not transferable.', { size: 19 }),
        text(56, 664, 'Présentez cette carte à chaque visite. Questions: 1-800-555-0142 ou votre centre de santé.', {
          size: 19,
        }),
        text(1146, 702, 'SPECIMEN', { size: 15, color: '#822', align: 'right' }),
      ]),
    ]
  },
}
