import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** The letter by which Service Canada confirms a social insurance number (since 2014), and the plastic card before it. */
export const sinCard: DocumentType = {
  id: 'sin_card',
  ...namesOf('SIN confirmation', 'confirmation de NAS', 'f'),
  ...plainDocument,
  steps: ['tax_form'],
  legibleFieldsMin: 1,
  keyFields: ['document_holder_name', 'sin'],
  fields: [
    field('document_holder_name', 'Issued to | Cardholder', 'Attribué à | Délivré à'),
    field('sin', 'SIN / NAS | Your Social Insurance Number is', 'Votre numéro d’assurance sociale est'),
  ],
  phrases: [
    'your social insurance number [is|sin is] {sin}',
    'votre numéro d’assurance sociale [est|nas est] {sin}',
    'social insurance number {sin} has been [assigned|issued] to {document_holder_name}',
    'numéro d’assurance sociale {sin} a été [attribué|assigné] à {document_holder_name}',
    'confirm that {document_holder_name} has been * social insurance number',
  ],
  printedTitles: printedTitles(
    'Confirmation of social insurance number | Social insurance number | Social insurance number confirmation | Confirmation of SIN | Social insurance number (SIN) confirmation letter',
    'Confirmation du numéro d’assurance sociale | Numéro d’assurance sociale | Confirmation de numéro d’assurance sociale | Confirmation du NAS | Lettre de confirmation du numéro d’assurance sociale',
  ),
  cues: [
    ...cues(5, 'confirmation of social insurance number | your social insurance number | social insurance registry'),
    ...cues(5, '', 'votre numéro d’assurance sociale | confirmation du numéro d’assurance sociale'),
    ...cues(3, 'social insurance number | service canada', 'numéro d’assurance sociale | registre d’assurance sociale'),
    ...cues(2, 'protect your sin | sin', 'protégez votre nas | nas'),
  ],
  countercues: [
    ...cues(5, 'employment income | t4 | total income | gross pay | assessment | old age security | pension plan'),
    ...cues(5, '', 'revenus d’emploi | rl-1 | revenu total | salaire brut | cotisation | sécurité de la vieillesse'),
    ...cues(
      5,
      'credit report | self-certification | tax residence',
      'dossier de crédit | résidence fiscale | déclaration',
    ),
    ...cues(
      4,
      'employment insurance | canada child benefit | benefit payment',
      'assurance-emploi | allocation canadienne',
    ),
  ],
}
