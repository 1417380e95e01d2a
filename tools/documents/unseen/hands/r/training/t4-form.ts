import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer, payOf } from '../companies.ts'
import { bareEnglish, openLedger, iso } from '../forms.ts'
import { families, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** The official slip: boxes with bilingual captions and numbers, the employer's name at the left, the employee's in a frame below. */
export const t4Form: UnseenLayout = {
  name: 't4-form',
  docType: 't4',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(
      paper,
      iso,
      paper.pick([
        bareEnglish,
        (cents) => `${Math.floor(cents / 100)}  ${String(cents % 100).padStart(2, '0')}`,
        (cents) => (cents / 100).toFixed(2),
      ]),
    )
    const { plain } = ledger
    const page = openPage('letter', paper.pick(families))
    const region = paper.pick(['CA', 'CA', 'QC'] as const)
    const pay = payOf(paper, region, paper.between(400, 2_080), 1)
    const year = paper.pick(['2025', '2025', '2024', '2023'])
    const worker = someone(paper, region)
    const copies = paper.pick([1, 2])
    const company = paper.put('employer_name', employer(paper, region))
    const sin = paper.put('sin', socialInsuranceNumber(paper, paper.pick([' ', '-', ''])))
    const [last, first] = [worker.surname, worker.given]
    const isUpper = paper.chance(0.6)
    const isSplit = paper.chance(0.6)
    const name = isSplit ? `${last}, ${first}` : nameOf(worker, paper.pick(['comma', 'plain', 'middle']))
    const printed = isUpper ? name.toUpperCase() : name
    const lines = homeLines(paper, home(paper, region), region)
    const seat = homeLines(paper, home(paper, region), region, false)
    const account = paper.code('######### RP 000#')
    const tax = pay.withheld[0]?.cents ?? 0
    for (let copy = 0; copy < copies; copy += 1) {
      const y = 40 + copy * 372
      page.t(40, y, 'T4', { size: 20, bold: true })
      page.t(84, y - 8, 'Statement of Remuneration Paid', { size: 9, within: 200 })
      page.t(84, y + 2, 'État de la rémunération payée', { size: 9, within: 200 })
      page.t(300, y - 4, 'Year / Année', { size: 6.5 })
      page.t(346, y, paper.put('tax_year', year), { size: 13, bold: true })
      page.t(
        572,
        y - 4,
        paper.pick(['Protected B / Protégé B when completed', 'Canada Revenue Agency / Agence du revenu du Canada']),
        { size: 6.2, align: 'right', within: 170 },
      )
      page.t(40, y + 18, paper.pick(['Employer’s name – Nom de l’employeur', 'Employer’s name']), { size: 6 })
      page.col(44, y + 30, 11, [company, ...seat], { within: 215 })
      page.cell([40, y + 74, 220, 26], '54  Employer’s account number / Numéro de compte de l’employeur', account)
      page.cell([40, y + 104, 130, 26], '12  Social insurance number / Numéro d’assurance sociale', sin)
      page.cell([174, y + 104, 86, 26], '10  Prov. of employment', region === 'QC' ? 'QC' : 'ON')
      page.cell([40, y + 134, 220, 88], 'Employee’s name and address – Nom et adresse de l’employé', '')
      if (isSplit) {
        page.t(44, y + 150, 'Last name – Nom de famille          First name – Prénom          Initial', {
          size: 5.6,
          within: 212,
        })
        const [surname = '', given = ''] = printed.split(', ')
        paper.put('document_holder_name', printed, `${surname} ${given}`)
        page.t(46, y + 162, surname, { within: 100 })
        page.t(150, y + 162, given, { within: 80 })
        page.t(246, y + 162, worker.middle.charAt(0))
      } else page.t(46, y + 158, paper.put('document_holder_name', printed), { within: 210 })
      page.col(46, y + 176, 12, lines, { size: 8, within: 210 })
      const boxes: [string, string][] = [
        [
          `14  Employment income${paper.chance(0.7) ? ' / Revenus d’emploi' : ''}`,
          ledger.money('employment_income', pay.gross),
        ],
        ['22  Income tax deducted / Impôt sur le revenu retenu', ledger.money('income_tax_deducted', tax)],
        ['16  Employee’s CPP contributions / RPC', region === 'QC' ? '' : plain(pay.withheld[1]?.cents ?? 0)],
        ['24  EI insurable earnings / Gains assurables d’AE', plain(Math.min(pay.gross, 6_570_000))],
        ['17  Employee’s QPP contributions / RRQ', region === 'QC' ? plain(pay.withheld[2]?.cents ?? 0) : ''],
        ['26  CPP/QPP pensionable earnings / Gains ouvrant droit', plain(pay.gross - 4_200)],
        ['18  Employee’s EI premiums / Cotisations AE', plain(pay.withheld[2]?.cents ?? 0)],
        ['44  Union dues / Cotisations syndicales', paper.chance(0.5) ? plain(paper.between(9_000, 90_000)) : ''],
        ['20  RPP contributions / Cotisations RPA', paper.chance(0.4) ? plain(paper.between(50_000, 400_000)) : ''],
        [
          '52  Pension adjustment / Facteur d’équivalence',
          paper.chance(0.4) ? plain(paper.between(50_000, 700_000)) : '',
        ],
      ]
      boxes.forEach(([caption, value], index) =>
        page.cell([270 + (index % 2) * 152, y + 18 + Math.floor(index / 2) * 30, 150, 28], caption, value, {
          align: 'left',
        }),
      )
      page.grid({ x: 40, y: y + 232, widths: [180, 60, 70, 60, 70, 92], leading: 16, head: '', rules: 'all' }, [
        ['Other information / Autres renseignements', 'Box', 'Amount', 'Box', 'Amount', ''],
        [
          '',
          '40',
          plain(paper.between(1_000, 90_000)),
          '85',
          plain(paper.between(1_000, 90_000)),
          paper.code('####-##'),
        ],
      ])
      page.t(
        40,
        y + 282,
        copy === 0
          ? 'Report these amounts on your tax return. – Déclarez ces montants dans votre déclaration.'
          : 'Copy 2 - keep for your records',
        { size: 6.4 },
      )
    }
    return [page.sheet()]
  },
}
