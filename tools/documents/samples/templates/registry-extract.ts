import { company, registerNumber } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, small } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import { commonIdentifier } from '../numbers.ts'
import type { Template } from '../template.ts'

/** Statements of registers: provincial profile reports, the état de renseignements, the Kbis and the Moroccan modèle J. */
export const registryExtract: Template = {
  docType: 'registry_extract',
  form: 'page',
  layouts: [
    { name: 'profile', draw: profile },
    { name: 'record', draw: record },
    { name: 'kbis', regions: { fr: ['FR'] }, draw: kbis },
    { name: 'modele-j', regions: { fr: ['MA'] }, draw: modelJ },
  ],
}

function facts(draft: Draft) {
  const of = company(draft)
  return {
    ...of,
    name: draft.put('legal_name', of.name),
    number: draft.put('registration_number', registerNumber(draft)),
    written: recently(draft, 80),
  }
}

function profile(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const style = draft.pick(['long', 'iso'] as const)
  const owners = draft.chance(0.6) ? draft.list('beneficial_owners', of.people.slice(0, 2)) : []
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['government', 'plain', 'logo']), {
      issuer: say('Ministry of Business Service Delivery', 'Registraire des entreprises du Québec'),
      title: say('Profile Report', 'État de renseignements d’une personne morale'),
      subtitle: say(
        `${draft.date('document_date', of.written, style)} 10:42`,
        `en date du ${draft.date('document_date', of.written, style)}`,
      ),
    }),
    heading(say('Identification', 'Identification'), 'band'),
    pairs(
      [
        [say('Corporation name', 'Nom'), of.name],
        [say('Corporation number', 'Numéro d’entreprise du Québec (NEQ)'), of.number],
        [say('Type', 'Forme juridique'), draft.put('legal_form', of.form)],
        [say('Status', 'Statut'), draft.put('registry_status', 'active', say('Active', 'Immatriculée'))],
        [
          say('Date of incorporation', 'Date de constitution'),
          draft.date('incorporation_date', of.incorporated, style),
        ],
        [
          say('Registered office address', 'Adresse du domicile'),
          draft.put('registered_address', of.office.join(', ').replace(/\s+/g, ' ')),
        ],
        [say('Primary activity', '1er secteur d’activité'), draft.put('activity', of.activity)],
      ],
      'aligned',
    ),
    heading(say('Active director(s)', 'Liste des administrateurs'), 'band'),
    grid(
      [
        { title: say('Name', 'Nom'), share: 2 },
        { title: say('Address for service', 'Adresse'), share: 3 },
        { title: say('Since', 'Depuis'), share: 1.2 },
      ],
      draft
        .list('directors', of.people)
        .map((name) => [name, of.office.join(', '), draft.printDate(of.incorporated, 'iso')]),
      { rules: 'all' },
    ),
    ...(owners.length > 0
      ? [
          heading(say('Individuals with significant control', 'Bénéficiaires ultimes'), 'band'),
          grid(
            [
              { title: say('Individual', 'Nom'), share: 2 },
              { title: say('Control', 'Situation applicable'), share: 3 },
            ],
            owners.map((name) => [name, say('25% or more of voting rights', '25 % ou plus des droits de vote')]),
            { rules: 'all' },
          ),
        ]
      : []),
    small(
      say(
        'This report sets out the most recent information registered. Order number 88120.',
        'Seules les informations inscrites au registre à cette date sont opposables aux tiers.',
      ),
    ),
  ])
}

function record(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: say('Corporations Canada', 'Corporations Canada'),
      title: say('Federal Corporation Information', 'Renseignements relatifs à la société fédérale'),
    }),
    pairs(
      [
        [say('Corporation Number', 'Numéro de société'), of.number],
        [say('Corporate Name', 'Dénomination'), of.name],
        [say('Status', 'Statut'), draft.put('registry_status', 'active', say('Active', 'Active'))],
        [
          say('Governing Legislation', 'Régime législatif'),
          say('Canada Business Corporations Act', 'Loi canadienne sur les sociétés par actions'),
        ],
        [
          say('Date of Incorporation', 'Date de constitution'),
          draft.date('incorporation_date', of.incorporated, 'iso'),
        ],
        [
          say('Registered Office Address', 'Adresse du siège social'),
          draft.put('registered_address', of.office.join(', ').replace(/\s+/g, ' ')),
        ],
        [say('Date of this search', 'Date de la recherche'), draft.date('document_date', of.written, 'iso')],
      ],
      draft.pick(['above', 'boxed', 'aligned']),
    ),
    heading(say('Directors', 'Administrateurs'), 'ruled'),
    pairs(
      draft.list('directors', of.people).map((name, index) => [String(index + 1), name] as const),
      'aligned',
    ),
    heading(say('Annual filings', 'Dépôts annuels'), 'ruled'),
    pairs(
      [
        ['2025', say('Filed', 'Déposé')],
        ['2024', say('Filed', 'Déposé')],
      ],
      'colon',
      2,
    ),
  ])
}

function kbis(draft: Draft) {
  const of = facts(draft)
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold' }), [
    letterhead('plain', {
      issuer: 'Greffe du Tribunal de Commerce de Lyon',
      under: ['44 rue de Bonnel, 69003 Lyon'],
      title: 'Extrait Kbis',
    }),
    heading('EXTRAIT D’IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS', 'centred'),
    pairs([['', `à jour au ${draft.date('document_date', of.written, 'long')}`]], 'aligned'),
    heading('IDENTIFICATION DE LA PERSONNE MORALE', 'ruled'),
    pairs(
      [
        ['Immatriculation au RCS, numéro', `${of.number} R.C.S. Lyon`],
        ['Date d’immatriculation', draft.date('incorporation_date', of.incorporated, 'slashes')],
        ['Dénomination ou raison sociale', of.name],
        ['Forme juridique', draft.put('legal_form', of.form)],
        ['Capital social', '50 000,00 Euros'],
        ['Adresse du siège', draft.put('registered_address', of.office.join(' '))],
        ['Activités principales', draft.put('activity', of.activity)],
        ['Durée de la personne morale', 'Jusqu’au 31/12/2099'],
      ],
      'aligned',
    ),
    heading('GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE', 'ruled'),
    ...draft.list('directors', of.people.slice(0, 1)).map((name) =>
      pairs(
        [
          ['Gérant', ' '],
          ['Nom, prénoms', name],
          ['Nationalité', 'Française'],
        ],
        'aligned',
      ),
    ),
    small('Le Greffier. FIN DE L’EXTRAIT.'),
  ])
}

function modelJ(draft: Draft) {
  const of = facts(draft)
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: 'ROYAUME DU MAROC',
      under: ['Tribunal de Commerce de Casablanca - Registre du commerce'],
      title: 'MODÈLE J',
      subtitle: 'Certificat d’immatriculation',
    }),
    pairs(
      [
        ['N° RC', of.number],
        ['ICE', commonIdentifier(draft)],
        ['Dénomination sociale', of.name],
        ['Forme juridique', draft.put('legal_form', of.form)],
        ['Siège social', draft.put('registered_address', of.office.join(', '))],
        ['Activité', draft.put('activity', of.activity)],
        ['Date d’immatriculation', draft.date('incorporation_date', of.incorporated, 'slashes')],
        ['Gérant', draft.list('directors', of.people.slice(0, 1)).join('')],
        ['Délivré le', draft.date('document_date', of.written, 'slashes')],
      ],
      draft.pick(['aligned', 'boxed', 'colon']),
    ),
    small('Ne figure aucune inscription de redressement ou de liquidation judiciaire.'),
  ])
}
