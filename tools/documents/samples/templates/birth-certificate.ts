import { addDays } from '../../calendar.ts'
import { fullName } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, seal, signatures, small } from '../layout/print.ts'
import type { Template } from '../template.ts'

/** Certificates of a province, copies of an act, and the extracts of France and Morocco. */
export const birthCertificate: Template = {
  docType: 'birth_certificate',
  form: 'page',
  layouts: [
    { name: 'certificate', draw: certificate },
    { name: 'boxes', draw: boxes },
    { name: 'extract', regions: { fr: ['FR', 'MA'] }, draw: extract },
  ],
}

function facts(draft: Draft) {
  const { person } = draft
  const father = draft.someone('M')
  const mother = draft.someone('F')
  const parents = [`${father.firstName} ${person.lastName}`, fullName(mother)]
  return {
    first: draft.put('first_name', `${person.firstName} ${person.middleNames}`),
    last: draft.put('last_name', person.lastName),
    place: draft.put('place_of_birth', person.placeOfBirth),
    parents: draft.list('parent_names', parents),
    registered: addDays(person.dateOfBirth, draft.between(2, 25)),
  }
}

function certificate(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  const style = draft.pick(['long', 'iso', 'capitals'] as const)
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: say('PROVINCE OF MANITOBA', 'DIRECTEUR DE L’ÉTAT CIVIL'),
      under: [say('Vital Statistics', 'Québec')],
      title: say('BIRTH CERTIFICATE', 'CERTIFICAT DE NAISSANCE'),
    }),
    gap(16),
    pairs(
      [
        [say('Surname', 'Nom de famille'), of.last],
        [say('Given names', 'Prénom(s)'), of.first],
        [say('Date of birth', 'Date de naissance'), draft.date('date_of_birth', person.dateOfBirth, style)],
        [say('Sex', 'Sexe'), person.sex],
        [say('Place of birth', 'Lieu de naissance'), of.place],
        [say('Father', 'Nom du père'), of.parents[0] ?? ''],
        [say('Mother', 'Nom de la mère'), of.parents[1] ?? ''],
        [
          say('Registration number', 'Numéro d’inscription'),
          draft.put('registration_number', draft.code('##-##-######')),
        ],
        [say('Registration date', 'Date d’inscription'), draft.printDate(of.registered, style)],
        [say('Issued', 'Délivré le'), draft.printDate(addDays(draft.today, -draft.between(20, 2500)), style)],
      ],
      draft.pick(['aligned', 'above', 'dotted']),
    ),
    seal(say('VITAL STATISTICS', 'ÉTAT CIVIL')),
    gap(24),
    signatures([{ label: say('Director of Vital Statistics', 'Directeur de l’état civil') }]),
    small(say('Alteration voids this certificate.', 'Toute altération annule ce certificat.')),
  ])
}

function boxes(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  const style = draft.pick(['iso', 'long'] as const)
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: say('ServiceOntario', 'Directeur de l’état civil'),
      title: say('CERTIFIED COPY OF BIRTH REGISTRATION', 'COPIE D’ACTE DE NAISSANCE'),
    }),
    form([
      [
        {
          label: say('Registration No.', 'Numéro d’inscription'),
          value: draft.put('registration_number', draft.code('19##-##-######')),
        },
        { label: say('Date of registration', 'Date d’enregistrement'), value: draft.printDate(of.registered, style) },
      ],
      [
        { label: say('1. Last name of child', '1. Nom de famille de l’enfant'), value: of.last },
        { label: say('2. First and middle names', '2. Prénoms de l’enfant'), value: of.first },
      ],
      [
        {
          label: say('3. Date of birth', '3. Date de naissance'),
          value: draft.date('date_of_birth', person.dateOfBirth, style),
        },
        { label: say('4. Sex', '4. Sexe'), value: person.sex, span: 0.4 },
        { label: say('5. Place of birth', '5. Lieu de naissance'), value: of.place },
      ],
      [
        { label: say('6. Name of father', '6. Nom du père'), value: of.parents[0] ?? '' },
        { label: say('7. Name of mother', '7. Nom de la mère'), value: of.parents[1] ?? '' },
      ],
      [
        { label: say('8. Informant', '8. Déclarant'), value: fullName(draft.someone()) },
        { label: say('9. Attendant', '9. Accoucheur'), value: `Dr ${draft.someone().lastName}` },
      ],
    ]),
    signatures([{ label: say('Registrar General', 'Registraire général') }]),
  ])
}

function extract(draft: Draft) {
  const { person } = draft
  const of = facts(draft)
  const isFrench = draft.region === 'FR'
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10 }), [
    letterhead('centred', {
      issuer: isFrench ? 'VILLE DE CLAIRVAUX' : 'ROYAUME DU MAROC',
      under: [isFrench ? 'Service de l’état civil' : 'Province de Rabat - Bureau d’état civil Agdal'],
      title: isFrench ? 'EXTRAIT D’ACTE DE NAISSANCE' : 'EXTRAIT D’ACTE DE NAISSANCE',
    }),
    heading(`Acte n° ${draft.put('registration_number', draft.code('####'))}`),
    isFrench && draft.chance(0.6)
      ? prose(
          `Le ${draft.date('date_of_birth', person.dateOfBirth, 'long')} à ${draft.between(1, 23)} heures est ${person.sex === 'F' ? 'née' : 'né'} à ${of.place} ${of.first} ${of.last}, du sexe ${person.sex === 'F' ? 'féminin' : 'masculin'}, de ${of.parents[0]} et de ${of.parents[1]}.`,
        )
      : pairs(
          [
            ['Nom', of.last],
            ['Prénom(s)', of.first],
            [person.sex === 'F' ? 'Née le' : 'Né le', draft.date('date_of_birth', person.dateOfBirth, 'slashes')],
            ['à', of.place],
            ['Père', of.parents[0] ?? ''],
            ['Mère', of.parents[1] ?? ''],
          ],
          'colon',
        ),
    prose('Mentions marginales : néant.'),
    prose(
      `Pour extrait conforme, délivré le ${draft.printDate(addDays(draft.today, -draft.between(5, 80)), 'slashes')}.`,
    ),
    seal('MAIRIE'),
    gap(16),
    signatures([{ label: 'L’officier de l’état civil' }]),
  ])
}
