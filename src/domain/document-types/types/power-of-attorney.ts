import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Powers of attorney for property and for business, procurations and mandats. */
export const powerOfAttorney: DocumentType = {
  id: 'power_of_attorney',
  ...namesOf('power of attorney', 'procuration', 'f'),
  ...plainDocument,
  maxAgeDays: 1095,
  steps: ['entity_authority'],
  keyFields: ['document_holder_name', 'signatories', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Grantor | Principal | Mandator | Donor | Name of grantor | Grantor’s name',
      'Mandant | Mandante | Le mandant | La mandante | Nom du mandant | Constituant',
    ),
    field('signatories', 'Attorney for property | Mandatary', 'Le mandataire | La mandataire | Procureur'),
    field('document_date', 'Executed on', 'Signé le'),
  ],
  phrases: [
    'je, {document_holder_name}, [domicilié|domiciliée|demeurant|résidant|né|née|soussigné|soussignée|donne|nomme|désigne]',
    '[nomme|désigne|constitue] {signatories} [mon|ma|comme|pour|à titre|mandataire]',
    'I, {document_holder_name}, [of|residing|the|hereby|do|as|being|revoke|appoint|born|currently]',
    'made by {document_holder_name}, ',
    'appoint [my|our] [spouse|son|daughter|brother|sister|friend|lawyer], {signatories} [of|to|as|residing|my|with|jointly]',
    'appoint {signatories} [of|to|as|residing|my|with|jointly|to be|resident]',
    'je [soussigné|soussignée] {document_holder_name}, [né|née|demeurant|domicilié|domiciliée|résidant|donne|de|titulaire|donnons|agissant]',
    '[soussigné|soussignée] [monsieur|madame|m|mme] {document_holder_name}, [né|née|demeurant|domicilié|domiciliée|résidant|donne|titulaire|agissant]',
    '[donne|donner|donnons|confère] [par la présente|par les présentes|tous|] * [procuration|pouvoir|pouvoirs|mandat] à [monsieur|madame|m|mme] {signatories} [né|née|demeurant|domicilié|domiciliée|résidant|pour|afin|à|de|titulaire|et]',
    '[procuration|pouvoir|pouvoirs|mandat] [générale|spéciale|général|spécial|] à {signatories} [né|née|demeurant|domicilié|domiciliée|résidant|pour|afin|à|de|titulaire|aux]',
    '[nomme|désigne|constitue|mandate] [pour mandataire|comme mandataire|pour mon mandataire|mandataire|] {signatories} [né|née|demeurant|domicilié|domiciliée|résidant|pour|afin|à|de|comme|aux]',
    '[signed|dated|executed|made] * this {document_date}',
    '[signed|dated|executed|made] * on {document_date}',
  ],
  printedTitles: printedTitles(
    'Power of attorney | General power of attorney | Continuing power of attorney for property | Enduring power of attorney | Special power of attorney | Durable power of attorney | Limited power of attorney | Mandate | Continuing power of attorney',
    'Procuration | Procuration générale | Procuration spéciale | Mandat | Mandat de protection | Pouvoir | Pouvoir spécial | Procuration bancaire | Mandat général | Procuration sous seing privé | Procuration notariée',
  ),
  cues: [
    ...cues(7, 'power of attorney', 'procuration | mandat de protection'),
    ...cues(
      4,
      'attorney | grantor | mandator | attorney-in-fact',
      'mandataire | mandant | donne pouvoir | aux fins de',
    ),
    ...cues(3, 'appoint | on my behalf | in my name', 'en mon nom | pour mon compte | pouvoirs'),
  ],
  countercues: [
    ...cues(
      6,
      'last will and testament | executor | resolved that | settlor',
      'testament | légataire | il est résolu | fiducie',
    ),
    ...cues(5, 'employment | gift', 'lettre d’emploi | assemblée générale'),
  ],
}
