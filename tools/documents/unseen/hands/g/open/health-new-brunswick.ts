import { addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { box, lines, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { below, type Look } from '../kit.ts'
import { daysBefore, givenNames, someone } from '../people.ts'

const look: Look = { small: 17, large: 31, ink: '#5b4300', face: 'sans', drop: 36 }

/** Bilingual to the last caption, the name in one line with a comma, an effective date beside the expiry. */
export const healthNewBrunswick: UnseenLayout = {
  name: 'health-new-brunswick',
  docType: 'health_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper, { years: [1940, 2015] })
    const effective = daysBefore(paper, paper.today, 40, 1500)
    const expiry = addYears(effective, 5)
    const date = (iso: string) => iso.replaceAll('-', '/')
    const last = paper.put('last_name', person.last)
    const first = paper.put('first_name', givenNames(person))
    const front = cardSide({ tint: '#fff6d9', wave: '#e7c35c' }, [
      shape('M700 30 C900 200 1000 90 1198 200 L1198 30 Z', { fill: '#c33a2c', opacity: 0.85 }),
      shape('M60 60 L160 60 L140 130 C120 156 100 156 80 130 Z', { fill: '#2d5fa6' }),
      text(180, 92, 'Medicare', { size: 46, face: 'serif-bold', color: '#2d5fa6' }),
      text(180, 138, 'Assurance-maladie', { size: 36, face: 'serif', color: '#2d5fa6' }),
      text(1150, 100, 'N.-B.', { size: 28, face: 'sans-bold', color: '#fff', align: 'right' }),
      text(1150, 128, 'Canada', { size: 20, face: 'sans', color: '#fff', align: 'right' }),
      text(60, 208, paper.put('id_province', 'NB', 'New Brunswick / Nouveau-Brunswick'), {
        size: 24,
        face: 'sans-bold',
      }),
      ...below(60, 290, 'Number / Numéro', paper.put('id_number', paper.code('###-###-###')), {
        ...look,
        large: 46,
        drop: 50,
      }),
      ...below(60, 400, 'Name / Nom', `${last}, ${first}`, look),
      ...below(
        60,
        500,
        'Birth date / Date de naissance',
        paper.put('date_of_birth', person.born, date(person.born)),
        look,
      ),
      ...below(470, 500, 'Effective / En vigueur', date(effective), look),
      ...below(800, 500, 'Expires / Expire le', paper.put('id_expiry', expiry, date(expiry)), look),
      box(60, 590, 1080, 3, { fill: '#c33a2c' }),
      text(60, 630, 'Always carry this card. / Ayez toujours cette carte sur vous.', { size: 20 }),
      text(60, 660, '1-888-555-0117', { size: 20 }),
      text(1140, 700, 'SPECIMEN', { size: 15, color: '#822', align: 'right' }),
    ])
    const back = cardSide({ tint: '#fffdf4', wave: '#e7c35c' }, [
      box(0, 60, 1198, 90, { fill: '#1c1c1c' }),
      box(60, 190, 760, 80, { fill: '#fff', stroke: '#888', strokeWidth: 1 }),
      text(60, 296, 'Signature', { size: 17 }),
      ...lines(
        60,
        370,
        34,
        [
          'Misuse of this card is an offence under the Medical Services Payment Act.',
          'L’usage abusif de cette carte constitue une infraction.',
          'Report a lost card or a new address within 30 days.',
          'Signalez la perte de la carte ou un changement d’adresse dans les 30 jours.',
          `Lot ${paper.code('NB-##-####')}   SPECIMEN`,
        ],
        { size: 21 },
      ),
    ])
    return [front, back]
  },
}
