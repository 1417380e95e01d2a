import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, dayFirst, frenchDate, paragraph, putDate } from '../kit.ts'
import { moroccan, moroccanHome, moroccanIssuers } from '../people.ts'

const courts = ['CASABLANCA', 'TANGER', 'MARRAKECH', 'AGADIR', 'MEKNES']
const forms = [
  'SOCIETE A RESPONSABILITE LIMITEE',
  'SOCIETE A RESPONSABILITE LIMITEE D’ASSOCIE UNIQUE',
  'SOCIETE ANONYME',
]
const trades = [
  'IMPORT EXPORT DE PRODUITS ALIMENTAIRES',
  'TRAVAUX DIVERS ET CONSTRUCTION',
  'TRANSPORT DE MARCHANDISES POUR AUTRUI',
  'CONSEIL DE GESTION ET SERVICES INFORMATIQUES',
]

/** The commercial court's numbered form with a column for what was declared and one for its date; the clerk signs below. */
export const maModele7: UnseenLayout = {
  name: 'ma-modele7',
  docType: 'registry_extract',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const court = paper.pick(courts)
    const founded = addDays('2004-02-10', paper.between(0, 7400))
    const changed = addDays(founded, paper.between(200, 500))
    const issued = addDays('2026-07-01', paper.between(0, 100))
    const managers = [moroccan(paper), moroccan(paper)].slice(0, paper.between(1, 2))
    const names = managers.map(({ given, surname }) => `${surname} ${given}`.toUpperCase())
    const home = moroccanHome(paper).join(' ').toUpperCase()
    const name = paper.put('legal_name', paper.pick(moroccanIssuers.founded))
    const entries: readonly (readonly [string, string, string])[] = [
      ['1', 'Numéro d’immatriculation au registre analytique', paper.put('registration_number', paper.code('4#####'))],
      ['2', 'Date d’immatriculation', putDate(paper, 'incorporation_date', founded, dayFirst(founded))],
      ['3', 'Dénomination ou raison sociale', name],
      ['4', 'Enseigne ou sigle', 'NEANT'],
      ['5', 'Forme juridique', paper.put('legal_form', paper.pick(forms))],
      ['6', 'Capital social', `${amount(paper.between(1, 40) * 10_000_000, 'space')} DHS entièrement libéré`],
      ['7', 'Adresse du siège social', paper.put('registered_address', home)],
      ['8', 'Activité effectivement exercée', paper.put('activity', paper.pick(trades))],
      ['9', 'Nationalité', 'MAROCAINE'],
      ['10', 'Durée de la société', '99 ANS'],
      [
        '11',
        'Gérant(s), administrateur(s) ou membres des organes de direction',
        paper.put('directors', names.join('; '), names.join(' et ')),
      ],
      ['12', 'Succursales', 'NEANT'],
      [
        '13',
        'Déclarations modificatives (dernière)',
        `N° ${paper.between(200, 9900)} du ${dayFirst(changed)} – mise en harmonie des statuts`,
      ],
      ['14', 'Nantissements, privilèges, procédures', 'NEANT A LA DATE DU PRESENT'],
    ]
    let y = 232
    const rows = entries.flatMap(([number, caption, value]) => {
      const left = paragraph({ x: 76, y: y + 12, width: 160, leading: 11 }, caption, { size: 8.5, face: 'serif' })
      const right = paragraph({ x: 246, y: y + 12, width: 290, leading: 12 }, value, { size: 9.5, face: 'mono' })
      const bottom = Math.max(left.bottom, right.bottom) - 4
      const marks = [
        text(54, y + 12, number, { size: 8.5, face: 'serif-bold' }),
        ...left.marks,
        ...right.marks,
        line(48, bottom, 547, bottom, { strokeWidth: 0.4 }),
      ]
      y = bottom
      return marks
    })
    const marks = [
      text(60, 54, 'ROYAUME DU MAROC', { size: 9, face: 'serif-bold' }),
      text(60, 67, 'MINISTERE DE LA JUSTICE', { size: 9, face: 'serif' }),
      text(60, 80, 'COUR D’APPEL DE COMMERCE', { size: 9, face: 'serif' }),
      text(60, 93, `TRIBUNAL DE COMMERCE DE ${court}`, { size: 9, face: 'serif-bold' }),
      text(60, 106, 'SECRETARIAT-GREFFE – Bureau du registre du commerce', { size: 8, face: 'serif' }),
      box(452, 44, 95, 24, { stroke: '#000' }),
      text(499, 60, 'MODELE N° 7', { size: 11, face: 'serif-bold', align: 'middle' }),
      text(547, 84, `Demande n° ${paper.code('#####')}/2026`, { size: 8, face: 'serif', align: 'right' }),
      text(547, 96, `Quittance n° ${paper.code('######')} – 20,00 DH`, { size: 8, face: 'serif', align: 'right' }),
      text(297, 150, 'REGISTRE DU COMMERCE', { size: 15, face: 'serif-bold', align: 'middle' }),
      text(297, 168, 'Extrait des inscriptions portées au registre analytique – Personnes morales', {
        size: 10,
        face: 'serif',
        align: 'middle',
      }),
      text(297, 184, '(Dahir n° 1-96-83 portant loi n° 15-95 formant code de commerce, articles 27 et suivants)', {
        size: 7.5,
        face: 'serif',
        align: 'middle',
      }),
      box(48, 210, 499, 22, { stroke: '#000', strokeWidth: 0.6, fill: '#eee' }),
      text(54, 224, 'N°', { size: 8.5, face: 'serif-bold' }),
      text(76, 224, 'Rubriques', { size: 8.5, face: 'serif-bold' }),
      text(246, 224, 'Mentions', { size: 8.5, face: 'serif-bold' }),
      ...rows,
      ...[48, 70, 240, 547].map((x) => line(x, 210, x, y, { strokeWidth: 0.5 })),
      text(60, y + 26, 'Le présent extrait ne vaut pas titre et ne dispense pas de la production des statuts.', {
        size: 8,
        face: 'serif',
      }),
      text(330, y + 58, `Délivré à ${court}, le ${putDate(paper, 'document_date', issued, frenchDate(issued))}`, {
        size: 10,
        face: 'serif',
      }),
      text(330, y + 74, 'Le secrétaire-greffier en chef', { size: 9, face: 'serif' }),
      text(297, 818, 'SPECIMEN', { size: 6.5, align: 'middle' }),
    ]
    return [a4Sheet(marks)]
  },
}
