import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Proof of where money came from: deeds of sale, gift letters and deeds, estate statements, winnings. */
export const sourceOfFundsProof: DocumentType = {
  id: 'source_of_funds_proof',
  ...namesOf('proof of source of funds', 'justificatif d’origine des fonds', 'm'),
  ...plainDocument,
  maxAgeDays: 365,
  steps: ['source_of_funds', 'source_of_wealth'],
  keyFields: ['document_holder_name', 'document_date', 'amount', 'origin'],
  fields: [
    field(
      'document_holder_name',
      'Recipient | Donee | Beneficiary | Gift recipient | Name of recipient | Heir | Seller | Vendor | Payee | Client',
      'Bénéficiaire | Donataire | Héritier | Héritière | Nom du bénéficiaire | Vendeur | Client | Légataire | Le vendeur | Ayant droit',
    ),
    field('document_date', 'Date of deed | Closing date', 'Date de l’acte | Date de la vente'),
    field('amount'),
    field('origin'),
    field('issuer_name', 'Notary | Law firm', 'Notaire | Étude notariale | Office notarial'),
    field('counterparty_name'),
  ],
  phrases: [
    'net proceeds [payable|due|] [to the|to] [vendor|seller] {amount} ',
    'produit net [payable|revenant|] [au|à la] [vendeur|vendeuse] {amount} ',
    '[given|giving|gifted|give] {amount} to {document_holder_name} , ',
    '[given|giving|gifted|give] {amount} to {document_holder_name} ',
    '[donné|remis|versé|donne] [la somme de|] {amount} à {document_holder_name} ',
    'that {document_holder_name} is [a|the|an] [beneficiary|heir]',
    'que {document_holder_name} est [un|une|l’|] [bénéficiaire|héritier|héritière|légataire]',
    'I, {counterparty_name}, [hereby|of|am|confirm|the|certify|declare] * [gift|gifted|given|giving|donate|donor] * {amount} to [my|our] * {document_holder_name} ',
    'I, {counterparty_name}, [hereby|am|confirm|certify|declare] * [gift|gifted|given|giving|donate|donated] {amount} to {document_holder_name} , ',
    'I, {counterparty_name}, [hereby|confirm|certify|declare] that I [have|am|will]',
    'je, {counterparty_name}, [soussigné|soussignée|confirme|certifie|déclare|atteste] [avoir|que|par|donner]',
    '[gift|sum|amount] of {amount} to [my|our] [son|daughter|nephew|niece|grandson|granddaughter|brother|sister|child|spouse|grandchild], {document_holder_name} ',
    '[gift|sum|amount] of {amount} to {document_holder_name} [as|for|to|on|is|from]',
    '[gift|sum|amount|price|proceeds|consideration] of {amount} ',
    'between {counterparty_name} [vendor|the vendor|seller|donor|the seller|the donor|hereinafter] * and {document_holder_name} [purchaser|the purchaser|buyer|donee|the donee|hereinafter]',
    '[soussigné|soussignée|soussigné(e)] {counterparty_name} [déclare|certifie|demeurant|atteste|né|née]',
    '[don|donne|donner|donné|donation|somme] * de {amount} à [mon|ma|notre] [fils|fille|neveu|nièce|frère|sœur|enfant|conjoint|conjointe|petit-fils|petite-fille], {document_holder_name} ',
    '[donation|don|somme|prix|montant] de {amount} à {document_holder_name} , ',
    '[donation|don|somme|prix|montant] de {amount} à {document_holder_name} [à|pour|en|le|est|sous]',
    '[donation|don|somme|prix|montant] [principal|de|principal de] {amount} ',
  ],
  printedTitles: printedTitles(
    'Gift letter | Deed of sale | Estate statement | Deed of gift | Statement of adjustments | Statement of distribution | Source of funds letter | Bill of sale | Source of funds declaration | Proof of source of funds | Confirmation of inheritance | Statement of estate distribution',
    'Lettre de don | Acte de vente | Acte de donation | Déclaration de succession | Attestation de don | Attestation de vente | Déclaration de don manuel | Relevé de succession | Justificatif d’origine des fonds | Contrat de vente | Attestation d’origine des fonds | État de succession | Attestation notariée de vente | Attestation de propriété | Déclaration d’origine des fonds',
  ),
  cues: [
    ...cues(
      6,
      'beneficiary of the estate | amount distributed | share of the estate',
      'part de succession | part de la succession | montant distribué',
    ),
    ...cues(7, 'statement of distribution | net distribution', 'relevé de distribution | état de distribution'),
    ...cues(
      6,
      'gift letter | deed of sale | deed of gift | source of funds',
      'lettre de don | acte de vente | acte de donation | origine des fonds',
    ),
    ...cues(
      5,
      'estate statement | net proceeds | no repayment',
      'déclaration de succession | don manuel | donataire | donateur | aucun remboursement',
    ),
    ...cues(
      3,
      'donor | vendor | purchaser | purchase price | inheritance | gift',
      'acquéreur | vendeur | prix de vente | notaire | héritage | donation | don',
    ),
    ...cues(2, 'notary | proceeds', 'acte authentique | somme de | part successorale'),
  ],
  countercues: [
    ...cues(
      6,
      'donation receipt | registered charity | i appoint | landlord | probate | borrower',
      'organisme de bienfaisance | bailleur | hérédité | je nomme',
    ),
    ...cues(
      4,
      'politically exposed | trustee | market value',
      'constituant | fiduciaire | associés | liquidateur de ma succession',
    ),
  ],
}
