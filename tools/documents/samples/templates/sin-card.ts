import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { boxed, heading, prose, small } from '../layout/print.ts'
import { holder, recently } from '../layout/stationery.ts'
import { socialInsuranceNumber } from '../numbers.ts'
import type { Template } from '../template.ts'

/** The confirmation letter of the number and the page of an online account; the card itself is no longer issued. */
export const sinCard: Template = {
  docType: 'sin_card',
  form: 'page',
  layouts: [
    { name: 'letter', draw: letter },
    { name: 'online', draw: online },
  ],
}

function letter(draft: Draft) {
  const { say } = draft
  const number = draft.put('sin', socialInsuranceNumber(draft, draft.pick([' ', '-'])))
  const name = holder(draft)
  return pages(draft, theme(draft), [
    letterhead('government', {
      issuer: 'Service Canada',
      under: [say('Social Insurance Registration Office', 'Bureau de l’immatriculation aux assurances sociales')],
      title: say('Confirmation of Social Insurance Number', 'Confirmation du numéro d’assurance sociale'),
    }),
    addressee(
      [name, ...postalLines(draft.person, draft.region)],
      [[say('Date', 'Date'), draft.printDate(recently(draft, 900), 'long')]],
    ),
    gap(18),
    prose(
      say(
        'This is to confirm the Social Insurance Number (SIN) registered in your name.',
        'La présente confirme le numéro d’assurance sociale (NAS) inscrit à votre nom.',
      ),
    ),
    boxed([
      pairs(
        [
          [say('Name', 'Nom'), name],
          [say('Social Insurance Number', 'Numéro d’assurance sociale'), number],
        ],
        draft.pick(['aligned', 'above']),
      ),
    ]),
    prose(
      say(
        'Your SIN is confidential. Do not carry it with you and share it only when the law requires it.',
        'Votre NAS est confidentiel. Ne le portez pas sur vous et ne le communiquez que si la loi l’exige.',
      ),
    ),
    small(say('This letter is not an identity document.', 'Cette lettre n’est pas une pièce d’identité.')),
  ])
}

function online(draft: Draft) {
  const { say } = draft
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: say('My Service Canada Account', 'Mon dossier Service Canada'),
      title: say('SIN record', 'Registre du NAS'),
    }),
    heading(say('Your Social Insurance Number', 'Votre numéro d’assurance sociale')),
    pairs(
      [
        [say('Full name', 'Nom complet'), draft.put('document_holder_name', fullName(draft.person, 'whole'))],
        ['SIN / NAS', draft.put('sin', socialInsuranceNumber(draft, ' '))],
        [say('Status', 'Statut'), say('Active', 'Actif')],
        [say('Issued', 'Attribué le'), draft.printDate(recently(draft, 5000), 'iso')],
      ],
      draft.pick(['aligned', 'boxed']),
    ),
    small(say('Printed from the online account.', 'Imprimé à partir du dossier en ligne.')),
  ])
}
