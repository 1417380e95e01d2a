import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide, labelled } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { text, type Mark } from '../../../../drawing/sheet.ts'
import { putJoined } from '../kit.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { people } from '../people.ts'

/** A permis de conduire of Québec: name and address without captions, small captions above dates, portrait at the right. */
export const licenceQuebec: UnseenLayout = {
  name: 'licence-quebec',
  docType: 'driver_licence',
  country: 'QC',
  form: 'card',
  draw(paper) {
    const one = people(paper, 'QC')()
    const born = addYears(addDays(paper.today, -paper.between(1, 360)), -paper.between(18, 72))
    const issued = addDays(paper.today, -paper.between(30, 1300))
    const expiry = `${Number(issued.slice(0, 4)) + 8}${born.slice(4).replace('02-29', '02-28')}`
    const sex = paper.pick(['F', 'M'])
    const [surname, given] = [one.surname.toUpperCase(), one.given.toUpperCase()]
    paper.put('last_name', surname)
    paper.put('first_name', given)
    const rows = one.lines.map((row) => row.toUpperCase())
    putJoined(paper, 'address', rows, ', ')
    paper.put('id_province', 'QC', 'Québec')
    const number = paper.put(
      'id_number',
      paper.code(
        `${surname.charAt(0).normalize('NFD').charAt(0)}####-${born.slice(8)}${born.slice(5, 7)}${born.slice(2, 4)}-##`,
      ),
    )
    const marks: Mark[] = [
      text(44, 92, 'Permis de conduire', { size: 46, face: 'sans-bold', color: '#17509a' }),
      text(1150, 92, 'Québec', { size: 54, face: 'serif-bold', color: '#17509a', align: 'right' }),
      text(44, 172, number, { size: 42, face: 'sans-bold' }),
      ...[surname, given].map((row, index) => text(44, 240 + index * 42, row, { size: 34, face: 'sans' })),
      ...rows.map((row, index) => text(44, 336 + index * 36, row, { size: 27, face: 'sans' })),
      ...labelled(44, 440, 'Délivré le', paper.put('id_issue_date', issued)),
      ...labelled(300, 440, 'Expire le', paper.put('id_expiry', expiry)),
      ...labelled(556, 440, 'Né(e) le', paper.put('date_of_birth', born)),
      ...labelled(44, 530, 'Classe(s)', paper.put('licence_class', paper.pick(['5', '5 6D', '3 5']))),
      ...labelled(300, 530, 'Sexe', paper.put('sex', sex)),
      ...labelled(400, 530, 'Taille', `${paper.between(155, 192)} cm`),
      ...labelled(556, 530, 'Yeux', paper.pick(['BRUN', 'BLEU', 'PERS'])),
      ...labelled(44, 620, 'Cond.', paper.pick(['A', '-'])),
      ...labelled(300, 620, 'N° de référence', paper.code('@#@@##@##@')),
      ...portrait(
        { x: 822, y: 150, scale: 1.1 },
        { hair: '#6b4a2e', skin: '#e0b595', coat: '#5a3a4a', longHair: sex === 'F' },
      ),
      ...signature(850, 630, 1, 1),
      text(44, 728, 'SPECIMEN', { size: 24, face: 'sans-bold', color: '#7d8fa8' }),
    ]
    return [cardSide({ tint: '#eef3fa', wave: '#a7bfe0' }, marks)]
  },
}
