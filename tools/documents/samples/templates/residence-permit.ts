import { addDays, addYears } from '../../calendar.ts'
import { cardMrz } from '../../mrz-lines.ts'
import { postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { cardBack, cardFront, cardPaper } from '../layout/card.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { boxed, heading, prose, small } from '../layout/print.ts'
import { capitalGivenNames, immigrationDepartment } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Residence cards of Europe and Morocco; study and work permits of Canada, which are pages. */
export const residencePermit: Template = {
  docType: 'residence_permit',
  form: 'card',
  layouts: [
    { name: 'union', regions: { en: ['CA'], fr: ['FR'] }, draw: union },
    { name: 'registration', regions: { fr: ['MA'] }, draw: registration },
    { name: 'permit-page', draw: permitPage },
  ],
}

const nations = [
  ['SEN', 'SN', 'Sénégalaise', 'Senegalese'],
  ['TUN', 'TN', 'Tunisienne', 'Tunisian'],
  ['BRA', 'BR', 'Brésilienne', 'Brazilian'],
  ['CMR', 'CM', 'Camerounaise', 'Cameroonian'],
] as const

async function union(draft: Draft) {
  const { person, say } = draft
  const paper = cardPaper(draft)
  const [code, nation] = draft.pick(nations)
  const expiry = addYears(addDays(draft.today, -draft.between(30, 900)), draft.pick([4, 10]))
  const number = draft.put('id_number', draft.code('@@@######'))
  const mrz = cardMrz({ person, documentCode: 'IR', nationality: code, number, expiry })
  const front = cardFront(draft, paper, {
    titles: [say('RESIDENCE PERMIT', 'TITRE DE SÉJOUR'), say('UTOPIA', 'UNION D’UTOPIE')],
    labels: 'above',
    photo: 'left',
    rows: [
      [{ label: say('Document number', 'Numéro du titre / Document number'), value: number }],
      [
        {
          label: say('SURNAME, Forenames', 'NOM, Prénoms / SURNAME, Forenames'),
          value: draft.put('last_name', person.lastName.toUpperCase()),
          bold: true,
        },
      ],
      [{ label: '', value: draft.put('first_name', `${person.firstName} ${person.middleNames}`) }],
      [
        { label: say('SEX', 'SEXE / SEX'), value: person.sex },
        {
          label: say('NATIONALITY', 'NATIONALITÉ / NATIONALITY'),
          value: draft.put('citizenship', nation, code),
          span: 1.6,
        },
        {
          label: say('DATE OF BIRTH', 'DATE DE NAISSANCE'),
          value: draft.date('date_of_birth', person.dateOfBirth, 'daySpaced'),
          span: 1.6,
        },
      ],
      [
        {
          label: say('TYPE OF PERMIT', 'CATÉGORIE DU TITRE / TYPE OF PERMIT'),
          value: draft.put(
            'permit_category',
            draft.pick(
              say('long', 'court') === 'long'
                ? ['WORKER', 'FAMILY MEMBER']
                : ['CARTE DE RÉSIDENT', 'SALARIÉ', 'VIE PRIVÉE ET FAMILIALE'],
            ),
          ),
        },
      ],
      [
        {
          label: say('CARD EXPIRY', 'FIN DE VALIDITÉ / CARD EXPIRY'),
          value: draft.date('id_expiry', expiry, 'daySpaced'),
          bold: true,
        },
      ],
    ],
  })
  return [
    front,
    await cardBack(draft, paper, {
      rows: [
        [
          {
            label: say('REMARKS', 'OBSERVATIONS'),
            value: say('EMPLOYMENT PERMITTED', 'AUTORISE SON TITULAIRE À TRAVAILLER'),
          },
        ],
        [{ label: say('PLACE OF BIRTH', 'LIEU DE NAISSANCE'), value: person.placeOfBirth.toUpperCase() }],
      ],
      labels: 'left',
      mrz,
    }),
  ]
}

function registration(draft: Draft) {
  const { person } = draft
  const [, nation, french] = draft.pick(nations)
  const [street = ''] = postalLines(person, 'MA')
  return [
    cardFront(draft, cardPaper(draft), {
      titles: ['ROYAUME DU MAROC', 'CARTE D’IMMATRICULATION - TITRE DE SÉJOUR'],
      labels: 'left',
      photo: draft.pick(['left', 'right']),
      rows: [
        [{ label: 'N°', value: draft.put('id_number', draft.code('@######@')), bold: true }],
        [{ label: 'Nom', value: draft.put('last_name', person.lastName.toUpperCase()) }],
        [{ label: 'Prénom', value: draft.put('first_name', person.firstName.toUpperCase()) }],
        [
          {
            label: person.sex === 'F' ? 'Née le' : 'Né le',
            value: draft.date('date_of_birth', person.dateOfBirth, 'dots'),
          },
        ],
        [{ label: 'Nationalité', value: draft.put('citizenship', nation, french) }],
        [
          {
            label: 'Motif du séjour',
            value: draft.put('permit_category', draft.pick(['SALARIÉ', 'ÉTUDIANT', 'REGROUPEMENT FAMILIAL'])),
          },
        ],
        [{ label: 'Adresse', value: street.toUpperCase() }],
        [
          {
            label: 'Valable jusqu’au',
            value: draft.date(
              'id_expiry',
              addYears(addDays(draft.today, -draft.between(30, 300)), draft.pick([1, 5])),
              'dots',
            ),
          },
        ],
      ],
    }),
  ]
}

function permitPage(draft: Draft) {
  const { person, say } = draft
  const [, nation, french, english] = draft.pick(nations)
  const issued = addDays(draft.today, -draft.between(30, 500))
  const style = draft.pick(['iso', 'spaced', 'slashes'] as const)
  const isStudy = draft.chance(0.5)
  const name = isStudy ? say('STUDY PERMIT', 'PERMIS D’ÉTUDES') : say('WORK PERMIT', 'PERMIS DE TRAVAIL')
  return pages(draft, theme(draft), [
    letterhead('government', {
      issuer: immigrationDepartment(draft),
      title: draft.put('permit_category', name),
      subtitle: 'IMM 1442',
    }),
    boxed([
      pairs(
        [
          [say('Client ID', 'ID du client'), draft.code('##-####-####')],
          [say('Document No.', 'N° du document'), draft.put('id_number', draft.code('U#########'))],
          [say('Application No.', 'N° de la demande'), draft.code('W#########')],
        ],
        'aligned',
      ),
    ]),
    heading(say('CLIENT INFORMATION', 'INFORMATION DU CLIENT'), 'band'),
    pairs(
      [
        [say('Family Name', 'Nom de famille'), draft.put('last_name', person.lastName.toUpperCase())],
        [say('Given Name(s)', 'Prénom(s)'), capitalGivenNames(draft)],
        [say('Date of Birth', 'Date de naissance'), draft.date('date_of_birth', person.dateOfBirth, style)],
        [say('Sex', 'Sexe'), person.sex],
        [say('Citizen of', 'Citoyenneté'), draft.put('citizenship', nation, say(english, french))],
        [say('Travel Doc No.', 'N° du titre de voyage'), draft.code('@#######')],
      ],
      draft.pick(['aligned', 'boxed', 'above']),
      draft.pick([1, 2]),
    ),
    heading(say('ADDITIONAL INFORMATION', 'RENSEIGNEMENTS SUPPLÉMENTAIRES'), 'band'),
    pairs(
      [
        [say('Date Issued', 'Date de délivrance'), draft.printDate(issued, style)],
        [say('Expiry Date', 'Date d’expiration'), draft.date('id_expiry', addYears(issued, 3), style)],
        [say('Case Type', 'Type de cas'), '20'],
        [isStudy ? say('Institution', 'Établissement') : say('Employer', 'Employeur'), say('OPEN', 'OUVERT')],
      ],
      'aligned',
    ),
    gap(10),
    prose(
      say(
        'Conditions: 1. Must leave Canada by the date above. 2. Does not authorize re-entry. 3. Not valid for employment in businesses related to the sex trade.',
        'Conditions : 1. Doit quitter le Canada à la date ci-dessus. 2. N’autorise pas la rentrée. 3. Ne permet pas l’emploi dans une entreprise liée au commerce du sexe.',
      ),
    ),
    small(say('This does not authorize re-entry.', 'Ceci n’autorise pas la rentrée.')),
  ])
}
