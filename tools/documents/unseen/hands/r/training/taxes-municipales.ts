import { addDays } from '../../../../calendar.ts'
import { ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsFrench, openLedger, quebecDates } from '../forms.ts'
import { families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const towns = [
  'Ville de Saint-Alphonse-des-Monts',
  'Municipalité de Rivière-aux-Ormes',
  'Ville de Bellefontaine',
  'Municipalité du Canton de Hatherley',
  'Paroisse de Sainte-Élodie',
  'Ville de Port-Colombier',
  'Village de Lac-des-Cèdres',
  'Centre de services scolaire des Grands-Pins',
]

/** A Québec municipal tax account: roll number in its parts, assessment, instalments with their days, coupons at the foot. */
export const taxesMunicipales: UnseenLayout = {
  name: 'taxes-municipales',
  docType: 'property_tax_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(quebecDates), paper.pick(dollarsFrench))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const town = paper.pick(towns)
    const year = paper.pick(['2026', '2026', '2025'])
    const sent = addDays(`${year}-01-19`, paper.between(0, 40))
    const people = paper.chance(0.45) ? [someone(paper, 'QC', 'F'), someone(paper, 'QC', 'M')] : [someone(paper, 'QC')]
    const form = paper.pick(['commaCaps', 'surnameFirst', 'capitals', 'plain', 'comma'] as const)
    const names = people.map((one) => nameOf(one, form))
    page.add(ellipse(64, 50, 24, 26, { stroke: ink, strokeWidth: 2 }))
    page.t(64, 55, town.split(' ').at(-1)?.charAt(0) ?? '', { size: 16, align: 'middle', color: ink, bold: true })
    const isTop = paper.chance(0.6)
    const lower = [
      `${paper.between(10, 900)}, rue Principale`,
      `Tél. ${paper.code('(450) 555-01##')}   www.municipalite.example`,
    ]
    page.col(100, 42, 11, isTop ? [paper.put('issuer_name', town), ...lower] : lower, { size: 8.6 })
    page.t(
      572,
      44,
      paper.pick([
        'COMPTE DE TAXES',
        'Compte de taxes municipales',
        'Avis d’imposition foncière',
        'Facture de taxes annuelle',
        'Taxes foncières',
      ]),
      { size: 13, bold: true, align: 'right' },
    )
    page.t(
      572,
      58,
      `${paper.pick(['Année', 'Exercice financier', 'Année d’imposition', 'Pour l’année', 'Exercice'])} ${paper.put('tax_year', year)}`,
      { align: 'right' },
    )
    const x = paper.pick([50, 320])
    paper.put('document_holder_name', names.join('; '), names.join(' '))
    const below = page.col(x, 118, 12, names)
    page.col(x, below, 12, ledger.address('address', homeLines(paper, home(paper, 'QC'), 'QC')))
    const value = paper.between(140, 900) * 100_000
    const rate = paper.between(480, 1_290)
    const main = Math.round((value * rate) / 100_000)
    const fixed: [string, number][] = [
      ['Eau - résidentiel', paper.between(12_000, 26_000)],
      ['Matières résiduelles', paper.between(14_000, 29_000)],
      ['Vidange fosse septique', paper.between(7_000, 12_000)],
    ]
    const amount = main + fixed.reduce((sum, [, cents]) => sum + cents, 0)
    const roll = paper.put(
      'roll_number',
      paper.code(paper.pick(['####-##-####', '#### ## #### # ### ####', '####-##-####-#-000-0000', 'F ####-##-####'])),
    )
    const facts: [string, string][] = [
      [paper.pick(['Matricule', 'Numéro de matricule', 'No de matricule', 'Numéro du rôle', 'Matricule no']), roll],
      [
        paper.pick([
          'Date d’envoi',
          'Date du compte',
          'Date de facturation',
          'Facturé le',
          'Date d’émission',
          'Expédié le',
        ]),
        ledger.date('document_date', sent),
      ],
      [paper.pick(['No client', 'Compte']), paper.code('#####')],
      ['Dépôt du rôle', day(`${String(Number(year) - 2)}-09-15`)],
      ['Évaluation imposable', plain(value)],
    ]
    const side = x === 50 ? 330 : 44
    facts.forEach(([label, content], index) =>
      page.pair(side, side + 240, 112 + index * 14, label, content, { size: 8 }),
    )
    const bottom = page.grid(
      {
        x: 40,
        y: 206,
        widths: [250, 100, 80, 102],
        right: [1, 2, 3],
        leading: 15,
        size: 8,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        ['Description', 'Base', 'Taux', 'Montant'],
        ['Taxe foncière générale', plain(value), `${(rate / 1_000).toFixed(4).replace('.', ',')} /100 $`, plain(main)],
        ...fixed.map(([label, cents]) => [label, '1', plain(cents), plain(cents)]),
        [
          paper.pick(['TOTAL DU COMPTE', 'Total à payer', 'Montant total dû', 'Solde à payer', 'Total des taxes']),
          '',
          '',
          ledger.money('amount_due', amount),
        ],
      ],
    )
    const parts = paper.pick([2, 3, 4])
    const share = Math.floor(amount / parts)
    const days = Array.from({ length: parts }, (_, index) => addDays(sent, 32 + index * 88))
    page.grid({ x: 40, y: bottom + 18, widths: [130, 130, 130], right: [2], leading: 14, rules: 'all' }, [
      [paper.pick(['Versement', 'Échéances']), 'Date', 'Montant'],
      ...days.map((on, index) => [`${index + 1}`, day(on), plain(index === 0 ? amount - share * (parts - 1) : share)]),
    ])
    page.para(
      40,
      bottom + 110,
      532,
      `Emplacement : ${home(paper, 'QC').street}. Lot ${paper.code('# ### ###')}. Intérêts et pénalité : 12 % l’an. La propriété a changé de main? Transmettez ce compte au nouveau propriétaire. ${nameOf(someone(paper, 'QC'), 'plain')}, ${paper.pick(['trésorière', 'directeur général et greffier-trésorier', 'OMA'])}.`,
      { size: 7.2 },
    )
    page.rule(40, 630, 572)
    days
      .slice(0, 2)
      .forEach((on, index) =>
        page.col(
          48 + index * 268,
          648,
          12,
          [`Coupon ${index + 1} - ${roll}`, `Payable le ${day(on)}`, names[0] ?? '', `Montant : ${plain(share)}`],
          { size: 7.8 },
        ),
      )
    if (!isTop)
      page.t(
        48,
        714,
        `${paper.pick(['Libellez votre chèque à l’ordre de', 'Payable à', 'À l’ordre de :'])} ${paper.put('issuer_name', town)}`,
        { size: 8 },
      )
    return [page.sheet()]
  },
}
