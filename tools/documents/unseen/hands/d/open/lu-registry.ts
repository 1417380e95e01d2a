import { addDays } from '../../../../calendar.ts'
import { line, shape, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, dayFirst, fitted, putDate } from '../kit.ts'
import { european, europeanHome, europeanIssuer } from '../people.ts'

const forms = ['Société à responsabilité limitée', 'Société anonyme', 'Société à responsabilité limitée simplifiée']
const trades = [
  'Conseil pour les affaires et autres conseils de gestion',
  'Location et exploitation de biens immobiliers propres',
  'Activités des sociétés de participation financière',
  'Programmation informatique',
]

/** Luxembourg's extract over two pages: headings with indented values, a block for each manager with mandate and business address, an accountant that is none. */
export const luRegistry: UnseenLayout = {
  name: 'lu-registry',
  docType: 'registry_extract',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const founded = addDays('2009-03-16', paper.between(0, 5400))
    const entered = addDays(founded, paper.between(5, 20))
    const issued = addDays('2026-07-13', paper.between(0, 85))
    const form = paper.pick(forms)
    const suffix = form === 'Société anonyme' ? 'S.A.' : form.endsWith('simplifiée') ? 'S.à r.l.-S' : 'S.à r.l.'
    const name = paper.put('legal_name', `${europeanIssuer(paper, 'LU')} ${suffix}`)
    const number = paper.put('registration_number', paper.code('B2#####'))
    const [street, town] = europeanHome(paper, 'LU')
    paper.put('registered_address', `${street}, ${town}`, `${street} ${town}`)
    const managers = Array.from({ length: paper.between(2, 3) }, () => european(paper, 'LU'))
    const names = managers.map(({ given, surname }) => `${surname.toUpperCase()} ${given}`)
    const unique = [...new Set(names)]
    paper.put('directors', unique.join('; '), unique[0])
    const certificate = paper.code('################')
    const heading = (y: number, content: string): Mark[] => [
      text(64, y, content, { size: 9, face: 'serif-bold' }),
      line(64, y + 4, 531, y + 4, { stroke: '#999', strokeWidth: 0.4 }),
    ]
    const value = (y: number, content: string): Mark => fitted(96, y, 430, content, { size: 9.5, face: 'serif' })
    const frame = (page: number): Mark[] => [
      shape('M64 40 L92 40 L92 68 L64 68 Z M70 46 L86 46 L86 62 L70 62 Z', { fill: '#0e5a8a' }),
      text(104, 54, 'Registre des sociétés – Luxembourg', { size: 11, face: 'serif-bold' }),
      text(104, 67, 'Groupement pour la tenue du registre', { size: 8, face: 'serif' }),
      text(64, 796, `N° certificat : ${certificate}        Page ${page} / 2`, {
        size: 7.5,
        face: 'mono',
      }),
      text(531, 808, 'SPECIMEN', { size: 6.5, align: 'right' }),
    ]
    const first = [
      ...frame(1),
      text(297, 112, 'EXTRAIT', { size: 18, face: 'serif-bold', align: 'middle' }),
      text(297, 130, `Certificat délivré le ${putDate(paper, 'document_date', issued, dayFirst(issued))}`, {
        size: 9.5,
        face: 'serif',
        align: 'middle',
      }),
      ...heading(168, 'Numéro d’immatriculation'),
      value(184, number),
      ...heading(208, 'Date d’immatriculation'),
      value(224, dayFirst(entered)),
      ...heading(248, 'Dénomination ou raison sociale'),
      value(264, name),
      ...heading(288, 'Forme juridique'),
      value(304, paper.put('legal_form', form)),
      ...heading(328, 'Siège social'),
      value(344, street),
      value(358, town),
      ...heading(382, 'Activité (code NACE)'),
      value(398, `${paper.code('7#.##0')} – ${paper.put('activity', paper.pick(trades))}`),
      ...heading(422, 'Capital social'),
      value(
        438,
        `Type : Fixe     Montant : ${amount(paper.between(12, 500) * 100_000, 'space')}     Devise : Euro     État de libération : Total`,
      ),
      ...heading(462, 'Date de constitution'),
      value(478, putDate(paper, 'incorporation_date', founded, dayFirst(founded))),
      ...heading(502, 'Durée'),
      value(518, 'Illimitée'),
      ...heading(542, 'Exercice social'),
      value(
        558,
        `Premier exercice : du ${dayFirst(founded)} au 31/12/${founded.slice(0, 4)}     Autres exercices : du 01/01 au 31/12`,
      ),
      text(64, 760, 'Cet extrait reproduit les inscriptions à jour au moins jusqu’à deux jours avant sa délivrance.', {
        size: 7.5,
        face: 'serif',
      }),
    ]
    const second = [
      ...frame(2),
      ...heading(112, suffix === 'S.A.' ? 'Administrateur(s)' : 'Gérant(s)'),
      ...unique.flatMap((one, index) => {
        const y = 134 + index * 74
        const begun = addDays(founded, 40 + index * 90)
        return [
          text(80, y, String(index + 1), { size: 9, face: 'serif-bold' }),
          value(y, one),
          value(y + 14, `Adresse professionnelle : ${europeanHome(paper, 'LU').join(', ')}`),
          value(
            y + 28,
            `Type de mandat : ${suffix === 'S.A.' ? 'administrateur' : 'gérant technique'}     Nomination : ${dayFirst(begun)}`,
          ),
          value(y + 42, 'Durée du mandat : indéterminée'),
        ]
      }),
      ...heading(372, 'Personne chargée du contrôle des comptes'),
      value(388, `Fiduciaire ${european(paper, 'LU').surname} et Associés S.à r.l., B${paper.code('1#####')}`),
      value(402, 'Jusqu’à l’assemblée générale qui se tiendra en l’année 2028'),
      text(64, 450, 'Pour extrait conforme', { size: 9.5, face: 'serif' }),
      text(64, 480, 'Pour le gestionnaire du registre,', { size: 9.5, face: 'serif' }),
      text(64, 520, `Signé électroniquement – empreinte ${paper.code('##@@#@##@#@@##@#')}`, { size: 8, face: 'mono' }),
    ]
    return [a4Sheet(first), a4Sheet(second)]
  },
}
