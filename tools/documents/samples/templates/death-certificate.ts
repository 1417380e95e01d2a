import { addDays } from '../../calendar.ts'
import { fullName } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { prose, seal, signatures, small } from '../layout/print.ts'
import type { Template } from '../template.ts'

/** Certificates of a province, a funeral director’s proof, and acts of France and Morocco. */
export const deathCertificate: Template = {
  docType: 'death_certificate',
  form: 'page',
  layouts: [
    { name: 'certificate', draw: certificate },
    { name: 'boxes', draw: boxes },
    { name: 'acte', regions: { fr: ['FR', 'MA'] }, draw: act },
  ],
}

function facts(draft: Draft) {
  return {
    name: draft.put('document_holder_name', fullName(draft.person, draft.pick(['none', 'whole']))),
    died: addDays(draft.today, -draft.between(30, 900)),
    place: draft.put('place_of_death', draft.someone().city),
  }
}

function certificate(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const style = draft.pick(['long', 'iso'] as const)
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: say('PROVINCE OF NOVA SCOTIA', 'DIRECTEUR DE L’ÉTAT CIVIL'),
      under: [say('Vital Statistics', 'Québec')],
      title: say('DEATH CERTIFICATE', 'CERTIFICAT DE DÉCÈS'),
    }),
    gap(10),
    pairs(
      [
        [say('Name of deceased', 'Nom du défunt ou de la défunte'), of.name],
        [say('Date of death', 'Date du décès'), draft.date('date_of_death', of.died, style)],
        [say('Place of death', 'Lieu du décès'), of.place],
        [say('Sex', 'Sexe'), draft.person.sex],
        [say('Age', 'Âge'), String(draft.between(48, 96))],
        [
          say('Registration number', 'Numéro d’inscription'),
          draft.put('registration_number', draft.code('##-##-######')),
        ],
        [say('Date of registration', 'Date d’inscription'), draft.printDate(addDays(of.died, 6), style)],
      ],
      draft.pick(['aligned', 'above', 'dotted']),
    ),
    seal(say('VITAL STATISTICS', 'ÉTAT CIVIL')),
    gap(20),
    signatures([{ label: say('Registrar', 'Directeur de l’état civil') }]),
    small(say('Certified extract from the registration of death.', 'Extrait conforme au registre de l’état civil.')),
  ])
}

function boxes(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  return pages(draft, theme(draft), [
    letterhead('logo', {
      issuer: say('Evergreen Funeral Home', 'Maison funéraire Le Repos'),
      title: say('FUNERAL DIRECTOR’S STATEMENT OF DEATH', 'ATTESTATION DE DÉCÈS'),
    }),
    form([
      [
        { label: say('Full name of deceased', 'Nom et prénom du défunt'), value: of.name, span: 2 },
        { label: say('File No.', 'No de dossier'), value: draft.put('registration_number', draft.code('##-####')) },
      ],
      [
        { label: say('Date of birth', 'Date de naissance'), value: draft.printDate(draft.person.dateOfBirth, 'iso') },
        {
          label: say('Date of death', 'Date de décès'),
          value: draft.date('date_of_death', of.died, draft.pick(['iso', 'long'])),
        },
        { label: say('Place of death', 'Endroit du décès'), value: of.place },
      ],
      [
        { label: say('Informant', 'Déclarant'), value: fullName(draft.someone()) },
        { label: say('Disposition', 'Disposition'), value: say('Cremation', 'Crémation') },
      ],
    ]),
    prose(
      say(
        'We certify that the above is taken from our records.',
        'Nous certifions que ce qui précède est tiré de nos registres.',
      ),
    ),
    signatures([{ label: say('Licensed funeral director', 'Directeur de funérailles') }]),
  ])
}

function act(draft: Draft) {
  const of = facts(draft)
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10 }), [
    letterhead('centred', {
      issuer: draft.region === 'FR' ? 'COMMUNE DE SAINT-AUBIN' : 'ROYAUME DU MAROC - ÉTAT CIVIL',
      title: draft.region === 'FR' ? 'ACTE DE DÉCÈS' : 'EXTRAIT D’ACTE DE DÉCÈS',
      subtitle: `n° ${draft.put('registration_number', draft.code('###'))}`,
    }),
    draft.region === 'FR'
      ? prose(
          `Le ${draft.date('date_of_death', of.died, 'long')} à neuf heures est décédé(e) à ${of.place} : ${of.name}, né(e) le ${draft.printDate(draft.person.dateOfBirth, 'long')}, domicilié(e) à ${draft.person.city}.`,
        )
      : pairs(
          [
            ['Nom et prénom du défunt', of.name],
            ['Décédé(e) le', draft.date('date_of_death', of.died, 'slashes')],
            ['à', of.place],
          ],
          'colon',
        ),
    prose('Pour copie conforme.'),
    signatures([{ label: 'L’officier de l’état civil' }]),
  ])
}
