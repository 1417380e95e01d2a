import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, pairs } from '../layout/data.ts'
import { beside, gap, pages, rule } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { boxed, heading, lineList, prose, signatures, small, words } from '../layout/print.ts'
import { anyHead, holder, issuerOf } from '../layout/stationery.ts'
import { frenchAccount, inFours, moroccanAccount } from '../numbers.ts'
import type { Template } from '../template.ts'

/** A cheque struck through, a direct deposit form, and the account details of France and Morocco. */
export const voidCheque: Template = {
  docType: 'void_cheque',
  form: 'page',
  layouts: [
    { name: 'cheque', draw: cheque },
    { name: 'deposit-form', draw: depositForm },
    { name: 'rib', regions: { fr: ['FR'] }, draw: rib },
    { name: 'rib-ma', regions: { fr: ['MA'] }, draw: moroccanRib },
  ],
}

function facts(draft: Draft, form: (account: string) => string = (account) => account) {
  const account = (pattern: string) => form(draft.code(pattern))
  return {
    institution: draft.put('institution_number', draft.pick(['001', '003', '004', '006', '010', '815', '828'])),
    transit: draft.put('transit_number', draft.code('#####')),
    account: draft.put('account_number', account(draft.pick(['#######', '#######-#', '###-###-#', '############']))),
  }
}

/** The three numbers stand in the line at the foot, transit and institution between their own signs. */
function cheque(draft: Draft) {
  const { say } = draft
  const { issuer, look } = issuerOf(draft, 'bank')
  const name = holder(draft)
  // The line at the foot has digits only.
  const of = facts(draft, (account) => account.replaceAll('-', ''))
  return pages(draft, look, [
    gap(60),
    boxed([
      beside(
        [lineList([name, ...postalLines(draft.person, draft.region)], 0.95)],
        [
          words(draft.code('No. ###'), { align: 'right', bold: true }),
          words(`Date  ${'2 0 _ _ - _ _ - _ _'}`, { align: 'right', scale: 0.9 }),
        ],
      ),
      gap(12),
      words(
        say(
          'PAY TO THE ORDER OF ______________________________________  $ ____________',
          'PAYEZ À L’ORDRE DE ______________________________________  ____________ $',
        ),
      ),
      words('_______________________________________________________________ /100 DOLLARS'),
      gap(8),
      words(say('V O I D', 'N U L'), { align: 'middle', bold: true, scale: 3.2, color: '#444' }),
      beside(
        [
          words(issuer, { bold: true }),
          words(say('1200 Main Street, Branch 4', '1200, rue Principale, succursale 4'), { scale: 0.8 }),
        ],
        [words(`${say('Memo', 'Pour')} ____________     ____________________`, { align: 'right' })],
      ),
      gap(8),
      words(`"${draft.code('###')}"   :${of.transit}-${of.institution}:   ${of.account}`, {
        scale: 1.2,
      }),
    ]),
    gap(12),
    small(say('Void cheque for direct deposit', 'Spécimen de chèque pour dépôt direct')),
  ])
}

function depositForm(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'bank')
  const of = facts(draft)
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say('Direct deposit information', 'Formulaire de dépôt direct'),
    }),
    prose(
      say(
        'Give this form to your employer or to anyone who pays money into your account or takes payments from it.',
        'Remettez ce formulaire à votre employeur ou à tout organisme qui dépose ou prélève des sommes dans votre compte.',
      ),
    ),
    heading(say('Account holder', 'Titulaire du compte'), 'band'),
    pairs(
      [
        [say('Name', 'Nom'), holder(draft)],
        [say('Address', 'Adresse'), postalLines(draft.person, draft.region).join(', ')],
      ],
      'aligned',
    ),
    heading(say('Account details', 'Coordonnées bancaires'), 'band'),
    draft.chance(0.5)
      ? form([
          [
            { label: say('Transit number (5 digits)', 'Numéro de transit (5 chiffres)'), value: of.transit },
            { label: say('Institution number (3 digits)', 'Numéro d’institution (3 chiffres)'), value: of.institution },
            { label: say('Account number', 'Numéro de folio (compte)'), value: of.account },
          ],
        ])
      : pairs(
          [
            [say('Transit no.', 'No de transit'), of.transit],
            [say('Institution no.', 'No d’institution'), of.institution],
            [say('Account no.', 'No de compte'), of.account],
          ],
          'aligned',
        ),
    pairs(
      [
        [say('Branch', 'Succursale'), say('1200 Main Street', '1200, rue Principale')],
        [say('Account type', 'Type de compte'), say('Chequing', 'Chèques')],
      ],
      'colon',
      2,
    ),
    signatures([{ label: say('Customer’s signature', 'Signature du client') }, { label: 'Date' }]),
  ])
}

function rib(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'bank')
  const { iban, bank, branch, account, key } = frenchAccount(draft)
  draft.put('account_number', account)
  draft.put('rib', `${bank}${branch}${account}${key}`, key)
  const cells = [
    { label: 'Code banque', value: draft.put('institution_number', bank) },
    { label: 'Code guichet', value: draft.put('transit_number', branch) },
    { label: 'N° de compte', value: account, span: 1.6 },
    { label: 'Clé RIB', value: key, span: 0.7 },
  ]
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: 'RELEVÉ D’IDENTITÉ BANCAIRE' }),
    prose(
      'Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiements de quittances, etc.).',
    ),
    boxed([
      words('Titulaire du compte', { scale: 0.8 }),
      lineList([holder(draft), ...postalLines(draft.person, 'FR')]),
    ]),
    form([
      cells,
      [
        { label: 'Domiciliation', value: `${issuer} - Agence Centre` },
        { label: 'Devise', value: 'EUR', span: 0.4 },
      ],
      [
        { label: 'IBAN (International Bank Account Number)', value: draft.put('iban', iban, inFours(iban)), span: 2 },
        { label: 'BIC (Bank Identifier Code)', value: draft.code('@@@@FRPP###') },
      ],
    ]),
    rule(),
    small(`Partie réservée au destinataire du relevé. ${fullName(draft.person)}`),
  ])
}

function moroccanRib(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'bank')
  const [bank, town, account, key] = moroccanAccount(draft)
  draft.put('rib', `${bank}${town}${account}${key}`, key)
  draft.put('institution_number', bank)
  draft.put('transit_number', town)
  draft.put('account_number', account)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: 'ATTESTATION DE RIB' }),
    pairs(
      [
        ['Titulaire', holder(draft)],
        ['Agence', 'Casablanca Anfa'],
        ['Nature du compte', 'Compte chèque en dirhams'],
      ],
      'colon',
    ),
    form([
      [
        { label: 'Code Banque', value: bank, span: 0.7 },
        { label: 'Code Ville', value: town, span: 0.7 },
        { label: 'N° de compte', value: account, span: 2 },
        { label: 'Clé RIB', value: key, span: 0.6 },
      ],
    ]),
    gap(6),
    prose(
      'La présente attestation est délivrée à l’intéressé(e) sur sa demande pour servir et valoir ce que de droit.',
    ),
    signatures([{ label: 'Le chef d’agence' }]),
  ])
}
