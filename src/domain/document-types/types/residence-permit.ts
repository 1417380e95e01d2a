import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles, onCard } from '../fields/field.ts'
import { photoCard } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/**
 * EU residence permits (Regulation 1030/2002) with the French labels, the Moroccan carte d’immatriculation, and the study
 * and work permits of Canada (IMM 1442).
 */
export const residencePermit: DocumentType = {
  id: 'residence_permit',
  ...namesOf('residence permit', 'titre de séjour', 'm'),
  ...photoCard,
  twoSided: true,
  carriesMrz: true,
  steps: ['photo_id', 'secondary_id'],
  keyFields: ['last_name', 'first_name', 'id_number', 'date_of_birth', 'id_expiry'],
  fields: onCard(
    field('last_name', 'Name | Surname, Forenames', 'Nom, prénom | Nom, prénoms'),
    field('first_name'),
    field(
      'id_number',
      'Permit No. | Permit number | Residence permit No. | UCI | Client ID',
      'N° étranger | N° de titre | N° du titre | N° de permis | Numéro de titre | Numéro étranger | N° d’immatriculation | N° de la carte d’immatriculation | Numéro de permis | IUC',
      { grammar: /^(?=.*\d)[A-Z0-9-]{6,14}$/ },
    ),
    field('date_of_birth'),
    field('id_expiry', 'Card expiry'),
    field('citizenship', 'Citizen of | Country of nationality'),
    field('permit_category'),
  ),
  printedTitles: printedTitles(
    'Residence permit | Study permit | Work permit | Temporary resident permit | Registration card',
    'Titre de séjour | Carte de séjour | Carte de résident | Carte d’immatriculation | Permis d’études | Permis de travail | Carte de séjour temporaire | Permis de séjour | Carte de séjour pluriannuelle',
  ),
  cues: [
    ...cues(6, 'residence permit | study permit | work permit | temporary resident permit'),
    ...cues(6, '', 'titre de séjour | carte de séjour | permis d’études | permis de travail | carte d’immatriculation'),
    ...cues(4, 'permit no | type of permit | aufenthaltstitel', 'n° étranger | carte de résident | permis de séjour'),
    ...cues(
      2,
      'conditions | remarks',
      'remarques | motif du séjour | catégorie du titre | autorise son titulaire à travailler',
    ),
  ],
  countercues: [
    ...cues(5, 'permanent resident card', 'carte de résident permanent | certificat de résidence | attestation'),
    ...cues(4, 'nexus | passport no', 'n° de passeport'),
  ],
}
