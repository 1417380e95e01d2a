import { addDays, addYears } from '../../calendar.ts'
import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { boxesRow, heading, prose, signatures, small } from '../layout/print.ts'
import { cents, holder } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Standard forms of lease, leases written as prose, and those of France and Morocco. */
export const lease: Template = {
  docType: 'lease',
  form: 'page',
  layouts: [
    { name: 'form', draw: standardForm },
    { name: 'prose', draw: agreement },
    { name: 'contrat', regions: { fr: ['FR', 'MA'] }, draw: contract },
  ],
}

function facts(draft: Draft) {
  const start = `${draft.pick(['2025-07', '2025-09', '2026-01', '2026-05'])}-01`
  return {
    start,
    end: addDays(addYears(start, 1), -1),
    rent: cents(draft, 850, 2600),
    landlord: draft.put('landlord_name', fullName(draft.someone())),
    signed: addDays(start, -draft.between(12, 60)),
  }
}

function standardForm(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const style = draft.pick(['long', 'iso'] as const)
  const [street = '', town = ''] = draft.address('address', postalLines(draft.person, draft.region))
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: say('Residential Tenancy Agreement', 'Bail de logement'),
      title: say('Standard Form of Lease', 'Formulaire obligatoire'),
      subtitle: say('Mandatory form', 'Tribunal administratif du logement'),
    }),
    heading(say('1. Parties to the agreement', 'A. Entre les parties'), 'band'),
    form([
      [
        { label: say('Landlord’s legal name', 'Locateur - Nom'), value: of.landlord },
        { label: say('Tenant - last name, first name', 'Locataire - Nom'), value: holder(draft) },
      ],
      [
        { label: say('Telephone', 'Téléphone'), value: '' },
        { label: say('Email', 'Courriel'), value: '' },
      ],
    ]),
    heading(say('2. Rental unit', 'B. Description et destination du logement loué'), 'band'),
    form([
      [{ label: say('Street address', 'Adresse'), value: street }],
      [{ label: say('City, province, postal code', 'Municipalité, code postal'), value: town }],
    ]),
    boxesRow(
      [
        { label: say('Condominium', 'Copropriété'), on: false },
        { label: say('Parking', 'Stationnement'), on: true },
      ],
      say('The unit is or has', 'Le logement comprend'),
    ),
    heading(say('4. Term of the tenancy', 'C. Durée du bail'), 'band'),
    pairs(
      [
        [say('This tenancy starts on', 'Le bail commence le'), draft.date('lease_start', of.start, style)],
        [say('and ends on', 'et se termine le'), draft.date('lease_end', of.end, style)],
      ],
      'aligned',
    ),
    heading(say('5. Rent', 'D. Loyer'), 'band'),
    pairs(
      [
        [say('Rent is to be paid on the first day of each month', 'Le loyer est payable le 1er jour du mois'), ' '],
        [say('Base rent', 'Le loyer est de'), draft.money('monthly_rent', of.rent)],
        [say('Rent deposit', 'Dépôt'), draft.printMoney(0)],
      ],
      'ends',
    ),
    signatures([
      { label: say('Landlord', 'Signature du locateur') },
      { label: say('Tenant', 'Signature du locataire') },
    ]),
    pairs([[say('Date signed', 'Date de signature'), draft.date('document_date', of.signed, style)]], 'colon'),
    small(
      say(
        'Tenants keep a copy of this agreement.',
        'Le locateur remet un exemplaire du bail au locataire dans les 10 jours.',
      ),
    ),
  ])
}

function agreement(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const name = holder(draft)
  const address = draft.put('address', postalLines(draft.person, draft.region).join(', ').replace(/\s+/g, ' '))
  const style = { justified: draft.chance(0.6) }
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold' }), [
    heading(say('RESIDENTIAL LEASE', 'BAIL RÉSIDENTIEL'), 'centred'),
    prose(
      say(
        `THIS LEASE is made on ${draft.date('document_date', of.signed, 'long')} between ${of.landlord} (the "Landlord") and ${name} (the "Tenant").`,
        `LE PRÉSENT BAIL est conclu le ${draft.date('document_date', of.signed, 'long')} entre ${of.landlord} (le « Locateur ») et ${name} (le « Locataire »).`,
      ),
      style,
    ),
    prose(
      say(
        `1. Premises. The Landlord rents to the Tenant the dwelling at ${address}, to be used as a private residence only.`,
        `1. Lieux. Le Locateur loue au Locataire le logement situé au ${address}, à des fins d’habitation seulement.`,
      ),
      style,
    ),
    prose(
      say(
        `2. Term. The term begins on ${draft.date('lease_start', of.start, 'long')} and ends on ${draft.date('lease_end', of.end, 'long')}.`,
        `2. Durée. Le bail commence le ${draft.date('lease_start', of.start, 'long')} et prend fin le ${draft.date('lease_end', of.end, 'long')}.`,
      ),
      style,
    ),
    prose(
      say(
        `3. Rent. The Tenant shall pay ${draft.money('monthly_rent', of.rent)} per month in advance on the first day of each month.`,
        `3. Loyer. Le Locataire paie un loyer de ${draft.money('monthly_rent', of.rent)} par mois, d’avance, le premier jour de chaque mois.`,
      ),
      style,
    ),
    prose(
      say(
        '4. Utilities. Water is included; heat and electricity are paid by the Tenant. 5. Pets are not allowed without written consent. 6. The Tenant shall keep the premises clean and in good order.',
        '4. Services. L’eau est comprise; le chauffage et l’électricité sont à la charge du Locataire. 5. Aucun animal sans consentement écrit. 6. Le Locataire garde les lieux propres et en bon état.',
      ),
      style,
    ),
    gap(10),
    signatures([{ label: say('Landlord', 'Locateur') }, { label: say('Tenant', 'Locataire') }]),
  ])
}

function contract(draft: Draft) {
  const of = facts(draft)
  const name = holder(draft)
  const address = draft.put('address', postalLines(draft.person, draft.region).join(', '))
  return pages(draft, theme(draft), [
    heading(draft.region === 'FR' ? 'CONTRAT DE LOCATION - LOGEMENT VIDE' : 'CONTRAT DE BAIL D’HABITATION', 'centred'),
    pairs(
      [
        ['Le bailleur', of.landlord],
        ['Le locataire', name],
        ['Adresse du logement', address],
        ['Surface habitable', '54 m²'],
      ],
      'aligned',
    ),
    heading('Durée', 'ruled'),
    pairs(
      [
        ['Date de prise d’effet', draft.date('lease_start', of.start, 'slashes')],
        ['Date de fin', draft.date('lease_end', of.end, 'slashes')],
      ],
      'colon',
    ),
    heading('Conditions financières', 'ruled'),
    pairs(
      [
        ['Loyer mensuel', draft.money('monthly_rent', of.rent)],
        ['Provision pour charges', draft.printMoney(6_500)],
        ['Dépôt de garantie', draft.printMoney(of.rent + 100)],
      ],
      'ends',
    ),
    prose(
      'Le locataire est tenu de payer le loyer et les charges aux termes convenus et d’user paisiblement des locaux loués.',
    ),
    prose(`Fait le ${draft.date('document_date', of.signed, 'long')} en deux originaux.`),
    signatures([{ label: 'Le bailleur' }, { label: 'Le locataire, lu et approuvé' }]),
  ])
}
