import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, seal, signatures, small } from '../layout/print.ts'
import { holder, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Certificates of the authority of a place, and letters in which somebody attests who lives with them. */
export const residenceCertificate: Template = {
  docType: 'residence_certificate',
  form: 'page',
  layouts: [
    { name: 'authority', regions: { en: ['CA'], fr: ['MA'] }, draw: authority },
    { name: 'municipal', draw: municipal },
    { name: 'hebergement', regions: { fr: ['FR', 'MA'] }, draw: hosting },
  ],
}

function authority(draft: Draft) {
  const { say, person } = draft
  const issuer = draft.put(
    'issuer_name',
    say('District Registry of Salmon Bend', 'Préfecture des arrondissements de Casablanca-Anfa'),
  )
  const written = recently(draft)
  const address = draft.put('address', postalLines(person, draft.region).join(', ').replace(/\s+/g, ' '))
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: say('GOVERNMENT OF UTOPIA', 'ROYAUME DU MAROC'),
      under: [issuer],
      title: say('CERTIFICATE OF RESIDENCE', 'CERTIFICAT DE RÉSIDENCE'),
      subtitle: `N° ${draft.code('####/26')}`,
    }),
    gap(16),
    prose(say('The undersigned registrar certifies that:', 'Le chef de l’arrondissement soussigné certifie que :')),
    pairs(
      [
        [say('Name', 'Nom et prénom'), holder(draft)],
        [say('Identity card No.', 'Titulaire de la CIN n°'), draft.put('id_number', draft.code('@@######'))],
        [say('Born on', person.sex === 'F' ? 'Née le' : 'Né le'), draft.printDate(person.dateOfBirth, 'slashes')],
        [say('Resides at', 'Demeurant à'), address],
      ],
      draft.pick(['aligned', 'colon']),
    ),
    prose(
      say(
        'This certificate is issued to be used as the law allows.',
        'Le présent certificat est délivré à l’intéressé(e) pour servir et valoir ce que de droit.',
      ),
    ),
    prose(
      say(
        `Issued on ${draft.date('document_date', written, 'long')}`,
        `Fait à Casablanca, le ${draft.date('document_date', written, 'slashes')}`,
      ),
    ),
    seal(say('REGISTRY', 'PRÉFECTURE')),
    gap(20),
    signatures([{ label: say('Registrar', 'Le Caïd') }]),
    small(say('Valid three months.', 'Validité : trois mois. Timbre : 20,00 DH.')),
  ])
}

function municipal(draft: Draft) {
  const { say, person } = draft
  const issuer = draft.put('issuer_name', say('Town of Pine Harbour', 'Ville de Mont-Boisé'))
  const written = recently(draft)
  const lines = postalLines(person, draft.region)
  const name = holder(draft)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['logo', 'plain', 'band']), {
      issuer,
      under: [say('Office of the Town Clerk', 'Service du greffe')],
      title: say('Proof of residency', 'Attestation de résidence'),
    }),
    gap(14),
    heading(say('Confirmation of residence', 'Attestation de domicile'), 'centred'),
    pairs(
      [
        [say('Resident', 'Résident'), name],
        [say('Civic address', 'Adresse'), draft.address('address', lines)[0] ?? ''],
        [say('City, province', 'Ville, code postal'), lines[1]],
      ],
      'aligned',
    ),
    prose(
      say(
        'According to our records, the person named above has resided at this address for more than six months.',
        'Selon nos registres, la personne nommée ci-dessus réside à cette adresse depuis plus de six mois.',
      ),
    ),
    pairs(
      [
        [say('Date issued', 'Date de délivrance'), draft.date('document_date', written, draft.pick(['long', 'iso']))],
        [say('Fee paid', 'Droits payés'), draft.printMoney(1_500)],
      ],
      'colon',
    ),
    signatures([{ label: say('Town Clerk', 'Greffière') }]),
  ])
}

function hosting(draft: Draft) {
  const { person } = draft
  const host = draft.someone()
  const written = recently(draft)
  const name = holder(draft)
  const address = draft.put('address', postalLines(person, draft.region).join(', '))
  return pages(draft, theme(draft, { size: 10.5 }), [
    heading('ATTESTATION D’HÉBERGEMENT', 'centred'),
    gap(10),
    prose(
      `Je soussigné(e) ${fullName(host)}, né(e) le ${draft.printDate(host.dateOfBirth, 'slashes')}, déclare sur l’honneur héberger à mon domicile ${person.sex === 'F' ? 'Madame' : 'Monsieur'} ${name}.`,
    ),
    pairs([['Adresse du domicile', address]], 'colon'),
    prose(
      'Cette attestation est établie pour servir et valoir ce que de droit. Je sais qu’une fausse attestation m’exposerait à des sanctions pénales.',
    ),
    prose(`Fait à ${person.city}, le ${draft.date('document_date', written, 'long')}`),
    signatures([{ label: 'Signature de l’hébergeant' }]),
  ])
}
