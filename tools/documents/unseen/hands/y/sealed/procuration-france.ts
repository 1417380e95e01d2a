import { addDays } from '../../../../calendar.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose, signingLine } from '../kit.ts'
import { people } from '../people.ts'

/** A bank's form of procuration in France: two shaded boxes, who gives and who receives, then powers with ticked squares. */
export const procurationFrance: UnseenLayout = {
  name: 'procuration-france',
  docType: 'power_of_attorney',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'FR')
    const [giver, taker] = [next(), next()]
    const signed = addDays(paper.today, -paper.between(5, 900))
    paper.put('document_holder_name', `${giver.surname} ${giver.given}`)
    paper.put('signatories', `${taker.surname} ${taker.given}`)
    const marks: Mark[] = [
      box(40, 36, 26, 26, { fill: '#c8102e' }),
      text(76, 56, 'Caisse Rurale des Deux Vallées', { size: 13, face: 'sans-bold' }),
      text(40, 104, 'PROCURATION SUR COMPTE', { size: 17, face: 'sans-bold', color: '#c8102e' }),
      text(40, 120, `Agence ${paper.code('0####')} – Réf. formulaire PRC-12 (03/24)`, { size: 8, face: 'sans' }),
    ]
    const blocks = [
      ['LE MANDANT (titulaire du compte)', giver],
      ['LE MANDATAIRE', taker],
    ] as const
    blocks.forEach(([title, one], index) => {
      const y = 140 + index * 120
      marks.push(
        box(40, y, 515, 108, { fill: '#f6f1ee', stroke: '#c9b8b0' }),
        text(52, y + 18, title, { size: 9.4, face: 'sans-bold' }),
      )
      const rows = [
        ['Nom et prénom', `${one.surname} ${one.given}`],
        ['Né(e) le', dated(addDays('1950-01-01', paper.between(0, 18_000)), 'DD/MM/Y')],
        ['Demeurant', `${one.lines[0]} – ${one.lines[1]}`],
        ["Pièce d'identité", `CNI n° ${paper.code('##@@#####')}`],
      ]
      rows.forEach(([caption = '', value = ''], place) => {
        marks.push(text(52, y + 40 + place * 18, caption, { size: 8.6, face: 'sans', color: '#6b5a52' }))
        marks.push(text(170, y + 40 + place * 18, value, { size: 9.6, face: 'sans' }))
      })
    })
    const body = prose(
      40,
      404,
      [
        `Le mandant donne pouvoir au mandataire de faire fonctionner le compte n° ${paper.code('### #### ####')} et d'effectuer pour lui et en son nom les opérations cochées :`,
      ],
      { width: 515, size: 9.4, face: 'sans' },
    )
    marks.push(...body.marks)
    const powers = [
      'Retraits et dépôts',
      'Virements',
      'Émission de chèques',
      'Remise et retrait de titres',
      'Clôture du compte',
    ]
    powers.forEach((power, index) => {
      const y = body.next + 12 + index * 19
      marks.push(box(52, y - 9, 10, 10, { stroke: '#333' }), text(70, y, power, { size: 9.4, face: 'sans' }))
      if (index < 3) marks.push(text(57, y - 0.6, 'X', { size: 9, face: 'sans-bold', align: 'middle' }))
    })
    const place = giver.lines[1].slice(6)
    marks.push(
      text(
        40,
        580,
        `Fait à ${place}, le ${paper.put('document_date', signed, dated(signed, 'd N Y', 'fr'))}, en deux exemplaires.`,
        {
          size: 9.6,
          face: 'sans',
        },
      ),
      ...signingLine(40, 650, 200, 'Signature du mandant, « bon pour pouvoir »', 'sans'),
      ...signingLine(330, 650, 200, 'Signature du mandataire, « bon pour acceptation »', 'sans'),
      text(
        40,
        800,
        'La procuration prend fin par révocation, renonciation, décès ou clôture du compte.   SPÉCIMEN / SPECIMEN',
        { size: 7.4, face: 'sans' },
      ),
    )
    return [pageOf('a4', marks)]
  },
}
