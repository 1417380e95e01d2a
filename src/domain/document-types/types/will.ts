import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Wills: notarial, before witnesses, holograph. */
export const will: DocumentType = {
  id: 'will',
  ...namesOf('will', 'testament', 'm'),
  ...plainDocument,
  steps: ['estate_authority'],
  keyFields: ['document_holder_name', 'executors', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Testator | Testatrix | Will of | Name of testator',
      'Testateur | Testatrice | Nom du testateur',
    ),
    field('executors'),
    field('document_date', 'Date of will', 'Date du testament'),
  ],
  phrases: [
    'on {document_date}, before [me|us]',
    'le {document_date}, [devant|par-devant|pardevant] [moi|nous|maître|me]',
    'appeared {document_holder_name}, ',
    'je, {document_holder_name}, [de|né|née|demeurant|domicilié|domiciliée|résidant|déclare|soussigné|soussignée]',
    '[name|appoint|nominate] {executors} as [executor|executors|executrix|liquidator|liquidators|estate trustee|estate trustees]',
    'last will and testament of [me] {document_holder_name}, [of|presently|residing|the|made]',
    'I, {document_holder_name}, [of|presently|residing|the|being|hereby|declare|currently|a|revoke|make]',
    'appoint [my] [spouse|wife|husband|son|daughter|brother|sister|friend|partner|nephew|niece], {executors} [of|to|as|to be|the|sole|executor|and|jointly]',
    'appoint {executors} [of|to be|as|to act|the sole|sole|executor|jointly]',
    '[executor|executrix|liquidator|executors] [of my will|of this will|of my estate] [is|shall be] {executors} ',
    'je [soussigné|soussignée] {document_holder_name}, [né|née|demeurant|domicilié|domiciliée|résidant|sain|saine|déclare|de]',
    'testament de [monsieur|madame|m|mme] {document_holder_name}, ',
    'a comparu [monsieur|madame|m|mme|] {document_holder_name}, ',
    '[nomme|désigne|institue] [comme liquidateur|liquidateur|comme exécuteur testamentaire|comme liquidatrice|liquidatrice|pour liquidateur|exécuteur testamentaire|] [de ma succession|] [mon|ma] [conjoint|conjointe|épouse|époux|fils|fille|frère|sœur|ami|amie|neveu|nièce], {executors} [né|née|demeurant|domicilié|comme|à titre|liquidateur|liquidatrice|de|pour|exécuteur|en qualité]',
    '[nomme|désigne|institue] {executors} [né|née|demeurant|domicilié|domiciliée|comme|à titre|liquidateur|liquidatrice|de ma|pour|exécuteur|en qualité|aux fonctions]',
    '[nomme|désigne|institue] [comme|pour|à titre de|en qualité de] [liquidateur|liquidatrice|exécuteur testamentaire|exécutrice testamentaire|liquidateur de ma succession|liquidatrice de ma succession|liquidateur successoral] {executors} ',
    '[signed|dated|executed|made|hand] * this {document_date}',
    '[signed|dated|executed|made] * on {document_date}',
  ],
  printedTitles: printedTitles(
    'Last will and testament | Will | Last will | The last will and testament | Notarial will | Holograph will | This is the last will and testament',
    'Testament | Testament notarié | Dernières volontés | Testament olographe | Testament devant témoins | Ceci est mon testament | Dernières volontés et testament | Testament authentique',
  ),
  cues: [
    ...cues(
      7,
      'last will and testament | this is my last will',
      'testament | ceci est mon testament | testament notarié',
    ),
    ...cues(
      4,
      'i appoint | residue of my estate | i revoke all | testator | executor',
      'je lègue | je révoque | liquidateur | légataire | exécuteur testamentaire | testateur',
    ),
    ...cues(3, 'bequeath | my estate | sound mind', 'mes biens | ma succession | sain d’esprit | legs'),
  ],
  countercues: [
    ...cues(
      7,
      'certificate of appointment | letters probate | power of attorney | superior court',
      'homologation | déclaration d’hérédité | acte de notoriété | jugement | recherche testamentaire | procuration',
    ),
    ...cues(5, 'settlor | letters of administration | grant of probate', 'constituant | hérédité'),
  ],
}
