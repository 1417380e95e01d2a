import { fullName } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, pairs } from '../layout/data.ts'
import { pages, theme } from '../layout/flow.ts'
import { heading, prose, signatures } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Deeds of trust, as prose and with the parties on a first page. */
export const trustDeed: Template = {
  docType: 'trust_deed',
  form: 'page',
  layouts: [
    { name: 'indenture', draw: indenture },
    { name: 'parties', draw: parties },
  ],
}

function facts(draft: Draft) {
  const family = draft.someone().lastName
  return {
    name: draft.put('legal_name', draft.say(`The ${family} Family Trust`, `Fiducie familiale ${family}`)),
    settlor: draft.list('settlors', [fullName(draft.someone())])[0] ?? '',
    trustees: draft.list('trustees', [fullName(draft.someone()), fullName(draft.someone())]),
    beneficiaries: draft.list('beneficiaries', [fullName(draft.someone()), fullName(draft.someone())]),
    signed: recently(draft, 3000),
  }
}

function indenture(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const and = say('and', 'et')
  const style = { justified: draft.chance(0.6) }
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10 }), [
    heading(say('DEED OF TRUST', 'ACTE DE FIDUCIE'), 'centred'),
    heading(of.name, 'centred'),
    prose(
      say(
        `THIS TRUST INDENTURE is made on ${draft.date('document_date', of.signed, 'long')} between ${of.settlor} (the "Settlor") and ${of.trustees.join(` ${and} `)} (the "Trustees").`,
        `LE PRÉSENT ACTE est conclu le ${draft.date('document_date', of.signed, 'long')} entre ${of.settlor} (le « Constituant ») et ${of.trustees.join(` ${and} `)} (les « Fiduciaires »).`,
      ),
      style,
    ),
    prose(
      say(
        'WHEREAS the Settlor wishes to establish a trust and has transferred to the Trustees a silver coin with a value of $100.00.',
        'ATTENDU QUE le Constituant désire établir une fiducie et a transféré aux Fiduciaires une pièce d’argent d’une valeur de 100,00 $.',
      ),
      style,
    ),
    prose(
      say(
        `1. "Beneficiaries" means ${of.beneficiaries.join(` ${and} `)}.`,
        `1. « Bénéficiaires » désigne ${of.beneficiaries.join(` ${and} `)}.`,
      ),
      style,
    ),
    prose(
      say(
        '2. The Trustees hold the fund for the Beneficiaries and may pay income and capital as they think fit. 3. The division date is the day before the twenty-first anniversary.',
        '2. Les Fiduciaires détiennent le patrimoine au profit des Bénéficiaires et distribuent les revenus et le capital à leur discrétion.',
      ),
      style,
    ),
    signatures([{ label: say('Settlor', 'Constituant') }, { label: say('Trustee', 'Fiduciaire') }]),
  ])
}

function parties(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  return pages(draft, theme(draft), [
    heading(say('TRUST AGREEMENT', 'CONTRAT DE FIDUCIE'), 'centred'),
    form([
      [
        { label: say('Name of trust', 'Nom de la fiducie'), value: of.name, span: 2 },
        {
          label: say('Date of deed', 'Date de l’acte'),
          value: draft.date('document_date', of.signed, draft.pick(['iso', 'long'])),
        },
      ],
      [{ label: say('Settlor', 'Constituant'), value: of.settlor }],
      [
        { label: say('Trustees', 'Fiduciaires'), value: of.trustees[0] ?? '', more: of.trustees.slice(1) },
        {
          label: say('Beneficiaries', 'Bénéficiaires'),
          value: of.beneficiaries[0] ?? '',
          more: of.beneficiaries.slice(1),
        },
      ],
    ]),
    pairs(
      [
        [say('Initial property', 'Bien initial'), draft.printMoney(10_000)],
        [say('Governing law', 'Loi applicable'), say('Ontario', 'Québec')],
      ],
      'colon',
      2,
    ),
    prose(
      say(
        'The trustees shall keep accounts and act unanimously.',
        'Les fiduciaires tiennent des comptes et agissent à l’unanimité.',
      ),
    ),
    signatures([{ label: say('Settlor', 'Constituant') }, { label: say('Trustee', 'Fiduciaire') }]),
  ])
}
