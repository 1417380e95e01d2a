import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, signatures, small, words } from '../layout/print.ts'
import { anyHead, cents, holder, issuerOf, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Gift letters, sales of a home closed by a lawyer or notary, and shares of an estate. */
export const sourceOfFundsProof: Template = {
  docType: 'source_of_funds_proof',
  form: 'page',
  layouts: [
    { name: 'gift-letter', draw: gift },
    { name: 'sale', draw: sale },
    { name: 'estate', draw: estate },
  ],
}

function gift(draft: Draft) {
  const { say, person } = draft
  const donor = draft.put('counterparty_name', fullName(draft.someone()))
  const name = holder(draft)
  const written = recently(draft, 200)
  draft.put('origin', 'gift', say('gift', 'don'))
  const amount = draft.money('amount', cents(draft, 5000, 90_000))
  return pages(draft, theme(draft, { size: 10.2 }), [
    heading(say('GIFT LETTER', 'LETTRE DE DON'), 'centred'),
    words(draft.date('document_date', written, 'long')),
    gap(10),
    prose(
      say(
        `I, ${donor}, confirm that I have given ${amount} to ${name}, my ${person.sex === 'F' ? 'daughter' : 'son'}, towards the purchase of a home.`,
        `Je, ${donor}, confirme avoir remis un don de ${amount} à ${name}, ${person.sex === 'F' ? 'ma fille' : 'mon fils'}, en vue de l’achat d’une propriété.`,
      ),
    ),
    prose(
      say(
        'The money is an outright gift. No repayment is expected in cash or services and I have no interest in the property.',
        'Cette somme est un don sans condition. Aucun remboursement n’est attendu et je ne détiens aucun droit sur la propriété.',
      ),
    ),
    ...(draft.chance(0.5)
      ? [
          pairs(
            [
              [say('Donor’s name', 'Nom du donateur'), donor],
              [say('Recipient', 'Bénéficiaire'), name],
            ],
            'aligned',
          ),
        ]
      : []),
    signatures([{ label: say('Donor', 'Donateur') }, { label: say('Recipient', 'Donataire') }]),
  ])
}

function sale(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'firm')
  const price = cents(draft, 210_000, 780_000)
  const buyer = draft.put('counterparty_name', fullName(draft.someone()))
  const fees = cents(draft, 1200, 3400)
  draft.put('origin', 'property_sale', say('Sale', 'vente'))
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say('STATEMENT OF ADJUSTMENTS - SALE', 'ÉTAT DES RÉPARTITIONS - ACTE DE VENTE'),
    }),
    pairs(
      [
        [say('Vendor', 'Vendeur'), holder(draft)],
        [say('Purchaser', 'Acheteur'), buyer],
        [say('Property', 'Immeuble'), postalLines(draft.someone(), draft.region).join(', ')],
        [
          say('Closing date', 'Date de clôture'),
          draft.date('document_date', recently(draft, 200), draft.pick(['long', 'iso'])),
        ],
      ],
      'aligned',
    ),
    gap(8),
    grid(
      [
        { title: 'Description', share: 3 },
        { title: say('Amount', 'Montant'), share: 1.4, right: true },
      ],
      [
        [say('Sale price', 'Prix de vente'), draft.printMoney(price, 'bare')],
        [say('Legal fees and disbursements', 'Honoraires et débours'), draft.printMoney(-fees, 'bare')],
        [
          say('Net proceeds payable to the vendor', 'Produit net payable au vendeur'),
          draft.money('amount', price - fees),
        ],
      ],
      { totals: 1, rules: 'rows' },
    ),
    signatures([{ label: say('Barrister and solicitor', 'Notaire') }]),
    small(say('Errors and omissions excepted.', 'Sauf erreur ou omission.')),
  ])
}

function estate(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'firm')
  const deceased = draft.put('counterparty_name', fullName(draft.someone()))
  const name = holder(draft)
  draft.put('origin', 'inheritance', say('inheritance', 'succession'))
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under }),
    gap(10),
    words(draft.date('document_date', recently(draft, 200), 'long')),
    heading(say(`Estate of the late ${deceased}`, `Succession de feu ${deceased}`)),
    prose(
      say(
        `We act for the executor. We confirm that ${name} is a beneficiary of the estate and that the inheritance set out below was paid by certified cheque.`,
        `Nous agissons pour le liquidateur. Nous confirmons que ${name} est héritier et que la part de succession ci-dessous a été versée par chèque certifié.`,
      ),
    ),
    pairs(
      [
        [say('Beneficiary', 'Bénéficiaire'), name],
        [say('Amount distributed', 'Montant distribué'), draft.money('amount', cents(draft, 12_000, 240_000))],
        [say('Court file', 'Dossier'), draft.code('ES-##-####')],
      ],
      draft.pick(['aligned', 'ends']),
    ),
    signatures([{ label: say('For the executor', 'Pour le liquidateur') }]),
  ])
}
