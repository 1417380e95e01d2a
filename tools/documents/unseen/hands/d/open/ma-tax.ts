import { addDays } from '../../../../calendar.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, dayFirst, fitted } from '../kit.ts'
import { moroccanHome, moroccanIssuers } from '../people.ts'

const suffixes = ['SARL', 'SARL AU', 'SA']

/** A tax office's certificate: several identifiers in a two-column grid, a reference to check it online, the law beside them. */
export const maTax: UnseenLayout = {
  name: 'ma-tax',
  docType: 'tax_registration',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const issued = addDays('2026-05-04', paper.between(0, 150))
    const name = paper.put('legal_name', `${paper.pick(moroccanIssuers.founded)} ${paper.pick(suffixes)}`)
    const [street, town] = moroccanHome(paper)
    const grid: readonly (readonly [string, string])[] = [
      ['Raison sociale', name],
      ['Identifiant Commun de l’Entreprise (ICE)', paper.put('business_number', commonIdentifier(paper))],
      [
        'Activité principale',
        paper.pick(['Négoce de matériaux', 'Transit et douane', 'Services agricoles', 'Menuiserie']),
      ],
      ['Adresse du principal établissement', `${street} – ${town}`],
      ['Registre du commerce', paper.put('registration_number', paper.code('1#####'))],
      ['Tribunal', paper.pick(['Casablanca', 'Rabat', 'Agadir', 'Nador'])],
      ['Identifiant fiscal (IF)', paper.code('1#######')],
      ['N° taxe professionnelle', paper.code('3#######')],
      ['Assujettissement à la TVA', 'Régime des encaissements – trimestriel'],
      ['Début d’activité', dayFirst(addDays('2011-01-03', paper.between(0, 4800)))],
    ]
    const rows = grid.flatMap(([caption, value], index) => {
      const y = 322 + index * 26
      return [
        box(56, y, 483, 26, { stroke: '#8a8a8a', strokeWidth: 0.5, fill: index % 2 === 0 ? '#f2f5f2' : '#fff' }),
        text(64, y + 17, caption, { size: 9, face: 'sans' }),
        fitted(282, y + 17, 250, value, { size: 9.5, face: 'sans-bold' }),
      ]
    })
    const body = { size: 9.2, face: 'sans' } as const
    const marks = [
      box(56, 40, 8, 62, { fill: '#b01f2e' }),
      text(74, 54, 'ROYAUME DU MAROC', { size: 9, face: 'sans-bold' }),
      text(74, 68, 'Ministère de l’Économie et des Finances', { size: 9, face: 'sans' }),
      text(74, 82, 'Direction Générale des Impôts', { size: 9, face: 'sans' }),
      text(74, 96, `Subdivision ${paper.pick(['Sidi Belyout', 'Guéliz', 'Agdal', 'Malabata'])} – Bureau d’ordre`, {
        size: 9,
        face: 'sans',
      }),
      text(539, 54, `Imp. ADC ${paper.code('###')}F-26I`, { size: 7, align: 'right' }),
      text(539, 66, `Réf. ${paper.code('####/2026/@@')}`, { size: 7, align: 'right' }),
      text(539, 130, `${paper.pick(['Casablanca', 'Marrakech', 'Tanger'])}, le ${dayFirst(issued)}`, {
        ...body,
        align: 'right',
      }),
      text(297, 190, 'ATTESTATION D’IDENTIFICATION FISCALE', { size: 15, face: 'sans-bold', align: 'middle' }),
      line(150, 198, 445, 198, { stroke: '#b01f2e', strokeWidth: 1.5 }),
      text(
        56,
        240,
        'Le soussigné, receveur-inspecteur des impôts, atteste que le contribuable désigné ci-après est inscrit',
        body,
      ),
      text(
        56,
        256,
        'aux rôles de cette subdivision au titre de l’impôt sur les sociétés (articles 148 et 150 du C.G.I.).',
        body,
      ),
      text(56, 272, 'Ce document n’est pas une attestation de régularité fiscale.', body),
      ...rows,
      text(56, 604, 'En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit.', body),
      box(56, 640, 200, 56, { stroke: '#333', strokeWidth: 0.5 }),
      text(64, 656, 'Vérifiez ce document en ligne', { size: 8, face: 'sans-bold' }),
      text(64, 670, `Code : ${paper.code('@@@@-####-@@##')}`, { size: 8, face: 'mono' }),
      text(64, 684, 'Validité du code : 3 mois', { size: 8 }),
      text(380, 656, 'Le chef de la subdivision', body),
      text(297, 800, 'Centre d’information : 05 37 27 37 27 – du lundi au vendredi de 8 h 30 à 16 h 30', {
        size: 7,
        align: 'middle',
      }),
      text(297, 812, 'SPECIMEN', { size: 6.5, align: 'middle' }),
    ]
    return [a4Sheet(marks)]
  },
}
