import { company, percent, registerNumber, shares } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { pages, theme } from '../layout/flow.ts'
import { heading, prose, signatures } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Agreements of general and limited partnerships. */
export const partnershipAgreement: Template = {
  docType: 'partnership_agreement',
  form: 'page',
  layouts: [
    { name: 'prose', draw: deed },
    { name: 'schedule', draw: schedule },
  ],
}

function nameOf(draft: Draft): string {
  const of = company(draft)
  const base = of.name.replace(/ (Inc\.|Ltd\.|Corp\.|LLC|inc\.|ltée|SAS|SARL|SA)$/, '')
  return draft.put('legal_name', `${base} ${draft.say(draft.pick(['LP', 'Partners']), draft.pick(['SENC', 'SEC']))}`)
}

function deed(draft: Draft) {
  const { say } = draft
  const name = nameOf(draft)
  const partners = draft.list('partners', company(draft).people)
  const all = partners
    .map((partner, index) => (index === partners.length - 1 ? `${say('and', 'et')} ${partner}` : `${partner},`))
    .join(' ')
    .replace(/, (and|et) /, ' $1 ')
  const style = { justified: draft.chance(0.6) }
  const made = draft.date('document_date', recently(draft, 2500), 'long')
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10 }), [
    heading(say('PARTNERSHIP AGREEMENT', 'CONTRAT DE SOCIÉTÉ'), 'centred'),
    prose(
      say(
        `THIS AGREEMENT is made on ${made} BETWEEN ${all} (the "Partners").`,
        `LE PRÉSENT CONTRAT est conclu le ${made} ENTRE ${all} (les « Associés »).`,
      ),
      style,
    ),
    prose(
      say(
        `1. The Partners carry on business in common under the name ${name}.`,
        `1. Les Associés forment une société sous la dénomination ${name}.`,
      ),
      style,
    ),
    prose(
      say(
        '2. Profits and losses are shared equally. 3. Each Partner devotes full time to the business. 4. Any decision out of the ordinary course requires the consent of all.',
        '2. Les bénéfices et les pertes sont partagés également. 3. Chaque Associé se consacre entièrement à la société. 4. Toute décision hors du cours ordinaire requiert l’accord de tous.',
      ),
      style,
    ),
    signatures(partners.map((partner) => ({ label: partner }))),
  ])
}

function schedule(draft: Draft) {
  const { say } = draft
  const name = nameOf(draft)
  const partners = draft.list('partners', company(draft).people)
  const parts = shares(draft, partners.length)
  return pages(draft, theme(draft), [
    heading(say('LIMITED PARTNERSHIP AGREEMENT', 'CONVENTION DE SOCIÉTÉ EN COMMANDITE'), 'centred'),
    pairs(
      [
        [say('Name of the partnership', 'Nom de la société'), name],
        [say('Registration', 'Immatriculation'), registerNumber(draft)],
        [
          say('Date of agreement', 'Date de la convention'),
          draft.date('document_date', recently(draft, 2500), draft.pick(['long', 'iso'])),
        ],
        [say('Principal place of business', 'Établissement principal'), company(draft).office.join(', ')],
      ],
      'aligned',
    ),
    heading(say('Schedule A - Partners', 'Annexe A - Associés'), 'band'),
    grid(
      [
        { title: say('Partner', 'Associé'), share: 2.4 },
        { title: say('Capacity', 'Qualité'), share: 1.6 },
        { title: say('Contribution', 'Apport'), share: 1.4, right: true },
        { title: say('Interest', 'Part'), share: 0.8, right: true },
      ],
      partners.map((partner, index) => [
        partner,
        index === 0 ? say('General partner', 'Commandité') : say('Limited partner', 'Commanditaire'),
        draft.printMoney((parts[index] ?? 0) * 100_000),
        percent(draft, parts[index] ?? 0),
      ]),
      { rules: 'all' },
    ),
    prose(
      say(
        'A limited partner is liable only to the extent of the contribution.',
        'Le commanditaire n’est responsable qu’à hauteur de son apport.',
      ),
    ),
    signatures([{ label: say('General partner', 'Commandité') }]),
  ])
}
