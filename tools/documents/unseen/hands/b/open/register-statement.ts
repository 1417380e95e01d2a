import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { joinedAddress } from '../../../../person.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letterPage } from '../kit.ts'
import { homeLines, officeOf, partnerOf, someone, type Someone } from '../people.ts'

type Row = readonly [caption: string, content: string]
interface Section {
  readonly title: string
  readonly rows: readonly Row[]
}

const companies = [
  ['Équipements Beaurivage inc.', '6011', 'Commerce de détail de matériel agricole'],
  ['Paysages Quatre-Vents ltée', '4210', 'Services d’aménagement paysager'],
  ['Technologies Ardoise Bleue inc.', '7721', 'Conception de logiciels'],
  ['9371-4460 Québec inc.', '4561', 'Transport de marchandises par camion'],
  ['Restaurant Chez Octave inc.', '9211', 'Restaurants avec service complet'],
] as const

/** The register's statement for a company, two pages of grey bars, captions at the left, surname and given name in two rows. */
export const registerStatement: UnseenLayout = {
  name: 'register-statement',
  docType: 'registry_extract',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const boss = someone(paper)
    const other = partnerOf(paper, boss)
    const issued = addDays(paper.today, -paper.between(2, 60))
    const founded = addDays(addYears(issued, -paper.between(3, 31)), paper.between(4, 200))
    const office = homeLines(officeOf(paper))
    const [company, code, trade] = paper.pick(companies)
    const updated = addDays(issued, -paper.between(20, 200))
    const law =
      founded < '2011-02-14'
        ? 'Loi sur les compagnies, partie 1A, RLRQ, C. C-38'
        : 'Loi sur les sociétés par actions, RLRQ, C. S-31.1'
    const directors = [boss, other].map(({ given, surname }) => `${given} ${surname}`)
    paper.put('directors', directors.join('; '), boss.surname)
    paper.put('beneficial_owners', directors[0] ?? '', boss.given)
    paper.put('registered_address', joinedAddress(office), office.join(' '))
    const legal = paper.put('legal_name', company)
    const number = paper.put('registration_number', luhnNumber(paper, '11########'))
    const issuedText = paper.put('document_date', issued)
    const person = ({ given, surname, home }: Someone, duty: string): readonly Row[] => [
      ['Nom de famille', surname],
      ['Prénom', given],
      ['Date du début de la charge', addDays(founded, 12)],
      ['Fonctions actuelles', duty],
      ['Adresse professionnelle', homeLines(home).join(' ')],
      ['', ''],
    ]
    const first: readonly Section[] = [
      {
        title: 'Identification de l’entreprise',
        rows: [
          ['Numéro d’entreprise du Québec (NEQ)', number],
          ['Nom', legal],
          ['Version du nom dans une autre langue', ''],
        ],
      },
      {
        title: 'Adresse du domicile',
        rows: [
          ['Adresse', office[0]],
          ['', office[1]],
        ],
      },
      { title: 'Adresse du domicile élu', rows: [['Adresse', 'Aucune adresse']] },
      {
        title: 'Immatriculation',
        rows: [
          ['Date d’immatriculation', addDays(founded, 9)],
          ['Statut', paper.put('registry_status', 'Immatriculée')],
          ['Date de mise à jour du statut', addDays(founded, 9)],
          ['Date de fin d’existence prévue', 'Aucune date de fin d’existence n’est déclarée au registre.'],
        ],
      },
      {
        title: 'Forme juridique',
        rows: [
          ['Forme juridique', paper.put('legal_form', 'Société par actions ou compagnie')],
          ['Date de la constitution', paper.put('incorporation_date', founded)],
          ['Régime constitutif', `QUÉBEC : ${law}`],
          ['Régime courant', 'QUÉBEC : Loi sur les sociétés par actions, RLRQ, C. S-31.1'],
        ],
      },
      {
        title: 'Dates des mises à jour',
        rows: [
          ['Date de mise à jour de l’état de renseignements', updated],
          [
            'Date de la dernière déclaration de mise à jour annuelle',
            `${addDays(issued, -260)} ${Number(issued.slice(0, 4)) - 1}`,
          ],
          ['Date de fin de la période de production', `${Number(issued.slice(0, 4)) + 1}-05-01`],
        ],
      },
      {
        title: 'Activités économiques et nombre de salariés',
        rows: [
          ['Code d’activité économique (CAE)', code],
          ['Activité', paper.put('activity', trade)],
          ['Précisions (facultatives)', ''],
          ['Nombre de salariés au Québec', paper.pick(['De 6 à 10', 'De 11 à 25', 'De 26 à 49'])],
        ],
      },
    ]
    const second: readonly Section[] = [
      {
        title: 'Convention unanime, actionnaires, administrateurs, dirigeants et fondé de pouvoir',
        rows: [
          ['Actionnaires – premier actionnaire', `Gestion ${boss.surname} inc.`],
          ['Le premier actionnaire est majoritaire', 'Oui'],
          ['Convention unanime', 'Non'],
        ],
      },
      {
        title: 'Liste des administrateurs',
        rows: [...person(boss, 'Président, Administrateur'), ...person(other, 'Secrétaire, Administrateur')],
      },
      {
        title: 'Bénéficiaires ultimes',
        rows: [
          ['Nom de famille', boss.surname],
          ['Prénom', boss.given],
          ['Situation applicable', 'Détient, par une personne morale, plus de 75 % des droits de vote'],
        ],
      },
      { title: 'Établissements', rows: [['Aucun autre établissement n’a été déclaré.', '']] },
      {
        title: 'Index des documents',
        rows: [
          ['Déclaration de mise à jour courante', updated],
          ['Déclaration d’immatriculation', addDays(founded, 9)],
          ['Certificat de constitution', founded],
        ],
      },
    ]
    const draw = (sections: readonly Section[], top: number): Mark[] => {
      let y = top
      return sections.flatMap(({ title, rows }) => {
        const marks = [
          box(36, y, 540, 15, { fill: '#d5d9dd' }),
          text(42, y + 10.6, title, { face: 'sans-bold', size: 8.4 }),
        ]
        y += 28
        for (const [caption, content] of rows) {
          marks.push(
            text(46, y, caption, { face: 'sans', size: 7.6 }),
            text(270, y, content, { face: 'sans', size: 7.6 }),
          )
          y += 13
        }
        y += 5
        return marks
      })
    }
    const head = [
      text(36, 40, 'Registraire des entreprises', { face: 'sans-bold', size: 11 }),
      text(36, 51, 'Québec', { face: 'sans', size: 8 }),
      text(576, 40, `${issuedText} ${paper.between(8, 19)}:${paper.between(10, 59)}:${paper.between(10, 59)}`, {
        face: 'sans',
        size: 7.6,
        align: 'right',
      }),
      line(36, 58, 576, 58),
    ]
    const title = [
      text(36, 82, 'Rechercher une entreprise au registre', { face: 'sans-bold', size: 12 }),
      text(36, 98, 'État de renseignements d’une personne morale au registre des entreprises', {
        face: 'sans-bold',
        size: 9.4,
      }),
      text(36, 112, `Renseignements en date du ${issuedText}`, { face: 'sans', size: 8 }),
    ]
    return [
      letterPage([...head, ...title, ...draw(first, 126)], 'Spécimen – 1/2'),
      letterPage([...head, ...draw(second, 76)], 'Spécimen – 2/2'),
    ]
  },
}
