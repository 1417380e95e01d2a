import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, dated, day, line, lines, page, paragraph, text, type Mark } from '../kit.ts'
import { home, people } from '../people.ts'

const firms = [
  'Alzette Participations S.A.',
  'Garage Reuland s.à r.l.',
  'Vinothèque de la Sûre S.à r.l.',
  'Kirchberg Data Services S.A.',
  'Éislek Holz s.à r.l.',
]
const objects = [
  'La prise de participations',
  'Le commerce de véhicules automoteurs',
  'Le négoce de vins et spiritueux',
  'La prestation de services informatiques',
  'L’exploitation forestière',
]

/** A Luxembourg register extract in French: numbered headings, names of managers and first names on separate lines of a list, certified at the end. */
export const rcsLux: UnseenLayout = {
  name: 'rcs-lux',
  docType: 'registry_extract',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const asked = addDays(paper.today, -paper.between(0, 90))
    const begun = addDays(addYears(asked, -paper.between(2, 25)), -paper.between(5, 300))
    const form = paper.pick(['DD/MM/YYYY', 'D M YYYY'])
    const at = (iso: string) => day(iso, form, 'fr')
    const index = paper.between(0, firms.length - 1)
    const firm = paper.put('legal_name', firms[index] ?? '')
    const isPublic = firm.endsWith('S.A.')
    const number = paper.put(
      'registration_number',
      paper.pick([paper.code('B######'), paper.code('B ######'), paper.code('B ##.###')]),
    )
    const board = people(paper, 'LU', paper.between(2, 3))
    const shown = board.map(({ given, surname }) => `${given} ${surname.toUpperCase()}`)
    paper.put('directors', shown.join('; '), shown[0])
    const address = home(paper, 'LU')
    const marks: Mark[] = []
    let y = 176
    const put = (caption: string, values: readonly string[]) => {
      marks.push(text(56, y, caption, { size: 8.5, face: 'serif-bold' }))
      marks.push(...lines(240, y, 12.5, values, { size: 8.8, face: 'serif' }))
      y += values.length * 12.5 + 10
    }
    const heads = paper.pick([
      ["Numéro d'immatriculation", "Date d'immatriculation", 'Dénomination', 'Forme juridique', 'Siège social'],
      ['N° RCS', 'Immatriculée le', 'Dénomination ou raison sociale', 'Forme', 'Adresse du siège'],
    ] as const)
    put(heads[0], [number])
    put(heads[1], [dated(paper, 'incorporation_date', begun, at(begun))])
    put(heads[2], [firm])
    put(heads[3], [paper.put('legal_form', isPublic ? 'Société anonyme' : 'Société à responsabilité limitée')])
    put(heads[4], addressed(paper, address, 'registered_address'))
    put(paper.pick(['Objet social (extrait)', 'Objet']), [paper.put('activity', objects[index] ?? '')])
    put('Capital social', [isPublic ? '31.000 EUR' : '12.500 EUR'])
    put('Durée', ['Illimitée'])
    put('Exercice social', ['du 1er janvier au 31 décembre'])
    marks.push(
      box(50, y - 2, 495, 15, { fill: '#eee' }),
      text(
        56,
        y + 9,
        paper.pick([isPublic ? 'Administrateur(s)' : 'Gérant(s)', isPublic ? "Conseil d'administration" : 'Gérance']),
        { size: 9, face: 'serif-bold' },
      ),
    )
    y += 30
    for (const name of shown) {
      put(name, [
        `né(e) le ${at(addDays(addYears(begun, -paper.between(25, 50)), -paper.between(9, 340)))}`,
        home(paper, 'LU').join(', '),
        `Mandat ${paper.pick(['à durée indéterminée', 'jusqu’à l’assemblée de 2029'])}`,
      ])
    }
    const date = dated(paper, 'document_date', asked, at(asked))
    const status = paper.chance(0.5)
      ? `La société est ${paper.put('registry_status', 'active', 'inscrite et active')} au registre à la date du présent extrait. `
      : ''
    const end = paragraph(
      { x: 56, y: 716, width: 480, leading: 12 },
      `${status}Pour extrait conforme, Luxembourg, le ${date}. Pour le gestionnaire du registre, ${paper.pick(['signature électronique qualifiée', 'le préposé'])}. Le présent extrait est établi et signé électroniquement.`,
      { size: 8.5, face: 'serif' },
    )
    return [
      page(paper, [
        text(297, 56, paper.pick(['REGISTRE DE COMMERCE ET DES SOCIÉTÉS', 'Registre de Commerce et des Sociétés']), {
          size: 13,
          face: 'serif-bold',
          align: 'middle',
        }),
        text(297, 72, 'Grand-Duché de Luxembourg - gestionnaire : GIE du registre', {
          size: 8.5,
          face: 'serif',
          align: 'middle',
        }),
        line(50, 84, 545, 84, { strokeWidth: 1.2 }),
        text(297, 110, paper.pick(['EXTRAIT', 'Extrait du registre']), {
          size: 15,
          face: 'serif-bold',
          align: 'middle',
        }),
        text(297, 128, firm, { size: 12, face: 'serif', align: 'middle' }),
        text(545, 150, `N° de demande : ${paper.code('L26#######')}`, { size: 7.5, align: 'right' }),
        marks,
        end.marks,
        text(56, 800, '[1] En application de l’article 21 de la loi modifiée du 19 décembre 2002. Page 1 / 1', {
          size: 6.5,
          color: '#555',
        }),
      ]),
    ]
  },
}
