import { fullName } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, signatures, words } from '../layout/print.ts'
import type { Template } from '../template.ts'

/** Documents that are none of the types: the answer is that nothing speaks for any. No field is asked of them. */
export const other: Template = {
  docType: 'other',
  form: 'page',
  layouts: [
    { name: 'menu', draw: menu },
    { name: 'diploma', draw: diploma },
    { name: 'note', draw: note },
  ],
}

function menu(draft: Draft) {
  const { say } = draft
  const dishes = say(
    'Onion soup,Grilled trout,Mushroom risotto,Maple tart,House coffee',
    'Soupe à l’oignon,Truite grillée,Risotto aux champignons,Tarte au sirop,Café maison',
  ).split(',')
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: say('The Copper Kettle', 'Le Chaudron de cuivre'),
      title: say('Evening menu', 'Menu du soir'),
    }),
    pairs(
      dishes.map((dish, index) => [dish, String(9 + index * 4)] as const),
      'dotted',
    ),
    words(say('Please tell us about allergies.', 'Signalez-nous vos allergies.'), { align: 'middle' }),
  ])
}

function diploma(draft: Draft) {
  const { say } = draft
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 11 }), [
    gap(60),
    heading(say('College of Lower Ridley', 'Collège de la Rive'), 'centred'),
    words(say('has conferred upon', 'a décerné à'), { align: 'middle' }),
    heading(fullName(draft.person), 'centred'),
    words(
      say(
        'the diploma in early childhood education with all its honours',
        'le diplôme en éducation à l’enfance avec tous les honneurs',
      ),
      { align: 'middle' },
    ),
    gap(40),
    signatures([{ label: say('Principal', 'Directeur') }]),
  ])
}

function note(draft: Draft) {
  const { say } = draft
  return pages(draft, theme(draft), [
    heading(say('Choir rehearsal schedule', 'Horaire des répétitions de la chorale')),
    grid(
      [
        { title: say('Day', 'Jour'), share: 1 },
        { title: say('Room', 'Salle'), share: 1 },
        { title: say('Piece', 'Œuvre'), share: 2 },
      ],
      [
        [say('Monday', 'Lundi'), 'B-12', 'Gloria'],
        [say('Thursday', 'Jeudi'), 'B-12', 'Magnificat'],
        [say('Saturday', 'Samedi'), 'A-01', 'Requiem'],
      ],
      { rules: 'all' },
    ),
    prose(
      say(
        'Bring a pencil and your scores. Coffee is served at the break.',
        'Apportez un crayon et vos partitions. Le café est servi à la pause.',
      ),
    ),
  ])
}
