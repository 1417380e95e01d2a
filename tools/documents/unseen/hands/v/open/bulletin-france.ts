import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, easel, figures, page } from '../kit.ts'
import { folk, grownUpFor } from '../people.ts'

/** A French payslip after the clarified model: families of contributions, the net social amount, tax at source, sums of the year. */
export const bulletinFrance: UnseenLayout = {
  name: 'bulletin-france',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'FR')
    const [worker, boss] = [next(), next()]
    const employer = paper.put(
      'employer_name',
      `${boss.surname.toUpperCase()} ${paper.pick(['LOGISTIQUE SAS', 'MENUISERIE SARL', 'RESTAURATION SAS'])}`,
    )
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = `${end.slice(0, 8)}01`
    const paid = addDays(end, paper.pick([-2, 0, 3]))
    const hired = addDays(end, -paper.between(400, grownUpFor(worker, end, 5200)))
    const base = paper.between(182_000, 390_000)
    const bonus = paper.between(0, 35_000)
    const gross = base + bonus
    const share = (rate: number) => Math.round((gross * rate) / 100)
    const families: readonly (readonly [string, readonly (readonly [string, number, number])[]])[] = [
      [
        'SANTÉ',
        [
          ['Sécurité sociale - Mal. Mat. Inval. Décès', 0, 7],
          ['Complémentaire Santé', 0.95, 0.95],
        ],
      ],
      ['ACCIDENTS DU TRAVAIL - MAL. PROF.', [['Accidents du travail', 0, 1.6]]],
      [
        'RETRAITE',
        [
          ['Sécurité Sociale plafonnée', 6.9, 8.55],
          ['Sécurité Sociale déplafonnée', 0.4, 2.02],
          ['Complémentaire Tranche 1', 4.01, 6.01],
        ],
      ],
      ['ASSURANCE CHÔMAGE', [['Chômage', 0, 4.05]]],
      ['CSG déduct. de l’impôt sur le revenu', [['CSG déductible', 6.68, 0]]],
      ['CSG/CRDS non déduct. de l’impôt', [['CSG/CRDS non déductible', 2.85, 0]]],
    ]
    const deducted = families.flatMap(([, rows]) => rows).reduce((sum, [, rate]) => sum + share(rate), 0)
    const beforeTax = gross - deducted
    const rate = paper.pick([0, 2.1, 3.5, 5.3, 7.5])
    const taxable = beforeTax + share(2.85)
    const tax = Math.round((taxable * rate) / 100)
    const net = beforeTax - tax
    const months = Number(end.slice(5, 7))
    const grossYear = gross * months - paper.between(0, 9) * 1000
    const money = (cents: number) => figures(cents, 'space')
    const { say, rows, add, marks } = easel({ size: 8 })

    say(36, 44, employer, { face: 'narrow-bold', size: 11 })
    rows(
      36,
      57,
      10.4,
      [
        ...boss.lines,
        `Siret ${paper.code('### ### ### 000##')}   Code NAF ${paper.code('####@')}`,
        `Urssaf ${paper.code('### ### ### ###')}`,
      ],
      { size: 7.6 },
    )
    add(box(330, 28, 229, 44, { fill: '#e6eaf2', stroke: '#445' }))
    say(444, 45, 'BULLETIN DE SALAIRE', { face: 'sans-bold', size: 12, align: 'middle' })
    say(
      444,
      62,
      `Période du ${paper.put('pay_period_start', start, dated(start, 'DD/MM/YY'))} au ${paper.put('pay_period_end', end, dated(end, 'DD/MM/YY'))}`,
      { align: 'middle', size: 8.6 },
    )
    const name = paper.put('document_holder_name', `${worker.surname.toUpperCase()} ${worker.given}`)
    rows(338, 100, 12, [`${worker.woman ? 'Madame' : 'Monsieur'} ${name}`, ...worker.lines], { size: 9.4 })
    add(box(36, 104, 280, 78, { stroke: '#445', strokeWidth: 0.5 }))
    const facts: readonly (readonly [string, string])[] = [
      ['Matricule', paper.code('00###')],
      ['N° SS', `${worker.woman ? 2 : 1} ${dated(worker.birth, 'YY MM')} ${paper.code('## ### ### ##')}`],
      [
        'Emploi',
        paper.put(
          'occupation',
          paper.pick(['Préparateur de commandes', 'Chef de partie', 'Technicien d’atelier', 'Assistante ADV']),
        ),
      ],
      ['Niveau / Coef.', `${paper.pick(['II', 'III', 'IV'])} / ${paper.between(150, 320)}`],
      ['Entrée le', paper.put('hire_date', hired, dated(hired, 'DD/MM/YYYY'))],
      ['Conv. collective', paper.pick(['Transports routiers', 'Hôtels, cafés, restaurants', 'Métallurgie'])],
    ]
    facts.forEach(([label, value], index) => {
      say(42, 117 + index * 12, label, { size: 7.6, color: '#555' })
      say(124, 117 + index * 12, value)
    })

    const edges = [42, 300, 356, 420, 490, 553]
    let y = 200
    const top = y
    add(box(36, y, 523, 16, { fill: '#445' }))
    const titles = ['Éléments de paie', 'Base', 'Taux', 'À déduire', 'À payer', 'Part patronale']
    titles.forEach((title, index) =>
      say(edges[index] ?? 0, y + 11, title, {
        size: 7,
        face: 'narrow-bold',
        color: '#fff',
        align: index === 0 ? 'left' : 'right',
      }),
    )
    y += 28
    const row = (cells: readonly string[], face: 'narrow' | 'narrow-bold' = 'narrow', indent = 0) => {
      cells.forEach((cell, index) =>
        say((edges[index] ?? 0) + (index === 0 ? indent : 0), y, cell, { face, align: index === 0 ? 'left' : 'right' }),
      )
      y += 13
    }
    row(['Salaire de base', '151,67', figures((base * 100) / 15_167, 'none'), '', money(base), ''])
    if (bonus > 0)
      row([paper.pick(['Prime d’assiduité', 'Prime de panier', 'Heures supp. 25 %']), '', '', '', money(bonus), ''])
    row(['SALAIRE BRUT', '', '', '', paper.put('gross_pay', amount(gross), money(gross)), ''], 'narrow-bold')
    let employerShare = 0
    for (const [family, entries] of families) {
      row([family, '', '', '', '', ''], 'narrow-bold')
      for (const [label, own, other] of entries) {
        employerShare += share(other)
        row(
          [
            label,
            money(gross),
            own === 0 ? '' : figures(own * 100, 'none'),
            own === 0 ? '' : money(share(own)),
            '',
            other === 0 ? '' : money(share(other)),
          ],
          'narrow',
          8,
        )
      }
    }
    row(
      [
        'TOTAL DES COTISATIONS ET CONTRIBUTIONS',
        '',
        '',
        paper.put('deductions_total', amount(deducted), money(deducted)),
        '',
        money(employerShare),
      ],
      'narrow-bold',
    )
    y += 4
    row(['MONTANT NET SOCIAL', '', '', '', money(beforeTax + share(0.95)), ''], 'narrow-bold')
    row(['NET À PAYER AVANT IMPÔT SUR LE REVENU', '', '', '', money(beforeTax), ''], 'narrow-bold')
    row([
      `Impôt prélevé à la source (PAS), taux ${rate === 0 ? 'neutre' : 'personnalisé'}`,
      money(taxable),
      figures(rate * 100, 'none'),
      money(tax),
      '',
      '',
    ])
    add(box(36, top + 16, 523, y - top - 20, { stroke: '#445', strokeWidth: 0.6 }))
    for (const x of [256, 306, 362, 426, 496]) add(line(x, top + 16, x, y - 4, { stroke: '#bbb', strokeWidth: 0.4 }))

    const foot = 664
    add(box(36, foot, 360, 62, { stroke: '#445', strokeWidth: 0.6 }), box(36, foot, 360, 14, { fill: '#e6eaf2' }))
    const columns = ['', 'Brut', 'Net imposable', 'Heures', 'Charges pat.']
    const stand = [42, 150, 232, 300, 388]
    columns.forEach((title, index) =>
      say(stand[index] ?? 0, foot + 10, title, {
        size: 7.2,
        face: 'narrow-bold',
        align: index === 0 ? 'left' : 'right',
      }),
    )
    const sums = [
      ['Mois', money(gross), money(taxable), '151,67', money(employerShare)],
      [
        'Année',
        paper.put('gross_pay_ytd', amount(grossYear), money(grossYear)),
        money(taxable * months),
        figures(15_167 * months, 'space'),
        money(employerShare * months),
      ],
    ]
    sums.forEach((cells, index) =>
      cells.forEach((cell, column) =>
        say(stand[column] ?? 0, foot + 30 + index * 18, cell, { align: column === 0 ? 'left' : 'right' }),
      ),
    )
    add(box(408, foot, 151, 62, { stroke: '#445', strokeWidth: 1.4 }))
    say(416, foot + 16, 'NET PAYÉ', { face: 'sans-bold', size: 9 })
    say(551, foot + 38, `${paper.put('net_pay', amount(net), money(net))} €`, {
      face: 'sans-bold',
      size: 14,
      align: 'right',
    })
    say(416, foot + 54, `Virement du ${paper.put('document_date', paid, dated(paid, 'DD/MM/YYYY'))}`, { size: 8 })
    say(
      36,
      foot + 82,
      `Congés N-1 : acquis 30,00  pris ${paper.between(4, 24)},00     Congés N : acquis ${figures(208 * (months > 5 ? months - 5 : months + 7), 'none')}`,
      { size: 7.6 },
    )
    say(
      36,
      806,
      'Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée.',
      { size: 7 },
    )
    say(559, 806, 'SPÉCIMEN', { size: 7, align: 'right' })
    return [page(marks)]
  },
}
