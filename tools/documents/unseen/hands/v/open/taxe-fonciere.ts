import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, easel, figures, page, plain } from '../kit.ts'
import { folk } from '../people.ts'

/** A French notice of land tax: the state's two headings, references at the left of the window, whole euros, a second page of rates. */
export const taxeFonciere: UnseenLayout = {
  name: 'taxe-fonciere',
  docType: 'property_tax_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'FR')
    const [one, two] = [next(), next()]
    const year = paper.pick([2025, 2026])
    const made = `${year}-08-${paper.pick(['12', '20', '26'])}`
    const due = `${year}-10-15`
    const basis = paper.between(1100, 4800)
    const rates = [
      paper.between(3200, 5400),
      0,
      paper.between(180, 900),
      paper.between(10, 60),
      paper.between(700, 1300),
    ] as const
    const shares = rates.map((rate) => Math.round((basis * rate) / 10_000))
    const fees = Math.round(shares.reduce((a, b) => a + b, 0) * 0.03)
    const sum = shares.reduce((a, b) => a + b, 0) + fees
    const euros = (whole: number) => `${figures(whole * 100, 'space').slice(0, -3)} €`
    const department = one.lines.at(-1)?.slice(0, 2) ?? '69'
    const first = easel({ face: 'sans', size: 8 })
    const { say, rows, flow, add } = first
    const navy = '#1c2a5e'

    add(
      box(40, 34, 22, 12, { fill: navy }),
      box(62, 34, 22, 12, { stroke: '#bbb' }),
      box(84, 34, 22, 12, { fill: '#c9191e' }),
    )
    rows(40, 58, 9, ['RÉPUBLIQUE FRANÇAISE', 'Liberté Égalité Fraternité'], { size: 6.4 })
    say(136, 44, paper.put('issuer_name', 'DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES'), {
      face: 'sans-bold',
      size: 8.6,
      color: navy,
    })
    say(136, 56, `SIP ${plain(one.town)} ${paper.pick(['NORD', 'CENTRE', 'EST'])} - CENTRE DES FINANCES PUBLIQUES`, {
      size: 7,
    })
    say(559, 44, `AVIS D’IMPÔT ${year}`, { face: 'sans-bold', size: 13, align: 'right', color: navy })
    paper.put('tax_year', String(year))
    say(559, 60, 'TAXES FONCIÈRES', { face: 'sans-bold', size: 11, align: 'right', color: navy })
    say(559, 72, 'votées et perçues par la commune et divers organismes', { size: 6.8, align: 'right' })

    const owners = [one, two]
      .slice(0, paper.chance(0.4) ? 2 : 1)
      .map(({ surname, given }) => plain(`${surname} ${given}`))
    paper.put('document_holder_name', owners.join('; '), owners[0])
    const address = one.lines.map(plain)
    paper.put('address', address.join(', '), address[0])
    rows(320, 150, 13, [...owners, ...address], { face: 'mono', size: 9.6 })
    add(box(40, 100, 236, 118, { stroke: navy, strokeWidth: 0.7 }))
    say(50, 115, 'Vos références', { face: 'sans-bold', color: navy })
    const refs: readonly (readonly [string, string])[] = [
      ['Numéro fiscal', paper.code('## ## ### ### ###')],
      ['Référence de l’avis', `${String(year).slice(2)} ${department} ${paper.code('####### ##')}`],
      ['Numéro de propriétaire', paper.code(`${department}# ### @##### @`)],
      ['Numéro de rôle', paper.put('roll_number', paper.code('22###'))],
      ['Date d’établissement', dated(made, 'DD/MM/YYYY')],
      ['Date de mise en recouvrement', dated(`${year}-08-31`, 'DD/MM/YYYY')],
    ]
    refs.forEach(([label, value], index) => {
      say(50, 131 + index * 14, label, { size: 7.4 })
      say(268, 131 + index * 14, value, { face: 'mono', size: 8, align: 'right' })
    })

    add(box(40, 250, 519, 26, { fill: '#e5e8f3' }))
    say(50, 267, 'Somme à payer', { face: 'sans-bold', size: 10, color: navy })
    add(box(40, 276, 519, 120, { stroke: navy, strokeWidth: 0.7 }))
    say(60, 304, 'Montant de votre impôt :', { size: 10 })
    say(540, 306, paper.put('amount_due', amount(sum * 100), euros(sum)), {
      face: 'sans-bold',
      size: 15,
      align: 'right',
    })
    say(60, 330, 'à payer au plus tard le :', { size: 10 })
    say(540, 331, dated(due, 'DD/MM/YYYY'), { face: 'sans-bold', size: 12, align: 'right' })
    flow(
      { x: 60, y: 356, width: 480, leading: 11 },
      `Le montant de votre impôt est supérieur à 300 €. Vous devez le régler par paiement en ligne sur impots.gouv.fr ou par prélèvement : vous bénéficierez d’un délai supplémentaire et serez débité le ${dated(addDays(due, 11), 'D MONTH YYYY')}. À défaut, une majoration de 0,2 % de l’impôt (15 € minimum) s’appliquera.`,
      { size: 8 },
    )
    say(40, 424, 'Propriété(s) concernée(s)', { face: 'sans-bold', color: navy })
    say(40, 440, `${plain(one.town)}  -  ${address.at(-2) ?? ''}`, { face: 'mono', size: 8.4 })
    flow(
      { x: 40, y: 470, width: 519, leading: 11.4 },
      'Vous avez changé d’adresse, votre bien est vacant ou vous contestez votre imposition ? Écrivez depuis la messagerie de votre espace particulier, ou appelez le 0 809 401 401 (service gratuit + prix d’un appel), du lundi au vendredi de 8h30 à 19h. Le droit de réclamation s’exerce jusqu’au 31 décembre de l’année suivante.',
      { size: 8 },
    )
    add(
      ...Array.from({ length: 40 }, (_, index) => line(40 + index * 13, 700, 46 + index * 13, 700, { stroke: '#888' })),
    )
    say(40, 716, 'Mensualisez-vous pour l’an prochain : un simple clic avant le 15 décembre.', { size: 8 })
    say(559, 818, 'SPÉCIMEN   1/2', { align: 'right', size: 7 })
    say(40, 818, 'N° 6300-TF-SD', { size: 6.6 })

    const second = easel({ face: 'sans', size: 8 })
    second.say(40, 50, `Détail du calcul des cotisations - Département ${department} - Commune de ${one.town}`, {
      face: 'sans-bold',
      size: 9,
      color: navy,
    })
    const titles = ['', 'Commune', 'Syndicat', 'Intercomm.', 'Taxe spéciale', 'Ordures mén.', 'Total']
    const edges = [46, 196, 262, 332, 410, 484, 552]
    second.add(box(40, 64, 519, 18, { fill: navy }))
    titles.forEach((title, index) =>
      second.say(edges[index] ?? 0, 76, title, {
        size: 7,
        face: 'sans-bold',
        color: '#fff',
        align: index === 0 ? 'left' : 'right',
      }),
    )
    const percent = (rate: number) => (rate === 0 ? '' : `${figures(rate, 'none')} %`)
    const grid = [
      [`Taux ${year - 1}`, ...rates.map((rate) => percent(Math.max(0, rate - 12))), ''],
      [`Taux ${year}`, ...rates.map(percent), ''],
      ['Base', ...rates.map((rate) => (rate === 0 ? '' : String(basis))), ''],
      ['Cotisation', ...shares.map((share) => (share === 0 ? '' : String(share))), String(sum - fees)],
      ['Frais de gestion', '', '', '', '', '', String(fees)],
    ]
    grid.forEach((cells, row) => {
      cells.forEach((cell, index) =>
        second.say(edges[index] ?? 0, 100 + row * 18, cell, { align: index === 0 ? 'left' : 'right' }),
      )
      second.add(line(40, 106 + row * 18, 559, 106 + row * 18, { stroke: '#ccc', strokeWidth: 0.4 }))
    })
    second.say(552, 208, `Montant de votre impôt : ${euros(sum)}`, { face: 'sans-bold', align: 'right' })
    second.say(559, 818, 'SPÉCIMEN   2/2', { align: 'right', size: 7 })
    paper.put('document_date', made, dated(made, 'DD/MM/YYYY'))
    return [page(first.marks), page(second.marks)]
  },
}
