import { cardSide } from '../../../../drawing/card.ts'
import { shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { daysBefore, givenNames, someone } from '../people.ts'

/** Proof of competence for small boats: a name, a birth date and a number, but a lifelong card of a training firm. */
export const boatOperatorCard: UnseenLayout = {
  name: 'boat-operator-card',
  docType: 'other',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper)
    const issued = daysBefore(paper, paper.today, 30, 5000)
    return [
      cardSide({ tint: '#e6f3f8', wave: '#6ab0cc' }, [
        shape('M0 560 C200 500 300 640 520 580 C760 520 900 640 1198 560 L1198 720 L0 720 Z', {
          fill: '#2e86ab',
          opacity: 0.6,
        }),
        shape('M980 200 L1110 200 L1080 250 L1000 250 Z M1040 190 L1040 80 L1100 180 Z', { fill: '#14506b' }),
        text(60, 96, 'PLEASURE CRAFT OPERATOR CARD', { size: 38, face: 'sans-bold', color: '#14506b' }),
        text(60, 136, 'Carte de conducteur d’embarcation de plaisance', { size: 26, face: 'sans', color: '#14506b' }),
        text(60, 230, `${givenNames(person)} ${person.last}`, { size: 38, face: 'sans-bold' }),
        text(60, 290, `DOB / DDN: ${person.born}`, { size: 28, face: 'sans' }),
        text(60, 336, `Card no. / N° de carte: ${paper.code('LP########')}`, { size: 28, face: 'sans' }),
        text(60, 382, `Issued / Émise: ${issued}   No expiry / Sans échéance`, { size: 26, face: 'sans' }),
        text(60, 470, 'The holder has passed an accredited boating safety test.', { size: 21 }),
        text(60, 500, 'Accredited provider: Loon Point Boating School Ltd., Gravenhurst ON   1-855-555-0160', {
          size: 21,
        }),
        text(1140, 704, 'SPECIMEN', { size: 16, color: '#fff', align: 'right' }),
      ]),
    ]
  },
}
