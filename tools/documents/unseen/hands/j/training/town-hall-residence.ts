import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, day, pairs, letter, page } from '../draw.ts'
import { issuers, named, somebody } from '../people.ts'

/** A town hall's certificate of domicile with a round stamp, typed captions filled in and a register number. */
export const townHallResidence: UnseenLayout = {
  name: 'town-hall-residence',
  docType: 'residence_certificate',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper)
    const town = paper.pick(issuers.town)
    const issued = addDays(paper.today, -paper.between(1, 160))
    const [e, ne] = who.sex === 'F' ? ['e', 'née'] : ['', 'né']
    const isTable = paper.chance(0.5)
    const name = paper.put('document_holder_name', named(paper, who))
    const home = who.lines.slice(0, -1)
    const printed = [...home, `${who.lines.at(-1)?.slice(0, 5) ?? ''} ${town.toUpperCase()}`]
    const address = paper.put('address', printed.join(', '), isTable ? printed.join(' ') : printed.join(', '))
    const birth = dateText(`${paper.between(1948, 2005)}-0${paper.between(1, 9)}-2${paper.between(0, 8)}`, 'long')
    const card = paper.put('id_number', paper.code(paper.pick(['@#@@#@##@', '############'])))
    const serif = { size: 11, face: 'serif' } as const
    const mayor = `${paper.pick(['Le Maire', 'La Maire', 'L’adjoint délégué'])}`
    const intro = letter(
      [
        `${mayor} de la commune de ${town}${paper.pick([', officier de l’état civil,', ' soussigné,', ','])} ${paper.pick(['certifie que', 'atteste que', 'certifie, au vu des pièces produites, que'])}`,
        ...(isTable
          ? []
          : [
              `${who.title} ${name}, ${ne} le ${birth} à ${paper.pick(['Bastia', 'Oran', 'Bruxelles', 'Quimper'])}, titulaire de la carte nationale d’identité n° ${card}, est domicilié${e} dans la commune à l’adresse suivante : ${address}.`,
            ]),
      ],
      { x: 80, y: 270, width: 440, leading: 18 },
      serif,
    )
    const filled = isTable
      ? [
          ...pairs(
            [
              ['Nom et prénom :', name],
              ['Date de naissance :', birth],
              ['Pièce présentée :', `CNI n° ${card}`],
              ['Demeurant :', printed[0] ?? ''],
              ...printed.slice(1).map((part) => ['', part] as const),
            ],
            { x: 100, y: intro.bottom + 10, leading: 20, gap: 120 },
            serif,
            { ...serif, face: 'mono' },
          ),
        ]
      : []
    const below = intro.bottom + (isTable ? 160 : 20)
    return [
      page(paper, [
        text(297, 60, 'RÉPUBLIQUE FRANÇAISE', { size: 10, face: 'serif-bold', align: 'middle' }),
        line(250, 68, 344, 68),
        text(70, 96, paper.pick(['Département de la Haute-Presqu’île', 'DÉPARTEMENT DU VAL']), {
          size: 9,
          face: 'serif',
        }),
        text(70, 112, paper.put('issuer_name', `${paper.pick(['Mairie de', 'Commune de', 'MAIRIE DE'])} ${town}`), {
          size: 13,
          face: 'serif-bold',
        }),
        text(70, 126, `Place de l’Église - Tél. ${paper.code('02 ## ## ## ##')} - mairie@exemple.test`, {
          size: 8.5,
          face: 'serif',
        }),
        text(70, 156, `N° ${paper.between(12, 480)}/2026 - Affaires générales`, { size: 9, face: 'serif' }),
        box(120, 186, 355, 40, { stroke: '#222222', strokeWidth: 1 }),
        text(297, 212, paper.pick(['CERTIFICAT DE RÉSIDENCE', 'CERTIFICAT DE DOMICILE', 'ATTESTATION DE RÉSIDENCE']), {
          size: 16,
          face: 'serif-bold',
          align: 'middle',
        }),
        ...intro.marks,
        ...filled,
        ...letter(
          [
            'En foi de quoi le présent certificat lui est délivré pour servir et valoir ce que de droit. Il est valable trois mois.',
          ],
          { x: 80, y: below, width: 440, leading: 17 },
          serif,
        ).marks,
        text(
          230,
          below + 66,
          `${paper.pick(['Fait à', 'Délivré à', 'En mairie de'])} ${town}, le ${day(paper, 'document_date', issued, 'long')}`,
          serif,
        ),
        text(230, below + 84, `${mayor},`, serif),
        text(330, below + 128, paper.pick(['J. Kerbrat', 'N. Santoni', 'A. Belkacem']), {
          size: 18,
          face: 'serif',
          color: '#24368a',
          turnDegrees: -6,
        }),
        ellipse(150, below + 110, 44, 44, { stroke: '#3346a8', strokeWidth: 1.6 }),
        ellipse(150, below + 110, 32, 32, { stroke: '#3346a8', strokeWidth: 0.8 }),
        text(150, below + 113, 'MAIRIE', {
          size: 9,
          face: 'serif-bold',
          color: '#3346a8',
          align: 'middle',
          turnDegrees: -12,
        }),
      ]),
    ]
  },
}
