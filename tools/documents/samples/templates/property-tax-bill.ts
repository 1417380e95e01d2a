import { addDays } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { form, grid, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { heading, prose, small, words } from '../layout/print.ts'
import { anyHead, cents, issuerOf, mailing, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Municipal tax accounts; the French notice of property tax and the Moroccan communal services tax. */
export const propertyTaxBill: Template = {
  docType: 'property_tax_bill',
  form: 'page',
  layouts: [
    { name: 'account', draw: account },
    { name: 'boxes', draw: boxes },
    { name: 'avis', regions: { fr: ['FR', 'MA'] }, draw: avis },
  ],
}

function facts(draft: Draft) {
  const billed = recently(draft, 200)
  const parts = [cents(draft, 900, 3200), cents(draft, 300, 1200), cents(draft, 120, 500)] as const
  return { billed, year: billed.slice(0, 4), parts, total: parts[0] + parts[1] + parts[2], due: addDays(billed, 30) }
}

function account(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'town')
  const of = facts(draft)
  const style = draft.pick(['long', 'iso'] as const)
  return pages(draft, look, [
    letterhead(anyHead(draft), {
      issuer,
      under,
      title: say(`${of.year} FINAL PROPERTY TAX BILL`, `COMPTE DE TAXES MUNICIPALES ${of.year}`),
    }),
    addressee(mailing(draft), [
      [
        say('Assessment roll no.', 'Matricule'),
        draft.put(
          'roll_number',
          draft.code(draft.language === 'en' ? '## ## ### ### #####' : '####-##-####-#-###-####'),
        ),
      ],
      [say('Taxation year', 'Année d’imposition'), draft.put('tax_year', of.year)],
      [say('Billing date', 'Date d’envoi'), draft.date('document_date', of.billed, style)],
      [say('Mortgage company', 'Créancier hypothécaire'), say('none on file', 'aucun au dossier')],
    ]),
    gap(8),
    heading(say('Assessment', 'Évaluation'), 'band'),
    pairs(
      [
        [say('Land', 'Terrain'), draft.printMoney(12_400_000)],
        [say('Building', 'Bâtiment'), draft.printMoney(24_150_000)],
        [say('Total assessed value', 'Valeur totale'), draft.printMoney(36_550_000)],
      ],
      'ends',
    ),
    heading(say('Levies', 'Taxes'), 'band'),
    grid(
      [
        { title: say('Levy', 'Taxe'), share: 3 },
        { title: say('Rate', 'Taux'), share: 1, right: true },
        { title: say('Amount', 'Montant'), share: 1.4, right: true },
      ],
      [
        [say('Municipal', 'Taxe foncière générale'), '0.6512', draft.printMoney(of.parts[0], 'bare')],
        [say('Education', 'Eau et égout'), '0.1530', draft.printMoney(of.parts[1], 'bare')],
        [say('Waste collection', 'Matières résiduelles'), '', draft.printMoney(of.parts[2], 'bare')],
      ],
      { rules: 'rows' },
    ),
    pairs([[say('Total amount due', 'Total à payer'), draft.money('amount_due', of.total)]], 'ends'),
    words(`${say('First instalment due', 'Premier versement le')} ${draft.printDate(of.due, style)}`),
    small(
      say(
        'Penalty of 1.25% is added on the first day of each month of default. Failure to receive a bill does not excuse payment.',
        'Intérêts de 12 % par an et pénalité de 0,5 % par mois sur tout solde impayé.',
      ),
    ),
  ])
}

function boxes(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'town')
  const of = facts(draft)
  const style = draft.pick(['iso', 'long', 'slashes'] as const)
  const [name = '', ...address] = mailing(draft)
  return pages(draft, look, [
    letterhead(draft.pick(['centred', 'logo', 'plain']), {
      issuer,
      under,
      title: say('Property Tax Notice', 'Avis de taxes foncières'),
    }),
    form([
      [
        { label: say('Owner', 'Propriétaire'), value: name, more: address, span: 2 },
        { label: say('Roll No.', 'Numéro de rôle'), value: draft.put('roll_number', draft.code('####-##-####')) },
      ],
      [
        { label: say('Tax year', 'Exercice'), value: draft.put('tax_year', of.year) },
        { label: say('Notice date', 'Date de l’avis'), value: draft.date('document_date', of.billed, style) },
        { label: say('Access code', 'Code d’accès'), value: draft.code('######') },
      ],
      [
        { label: say('General', 'Générale'), value: draft.printMoney(of.parts[0]) },
        { label: say('School', 'Services'), value: draft.printMoney(of.parts[1]) },
        { label: say('Local improvements', 'Améliorations locales'), value: draft.printMoney(of.parts[2]) },
      ],
      [
        { label: say('Pay this amount', 'Montant à payer'), value: draft.money('amount_due', of.total), span: 1.4 },
        { label: say('Due date', 'Date d’échéance'), value: draft.printDate(of.due, style) },
      ],
    ]),
    prose(
      say(
        'Taxes may be paid at most financial institutions, by mail or at the municipal office. Home owner grants must be claimed each year.',
        'Les taxes peuvent être payées dans la plupart des institutions financières, par la poste ou à l’hôtel de ville.',
      ),
    ),
  ])
}

function avis(draft: Draft) {
  const of = facts(draft)
  const isFrench = draft.region === 'FR'
  const issuer = draft.put(
    'issuer_name',
    isFrench ? 'Direction générale des Finances publiques' : 'Direction Générale des Impôts',
  )
  const look = theme(draft)
  const window = mailing(draft)
  const [owner = ''] = window
  return pages(draft, look, [
    letterhead('plain', {
      issuer,
      under: isFrench ? ['Centre des finances publiques de Clairvaux'] : ['Subdivision de Casablanca'],
      title: `AVIS D’IMPOSITION ${draft.put('tax_year', of.year)}`,
      subtitle: isFrench ? 'TAXE FONCIÈRE' : 'TAXE DE SERVICES COMMUNAUX',
    }),
    addressee(window, [
      [isFrench ? 'Numéro fiscal' : 'Identifiant', draft.code('## ## ### ### ###')],
      ['Référence de l’avis', draft.put('roll_number', draft.code('## ## ####### ##'))],
      ['Date d’établissement', draft.date('document_date', of.billed, 'slashes')],
      ['Propriétaire', owner],
    ]),
    gap(12),
    grid(
      [
        { title: 'Détail du calcul', share: 3 },
        { title: 'Base', share: 1, right: true },
        { title: 'Cotisation', share: 1.4, right: true },
      ],
      [
        ['Commune', '2 614', draft.printMoney(of.parts[0], 'bare')],
        ['Intercommunalité', '2 614', draft.printMoney(of.parts[1], 'bare')],
        ['Ordures ménagères', '2 614', draft.printMoney(of.parts[2], 'bare')],
      ],
      { rules: 'all' },
    ),
    pairs(
      [
        ['Somme à payer', draft.money('amount_due', of.total)],
        ['Date limite de paiement', draft.printDate(of.due, 'slashes')],
      ],
      'ends',
    ),
    small(
      'Vous pouvez payer en ligne, par prélèvement ou par chèque. Conservez cet avis : il justifie de votre imposition.',
    ),
  ])
}
