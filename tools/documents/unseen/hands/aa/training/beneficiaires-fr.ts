import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A French declaration of beneficial owners: one column a person, captions down the left side. */
export const beneficiairesFr: UnseenLayout = {
  name: 'beneficiaires-fr',
  docType: 'ownership_declaration',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const owners = Array.from({ length: paper.between(1, 4) }, next)
    const page = openPage()
    const sent = addDays(paper.today, -paper.between(3, 300))
    page.t(40, 50, 'DOCUMENT RELATIF AU BÉNÉFICIAIRE EFFECTIF', 13, 'sans-bold')
    page.t(40, 64, 'Articles L. 561-46, R. 561-55 et suivants du code monétaire et financier', 8)
    page.box(40, 80, 515, 70)
    page.t(48, 94, '1. SOCIÉTÉ OU ENTITÉ JURIDIQUE DÉCLARANTE', 8.6, 'sans-bold')
    page.grid(
      [48, 190],
      112,
      14,
      [
        ['Dénomination sociale', paper.put('legal_name', firm(paper, 'FR'))],
        ['Forme juridique', paper.pick(['SAS', 'SARL', 'SCI'])],
        ['N° SIREN / ville du RCS', paper.code('8## ### ### / BREST')],
      ],
      8.8,
    )
    page.t(40, 176, `2. BÉNÉFICIAIRE(S) EFFECTIF(S) - nombre : ${owners.length}`, 8.6, 'sans-bold')
    const labels = [
      '',
      'Nom de naissance',
      'Prénoms',
      'Nom d’usage',
      'Né(e) le',
      'À',
      'Nationalité',
      'Domicile',
      '',
      '% du capital',
      '% des droits de vote',
      'Détention',
      'Depuis le',
    ]
    const width = 410 / owners.length
    const shares = owners.map(() => `${(100 / owners.length).toFixed(2).replace('.', ',')} %`)
    paper.put('beneficial_owners', owners.map((who) => `${who.given} ${who.surname}`).join('; '), owners[0]?.given)
    labels.forEach((label, row) => {
      const top = 186 + row * 24
      page.box(40, top, 105, 24, { fill: row === 0 ? '#cccccc' : '#f1f1f1', stroke: '#000000', strokeWidth: 0.4 })
      page.t(45, top + 15, label, 7.6)
      owners.forEach((who, column) => {
        const x = 145 + column * width
        page.box(x, top, width, 24, { stroke: '#000000', strokeWidth: 0.4 })
        const cells = [
          `Bénéficiaire ${column + 1}`,
          who.surname,
          who.given,
          '',
          day(who.born, 'DD/MM/YYYY'),
          who.birthplace,
          'Française',
          who.lines[0],
          who.lines[1],
          shares[column] ?? '',
          shares[column] ?? '',
          'directe',
          day(addDays(sent, -30), 'DD/MM/YYYY'),
        ]
        page.t(x + 5, top + 15, cells[row] ?? '', 8.4, row === 0 ? 'sans-bold' : 'sans', { fit: width - 10 })
      })
    })
    page.t(40, 530, 'Modalités du contrôle', 8.6, 'sans-bold')
    page.box(44, 542, 9, 9)
    page.t(45.5, 550, 'X', 8, 'sans-bold')
    page.t(60, 550, 'Détention directe ou indirecte de plus de 25 % du capital ou des droits de vote', 8.4)
    page.box(44, 558, 9, 9)
    page.t(60, 566, 'Exercice, par tout autre moyen, d’un pouvoir de contrôle sur les organes de gestion', 8.4)
    page.box(44, 574, 9, 9)
    page.t(60, 582, 'Représentant légal, à défaut d’identification', 8.4)
    page.t(40, 624, 'Le représentant légal certifie l’exactitude des renseignements déclarés.', 8.8)
    page.t(40, 648, `Fait à Brest, le ${paper.put('document_date', sent, day(sent, 'DD/MM/YYYY'))}`, 9)
    page.t(360, 648, 'Signature :', 9)
    page.t(40, 815, 'DBE-S-1   SPECIMEN', 7)
    return [page.sheet()]
  },
}
