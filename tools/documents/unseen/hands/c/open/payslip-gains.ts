import { addDays, addYears, monthEnd, parts } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { companyNumbers, home, homeLines, issuers, resident } from '../people.ts'
import { amount, cell, dmShort, page, rows, stack } from '../print.ts'

const posts = [
  'MENUISIER',
  'VENDEUSE',
  'CONDUCTEUR SPL',
  'AIDE-SOIGNANTE',
  'TOURNEUR FRAISEUR',
  'AGENT D’ENTRETIEN',
] as const

/** An older desktop program's slip in mono type: gains and deductions in two columns, short dates, the net in a heavy box, running totals. */
export const payslipGains: UnseenLayout = {
  name: 'bulletin-paie-gains-retenues',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const employer = paper.pick(issuers.employer)
    const [person, place, office] = [resident(paper), home(paper), home(paper)]
    const { siret } = companyNumbers(paper)
    const end = monthEnd(paper.today, paper.between(1, 6))
    const start = addDays(monthEnd(end, 1), 1)
    const paid = addDays(end, paper.between(1, 5))
    const hired = addYears(addDays(end, -paper.between(20, 700)), -paper.between(1, 20))
    const base = paper.between(182_500, 268_000)
    const extra = Math.round((base / 151.67) * 1.25 * paper.between(2, 14))
    const seniority = Math.round(base * 0.03)
    const gross = total([base, extra, seniority])
    const parted = (label: string, rate: number, on = gross) => ({
      label,
      rate,
      on,
      cents: Math.round((on * rate) / 100),
    })
    const held = [
      parted('SS VIEILLESSE PLAFONNEE', 6.9),
      parted('SS VIEILLESSE DEPLAF.', 0.4),
      parted('RETRAITE COMPL. T1 / CEG', 4.01),
      parted('PREVOYANCE NON CADRE', 0.38),
      parted('MUTUELLE FORFAIT', 0.5, 392_500),
      parted('CSG DEDUCTIBLE', 6.8, Math.round(gross * 0.9825)),
      parted('CSG + RDS NON DEDUCT.', 2.9, Math.round(gross * 0.9825)),
    ]
    const taxable = gross - total(held.map(({ cents }) => cents)) + Math.round(gross * 0.9825 * 0.029)
    const withheld = [
      ...held,
      parted('PRELEVEMENT A LA SOURCE', paper.pick([2.1, 4.6, 6.4]), taxable),
      { label: 'ACOMPTE VERSE LE 15', rate: 0, on: 0, cents: paper.between(0, 3) * 5000 },
    ]
    const deductions = total(withheld.map(({ cents }) => cents))
    const net = gross - deductions
    const months = parts(end).month
    const mono = { face: 'mono', size: 7.8 } as const
    const edges = [46, -290, -360, -450, -545]
    const name = paper.put('document_holder_name', `${person.surname} ${person.given}`)
    const fields: readonly (readonly [string, string, number])[] = [
      ['MATRICULE', paper.code('0##'), 60],
      ['EMPLOI', paper.put('occupation', paper.pick(posts)), 125],
      ['QUALIFICATION', paper.pick(['Ouvrier qualifié', 'Employé']), 100],
      ['NIVEAU / COEF.', paper.code('N3P# / 2#0'), 90],
      ["DATE D'ENTREE", paper.put('hire_date', hired, dmShort(hired)), 70],
      ['ANCIENNETE', `${parts(end).year - parts(hired).year} an(s)`, 70],
    ]
    const strip = fields.reduce<{ x: number; marks: ReturnType<typeof cell> }>(
      ({ x, marks }, [caption, value, width]) => ({
        x: x + width,
        marks: [...marks, ...cell({ x, y: 196, width, height: 25 }, caption, value, { face: 'mono', size: 8 })],
      }),
      { x: 40, marks: [] },
    ).marks
    return [
      page([
        box(40, 36, 250, 84, { stroke: '#000000' }),
        text(48, 52, paper.put('employer_name', employer), { face: 'mono-bold', size: 10 }),
        ...stack(
          48,
          65,
          10.5,
          [
            ...homeLines(office)
              .slice(-2)
              .map((row) => row.toUpperCase()),
            `SIRET ${siret}   APE ${paper.code('####@')}`,
            `COTISATIONS VERSEES A : URSSAF`,
          ],
          mono,
        ),
        box(300, 36, 255, 24, { fill: '#000000' }),
        text(427, 52, 'BULLETIN DE PAIE', { size: 13, face: 'sans-bold', align: 'middle', color: '#ffffff' }),
        ...cell(
          { x: 300, y: 60, width: 130, height: 30 },
          'Période de paie',
          `${paper.put('pay_period_start', start, dmShort(start))} au ${paper.put('pay_period_end', end, dmShort(end))}`,
          { face: 'mono', size: 8.5 },
        ),
        ...cell(
          { x: 430, y: 60, width: 125, height: 30 },
          'Date de paiement',
          paper.put('document_date', paid, dmShort(paid)),
          { face: 'mono', size: 8.5 },
        ),
        ...cell(
          { x: 300, y: 90, width: 255, height: 30 },
          'N° de Sécurité sociale',
          `${person.sex === 'M' ? 1 : 2} ${person.born.slice(2, 4)} ${person.born.slice(5, 7)} ${paper.code('## ### ### ##')}`,
          { face: 'mono', size: 8.5 },
        ),
        ...stack(320, 138, 11.5, [name, ...homeLines(place).map((row) => row.toUpperCase())], {
          face: 'mono',
          size: 9,
        }),
        text(40, 150, 'CONV. COLL. : BATIMENT / 1596', mono),
        text(40, 162, `BANQUE : ${paper.code('3####')} – COMPTE ****${paper.code('####')}`, mono),
        ...strip,
        box(40, 228, 515, 16, { fill: '#d9d9d9', stroke: '#000000', strokeWidth: 0.5 }),
        ...rows(edges, [['RUBRIQUES', 'BASE', 'TAUX', 'GAINS', 'RETENUES']], {
          y: 239,
          leading: 12,
          face: 'mono-bold',
          size: 8,
        }),
        box(40, 244, 515, 300, { stroke: '#000000', strokeWidth: 0.5 }),
        ...[300, 370, 460].map((x) => line(x, 228, x, 544, { strokeWidth: 0.4 })),
        ...rows(
          edges,
          [
            ['SALAIRE DE BASE 151,67 H', '151,67', amount(Math.round(base / 151.67), '.'), amount(base, '.')],
            ['HEURES SUPPLEMENTAIRES 125%', '', '', amount(extra, '.')],
            ["PRIME D'ANCIENNETE", amount(base, '.'), '3,00', amount(seniority, '.')],
            [],
            ['*** TOTAL BRUT', '', '', paper.put('gross_pay', canonicalMoney(gross), amount(gross, '.'))],
            [],
            ...withheld.map(({ label, rate, on, cents }) => [
              label,
              on === 0 ? '' : amount(on, '.'),
              rate === 0 ? '' : amount(Math.round(rate * 100)),
              '',
              amount(cents, '.'),
            ]),
          ],
          { y: 262, leading: 15, ...mono },
        ),
        ...rows(
          edges,
          [
            [
              'TOTAUX',
              '',
              '',
              amount(gross, '.'),
              paper.put('deductions_total', canonicalMoney(deductions), amount(deductions, '.')),
            ],
          ],
          { y: 538, leading: 14, face: 'mono-bold', size: 8 },
        ),
        box(380, 556, 175, 38, { stroke: '#000000', strokeWidth: 2 }),
        text(388, 568, 'NET A PAYER EN EUROS', { size: 7.5, face: 'mono-bold' }),
        text(547, 586, paper.put('net_pay', canonicalMoney(net), amount(net, '.')), {
          size: 14,
          face: 'mono-bold',
          align: 'right',
        }),
        ...stack(
          46,
          568,
          11,
          [
            `NET IMPOSABLE : ${amount(taxable, '.')}`,
            `MONTANT NET SOCIAL : ${amount(taxable - 4120, '.')}`,
            'PAIEMENT PAR VIREMENT',
          ],
          mono,
        ),
        ...rows(
          [46, -180, -280, -380, -480],
          [
            ['CUMULS', 'BRUT', 'NET IMPOSABLE', 'NET PAYE', 'HEURES'],
            [
              'ANNUELS',
              paper.put('gross_pay_ytd', canonicalMoney(gross * months - 5200), amount(gross * months - 5200, '.')),
              amount(taxable * months - 4300, '.'),
              paper.put('net_pay_ytd', canonicalMoney(net * months - 3900), amount(net * months - 3900, '.')),
              amount(15167 * months, '.'),
            ],
          ],
          { y: 622, leading: 15, rule: '#000000', ...mono },
        ),
        ...rows(
          [46, -180, -280, -380],
          [
            ['CONGES', 'ACQUIS', 'PRIS', 'RESTE'],
            ['N-1', '30,00', '12,00', '18,00'],
            ['N', '10,00', '0,00', '10,00'],
          ],
          { y: 670, leading: 14, ...mono },
        ),
        text(297, 790, 'POUR FAIRE VALOIR VOS DROITS CONSERVEZ CE BULLETIN SANS LIMITATION DE DUREE', {
          ...mono,
          size: 7,
          align: 'middle',
        }),
      ]),
    ]
  },
}
