import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated } from '../kit.ts'
import { people } from '../people.ts'

/** The front of the small French card: captions in two languages in fine print, dates as figures apart, number low. */
export const carteIdentiteFr: UnseenLayout = {
  name: 'carte-identite-fr',
  docType: 'national_id',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const one = people(paper, 'FR')()
    const born = addYears(addDays(paper.today, -paper.between(1, 360)), -paper.between(19, 74))
    const expiry = addDays(paper.today, paper.between(200, 3400))
    const sex = paper.pick(['F', 'M'])
    paper.put('id_country', 'FR', 'FR')
    const marks: Mark[] = [
      box(40, 44, 96, 66, { fill: '#1f3f94' }),
      text(88, 90, 'FR', { size: 36, face: 'sans-bold', color: '#ffd24a', align: 'middle' }),
      text(160, 74, 'RÉPUBLIQUE FRANÇAISE', { size: 32, face: 'sans-bold', color: '#1f3f94' }),
      text(160, 112, "CARTE NATIONALE D'IDENTITÉ / IDENTITY CARD", { size: 24, face: 'sans', color: '#1f3f94' }),
      ...portrait(
        { x: 48, y: 160, scale: 1.14 },
        { hair: '#2d2320', skin: '#cf9d7b', coat: '#3f4a3a', longHair: sex === 'F' },
      ),
      ...signature(760, 620, 1, 0),
      text(1150, 730, 'SPECIMEN', { size: 24, face: 'sans-bold', color: '#8795b5', align: 'right' }),
    ]
    const cell = (x: number, y: number, caption: string, value: string) =>
      marks.push(
        text(x, y, caption, { size: 16, color: '#4c5d8c' }),
        text(x, y + 36, value, { size: 31, face: 'sans-bold' }),
      )
    const second = paper.pick(['Louise', 'Paul', 'Marie', 'Henri'])
    cell(430, 174, 'NOM / Surname', paper.put('last_name', one.surname))
    cell(430, 256, 'Prénoms / Given names', paper.put('first_name', `${one.given}, ${second}`))
    cell(430, 338, 'SEXE / Sex', paper.put('sex', sex))
    cell(580, 338, 'NATIONALITÉ / Nationality', 'FRA')
    cell(860, 338, 'DATE DE NAISS. / Date of birth', paper.put('date_of_birth', born, dated(born, 'DD MM Y')))
    const place = paper.put('place_of_birth', paper.pick(['SAINT-BRIEUC', 'ÉPINAL', 'BÉZIERS', 'MELUN']))
    cell(430, 420, 'LIEU DE NAISSANCE / Place of birth', place)
    cell(430, 502, "NOM D'USAGE / Alternate name", '')
    cell(430, 584, 'N° DU DOCUMENT / Document No', paper.put('id_number', paper.code('@#@@##@##')))
    cell(430, 664, "DATE D'EXPIR. / Expiry date", paper.put('id_expiry', expiry, dated(expiry, 'DD MM Y')))
    return [cardSide({ tint: '#edf0f8', wave: '#b3bfe3' }, marks)]
  },
}
