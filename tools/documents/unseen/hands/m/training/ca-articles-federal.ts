import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow, wrapped } from '../flow.ts'
import { firms, home, plain, several } from '../people.ts'
import { ago, listed, numeric } from '../say.ts'

const provinces = ['British Columbia', 'Ontario', 'Alberta', 'Nova Scotia'] as const
const classes = [
  'An unlimited number of common shares',
  'Unlimited Class A voting shares and unlimited Class B non-voting shares',
  'The Corporation is authorized to issue Class A, Class B and Preferred shares',
  'An unlimited number of one class of shares, to be designated as Common Shares',
] as const

/** A federal form in two languages, seven numbered rows with caption left and answer right, then a second form naming the first directors. */
export const caArticlesFederal: UnseenLayout = {
  name: 'ca-articles-federal',
  docType: 'articles',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'letter',
      face: 'sans',
      size: 8,
      left: 48,
      right: 48,
      foot: 'IC 3419 (2019/07)  Misrepresentation constitutes an offence / Faire une fausse déclaration constitue une infraction',
    })
    const people = several(paper, 'CA', paper.between(2, 4))
    const corporation = paper.put(
      'legal_name',
      paper.chance(0.7) ? paper.pick(firms.CA) : `${paper.code('1#######')} Canada Inc.`,
    )
    const number = paper.put('registration_number', paper.code('1#####-#'))
    const signed = ago(paper, 10, 4000)
    const heading = (english: string, french: string, form: string) => {
      flow.put(
        shape('M48 38 L74 38 L74 56 L48 56 Z', { fill: '#c8102e' }),
        text(82, 46, 'Corporations Directorate', { size: 8, face: 'sans' }),
        text(82, 56, 'Direction des corporations', { size: 8, face: 'sans' }),
      )
      flow.put(
        text(306, 78, `${form}`, { size: 9, face: 'sans-bold', align: 'middle' }),
        text(306, 94, english, { size: 14, face: 'sans-bold', align: 'middle' }),
        text(306, 107, french, { size: 10, face: 'sans', align: 'middle' }),
      )
      flow.put(
        text(306, 119, 'Canada Business Corporations Act (CBCA) / Loi canadienne sur les sociétés par actions (LCSA)', {
          size: 7,
          face: 'sans',
          align: 'middle',
        }),
      )
    }
    const row = (y: number, height: number, index: number, english: string, french: string, value: string) => {
      flow.put(
        box(48, y, 516, height, { stroke: '#333', strokeWidth: 0.6 }),
        text(54, y + 13, String(index), { size: 9, face: 'sans-bold' }),
        text(70, y + 12, english, { size: 8, face: 'sans-bold' }),
        text(70, y + 22, french, { size: 7, face: 'sans', color: '#444' }),
      )
      wrapped(value, 480, 10, 'serif').forEach((content, place) =>
        flow.put(text(76, y + 38 + place * 13, content, { size: 10, face: 'serif' })),
      )
    }
    heading('Articles of Incorporation', 'Statuts constitutifs', 'Form 1 / Formulaire 1')
    const rows = [
      ['Corporate name', 'Dénomination sociale', corporation],
      [
        'The province or territory in Canada where the registered office is situated',
        'La province ou le territoire au Canada où est situé le siège social',
        paper.pick(provinces),
      ],
      [
        'The classes and the maximum number of shares that the corporation is authorized to issue',
        'Catégories et nombre maximal d’actions que la société est autorisée à émettre',
        paper.put('share_classes', paper.pick(classes)),
      ],
      [
        'Restrictions on share transfers',
        'Restrictions sur le transfert des actions',
        'No transfer without the consent of the directors. See attached schedule / Voir l’annexe ci-jointe',
      ],
      ['Minimum and maximum number of directors', 'Nombre minimal et maximal d’administrateurs', 'Min. 1   Max. 10'],
      [
        'Restrictions on the business the corporation may carry on',
        'Limites imposées à l’activité commerciale',
        'None / Aucune',
      ],
      [
        'Other provisions',
        'Autres dispositions',
        paper.pick(['See attached schedule / Voir l’annexe ci-jointe', 'None / Aucune']),
      ],
    ] as const
    rows.forEach(([english, french, value], index) => row(134 + index * 66, 62, index + 1, english, french, value))
    const [first] = people
    flow.put(
      text(
        48,
        616,
        paper.pick([
          '8  Incorporator’s declaration: I hereby certify that I am authorized to sign and submit this form.',
          '8  Declaration of the incorporator / Déclaration du fondateur',
        ]),
        { size: 8, face: 'sans' },
      ),
      text(80, 652, first ? plain(first) : '', { size: 12, face: 'serif', color: '#223a7a' }),
      line(70, 658, 280, 658),
      text(70, 668, 'Name(s) – Nom(s)', { size: 6.5, face: 'sans' }),
    )
    const date = paper.put(
      'document_date',
      signed,
      paper.chance(0.5) ? numeric(signed, 'Y-m-d') : numeric(signed, 'Y/m/d'),
    )
    flow.put(
      text(400, 652, date, { size: 10, face: 'serif' }),
      line(380, 658, 540, 658),
      text(380, 668, 'Date (YYYY-MM-DD / AAAA-MM-JJ)', { size: 6.5, face: 'sans' }),
    )
    flow.put(
      box(48, 684, 516, 40, { stroke: '#333', fill: '#f0f0f0' }),
      text(54, 694, 'FOR DEPARTMENTAL USE ONLY – À L’USAGE DU MINISTÈRE', { size: 6.5, face: 'sans' }),
      text(70, 714, `Corporation No. – N° de la société : ${number}`, { size: 9, face: 'mono' }),
    )
    flow.turn()
    heading(
      'Initial Registered Office Address and First Board of Directors',
      'Siège social initial et premier conseil d’administration',
      'Form 2 / Formulaire 2',
    )
    row(134, 50, 1, 'Corporate name', 'Dénomination sociale', corporation)
    row(188, 62, 2, 'Address of registered office', 'Adresse du siège social', home(paper, 'CA').join(', '))
    flow.put(
      box(48, 254, 516, 60 + people.length * 34, { stroke: '#333', strokeWidth: 0.6 }),
      text(54, 267, '3', { size: 9, face: 'sans-bold' }),
      text(70, 266, 'Members of the board of directors', { size: 8, face: 'sans-bold' }),
      text(70, 276, 'Membres du conseil d’administration', { size: 7, face: 'sans' }),
      text(408, 276, 'Resident Canadian', { size: 7, face: 'sans' }),
    )
    listed(paper, 'directors', people.map(plain)).forEach((name, index) =>
      flow.put(
        text(76, 298 + index * 34, name, { size: 10, face: 'serif' }),
        text(210, 298 + index * 34, home(paper, 'CA').join(', '), { size: 7, face: 'sans' }),
        text(540, 298 + index * 34, paper.pick(['Yes – Oui', 'No – Non']), { size: 8, face: 'serif', align: 'right' }),
      ),
    )
    return flow.sheets()
  },
}
